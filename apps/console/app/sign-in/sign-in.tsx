import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import type { Me } from '@tablefront/console-wire/session';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { doorQuery, meQuery } from '../api/me.ts';
import { queries } from '../api/queries.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { Gate } from './gate.tsx';
import { passkeyProblem, signInByPasskey } from './passkeys.ts';
import { inwards } from './where-to.ts';

/** Goes on to where the person wanted, as whom they signed in. */
export function useGoIn(): (me: Me) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (me) => {
    queries.setQueryData(meQuery.queryKey, me);
    void navigate(inwards(params.get('to')), { replace: true });
  };
}

export function SignIn() {
  const door = useQuery(doorQuery);
  const goIn = useGoIn();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');

  // Passkeys are offered in the e-mail field as well, where the browser can: that asks nothing until one is chosen.
  const passkeys = door.data?.passkeys;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, however often the page is drawn
  useEffect(() => {
    if (!passkeys) return;
    let gone = false;
    void browserSupportsWebAuthnAutofill().then(async (can) => {
      if (!can || gone) return;
      const me = await signInByPasskey({ autofill: true }).catch(() => undefined);
      if (me && !gone) goIn(me);
    });
    return () => {
      gone = true;
    };
  }, [passkeys]);

  if (door.data?.signedIn) return <Navigate to={inwards(params.get('to'))} replace />;
  if (door.data && !door.data.passkeys)
    return <Navigate to={{ pathname: paths.signInCode, search: `${params}` }} replace />;

  async function withPasskey() {
    setBusy(true);
    setWrong('');
    try {
      goIn(await signInByPasskey());
    } catch (error) {
      setWrong(passkeyProblem(error) ?? inWords(error));
    } finally {
      setBusy(false);
    }
  }
  function withCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    void navigate({ pathname: paths.signInCode, search: `${params}` }, { state: { email } });
  }
  return (
    <Gate title="Sign in" about="To the back of the house.">
      {door.data?.nobodyYet && (
        <p className="note a">Nobody is here yet. The link that “npm start” prints makes you the first owner.</p>
      )}
      <div className="stack g3">
        <Button look="primary" className="w tall" icon={Fingerprint} busy={busy} onClick={() => void withPasskey()}>
          Sign in with a passkey
        </Button>
        <Wrong says={wrong} />
        <p className="small muted">
          Your fingerprint, face or phone. Nothing to remember, nothing that can be phished.
        </p>
      </div>
      <div className="or">
        <span>or</span>
      </div>
      <form className="stack g4" onSubmit={withCode}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username webauthn"
          placeholder="you@restaurant.example"
        />
        <Button type="submit" className="w">
          Continue
        </Button>
      </form>
      <p className="small">
        No passkey on this device?{' '}
        <Link className="link" to={{ pathname: paths.signInCode, search: `${params}` }}>
          Use your password and a code
        </Link>
      </p>
    </Gate>
  );
}
