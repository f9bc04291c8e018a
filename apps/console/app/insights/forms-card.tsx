import type { FormUse } from '@tablefront/console-wire/insights';
import { ClipboardList } from 'lucide';
import { useState } from 'react';
import { Empty } from '../ui/states.tsx';
import { formNames, shareOf } from './insights-words.ts';

interface FormsCardProps {
  forms: FormUse[];
  period: string;
  /** Only one place is looked at. */
  place: boolean;
  counting: boolean;
}

/** How many opened a form, began and sent it. */
export function FormsCard({ forms, period, place, counting }: FormsCardProps) {
  const [wanted, want] = useState<FormUse['form']>();
  const use = forms.find(({ form }) => form === wanted) ?? forms.find(({ form }) => form === 'catering') ?? forms[0];
  return (
    <section className="card" aria-labelledby="ins-forms">
      <header>
        <h2 id="ins-forms">Forms</h2>
        <span className="muted small">{period}</span>
        {use && (
          <select
            className="sel s push ins-form"
            aria-label="Form"
            value={use.form}
            onChange={({ target }) => want(forms.find(({ form }) => form === target.value)?.form)}
          >
            {forms.map(({ form }) => (
              <option key={form} value={form}>
                {formNames[form]}
              </option>
            ))}
          </select>
        )}
      </header>
      {use ? (
        <Funnel use={use} />
      ) : (
        <Empty icon={ClipboardList} title={counting ? 'Nothing counted yet' : 'Not counted'}>
          {counting
            ? 'How many guests open a form, begin and send it stands here.'
            : 'The brand lets nothing be counted. An owner can turn it on below.'}
        </Empty>
      )}
      <footer className="small muted">
        Counted by the server, without cookies and without anything of the guest. Opened: the form’s page was asked for,
        also where a browser fetched it ahead. Began: something was filled in. Sent: it arrived, without spam.
        {place && ' Of one location: of links and codes that name it.'}
        {use && !counting && ' Not counted at the moment.'}
      </footer>
    </section>
  );
}

function Funnel({ use: { opened, begun, sent } }: { use: FormUse }) {
  const steps: { name: string; count: number; of: number | null }[] = [
    ...(opened === null ? [] : [{ name: 'Opened', count: opened, of: null }]),
    { name: 'Began', count: begun, of: opened },
    { name: 'Sent', count: sent, of: begun },
  ];
  const longest = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <table className="tbl dense funnel">
      <thead className="vh">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Share</th>
          <th scope="col">Times</th>
          <th scope="col">Of the step before</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, count, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="fbar">
                <i style={{ width: `${(100 * count) / longest}%` }} />
              </span>
            </td>
            <td className="n m">{count}</td>
            <td className="n muted small pct">{shareOf(count, of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
