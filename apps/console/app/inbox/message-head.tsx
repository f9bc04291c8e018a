import { type InboxEntry, submissionStates } from '@tablefront/console-wire/inbox';
import { Check, ChevronDown, Ellipsis, Printer, ShieldAlert, ShieldCheck, Tag, UserPlus, X } from 'lucide';
import { Suspense, useState } from 'react';
import { useMe } from '../api/me.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { Menu } from '../ui/menu.tsx';
import { moment, waitsInWords } from '../ui/when.ts';
import { assigneeChoices } from './assignees.ts';
import { useInboxAbout } from './inbox-queries.ts';
import { headingOf, stateNames } from './kinds.ts';
import type { MessageActs } from './use-inbox-keys.ts';

const TagDialog = later(() => import('./tag-dialog.tsx'));

interface MessageHeadProps {
  brandId: string;
  entry: InboxEntry;
  acts: MessageActs;
}

/** What it is, whose it is, and how far one is with it. */
export function MessageHead({ brandId, entry, acts }: MessageHeadProps) {
  const { person } = useMe();
  const { timeZone: beside } = useBrandTime();
  const people = useInboxAbout(brandId).data?.people ?? [];
  const [tagging, setTagging] = useState(false);
  const now = new Date();
  const name = entry.from ?? 'No name';
  const waits = entry.state === 'done' || entry.spam ? undefined : waitsInWords(entry.receivedAt, now);

  function assign(id: string) {
    const to = id === 'nobody' ? null : id;
    const who = to === null ? 'nobody' : to === person.id ? 'you' : people.find((one) => one.id === to)?.name;
    acts.change(entry, { assignedTo: to }, `${name} is assigned to ${who}.`);
  }
  function more(what: string) {
    if (what === 'tag') setTagging(true);
    if (what === 'print') print();
    if (what === 'spam')
      acts.change(entry, { spam: !entry.spam }, entry.spam ? `Not spam: ${name}.` : `Spam: ${name}.`);
  }
  return (
    <header className="mail-head">
      <div className="row wrap">
        <h2 className="ed-h grow" id="message-heading">
          {headingOf(entry)}
        </h2>
        <span className="row g1">
          <Menu
            className="btn s"
            label={entry.assignedTo ? `Assigned to ${entry.assignedTo.name}. Assign` : 'Assign'}
            choices={assigneeChoices(people, [entry], person.id)}
            chosen={[entry.assignedTo?.id ?? 'nobody']}
            onChoose={assign}
            isOpen={acts.assigning}
            onOpenChange={acts.openAssign}
          >
            {entry.assignedTo ? <Avatar name={entry.assignedTo.name} size="s" /> : <Icon node={UserPlus} />}
            {entry.assignedTo ? entry.assignedTo.name.split(' ')[0] : 'Assign'}
            {entry.assignedTo && <Icon node={ChevronDown} className="i-s" />}
          </Menu>
          <Menu
            className="btn ic s q"
            label="More: tag, spam, print"
            choices={[
              { id: 'tag', label: 'Tag…', icon: Tag },
              entry.spam
                ? { id: 'spam', label: 'Not spam', icon: ShieldCheck, shortcut: '!' }
                : { id: 'spam', label: 'Spam', icon: ShieldAlert, shortcut: '!' },
              { id: 'print', label: 'Print', icon: Printer },
            ]}
            onChoose={more}
          >
            <Icon node={Ellipsis} />
          </Menu>
        </span>
      </div>
      <div className="row wrap g3">
        <span className="small muted">
          {name}, {moment(entry.receivedAt, { now, timeZone: entry.timeZone, beside })}.{' '}
          {waits && <span className="bad">{waits}</span>}
        </span>
        <fieldset className="push seg" aria-label="Status">
          {submissionStates.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={entry.state === state}
              onClick={() => acts.change(entry, { state }, `${stateNames[state]}: ${name}.`)}
            >
              {state === 'done' && <Icon node={Check} className="i-s" />}
              {stateNames[state]}
            </button>
          ))}
        </fieldset>
      </div>
      {entry.tags.length > 0 && (
        <ul className="row wrap g1" aria-label="Tags">
          {entry.tags.map((tag) => (
            <li key={tag} className="bdg tag">
              {tag}
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => acts.change(entry, { removeTags: [tag] }, `Tag removed: ${tag}.`)}
              >
                <Icon node={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {entry.spam && (
        <p className="note w">This looks like spam: nobody was told of it. Not spam? Then who should know is told.</p>
      )}
      {tagging && (
        <Suspense>
          <TagDialog
            brandId={brandId}
            onClose={() => setTagging(false)}
            onTag={(tag) => {
              setTagging(false);
              acts.change(entry, { addTags: [tag] }, `Tagged ${tag}.`);
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
