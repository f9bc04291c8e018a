import type { HistoryEntry, InboxDetail, Reply as SentReply } from '@tablefront/console-wire/inbox';
import { composedLink } from '@tablefront/restaurant/link';
import { Check, Phone, Reply, StickyNote } from 'lucide';
import { Suspense } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { Pips } from '../ui/pips.tsx';
import { moment } from '../ui/when.ts';
import { Attachments } from './attachments.tsx';
import type { MessageActs } from './use-inbox-keys.ts';

const NoteForm = later(() => import('./note-form.tsx'));
const ReplyForm = later(() => import('./reply-form.tsx'));

interface MessageBodyProps {
  brandId: string;
  message: InboxDetail;
  acts: MessageActs;
}

/** Who it is from stands at the side, and the rating with its pips. */
const beside = new Set([
  'rating',
  'nature',
  'contact_name',
  'contact_email',
  'contact_ok',
  'full_name',
  'name',
  'email',
]);

/** What was written, in its own words, what the team noted, and the answer. */
export function MessageBody({ brandId, message, acts }: MessageBodyProps) {
  const { answers, rating } = message;
  const short = answers.filter(({ long, name }) => !long && !beside.has(name));
  const long = answers.filter(({ long: isLong }) => isLong);
  return (
    <div className="mail-body stack g5">
      <dl className="answers">
        {rating !== null && (
          <div>
            <dt>Visit</dt>
            <dd>
              <Pips rating={rating} /> <b className="m">{rating} of 5</b>
            </dd>
          </div>
        )}
        {short.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <b className="m">{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      {long.map(({ name, label, value }) => (
        <div key={name} className="stack g1">
          {long.length > 1 && <p className="section-title">{label}</p>}
          <blockquote>{value}</blockquote>
        </div>
      ))}
      <Attachments brandId={brandId} message={message} />
      <Conversation message={message} />
      {acts.writing === 'note' && (
        <Suspense>
          <NoteForm brandId={brandId} id={message.id} onDone={() => acts.write(undefined)} />
        </Suspense>
      )}
      {acts.writing === 'reply' && message.reply ? (
        <Suspense>
          <ReplyForm brandId={brandId} message={message} acts={acts} />
        </Suspense>
      ) : (
        <Actions message={message} acts={acts} />
      )}
    </div>
  );
}

function Actions({ message, acts }: { message: InboxDetail; acts: MessageActs }) {
  const { contact, reply, state } = message;
  const number = contact.phone?.replace(/[^+\d]/g, '');
  return (
    <div className="stack">
      <div className="row wrap only-phone-actions">
        {reply && (
          <Button look="primary" icon={Reply} shortcut="R" onClick={() => acts.write('reply')}>
            Reply
          </Button>
        )}
        {number && (
          <a className="btn only-phone" href={composedLink(`tel:${number}`)}>
            <Icon node={Phone} />
            Call
          </a>
        )}
        <Button icon={StickyNote} shortcut="N" onClick={() => acts.write('note')}>
          Note
        </Button>
        {state !== 'done' && (
          <Button
            icon={Check}
            shortcut="E"
            onClick={() => acts.change(message, { state: 'done' }, `Done: ${message.from ?? 'No name'}.`)}
          >
            Done
          </Button>
        )}
      </div>
      {!reply && <p className="small muted">No e-mail address was left: there is nowhere to reply to.</p>}
      {reply && contact.mayAnswer === false && (
        <p className="small muted">They asked not to be answered. A reply is still possible, should it be needed.</p>
      )}
    </div>
  );
}

/** Notes and replies, the oldest first. */
function Conversation({ message }: { message: InboxDetail }) {
  const notes = message.history.filter(({ what }) => what === 'note');
  const all = [
    ...notes.map((note) => ({ at: note.at, key: note.id, shown: <Note note={note} zone={message.timeZone} /> })),
    ...message.replies.map((reply) => ({
      at: reply.at,
      key: reply.id,
      shown: <Sent reply={reply} zone={message.timeZone} />,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return all.map(({ key, shown }) => <div key={key}>{shown}</div>);
}

function Note({ note, zone }: { note: HistoryEntry; zone: string | null }) {
  const who = note.by?.name ?? 'The server';
  return (
    <div className="inote">
      <p className="row small">
        <Avatar name={who} size="s" />
        <b className="m">{who}</b>
        <span className="muted">{moment(note.at, { now: new Date(), timeZone: zone })}, only your team sees this</span>
      </p>
      <p className="as-written">{note.text}</p>
    </div>
  );
}

const replyStates: Record<SentReply['state'], { says: string; className: string }> = {
  waiting: { says: 'On its way', className: '' },
  sent: { says: 'Sent', className: 'g' },
  failed: { says: 'Not sent', className: 'r' },
  mailto: { says: 'Opened in an e-mail program', className: '' },
};

function Sent({ reply, zone }: { reply: SentReply; zone: string | null }) {
  const who = reply.by?.name ?? 'Somebody';
  const { says, className } = replyStates[reply.state];
  return (
    <div className="sent">
      <p className="row wrap small">
        <Avatar name={who} size="s" />
        <b className="m">{who}</b>
        <span className="muted">
          to {reply.to}, {moment(reply.at, { now: new Date(), timeZone: zone })}
        </span>
        <span className={`bdg push ${className}`}>{says}</span>
      </p>
      <p className="as-written">{reply.text}</p>
      {reply.error && <p className="small bad">{reply.error}</p>}
    </div>
  );
}
