import type { Change, InboxEntry } from '@tablefront/console-wire/inbox';
import { Check, ShieldAlert, ShieldCheck, Tag, UserPlus, X } from 'lucide';
import { useState } from 'react';
import { useMe } from '../api/me.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { assigneeChoices } from './assignees.ts';
import { useInboxAbout } from './inbox-queries.ts';
import TagDialog from './tag-dialog.tsx';
import { useChange } from './use-change.ts';

interface BulkBarProps {
  brandId: string;
  entries: readonly InboxEntry[];
  /** They stand under spam. */
  spam: boolean;
  /** How many there are to choose from. */
  of: number;
  onAll: () => void;
  onDone: () => void;
}

/** What can be done with several messages at once; all of it can be taken back. */
export default function BulkBar({ brandId, entries, spam, of, onAll, onDone }: BulkBarProps) {
  const change = useChange(brandId);
  const { person } = useMe();
  const people = useInboxAbout(brandId).data?.people ?? [];
  const [tagging, setTagging] = useState(false);
  const amount = entries.length === 1 ? '1 message' : `${entries.length} messages`;
  function act(by: Change, says: string) {
    void change(entries, by, says);
    onDone();
  }
  return (
    <div className="bulk-at">
      <div className="bulk" role="toolbar" aria-label={`${amount} chosen`}>
        <b role="status">{amount}</b>
        {entries.length < of && (
          <Button small onClick={onAll}>
            All {of}
          </Button>
        )}
        {!spam && (
          <>
            <Button small icon={Check} onClick={() => act({ state: 'done' }, `${amount} done.`)}>
              Done
            </Button>
            <Menu
              className="btn s"
              label="Assign"
              choices={assigneeChoices(people, entries, person.id)}
              onChoose={(id) => act({ assignedTo: id === 'nobody' ? null : id }, `${amount} assigned.`)}
            >
              <Icon node={UserPlus} />
              Assign
            </Menu>
            <Button small icon={Tag} onClick={() => setTagging(true)}>
              Tag…
            </Button>
          </>
        )}
        <Button
          small
          icon={spam ? ShieldCheck : ShieldAlert}
          onClick={() => act({ spam: !spam }, spam ? `${amount} are no spam.` : `${amount} moved to spam.`)}
        >
          {spam ? 'Not spam' : 'Spam'}
        </Button>
        <Button small icon={X} aria-label="Choose none" onClick={onDone} />
      </div>
      {tagging && (
        <TagDialog
          brandId={brandId}
          onClose={() => setTagging(false)}
          onTag={(tag) => {
            setTagging(false);
            act({ addTags: [tag] }, `${amount} tagged ${tag}.`);
          }}
        />
      )}
    </div>
  );
}
