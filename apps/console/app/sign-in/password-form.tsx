import type { CodeCreation, CreatedPassword } from '@tablefront/console-wire/session';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { CodeField } from './code-field.tsx';

const QrCode = lazy(() => import('../ui/qr-code.tsx'));
const MIN_LENGTH = 12;

interface PasswordFormProps {
  creation: CodeCreation;
  /** Whose password it is, for password managers. */
  email: string;
  submit: (password: CreatedPassword) => Promise<void>;
  says: string;
}

/** A password, and an authenticator app that shows its first code. */
export function PasswordForm({ creation, email, submit, says }: PasswordFormProps) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const code = String(data.get('code')).replace(/\s/g, '');
    setBusy(true);
    setWrong('');
    try {
      await submit({ ceremony: creation.ceremony, password: String(data.get('password')), code });
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="stack g5" onSubmit={(event) => void create(event)}>
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={MIN_LENGTH}
        maxLength={256}
        hint="12 characters or more. A few words that only you would put together do well."
        required
      />
      <div className="stack g3">
        <p className="lab-1">Scan this with your authenticator app</p>
        <Suspense fallback={<span className="qr" />}>
          <QrCode text={creation.uri} label="The code to scan with an authenticator app" />
        </Suspense>
        <p className="small muted">
          Or type it: <span className="mono secret">{creation.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
      </div>
      <CodeField />
      <Wrong says={wrong} />
      <Button type="submit" look="primary" className="w tall" busy={busy}>
        {says}
      </Button>
    </form>
  );
}
