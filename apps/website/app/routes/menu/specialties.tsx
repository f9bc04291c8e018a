import { useId } from 'react';

interface SpecialtiesProps {
  cuisines: string[];
  /** In one line whatever its length: it scrolls sideways, by keyboard too. */
  scrolling?: boolean;
}

/** The first cuisines. */
export function Specialties({ cuisines, scrolling = false }: SpecialtiesProps) {
  const id = useId();
  if (cuisines.length === 0) return null;
  return (
    <section className="specialties" aria-labelledby={id} tabIndex={scrolling ? 0 : undefined}>
      <h2 id={id}>Our Specialties</h2>
      <ul>
        {cuisines.map((cuisine) => (
          <li key={cuisine}>{cuisine}</li>
        ))}
      </ul>
    </section>
  );
}
