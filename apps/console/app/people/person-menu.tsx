import { type Link, type Person, peoplePaths } from '@tablefront/console-wire/people';
import { Ellipsis } from 'lucide';
import { Suspense, useState } from 'react';
import { call } from '../api/call.ts';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { Menu } from '../ui/menu.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { personChoices } from './person-choices.ts';
import { usePeopleChange } from './use-people-change.ts';

const RoleDialog = later(() => import('./role-dialog.tsx'));

/** What can be done about a person; each of it asks who is asking, if that was long ago. */
export function PersonMenu({ person }: { person: Person }) {
  const brand = useBrand();
  const change = usePeopleChange();
  const [open, setOpen] = useState<'role' | 'remove'>();
  const [link, setLink] = useState<Link>();
  const { id, name, disabled } = person;
  const grant = person.grants.find(({ brandId }) => brandId === brand.id) ?? person.grants[0];

  async function choose(what: string) {
    if (what === 'role' || what === 'remove') setOpen(what);
    if (what === 'sign-out') {
      await change(() => call('DELETE', peoplePaths.sessionsOf(id)), `${name} has to sign in again everywhere.`);
    }
    if (what === 'return') {
      setLink(await change(() => call<Link>('POST', peoplePaths.returnOf(id), { body: {} })));
    }
    if (what === 'switch') {
      const body = { disabled: !disabled };
      await change(
        () => call('PATCH', peoplePaths.personAt(id), { body }),
        `${name} is switched ${disabled ? 'on' : 'off'}.`,
      );
    }
  }
  return (
    <>
      <Menu
        className="btn ic s q"
        label={`More for ${name}`}
        choices={personChoices(person)}
        onChoose={(what) => void choose(what)}
      >
        <Icon node={Ellipsis} />
      </Menu>
      {open === 'role' && grant && (
        <Suspense>
          <RoleDialog person={person} grant={grant} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'remove' && grant && (
        <Dialog title={`Remove ${name}?`} onClose={() => setOpen(undefined)}>
          <p className="in-dialog ink2">
            {name} can no longer sign in to {brand.name}. What they did stays in the log. You can invite them again.
          </p>
          <DialogFooter onClose={() => setOpen(undefined)} cancel="Keep">
            <Button
              look="delete"
              onClick={() => {
                setOpen(undefined);
                void change(() => call('DELETE', peoplePaths.grantAt(id, grant.brandId)), `${name} is removed.`);
              }}
            >
              Remove {name.split(' ')[0]}
            </Button>
          </DialogFooter>
        </Dialog>
      )}
      {link && (
        <LinkDialog
          title={`A new way in for ${name}`}
          about="When it is used, what they signed in with before counts no more."
          link={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}
