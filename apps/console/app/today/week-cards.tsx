import type { FormUse } from '@tablefront/console-wire/insights';
import type { Today } from '@tablefront/console-wire/today';
import { Plus } from 'lucide';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { maySettings } from '../frame/pages.ts';
import { formNames, shareOf } from '../insights/insights-words.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';

/** Of the last seven days: how often forms were opened and sent, and what the assistant was asked and did not know. */
export default function WeekCards({ week: { forms, asked } }: Pick<Today, 'week'>) {
  return (
    <div className="week-cards">
      {forms.length > 0 && <FormsCard forms={forms} />}
      {asked.length > 0 && <AskedCard asked={asked} />}
    </div>
  );
}

function FormsCard({ forms }: { forms: readonly FormUse[] }) {
  return (
    <section className="card" aria-labelledby="today-forms">
      <header>
        <h2 id="today-forms">Forms, 7 days</h2>
      </header>
      <table className="tbl dense">
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col" className="n">
              Opened
            </th>
            <th scope="col" className="n">
              Sent
            </th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ form, opened, sent }) => (
            <tr key={form}>
              <th scope="row">{formNames[form]}</th>
              <td className="n">{opened ?? <span className="muted">–</span>}</td>
              <td className="n">
                {sent} <span className="muted small pct">{shareOf(sent, opened)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AskedCard({ asked }: { asked: Today['week']['asked'] }) {
  const { id: brandId, role } = useBrand();
  return (
    <section className="card" aria-labelledby="today-asked">
      <header>
        <h2 id="today-asked">The site did not know</h2>
      </header>
      <ul className="list tight">
        {asked.map(({ text, times }) => (
          <li key={text}>
            <span className="grow">{text}</span>
            <span className="muted small nowrap">{times === 1 ? 'asked once' : `asked ${times} times`}</span>
            {maySettings(role) && (
              <Link
                className="btn ic s q"
                to={paths.pages(brandId, 'questions')}
                aria-label={`Answer: ${text}`}
                title="Answer it under Questions"
              >
                <Icon node={Plus} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
