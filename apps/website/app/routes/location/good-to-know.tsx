import { useId } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import type { LocationPage } from './location-page.ts';

/** What the place offers and where it delivers: lists side by side, the title in a rail. */
export function GoodToKnow({ page, tint }: { page: LocationPage; tint: boolean }) {
  const id = useId();
  const { text } = useShell();
  const lists = [
    { title: 'Services', entries: page.services },
    { title: 'Features', entries: page.features },
    { title: 'Delivery areas', entries: page.deliveryAreas },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <section className={`section${tint ? ' on-tint' : ''}`} aria-labelledby={id}>
      <div className="wrap rail">
        <h2 id={id}>Good to know</h2>
        <div className="known">
          {lists.map(({ title, entries }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul {...text}>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
