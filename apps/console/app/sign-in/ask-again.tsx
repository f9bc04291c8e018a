import { type ConfirmOptions, sessionPaths } from '@tablefront/console-wire/session';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { askedNow, giveUp, settle, watchAsked } from '../api/proof.ts';
import { queries } from '../api/queries.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { CodeField } from './code-field.tsx';
import { confirmByPasskey, passkeyProblem, signInByPasskey } from './passkeys.ts';

/** Over the page: what waits for it goes on by itself afterwards, and nothing that was typed is lost. */
export function AskAgain() {
  const asked = useSyncExternalStore(watchAsked, askedNow);
  if (asked === 'confirm') return <Confirm />;
  return asked === 'sign-in' ? <SignedOut /> : null;
}

function useTry() {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  async function attempt(step: () => Promise<unknown>) {
    setBusy(true);
    setWrong('');
    try {
      await step();
      settle();
    } catch (error) {
      setWrong(passkeyProblem(error) ?? inWords(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, wrong, attempt };
}

function Confirm() {
  const { busy, wrong, attempt } = useTry();
  const options = useQuery({
    queryKey: ['confirm'],
    queryFn: () => call<ConfirmOptions>('POST', sessionPaths.confirmOptions, { body: {}, asksNothing: true }),
    // A ceremony counts once.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { passkey, password } = options.data ?? {};
  function withPasskey() {
    if (!passkey) return;
    void attempt(() => confirmByPasskey(passkey)).then(() => options.refetch());
  }
  function withPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = passwordAndCode(event.currentTarget);
    void attempt(() => call('POST', sessionPaths.confirm, { body, asksNothing: true }));
  }
  return (
    <Dialog
      title="Is it you?"
      about="This is asked before people, roles and deletions, ten minutes after you last showed it."
      onClose={giveUp}
    >
      <div className="in-dialog stack g4">
        {options.isError && <Wrong says={inWords(options.error)} />}
        {passkey && (
          <Button look="primary" className="tall" icon={Fingerprint} busy={busy} onClick={withPasskey}>
            Use your passkey
          </Button>
        )}
        {passkey && <Wrong says={password ? '' : wrong} />}
        {passkey && password && (
          <div className="or">
            <span>or</span>
          </div>
        )}
        {password && (
          <form className="stack g4" onSubmit={withPassword}>
            <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
            <CodeField recovery />
            <Wrong says={wrong} />
            <Button type="submit" look={passkey ? 'plain' : 'primary'} busy={busy}>
              Confirm
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}

function SignedOut() {
  const { busy, wrong, attempt } = useTry();
  const elsewhere = `${paths.signIn}?${new URLSearchParams({ to: location.pathname + location.search })}`;
  function again() {
    void attempt(async () => {
      await signInByPasskey();
      await queries.invalidateQueries();
    });
  }
  return (
    <Dialog
      title="You were away for a while"
      about="Sign in again to go on. Nothing is lost: what you typed is where you left it."
      onClose={giveUp}
    >
      <div className="in-dialog stack g3">
        <div className="row wrap">
          <Button look="primary" icon={Fingerprint} busy={busy} onClick={again}>
            Use your passkey
          </Button>
          <Button onClick={() => location.assign(elsewhere)}>Use another way</Button>
        </div>
        <Wrong says={wrong} />
      </div>
    </Dialog>
  );
}

function passwordAndCode(form: HTMLFormElement) {
  const data = new FormData(form);
  return { password: String(data.get('password')), code: String(data.get('code')).replace(/\s/g, '') };
}
