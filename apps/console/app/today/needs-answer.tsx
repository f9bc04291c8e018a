import type { Today } from '@tablefront/console-wire/today';
import { CheckCheck } from 'lucide';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { iconOf, kindLine } from '../inbox/kinds.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty } from '../ui/states.tsx';
import { pressing, waited } from '../ui/when.ts';

/** The five that wait longest. */
export function NeedsAnswer({ today: { waiting, answered, now } }: { today: Today }) {
  const { id } = useBrand();
  const at = new Date(now);
  return (
    <section className="card today-needs" aria-labelledby="needs-answer">
      <header>
        <h2 id="needs-answer">Needs an answer</h2>
        {waiting.open > 0 && <span className="count">{waiting.open}</span>}
        <Link className="link small push" to={paths.inbox(id)}>
          Open the inbox
        </Link>
      </header>
      {waiting.longest.length === 0 && (
        <Empty icon={CheckCheck} title="All answered">
          Feedback, applications and requests from your site come together here. New ones show up by themselves.
        </Empty>
      )}
      <ul className="list needs">
        {waiting.longest.map((entry) => {
          const late = pressing(entry.receivedAt, at);
          return (
            <li key={entry.id}>
              <span className="kind">
                <Icon node={iconOf(entry)} />
              </span>
              <Link className="grow" to={paths.message(id, entry.id)}>
                <span className="row">
                  <b className="m needs-name">{entry.from ?? 'No name'}</b>
                  <span className="muted small cut">
                    {kindLine(entry)}
                    {entry.rating !== null && `, ${entry.rating} of 5`} · {entry.place?.name ?? 'All'}
                  </span>
                </span>
                <span className="cut ink2 small in-line">{entry.words}</span>
              </Link>
              <span className={`small nowrap ${late || 'muted'}`}>
                {late === 'bad' && <span className="vh">overdue, </span>}
                {waited(entry.receivedAt, at)}
              </span>
            </li>
          );
        })}
      </ul>
      {answered.of > 0 && (
        <footer className="small muted">
          Answered within a day this week: {answered.withinADay} of {answered.of}.{' '}
          <Link className="link" to={paths.insights(id)}>
            See how it goes
          </Link>
        </footer>
      )}
    </section>
  );
}
