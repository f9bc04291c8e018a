import { type Session, sessionPaths } from '@tablefront/console-wire/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { lastSeen, moment } from '../ui/when.ts';

/** Where the person is signed in; each can be ended from here. */
export function Sessions() {
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call<Session[]>('GET', sessionPaths.sessions, { signal }),
  });
  async function end(path: string, says: string) {
    try {
      await call('DELETE', path);
      say(says);
    } catch (error) {
      sayWrong(`Not ended. ${inWords(error)}`);
    }
    await queries.invalidateQueries({ queryKey: ['sessions'] });
  }
  if (sessions.isPending) return <Loading what="where you are signed in" rows={2} />;
  if (sessions.isError)
    return <Failed what="This list" error={sessions.error} onRetry={() => void sessions.refetch()} />;
  const now = new Date();
  const others = sessions.data.filter(({ current }) => !current).length;
  return (
    <div className="stack g3">
      <ul className="card list">
        {sessions.data.map(({ id, current, device, startedAt, seenAt }) => (
          <li key={id}>
            <Icon node={MonitorSmartphone} className="muted" />
            <span className="grow">
              <span className="m in-line">{device}</span>
              <small className="muted small">
                {current ? 'This one' : `Last here ${lastSeen(seenAt, { now, timeZone: null })}`}, signed in{' '}
                {moment(startedAt, { now, timeZone: null })}
              </small>
            </span>
            {!current && (
              <Button
                small
                aria-label={`End the session of ${device}`}
                onClick={() => void end(sessionPaths.sessionAt(id), `${device} is signed out.`)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <div className="row">
          <Button onClick={() => void end(sessionPaths.sessions, 'You are signed in here alone.')}>
            End all {others} others
          </Button>
        </div>
      )}
    </div>
  );
}
