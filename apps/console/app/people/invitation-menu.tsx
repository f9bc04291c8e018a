import { type Invitation, type Link, peoplePaths } from '@tablefront/console-wire/people';
import { Ellipsis, Trash2 } from 'lucide';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { usePeopleChange } from './use-people-change.ts';

export function InvitationMenu({ invitation }: { invitation: Invitation }) {
  const change = usePeopleChange();
  const [link, setLink] = useState<Link>();
  const { id } = invitation;
  const name = invitation.name || invitation.email || 'somebody';
  async function choose(what: string) {
    if (what === 'again')
      setLink(await change(() => call<Link>('POST', peoplePaths.invitationAgain(id), { body: {} })));
    else await change(() => call('DELETE', peoplePaths.invitationAt(id)), `The invitation of ${name} is taken back.`);
  }
  return (
    <span className="row g1 end-of-row">
      <Button small aria-label={`Send the invitation of ${name} again`} onClick={() => void choose('again')}>
        Send again
      </Button>
      <Menu
        className="btn ic s q"
        label={`More for the invitation of ${name}`}
        choices={[{ id: 'take-back', label: 'Take it back', icon: Trash2, bad: true }]}
        onChoose={(what) => void choose(what)}
      >
        <Icon node={Ellipsis} />
      </Menu>
      {link && (
        <LinkDialog
          title={`A new link for ${name}`}
          about="The one before counts no more."
          link={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </span>
  );
}
