import { inboxPath } from '@tablefront/console-wire/inbox';
import { everything, type OwnPush, type PushWishes, type Tested } from '@tablefront/console-wire/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { WishesFields } from '../settings/notifications/wishes-fields.tsx';
import '../settings/notifications/notifications.css';
import { Button } from '../ui/button.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { Wrong } from '../ui/wrong.tsx';
import { allowHere, canPush, endHere, isRefused } from './push-device.ts';

/** What this person's devices tell of a brand, and whether this one does. */
export default function PushCard() {
  const { id: brandId, name } = useBrand();
  const path = inboxPath(brandId, '/push');
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['push', brandId],
    queryFn: ({ signal }) => call<OwnPush>('GET', path, { signal }),
  });
  const [busy, setBusy] = useState('');
  const [wrong, setWrong] = useState('');
  if (found.isPending) return <Loading what="what you are told" rows={2} />;
  if (found.isError) return <Failed what="This" error={found.error} onRetry={() => void found.refetch()} />;
  const { publicKey, wishes, here, devices, timeZone } = found.data;

  async function act(what: string, work: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    setWrong('');
    try {
      await work();
    } catch (error) {
      setWrong(
        error instanceof DOMException ? 'This browser could not be reached by its push service.' : inWords(error),
      );
    } finally {
      setBusy('');
      await queries.invalidateQueries({ queryKey: ['push', brandId] });
    }
  }
  const switchHere = (on: boolean) =>
    act('here', async () => {
      if (!on) return endHere();
      if (!(await allowHere(publicKey)))
        return setWrong('The browser does not allow it. Its settings for this page do.');
      if (!wishes) await call('PUT', path, { body: everything });
    });
  const test = () =>
    act('test', async () => {
      const tested = await call<Tested>('POST', `${path}/test`, { body: {} });
      if (tested.delivered) say('Sent to your devices.');
      else sayWrong(`Not delivered: ${tested.reason}.`);
    });
  const others = devices - (here ? 1 : 0);
  const able = canPush() && publicKey !== '';
  return (
    <div className="stack g4">
      <label className="opt-row">
        <input
          className="sw"
          type="checkbox"
          checked={here}
          disabled={!able || isRefused()}
          aria-busy={busy === 'here'}
          onChange={({ target }) => void switchHere(target.checked)}
        />
        <span>
          On this device
          <small>
            {able
              ? isRefused()
                ? 'The browser does not allow it. Its settings for this page do.'
                : 'Until you sign out here.'
              : 'This browser cannot. On an iPhone, put the console on the home screen first.'}
          </small>
        </span>
      </label>
      {others > 0 && (
        <p className="small muted">
          {others === 1 ? 'One other device of yours tells' : `${others} other devices of yours tell`} you, too.
        </p>
      )}
      <Wrong says={wrong} />
      {(wishes || here) && (
        <Wishes key={JSON.stringify(wishes)} saved={wishes} path={path} name={name} timeZone={timeZone} />
      )}
      {wishes && devices > 0 && (
        <div className="row">
          <Button icon={Send} busy={busy === 'test'} onClick={() => void test()}>
            Test
          </Button>
        </div>
      )}
    </div>
  );
}

interface WishesProps {
  saved: PushWishes | null;
  path: string;
  name: string;
  timeZone: string | null;
}

function Wishes({ saved, path, name, timeZone }: WishesProps) {
  const queries = useQueryClient();
  const [wishes, setWishes] = useState(saved ?? everything);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  async function send(method: 'PUT' | 'DELETE', says: string) {
    if (busy) return;
    setBusy(true);
    setWrong('');
    try {
      await call(method, path, method === 'PUT' ? { body: wishes } : {});
      say(says);
      await queries.invalidateQueries({ queryKey: ['push'] });
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void send('PUT', 'Saved.');
  }
  return (
    <form className="card wishes stack g5" onSubmit={submit} aria-label={`What you are told of ${name}`}>
      <WishesFields wishes={wishes} timeZone={timeZone} onChange={setWishes} />
      <Wrong says={wrong} />
      <div className="row wrap">
        <Button type="submit" look={JSON.stringify(wishes) === JSON.stringify(saved) ? 'plain' : 'primary'} busy={busy}>
          Save
        </Button>
        {saved && (
          <Button look="quiet" onClick={() => void send('DELETE', `You are told nothing of ${name}.`)}>
            Nothing of {name}
          </Button>
        )}
      </div>
    </form>
  );
}
