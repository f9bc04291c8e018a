import type { HistoryEntry, InboxDetail, Told } from '@tablefront/console-wire/inbox';
import { inboxPath } from '@tablefront/console-wire/inbox';
import { composedLink } from '@tablefront/restaurant/link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Clock, TriangleAlert, UserX } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { say, sayWrong } from '../ui/toast.ts';
import { moment, shortMoment, wholeDay } from '../ui/when.ts';
import { inboxKeys } from './inbox-keys.ts';
import { useInboxAbout } from './inbox-queries.ts';
import { alikeInWords, iconOf, stateNames } from './kinds.ts';

const PersonDialog = later(() => import('./person-dialog.tsx'));

/** Who wrote, what they wrote before, who was told, and how long it is kept. */
export default function MessageSide({ brandId, message }: { brandId: string; message: InboxDetail }) {
  const { came, contact, others, alike, keptUntil, told, timeZone } = message;
  const may = useInboxAbout(brandId).data?.may;
  const { role } = useBrand();
  const [person, setPerson] = useState(false);
  const now = new Date();
  const changes = message.history.filter(({ what }) => what !== 'note');
  return (
    <aside className="pane mail-side stack g5" aria-label="About this message">
      <Part title="Who">
        <div className="row">
          <Avatar name={message.from ?? '?'} />
          <span>
            <b className="m">{message.from ?? 'No name'}</b>
            <small className="muted small in-line">{sentInWords(message)}</small>
          </span>
        </div>
        <dl className="kv">
          <dt>E-mail</dt>
          <dd>
            {contact.email ? (
              <a className="link" href={composedLink(`mailto:${encodeURIComponent(contact.email)}`)}>
                {contact.email}
              </a>
            ) : (
              <span className="muted">none</span>
            )}
          </dd>
          <dt>Phone</dt>
          <dd>
            {contact.phone ? (
              <a className="link" href={composedLink(`tel:${contact.phone.replace(/[^+\d]/g, '')}`)}>
                {contact.phone}
              </a>
            ) : (
              <span className="muted">none</span>
            )}
          </dd>
          {came.table !== null && (
            <>
              <dt>Table</dt>
              <dd>{came.table}</dd>
            </>
          )}
          {came.from !== null && (
            <>
              <dt>Came by</dt>
              <dd>{came.from}</dd>
            </>
          )}
          {contact.mayAnswer !== null && (
            <>
              <dt>Answer</dt>
              <dd>{contact.mayAnswer ? 'Yes, they agreed' : 'They asked for none'}</dd>
            </>
          )}
        </dl>
      </Part>
      {others.length > 0 && (
        <Part title="Wrote before">
          <ul className="stack g2 small">
            {others.map((other) => (
              <li key={other.id} className="row">
                <Icon node={iconOf(other)} className="i-s muted" />
                <Link className="grow cut" to={paths.message(brandId, other.id, { box: 'all' })}>
                  {other.about}
                </Link>
                <span className="muted nowrap">{shortMoment(other.receivedAt, { now, timeZone })}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {alike > 1 && message.place && (
        <Part title="Like this one">
          <p className="small">
            {alikeInWords(message, message.place.name)}{' '}
            <Link
              className="link"
              to={paths.inbox(brandId, { box: 'all', kind: [message.kind], location: [message.place.id] })}
            >
              See them
            </Link>
          </p>
        </Part>
      )}
      <ToldPart brandId={brandId} id={message.id} told={told} />
      {changes.length > 0 && (
        <Part title="What happened">
          <ul className="stack g1 small">
            {changes.map((change) => (
              <li key={change.id}>
                {happened(change)} <span className="muted">{moment(change.at, { now, timeZone })}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {keptUntil && (
        <Part title="Kept until">
          <p className="small">
            {wholeDay(new Date(keptUntil), timeZone)}, as Settings say.{' '}
            {role === 'owner' && (
              <Link className="link" to={paths.settings(brandId, 'data')}>
                Change
              </Link>
            )}
          </p>
        </Part>
      )}
      {may?.deletePerson && (contact.email || contact.phone) && (
        <section className="del-at">
          <Button look="danger" small icon={UserX} onClick={() => setPerson(true)}>
            Delete their data…
          </Button>
        </section>
      )}
      {person && (
        <Suspense>
          <PersonDialog brandId={brandId} message={message} onClose={() => setPerson(false)} />
        </Suspense>
      )}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack g2">
      <h3 className="section-title">{title}</h3>
      {children}
    </section>
  );
}

/** `3 messages since 2025`; the year only where it is not this one's. */
function sentInWords({ others, receivedAt }: Pick<InboxDetail, 'others' | 'receivedAt'>): string {
  if (others.length === 0) return '1 message';
  const first = [receivedAt, ...others.map((other) => other.receivedAt)].toSorted()[0]?.slice(0, 4);
  return `${others.length + 1} messages${first === String(new Date().getFullYear()) ? '' : ` since ${first}`}`;
}

function happened({ what, text, by }: HistoryEntry): string {
  const who = by?.name ?? 'The server';
  switch (what) {
    case 'state':
      return `${who}: ${stateNames[text as keyof typeof stateNames] ?? text}.`;
    case 'assigned':
      return text ? `${who} assigned it to ${text}.` : `${who} assigned it to nobody.`;
    case 'tagged':
      return `${who} tagged it ${text}.`;
    case 'untagged':
      return `${who} removed the tag ${text}.`;
    case 'spam':
      return `${who} called it spam.`;
    case 'genuine':
      return `${who} said that it is no spam.`;
    case 'replied':
      return `${who} replied.`;
    case 'note':
      return `${who} wrote a note.`;
  }
}

function ToldPart({ brandId, id, told }: { brandId: string; id: string; told: readonly Told[] }) {
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () =>
      call<{ queued: number }>('POST', inboxPath(brandId, `/inbox/${encodeURIComponent(id)}/tell-again`), { body: {} }),
    onSuccess: ({ queued }) => {
      say(queued === 1 ? 'One is told again.' : `${queued} are told again.`);
      return queries.invalidateQueries({ queryKey: inboxKeys.message(brandId, id) });
    },
    onError: (error) => sayWrong(inWords(error)),
  });
  if (told.length === 0) return null;
  return (
    <Part title="Told">
      <ul className="stack g1 small">
        {told.map(({ channel, target, state, attempts }) => (
          <li key={`${channel} ${target}`} className="row">
            {state === 'sent' && <Icon node={Check} className="i-s good" label="Told" />}
            {state === 'waiting' && <Icon node={Clock} className="i-s muted" label="Waits" />}
            {state === 'failed' && <Icon node={TriangleAlert} className="i-s warn" label="Failed" />}
            <span className="grow told-to">
              {channel === 'receipt' && 'Receipt to '}
              {state === 'failed' ? `${target}, failed ${attempts} ${attempts === 1 ? 'time' : 'times'}` : target}
            </span>
            {state === 'failed' && channel !== 'receipt' && (
              <button type="button" className="lk" onClick={() => again.mutate()}>
                Again
              </button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
