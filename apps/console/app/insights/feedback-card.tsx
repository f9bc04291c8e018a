import type { InsightNote, Insights } from '@tablefront/console-wire/insights';
import { MessageSquareText, X } from 'lucide';
import { Suspense, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.ts';
import { Empty } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { type FeedbackLine, lineInWords, linesOf, notesIn } from './feedback-lines.ts';
import { useNoteChange } from './insights-query.ts';
import { dayAndMonth, guests } from './insights-words.ts';

// At once: it comes while the server is asked.
const FeedbackPlot = later(() => import('./feedback-plot.tsx'), 0);
const NoteDialog = later(() => import('./note-dialog.tsx'));

interface FeedbackCardProps {
  insights: Insights;
  period: string;
  place: string | undefined;
}

/** The average rating, week by week, and what people wrote of its days. */
export function FeedbackCard({ insights, period, place }: FeedbackCardProps) {
  const { feedback, weeks, notes, may } = insights;
  const [asTable, setAsTable] = useState(false);
  const [writing, setWriting] = useState(false);
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
          <span className="push row">
            {may.note && (
              <button type="button" className="lk small" onClick={() => setWriting(true)}>
                Add a note
              </button>
            )}
            <button type="button" className="lk small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              As a table
            </button>
          </span>
        )}
      </header>
      {count === 0 ? (
        <Empty icon={MessageSquareText} title="No ratings yet">
          The average of the ratings that guests give stands here, week by week. A code on each table brings the first.
        </Empty>
      ) : asTable ? (
        <FeedbackTable lines={lines} weeks={weeks} notes={notes} />
      ) : (
        <div className="card-body">
          <div
            className="ins-plot"
            role="img"
            aria-label={`Average rating by week. ${lines.map(lineInWords).join('; ')}.`}
          >
            <Suspense>
              <FeedbackPlot lines={lines} weeks={weeks} notes={notes} />
            </Suspense>
          </div>
        </div>
      )}
      {count > 0 && notes.length > 0 && <Notes notes={notes} mayNote={may.note} />}
      {writing && (
        <Suspense>
          <NoteDialog
            places={insights.places}
            place={place}
            days={{ first: weeks[0] ?? insights.until, last: insights.until }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
      <footer className="small muted">
        <Stars stars={feedback.stars} /> Average of the stars that guests gave their visit, by the week in which they
        sent it; the last week ends today. Without spam.
      </footer>
    </section>
  );
}

function Notes({ notes, mayNote }: { notes: InsightNote[]; mayNote: boolean }) {
  const change = useNoteChange(useBrand().id);
  function remove({ id, day, text, place }: InsightNote) {
    const put = { id, note: { day, text, place: place?.id ?? null } };
    change.mutate(
      { id, note: null },
      {
        onSuccess: () => say('The note is gone.', () => change.mutate(put)),
        onError: (error) => sayWrong(inWords(error)),
      },
    );
  }
  return (
    <ul className="ins-notes small" aria-label="Notes">
      {notes.map((note) => (
        <li key={note.id}>
          <time className="muted" dateTime={note.day}>
            {dayAndMonth(note.day)}
          </time>
          <span>
            {note.text}
            {note.place && <span className="muted">, {note.place.name}</span>}
          </span>
          {mayNote && (
            <Button small look="quiet" icon={X} aria-label={`Take away: ${note.text}`} onClick={() => remove(note)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface FeedbackTableProps {
  lines: FeedbackLine[];
  weeks: string[];
  notes: InsightNote[];
}

function FeedbackTable({ lines, weeks, notes }: FeedbackTableProps) {
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
            {notes.length > 0 && <th scope="col">Notes</th>}
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
              {notes.length > 0 && (
                <td>
                  {notesIn(notes, weeks, week)
                    .map(({ text }) => text)
                    .join('; ')}
                </td>
              )}
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
