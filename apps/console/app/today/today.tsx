import { inboxPath } from '@tablefront/console-wire/inbox';
import type { Today } from '@tablefront/console-wire/today';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { clockTime, longDay } from '../ui/when.ts';
import { ChangedLast } from './changed-last.tsx';
import { FeedbackTrendCard } from './feedback-trend-card.tsx';
import { HoursToday } from './hours-today.tsx';
import { NeedsAnswer } from './needs-answer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SoldOutCard } from './sold-out-card.tsx';
import { summary } from './summary.ts';
import { Troubles } from './troubles.tsx';
import './today.css';

const MINUTE_MS = 60_000;

/** What needs an answer, what is open, what is sold out. What comes in shows by itself; the hours each minute. */
export function TodayPage() {
  const brand = useBrand();
  const today = useQuery({
    queryKey: ['today', brand.id],
    queryFn: ({ signal }) => call<Today>('GET', inboxPath(brand.id, '/today'), { signal }),
    refetchInterval: MINUTE_MS,
  });
  return (
    <Page title="Today">
      <div className="body today">
        {today.data ? <Shown today={today.data} /> : null}
        {today.isPending && <Loading what="the day" rows={8} />}
        {today.isError && !today.data && (
          <Failed what="The day" error={today.error} onRetry={() => void today.refetch()} />
        )}
      </div>
    </Page>
  );
}

function Shown({ today }: { today: Today }) {
  const now = new Date(today.now);
  const { timeZone } = today.brand;
  const town = timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return (
    <>
      <div className="today-head">
        <div>
          <h2 className="big">{longDay(now, timeZone)}</h2>
          <p className="muted">
            {clockTime(now, timeZone)}
            {town && ` in ${town}`}. {summary(today)}
          </p>
        </div>
        <QuickActions today={today} />
      </div>
      <div className="today-grid">
        <div className="stack g5">
          <Troubles today={today} />
          <NeedsAnswer today={today} />
          <FeedbackTrendCard feedback={today.feedback} />
        </div>
        <div className="stack g5">
          <HoursToday today={today} />
          <SoldOutCard soldOut={today.soldOut} />
          <ChangedLast />
        </div>
      </div>
    </>
  );
}
