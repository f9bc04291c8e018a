import { type Me, sessionPaths } from '@tablefront/console-wire/session';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../api/call.ts';
import { doorQuery } from '../api/me.ts';
import { inWords } from '../api/refused.ts';
import { lastBrand } from '../frame/last-brand.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { offer } from '../ui/toast.ts';
import { Wrong } from '../ui/wrong.tsx';
import { CodeField } from './code-field.tsx';
import { Gate } from './gate.tsx';
import { useGoIn } from './sign-in.tsx';

export function SignInCode() {
  const door = useQuery(doorQuery);
  const goIn = useGoIn();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const given = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { email, password, code } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setWrong('');
    try {
      const body = { email, password, code: String(code).replace(/\s/g, '') };
      const me = await call<Me>('POST', sessionPaths.session, { body, asksNothing: true });
      goIn(me);
      const brand = me.brands.find(({ id }) => id === lastBrand()) ?? me.brands[0];
      if (me.passkeys && brand)
        offer('Next time, skip the code: make a passkey on this device.', 'Make one', () => {
          void navigate(`${paths.account(brand.id)}#ways`);
        });
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Gate title="Enter your code" about="With your password, and the code that your authenticator app shows now.">
      {door.data?.nobodyYet && (
        <p className="note a">Nobody is here yet. The link that “npm start” prints makes you the first owner.</p>
      )}
      <form className="stack g4" onSubmit={(event) => void signIn(event)}>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" defaultValue={given} required />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
        <CodeField recovery />
        <Wrong says={wrong} />
        <Button type="submit" look="primary" className="w tall" busy={busy}>
          Sign in
        </Button>
      </form>
      {door.data?.passkeys && (
        <>
          <Link className="link small" to={{ pathname: paths.signIn, search: `${params}` }}>
            Use a passkey
          </Link>
          <div className="card card-body row up g3">
            <Icon node={Fingerprint} className="i-l muted" />
            <p className="small ink2">
              Next time, skip this: once you are in, make a passkey on this device in your account. It takes ten
              seconds.
            </p>
          </div>
        </>
      )}
    </Gate>
  );
}
