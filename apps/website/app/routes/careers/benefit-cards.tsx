import type { Benefit } from './benefits.ts';

/** What the jobs bring, as the operator lists it with them. */
export function Benefits({ benefits }: { benefits: Benefit[] }) {
  return (
    <section className="wrap benefits" aria-labelledby="benefits">
      <h2 id="benefits">Benefits</h2>
      <ul className="benefit-cards">
        {benefits.map(({ text, positions, everywhere }) => (
          <li className="benefit" key={text}>
            <h3>{text}</h3>
            <p>{everywhere ? 'With every open position' : withPositions(positions)}</p>
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
