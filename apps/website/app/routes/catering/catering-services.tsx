import type { DeliveryMethod } from '@tablefront/restaurant/forms/catering/catering-fields';
import type { Offering } from '@tablefront/restaurant/site-configuration/site-configuration';
import { useShell } from '../../shell/shell-context.ts';
import { Plate } from '../../ui/plate.tsx';

/** What the ways that a request can name mean, for any restaurant. */
const services: Record<DeliveryMethod, Offering> = {
  delivery: { title: 'Delivery', description: 'The food comes to the address that you name.' },
  pickup: { title: 'Pickup', description: 'You come for the food and take it with you.' },
  live_catering: { title: 'Live Catering', description: 'It is cooked where your guests are.' },
  party_hall: { title: 'Party Hall', description: 'Your guests come to us.' },
  food_truck: { title: 'Food Truck', description: 'The kitchen comes to you on wheels.' },
};

interface CateringServicesProps {
  /** As the operator describes them; else they follow from the ways to cater. */
  own: Offering[];
  methods: DeliveryMethod[];
  pictures: string[];
}

/** What the brand offers. */
export function CateringServices({ own, methods, pictures }: CateringServicesProps) {
  const { text } = useShell();
  const offerings = own.length > 0 ? own : methods.map((method) => services[method]);
  const plates = offerings.map(({ image }, index) => image ?? pictures[index % Math.max(pictures.length, 1)]);
  const plain = plates.every((plate) => plate === undefined);
  return (
    <section className="wrap catering-services" aria-labelledby="services">
      <h2 className="visually-hidden" id="services">
        Services
      </h2>
      <ul className={`services${plain ? ' services--plain' : ''}`} {...(own.length > 0 && text)}>
        {offerings.map(({ title, description }, index) => (
          <li className="service" key={title}>
            {plates[index] !== undefined && <Plate image={plates[index]} />}
            <h3>{title}</h3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
