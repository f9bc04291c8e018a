import type { InboxDetail, InboxEntry, InboxQuery } from '@tablefront/console-wire/inbox';
import { useQuery } from '@tanstack/react-query';
import { FileQuestionMark } from 'lucide';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Refused } from '../api/refused.ts';
import { openOverlay } from '../frame/overlay.ts';
import { paths } from '../paths.ts';
import { later } from '../ui/later.ts';
import { Empty, Failed, Loading } from '../ui/states.tsx';
import { messageQuery } from './inbox-queries.ts';
import { MessageBody } from './message-body.tsx';
import { MessageHead } from './message-head.tsx';
import type { MessageActs } from './use-inbox-keys.ts';

const MessageSide = later(() => import('./message-side.tsx'));

interface MessageProps {
  brandId: string;
  id: string;
  /** As it stands in the list: shown until all of it is there. */
  entry: InboxEntry | undefined;
  query: InboxQuery;
  acts: MessageActs;
}

/** One message: what was written, what was done about it, and who it is from. */
export default function Message({ brandId, id, entry, query, acts }: MessageProps) {
  const message = useQuery(messageQuery(brandId, id));
  const shown: InboxEntry | InboxDetail | undefined = message.data ?? entry;
  if (message.isError && !message.data) {
    const gone = message.error instanceof Refused && message.error.status === 404;
    return (
      <section className="pane mail" aria-label="Message">
        {gone ? (
          <Empty
            icon={FileQuestionMark}
            title="This message is not here"
            actions={
              <Link className="btn" to={paths.inbox(brandId, query)}>
                Back to the inbox
              </Link>
            }
          >
            It was deleted, or it belongs to a location that is not yours.
          </Empty>
        ) : (
          <Failed what="The message" error={message.error} onRetry={() => void message.refetch()} />
        )}
      </section>
    );
  }
  return (
    <>
      <section className="pane mail" aria-labelledby="message-heading">
        {shown && <MessageHead brandId={brandId} entry={shown} acts={acts} />}
        {message.data ? (
          <MessageBody brandId={brandId} message={message.data} acts={acts} />
        ) : (
          <Loading what="the message" rows={3} />
        )}
        <KeysOfTheInbox />
      </section>
      {message.data ? (
        <Suspense fallback={<SideToCome />}>
          <MessageSide brandId={brandId} message={message.data} />
        </Suspense>
      ) : (
        <SideToCome />
      )}
    </>
  );
}

/** Its place is kept: nothing moves when it comes. */
const SideToCome = () => <div className="pane mail-side" />;

const KEYS: [string[], string][] = [
  [['J', 'K'], 'next'],
  [['R'], 'reply'],
  [['N'], 'note'],
  [['A'], 'assign'],
  [['E'], 'done'],
  [['!'], 'spam'],
];

function KeysOfTheInbox() {
  return (
    <p className="keys not-phone">
      {KEYS.map(([keys, what]) => (
        <span key={what}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {what}
        </span>
      ))}
      <button type="button" onClick={() => openOverlay('keys')}>
        <kbd>?</kbd> all keys
      </button>
    </p>
  );
}
