import type { Offering } from '@tablefront/restaurant/site-configuration/site-configuration';
import { useShell } from '../../shell/shell-context.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Benefit } from './benefits.ts';

/** What working there brings: as the operator says it of all jobs, else as it is listed with them. */
export function Benefits({ own, benefits }: { own: Offering[]; benefits: Benefit[] }) {
  const listed = benefits.map(({ text, positions, everywhere }) => ({
    title: text,
    description: everywhere ? 'With every open position' : withPositions(positions),
  }));
  const { text: language } = useShell();
  const cards: Offering[] = own.length > 0 ? own : listed;
  return (
    <section className="wrap benefits" aria-labelledby="benefits">
      <h2 id="benefits">Benefits</h2>
      <ul className="benefit-cards">
        {cards.map(({ title, description, image }) => (
          <li className="benefit" key={title}>
            {image && <Picture src={image} alt="" width={440} height={300} loading="lazy" />}
            <h3 {...language}>{title}</h3>
            {description && <p {...(own.length > 0 && language)}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function withPositions(positions: string[]): string {
  const [first, second, ...others] = positions;
  if (second === undefined) return `${first}`;
  return others.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${others.length} more`;
}

/** Where no benefit is stated, none is promised: the cards tell how applying goes. */
export function HowToApply({ jobs }: { jobs: boolean }) {
  return (
    <section className="wrap benefits" aria-labelledby="benefits">
      <h2 id="benefits">How Applying Works</h2>
      <ul className="benefit-cards">
        <li className="benefit">
          <h3>One short form</h3>
          <p>
            {jobs ? 'Choose a position, say who you are, send it.' : 'Say who you are and what you would like to do.'}
          </p>
        </li>
        <li className="benefit">
          <h3>Your resume as it is</h3>
          <p>PDF or Word, also straight from your phone.</p>
        </li>
        <li className="benefit">
          <h3>No letter needed</h3>
          <p>A photo and a cover letter are welcome, and up to you.</p>
        </li>
      </ul>
    </section>
  );
}
