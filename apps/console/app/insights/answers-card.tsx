import type { AnswerInsights } from '@tablefront/console-wire/insights';
import { Clock } from 'lucide';
import { kindNames } from '../inbox/kinds.ts';
import { Empty } from '../ui/states.tsx';
import { dayAndMonth, hoursInWords } from './insights-words.ts';

/** The shorter axis ends at a day: an hour more or less is then no tower. */
const LEAST_HOURS = 24;

/** How long messages wait for their first answer. */
export function AnswersCard({ answers, weeks }: { answers: AnswerInsights; weeks: string[] }) {
  const { medianHours, withinADay, of, slowest, waiting } = answers;
  return (
    <section className="card" aria-labelledby="ins-answers">
      <header>
        <h2 id="ins-answers">Until the first answer</h2>
        <span className="push small muted">median, by week</span>
      </header>
      {medianHours === null ? (
        <Empty icon={Clock} title="Nothing answered yet">
          How long guests wait for the first answer stands here, week by week.
        </Empty>
      ) : (
        <div className="card-body stack g2">
          <Bars answers={answers} weeks={weeks} />
          <p className="small muted">
            {hoursInWords(medianHours)} in the middle.
            {of > 0 && ` Within a day: ${Math.round((100 * withinADay) / of)}% of ${of} messages.`}
            {slowest &&
              ` Slowest: ${kindNames[slowest.kind].toLowerCase()}${slowest.place ? ` at ${slowest.place}` : ''}, ${hoursInWords(slowest.hours)}.`}
          </p>
        </div>
      )}
      <footer className="small muted">
        From when a message came until somebody first replied or set it to done; half waited less, half longer.
        {waiting > 0 &&
          ` ${waiting} still ${waiting === 1 ? 'waits' : 'wait'} and ${waiting === 1 ? 'is' : 'are'} not counted.`}
      </footer>
    </section>
  );
}

function Bars({ answers: { weeks: answered }, weeks }: { answers: AnswerInsights; weeks: string[] }) {
  const highest = Math.max(LEAST_HOURS * 1.15, ...answered.map(({ medianHours }) => medianHours ?? 0));
  const height = (hours: number) => `${(100 * hours) / highest}%`;
  return (
    <ol className={answered.length > 20 ? 'answer-bars many' : 'answer-bars'}>
      <li className="answer-day" style={{ bottom: height(LEAST_HOURS) }} aria-hidden="true">
        <span>1 day</span>
      </li>
      {answered.map(({ medianHours }, index) => {
        const isLast = index === answered.length - 1;
        const day = dayAndMonth(weeks[index] ?? '');
        const said = medianHours === null ? 'nothing answered' : hoursInWords(medianHours);
        return (
          <li key={day} className={isLast ? 'last' : ''} title={`Week from ${day}: ${said}`}>
            <span className="vh">
              Week from {day}: {said}
            </span>
            <i style={{ height: height(medianHours ?? 0) }} aria-hidden="true">
              {isLast && medianHours !== null && <b>{said}</b>}
            </i>
            {(index === 0 || isLast) && <small aria-hidden="true">{isLast ? 'this week' : day}</small>}
          </li>
        );
      })}
    </ol>
  );
}
