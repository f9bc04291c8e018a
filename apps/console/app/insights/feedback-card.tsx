import type { FeedbackInsights } from '@tablefront/console-wire/insights';
import { MessageSquareText } from 'lucide';
import { Suspense, useState } from 'react';
import { later } from '../ui/later.ts';
import { Empty } from '../ui/states.tsx';
import { type FeedbackLine, lineInWords, linesOf } from './feedback-lines.ts';
import { dayAndMonth, guests } from './insights-words.ts';

// At once: it comes while the server is asked.
const FeedbackPlot = later(() => import('./feedback-plot.tsx'), 0);

interface FeedbackCardProps {
  feedback: FeedbackInsights;
  weeks: string[];
  period: string;
  place: string | undefined;
}

/** The average rating, week by week. */
export function FeedbackCard({ feedback, weeks, period, place }: FeedbackCardProps) {
  const [asTable, setAsTable] = useState(false);
  const { count } = feedback.all.now;
  const lines = linesOf(feedback, place);
  return (
    <section className="card" aria-labelledby="ins-feedback">
      <header>
        <h2 id="ins-feedback">Feedback</h2>
        <span className="muted small">
          {guests(count)} in {period}
        </span>
        {count > 0 && (
          <button type="button" className="lk small push" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            As a table
          </button>
        )}
      </header>
      {count === 0 ? (
        <Empty icon={MessageSquareText} title="No ratings yet">
          The average of the ratings that guests give stands here, week by week. A code on each table brings the first.
        </Empty>
      ) : asTable ? (
        <FeedbackTable lines={lines} weeks={weeks} />
      ) : (
        <div className="card-body">
          <div
            className="ins-plot"
            role="img"
            aria-label={`Average rating by week. ${lines.map(lineInWords).join('; ')}.`}
          >
            <Suspense>
              <FeedbackPlot lines={lines} weeks={weeks} />
            </Suspense>
          </div>
        </div>
      )}
      <footer className="small muted">
        <Stars stars={feedback.stars} /> Average of the stars that guests gave their visit, by the week in which they
        sent it; the last week ends today. Without spam.
      </footer>
    </section>
  );
}

function FeedbackTable({ lines, weeks }: { lines: FeedbackLine[]; weeks: string[] }) {
  return (
    <div className="ins-scroll">
      <table className="tbl dense">
        <thead>
          <tr>
            <th scope="col">Week from</th>
            {lines.map(({ name }) => (
              <th key={name} scope="col" className="n">
                {name}
              </th>
            ))}
            <th scope="col" className="n">
              Guests
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((day, week) => (
            <tr key={day}>
              <th scope="row">{dayAndMonth(day)}</th>
              {lines.map(({ name, weeks: rated }) => (
                <td key={name} className="n">
                  {rated[week]?.average?.toFixed(1) ?? <span className="muted">none</span>}
                </td>
              ))}
              <td className="n muted">{lines[0]?.weeks[week]?.count ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `5 stars 210, 4 stars 96, …` */
function Stars({ stars }: { stars: number[] }) {
  const given = stars.map((count, index) => ({ count, stars: index + 1 })).filter(({ count }) => count > 0);
  if (given.length === 0) return null;
  const said = given.toReversed().map((one) => `${one.stars} ${one.stars === 1 ? 'star' : 'stars'} ${one.count}`);
  return <b className="m ink2">{said.join(', ')}.</b>;
}
