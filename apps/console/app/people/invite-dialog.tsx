import { type Invite, type Link, peoplePaths } from '@tablefront/console-wire/people';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { modKey } from '../frame/sidebar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type ChosenRole, isWhole, locationsOf, RoleFields } from './role-fields.tsx';

/** Invites one person: makes a link, which is shown once, to be sent to them. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const brand = useBrand();
  const queries = useQueryClient();
  const several = (brand.detail?.locations.length ?? 0) > 1;
  const [picked, setChosen] = useState<ChosenRole>();
  const chosen: ChosenRole = picked ?? {
    role: several ? 'location' : 'editor',
    brandId: brand.id,
    locations: [],
  };
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [invited, setInvited] = useState<{ name: string; link: Link }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!isWhole(chosen)) return setWrong('A location manager needs a location. Add one at least.');
    const { name, email } = Object.fromEntries(new FormData(event.currentTarget));
    const { role, brandId } = chosen;
    const body: Invite = {
      name: String(name).trim(),
      email: String(email).trim() || null,
      brandId,
      role,
      locations: locationsOf(chosen),
    };
    setBusy(true);
    setWrong('');
    try {
      const link = await call<Link>('POST', peoplePaths.invitations, { body });
      setInvited({ name: body.name, link });
      await queries.invalidateQueries({ queryKey: ['people'] });
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  if (invited) return <LinkDialog title={`${invited.name} is invited`} link={invited.link} onClose={onClose} />;
  return (
    <Dialog title="Invite people" onClose={onClose}>
      <form
        id="invite"
        className="in-dialog stack g5"
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.requestSubmit();
        }}
      >
        <div className="two">
          <TextField label="Name" name="name" maxLength={100} autoComplete="off" required autoFocus />
          <TextField label="E-mail" isOptional name="email" type="email" autoComplete="off" />
        </div>
        <RoleFields chosen={chosen} onChange={setChosen} anyBrand />
        <Wrong says={wrong} />
      </form>
      <DialogFooter
        onClose={onClose}
        aside={<span className="small muted not-phone">You get a link to send. It works once, for seven days.</span>}
      >
        <Button type="submit" form="invite" look="primary" busy={busy} shortcut={`${modKey()}↵`}>
          Make the link
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
