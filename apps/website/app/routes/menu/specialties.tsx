import { useId } from 'react';

/** The first cuisines, in a line. */
export function Specialties({ cuisines }: { cuisines: string[] }) {
  const id = useId();
  if (cuisines.length === 0) return null;
  return (
    <section className="specialties" aria-labelledby={id}>
      <h2 id={id}>Our Specialties</h2>
      <ul>
        {cuisines.map((cuisine) => (
          <li key={cuisine}>{cuisine}</li>
        ))}
      </ul>
    </section>
  );
}
