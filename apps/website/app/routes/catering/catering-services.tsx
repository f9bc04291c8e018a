import type { DeliveryMethod } from '@tablefront/restaurant/forms/catering/catering-fields';
import { Plate } from '../../ui/plate.tsx';

const services: Record<DeliveryMethod, { title: string; text: string }> = {
  delivery: {
    title: 'Delivered to your door',
    text: 'Trays and platters for the office, the hall or the garden, hot and on time, with everything to serve them.',
  },
  pickup: {
    title: 'Ready when you come',
    text: 'Packed for the road at the hour that you name. You take it with you, we have done the rest.',
  },
  live_catering: {
    title: 'Cooked in front of your guests',
    text: 'Our cooks and their stations come to you, and every plate is made while your guests look on.',
  },
  party_hall: {
    title: 'The room, for one night',
    text: 'Your guests at our tables: your menu, your music, and nobody has to clean up.',
  },
  food_truck: {
    title: 'The kitchen on wheels',
    text: 'Our truck parks where your party is and serves from the window until everybody has had enough.',
  },
};

interface CateringServicesProps {
  methods: DeliveryMethod[];
  pictures: string[];
}

/** What the brand offers, from the plainest to the grandest. */
export function CateringServices({ methods, pictures }: CateringServicesProps) {
  return (
    <section className="wrap catering-services" aria-labelledby="services">
      <h2 className="visually-hidden" id="services">
        Services
      </h2>
      <ul className={`services ${pictures.length === 0 ? 'services--plain' : ''}`}>
        {methods.map((method, index) => (
          <li className="service" key={method}>
            {pictures.length > 0 && <Plate image={pictures[index % pictures.length]} />}
            <h3>{services[method].title}</h3>
            <p>{services[method].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
