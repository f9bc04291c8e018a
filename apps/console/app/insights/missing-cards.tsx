import type { AskedInVain, Insights } from '@tablefront/console-wire/insights';
import { CircleHelp, SearchX, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/states.tsx';
import { useSetAside } from './insights-query.ts';
import { dayAndMonth } from './insights-words.ts';

const FIRST = 6;

/** What guests asked the assistant, and the site did not know. */
export function QuestionsCard({
  questions,
  period,
  answerAt,
}: {
  questions: NonNullable<Insights['questions']>;
  period: string;
  /** Where an answer is written; undefined: not by this role. */
  answerAt: string | undefined;
}) {
  return (
    <section className="card" aria-labelledby="ins-questions">
      <header>
        <h2 id="ins-questions">Guests asked, the site did not know</h2>
        <span className="push small muted">{amount(questions.total, 'question', period)}</span>
      </header>
      {questions.asked.length === 0 ? (
        <Empty icon={CircleHelp} title="Nothing that it did not know">
          What guests ask the assistant and the site does not say stands here.
        </Empty>
      ) : (
        <Asked
          asked={questions.asked}
          what="Question"
          actions={answerAt === undefined ? undefined : (text) => <Actions text={text} answerAt={answerAt} />}
        />
      )}
      <footer className="small muted">
        In the words of guests, each counted by the day (UTC); e-mail addresses and long numbers are left out.
      </footer>
    </section>
  );
}

interface SearchesCardProps extends Pick<Insights, 'searches'> {
  period: string;
  counting: boolean;
}

/** What guests searched the menu for, and it does not have. */
export function SearchesCard({ searches, period, counting }: SearchesCardProps) {
  return (
    <section className="card" aria-labelledby="ins-searches">
      <header>
        <h2 id="ins-searches">Searched for on the menu in vain</h2>
        <span className="push small muted">{amount(searches.total, 'search', period)}</span>
      </header>
      {searches.asked.length === 0 ? (
        <Empty icon={SearchX} title={counting ? 'Nothing searched for in vain' : 'Not counted'}>
          {counting
            ? 'Words that no dish of the menu has stand here.'
            : 'The brand lets nothing be counted. An owner can turn it on below.'}
        </Empty>
      ) : (
        <Asked asked={searches.asked} what="Words" />
      )}
      <footer className="small muted">
        Words without a match, once typing pauses for two seconds and no filter is on; as typed, without addresses and
        long numbers.
      </footer>
    </section>
  );
}

function amount(total: number, one: string, period: string): string {
  const many = one === 'search' ? 'searches' : `${one}s`;
  return `${total} ${total === 1 ? one : many}, ${period}`;
}

function Actions({ text, answerAt }: { text: string; answerAt: string }) {
  const { id } = useBrand();
  const setAside = useSetAside(id);
  return (
    <span className="row g1 end-of-row">
      <Link className="btn s" to={answerAt} aria-label={`Answer: ${text}`}>
        Answer
      </Link>
      <Button
        small
        look="quiet"
        icon={X}
        aria-label={`Not for us: ${text}`}
        busy={setAside.isPending}
        onClick={() => setAside.mutate(text)}
      />
    </span>
  );
}

interface AskedProps {
  asked: AskedInVain[];
  what: string;
  actions?: ((text: string) => ReactNode) | undefined;
}

function Asked({ asked, what, actions }: AskedProps) {
  const [all, showAll] = useState(false);
  return (
    <>
      <table className="tbl dense asked">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className="n">
              Times
            </th>
            <th scope="col" className="not-phone">
              Last
            </th>
            {actions && (
              <th scope="col">
                <span className="vh">Do</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {asked.slice(0, all ? undefined : FIRST).map(({ text, times, last }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td className="n">{times}</td>
              <td className="muted small not-phone nowrap">{dayAndMonth(last)}</td>
              {actions && <td>{actions(text)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {asked.length > FIRST && (
        <p className="asked-more">
          <button type="button" className="lk small" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? 'Show fewer' : `Show all ${asked.length}`}
          </button>
        </p>
      )}
    </>
  );
}
