import { type Person, peoplePaths } from '@tablefront/console-wire/people';
import type { GrantInWords } from '@tablefront/console-wire/session';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { isWhole, locationsOf, RoleFields } from './role-fields.tsx';
import { usePeopleChange } from './use-people-change.ts';

interface RoleDialogProps {
  person: Person;
  grant: GrantInWords;
  onClose: () => void;
}

export default function RoleDialog({ person, grant, onClose }: RoleDialogProps) {
  const change = usePeopleChange();
  const [chosen, setChosen] = useState({
    role: grant.role,
    brandId: grant.brandId,
    locations: grant.locations?.map(({ id }) => id) ?? [],
  });
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !isWhole(chosen)) return;
    setBusy(true);
    const body = { role: chosen.role, locations: locationsOf(chosen) };
    const done = await change(
      () => call('PUT', peoplePaths.grantAt(person.id, grant.brandId), { body }),
      `The role of ${person.name} is changed.`,
    );
    setBusy(false);
    if (done) onClose();
  }
  return (
    <Dialog title={`What ${person.name} may do`} onClose={onClose}>
      <form id="role" className="in-dialog stack g5" onSubmit={(event) => void submit(event)}>
        <RoleFields chosen={chosen} onChange={setChosen} />
      </form>
      <DialogFooter onClose={onClose}>
        <Button type="submit" form="role" look="primary" busy={busy} disabled={!isWhole(chosen)}>
          Change the role
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
