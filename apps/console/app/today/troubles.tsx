import type { Today } from '@tablefront/console-wire/today';
import { MailWarning, ShieldAlert, TriangleAlert } from 'lucide';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';

/** What went wrong or waits aside; each can be jumped to, and stays until it is mended. */
export function Troubles({ today: { failed, failedReplies, spam } }: { today: Today }) {
  const { id } = useBrand();
  const [newest] = failed.newest;
  const [reply] = failedReplies;
  if (failed.submissions === 0 && !reply && spam === 0) return null;
  return (
    <div className="stack">
      {reply && (
        <div className="note r">
          <Icon node={MailWarning} />
          <div className="grow">
            <b>{failedReplies.length === 1 ? 'A reply' : `${failedReplies.length} replies`} did not go out.</b> The
            latest was to {reply.to}.
          </div>
          <Link className="lk" to={paths.message(id, reply.submissionId, { box: 'all' })}>
            Look at it
          </Link>
        </div>
      )}
      {failed.submissions > 0 && (
        <div className="note w">
          <Icon node={TriangleAlert} />
          <div className="grow">
            <b>
              {failed.submissions === 1 ? 'Of one message' : `Of ${failed.submissions} messages`} somebody could not be
              told.
            </b>{' '}
            Nothing is lost: {failed.submissions === 1 ? 'it is' : 'they are'} in the inbox.
            {newest?.error &&
              ` The latest ${newest.channel === 'email' ? 'e-mail' : 'webhook'} failed: ${newest.error}`}
          </div>
          {newest && (
            <Link className="lk" to={paths.message(id, newest.id, { box: 'all' })}>
              Look at it
            </Link>
          )}
        </div>
      )}
      {spam > 0 && (
        <div className="note">
          <Icon node={ShieldAlert} />
          <div className="grow">
            {spam === 1 ? 'One message waits' : `${spam} messages wait`} under spam. A guest may be among them.
          </div>
          <Link className="lk" to={paths.inbox(id, { box: 'spam' })}>
            Look at {spam === 1 ? 'it' : 'them'}
          </Link>
        </div>
      )}
    </div>
  );
}
