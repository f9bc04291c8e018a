import {
  type CodeCreation,
  type Joined,
  type PasskeyCreation,
  sessionPaths,
  type Welcome,
  type WelcomeBegin,
} from '@tablefront/console-wire/session';
import { Fingerprint } from 'lucide';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { deviceName } from './device-name.ts';
import { makePasskey, passkeyProblem } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';

interface JoinFormProps {
  invitation: string;
  link: Welcome;
  passkeys: boolean;
  onJoined: (joined: Joined) => void;
}

/** Name and e-mail, then a passkey; or, where none is possible or wanted, a password and one-time codes. */
export function JoinForm({ invitation, link, passkeys, onJoined }: JoinFormProps) {
  const [way, setWay] = useState<'passkey' | 'password'>(passkeys ? 'passkey' : 'password');
  const [creation, setCreation] = useState<CodeCreation & { email: string }>();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { name, email } = textsOf(event.currentTarget);
    setBusy(true);
    setWrong('');
    try {
      const options = (body: WelcomeBegin) => ({ body, asksNothing: true });
      if (way === 'password') {
        const begun = options({ invitation, way, name, email });
        setCreation({ ...(await call<CodeCreation>('POST', sessionPaths.welcomeOptions, begun)), email });
      } else {
        const begun = options({ invitation, way, name, email: email || null });
        const made = await makePasskey(await call<PasskeyCreation>('POST', sessionPaths.welcomeOptions, begun));
        const body = { ...made, passkeyName: deviceName(navigator.userAgent) };
        onJoined(await call<Joined>('POST', sessionPaths.welcome, { body, asksNothing: true }));
      }
    } catch (error) {
      setWrong(passkeyProblem(error) ?? inWords(error));
    } finally {
      setBusy(false);
    }
  }

  if (creation) {
    return (
      <PasswordForm
        creation={creation}
        email={creation.email}
        submit={async (body) => onJoined(await call<Joined>('POST', sessionPaths.welcome, { body, asksNothing: true }))}
        says="Go in"
      />
    );
  }
  return (
    <form className="stack g5" onSubmit={(event) => void begin(event)}>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        defaultValue={link.name}
        maxLength={100}
        hint="As those who work with you know you."
        required
      />
      <TextField
        label="E-mail"
        isOptional={way !== 'password'}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={link.email ?? ''}
        required={way === 'password'}
      />
      <Wrong says={wrong} />
      {way === 'passkey' ? (
        <>
          <div className="stack g3">
            <Button type="submit" look="primary" className="w tall" icon={Fingerprint} busy={busy}>
              Make a passkey
            </Button>
            <p className="small muted">
              Your fingerprint, face or phone. Nothing to remember, nothing that can be phished.
            </p>
          </div>
          <button type="button" className="lk small lk-start" onClick={() => setWay('password')}>
            Use a password and a code instead
          </button>
        </>
      ) : (
        <>
          <Button type="submit" look="primary" className="w tall" busy={busy}>
            Continue
          </Button>
          {passkeys ? (
            <button type="button" className="lk small lk-start" onClick={() => setWay('passkey')}>
              Make a passkey instead
            </button>
          ) : (
            <p className="small muted">
              Passkeys need a name and HTTPS. Here you sign in with a password and a code of an authenticator app.
            </p>
          )}
        </>
      )}
    </form>
  );
}

function textsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { name: text('name'), email: text('email') };
}
