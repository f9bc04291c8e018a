import type { Today } from '@tablefront/console-wire/today';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { later } from '../ui/later.ts';
import { Failed, Loading } from '../ui/states.tsx';
import { clockTime, longDay, zoneName } from '../ui/when.ts';
import { ChangedLast } from './changed-last.tsx';
import { FeedbackTrendCard } from './feedback-trend-card.tsx';
import { HoursToday } from './hours-today.tsx';
import { NeedsAnswer } from './needs-answer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SoldOutCard } from './sold-out-card.tsx';
import { summary } from './summary.ts';
import { todayQuery } from './today-query.ts';
import { Troubles } from './troubles.tsx';
import { Unpublished } from './unpublished.tsx';
import './today.css';

const WeekCards = later(() => import('./week-cards.tsx'), 0);

const MINUTE_MS = 60_000;

/** What needs an answer, what is open, what is sold out. What comes in shows by itself; the hours each minute. */
export function TodayPage() {
  const brand = useBrand();
  const today = useQuery({ ...todayQuery(brand.id), refetchInterval: MINUTE_MS });
  return (
    <Page title="Today" actions={<Unpublished />}>
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
  const { week } = today;
  const now = new Date(today.now);
  const { timeZone } = today.brand;
  return (
    <>
      <div className="today-head">
        <div>
          <h2 className="big">{longDay(now, timeZone)}</h2>
          <p className="muted">
            {clockTime(now, timeZone)}
            {timeZone && ` in ${zoneName(timeZone)}`}. {summary(today)}
          </p>
        </div>
        <QuickActions today={today} />
      </div>
      <div className="today-grid">
        <div className="stack g5">
          <Troubles today={today} />
          <NeedsAnswer today={today} />
          <FeedbackTrendCard feedback={today.feedback} />
          {week.forms.length + week.asked.length > 0 && (
            <Suspense>
              <WeekCards week={week} />
            </Suspense>
          )}
        </div>
        <div className="stack g5">
          <HoursToday today={today} />
          <SoldOutCard today={today} />
          <ChangedLast />
        </div>
      </div>
    </>
  );
}
