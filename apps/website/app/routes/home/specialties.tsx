import { groundOf, Section } from '../../ui/section.tsx';

export function Specialties({ cuisines, tint }: { cuisines: string[]; tint: boolean }) {
  return (
    <Section title="Our Specialties" ground={groundOf(tint)}>
      <ul className="cuisines">
        {cuisines.map((cuisine) => (
          <li className="cuisine" key={cuisine}>
            {cuisine}
          </li>
        ))}
      </ul>
    </Section>
  );
}
