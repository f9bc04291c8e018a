import type { InboxEntry } from '@tablefront/console-wire/inbox';
import { Check, MapPin, Paperclip, TriangleAlert } from 'lucide';
import { memo } from 'react';
import { Link } from 'react-router';
import { useBrandTime } from '../frame/brand-time.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pips } from '../ui/pips.tsx';
import { pressing, shortMoment } from '../ui/when.ts';
import { iconOf, kindLine, stateNames } from './kinds.ts';

interface MessageRowProps {
  entry: InboxEntry;
  to: string;
  shown: boolean;
  now: Date;
  /** Undefined: no rows are being chosen. */
  chosen: boolean | undefined;
  onToggle: () => void;
}

/** A message in the list. It is drawn anew only when something of it changes: the list may be long. */
export const MessageRow = memo(Row, (before, after) => {
  const same = before.entry === after.entry && before.to === after.to && before.shown === after.shown;
  return same && before.chosen === undefined && after.chosen === undefined;
});

function Row({ entry, to, shown, now, chosen, onToggle }: MessageRowProps) {
  const { from, receivedAt, timeZone, rating, words, place, assignedTo } = entry;
  const { timeZone: beside } = useBrandTime();
  const waits = entry.state !== 'done' && !entry.spam ? pressing(receivedAt, now) : '';
  return (
    <li className={shown ? 'on' : ''}>
      {chosen !== undefined && (
        <label className="mail-choose">
          <span className="vh">Choose the message of {from ?? 'no name'}</span>
          <input type="checkbox" className="chk" checked={chosen} onChange={onToggle} />
        </label>
      )}
      <Link to={to} data-message={entry.id} aria-current={shown ? 'true' : undefined}>
        <span className="row">
          <StateMark entry={entry} />
          <b className={`cut ${entry.state === 'new' ? 'b' : 'm'}`}>{from ?? 'No name'}</b>
          <time className={`push small nowrap ${waits || 'muted'}`} dateTime={receivedAt}>
            {shortMoment(receivedAt, { now, timeZone, beside })}
          </time>
        </span>
        <span className="row small kind-line">
          <Icon node={iconOf(entry)} className="i-s" />
          <span className="cut m ink2">{kindLine(entry)}</span>
          {rating !== null && (
            <span className="push">
              <Pips rating={rating} />
            </span>
          )}
        </span>
        {words && <span className="small muted two-lines">{words}</span>}
        <span className="row small muted foot-line">
          <Icon node={MapPin} className="i-s" />
          <span className="cut">{place?.name ?? 'All'}</span>
          {entry.files > 0 && <Icon node={Paperclip} className="i-s" label="With a file" />}
          {entry.toldFailed && <Icon node={TriangleAlert} className="i-s warn" label="Somebody could not be told" />}
          {entry.tags.slice(0, 2).map((tag) => (
            <span key={tag} className="bdg">
              {tag}
            </span>
          ))}
          {assignedTo && (
            <span className="push">
              <Avatar name={assignedTo.name} size="s" />
              <span className="vh">assigned to {assignedTo.name}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function StateMark({ entry: { state } }: { entry: InboxEntry }) {
  if (state === 'done') return <Icon node={Check} className="i-s good mark-done" label={stateNames.done} />;
  return <span className={`mark ${state === 'new' ? 'a' : 'w'}`} role="img" aria-label={stateNames[state]} />;
}
