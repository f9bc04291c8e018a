import { everything, type NewRoute, type Route, type SavedRoute } from '@tablefront/console-wire/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { inWords } from '../../api/refused.ts';
import { useBrand } from '../../frame/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { uuid } from '../../ui/random.ts';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { say } from '../../ui/toast.ts';
import { Wrong } from '../../ui/wrong.tsx';
import { saveRoute } from './notifications-query.ts';
import { WishesFields } from './wishes-fields.tsx';

interface RouteDialogProps {
  channel: 'email' | 'webhook';
  /** Undefined for a new one. */
  route: Route | undefined;
  timeZone: string | null;
  onClose: () => void;
}

/** Who is told of what: an address or a webhook, new or changed. */
export default function RouteDialog({ channel, route, timeZone, onClose }: RouteDialogProps) {
  const { id: brandId } = useBrand();
  const queries = useQueryClient();
  const [id] = useState(() => route?.id ?? uuid());
  const isWebhook = channel === 'webhook';
  const [target, setTarget] = useState(isWebhook ? '' : (route?.target ?? ''));
  const { kinds, locations, ratings, timing, digestAt, quiet } = route ?? everything;
  const [wishes, setWishes] = useState({ kinds, locations, ratings, timing, digestAt, quiet });
  const [fileLinks, setFileLinks] = useState(route?.fileLinks ?? false);
  const [newSecret, setNewSecret] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [saved, setSaved] = useState<SavedRoute>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const quietLess = wishes.quiet && wishes.quiet.from === wishes.quiet.until;
    if (quietLess) return setWrong('Quiet hours begin when they end. Choose two times, or switch them off.');
    const body: NewRoute = { ...wishes, channel, fileLinks, newSecret };
    if (target.trim() !== '') body.target = target.trim();
    setBusy(true);
    setWrong('');
    try {
      const done = await saveRoute(brandId, id, body);
      await queries.invalidateQueries({ queryKey: ['notifications', brandId] });
      if (done.secret) return setSaved(done);
      say('Saved. Try it with “Test”.');
      onClose();
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  if (saved?.secret) return <SecretDialog secret={saved.secret} onClose={onClose} />;
  const hint = route ? `Now ${route.target}. Leave it empty to keep it.` : 'It begins with https://';
  return (
    <Dialog title={titleOf(isWebhook, route)} onClose={onClose}>
      <form id="route" className="in-dialog stack g5" onSubmit={(event) => void submit(event)}>
        <TextField
          label={isWebhook ? 'Address of the webhook' : 'E-mail address'}
          type={isWebhook ? 'url' : 'email'}
          hint={isWebhook && hint}
          value={target}
          required={!(isWebhook && route)}
          maxLength={2_000}
          autoFocus
          autoComplete="off"
          onChange={(event) => setTarget(event.target.value)}
        />
        <WishesFields wishes={wishes} timeZone={timeZone} onChange={setWishes} />
        {!isWebhook && (
          <label className="opt-row">
            <input
              className="chk"
              type="checkbox"
              checked={fileLinks}
              onChange={({ target: { checked } }) => setFileLinks(checked)}
            />
            <span>
              Resumes and photos by a link that needs no sign-in
              <small>It works for seven days, for whoever has the e-mail. Without it they open in the console.</small>
            </span>
          </label>
        )}
        {isWebhook && route && (
          <label className="opt-row">
            <input
              className="chk"
              type="checkbox"
              checked={newSecret}
              onChange={({ target: { checked } }) => setNewSecret(checked)}
            />
            <span>
              Make a new secret
              <small>The one before counts no more at once.</small>
            </span>
          </label>
        )}
        <Wrong says={wrong} />
      </form>
      <DialogFooter onClose={onClose}>
        <Button type="submit" form="route" look="primary" busy={busy}>
          {route ? 'Save' : isWebhook ? 'Add the webhook' : 'Add the address'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function titleOf(isWebhook: boolean, route: Route | undefined): string {
  if (route) return isWebhook ? 'Change the webhook' : `What ${route.target} is told`;
  return isWebhook ? 'Add a webhook' : 'Add an e-mail address';
}

/** What a webhook's messages are signed with. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce title="The secret of the webhook" what="secret" text={secret} onClose={onClose}>
      Give it to whoever runs the receiver: messages are signed with it (Standard Webhooks). It is not shown again.
    </ShownOnce>
  );
}
