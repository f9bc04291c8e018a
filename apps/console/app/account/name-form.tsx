import { type Me, sessionPaths } from '@tablefront/console-wire/session';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { meQuery, useMe } from '../api/me.ts';
import { queries } from '../api/queries.ts';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { say } from '../ui/toast.ts';
import { Wrong } from '../ui/wrong.tsx';

/** What others see, and what a password is asked for with. */
export function NameForm() {
  const { person } = useMe();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { name, email } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setWrong('');
    try {
      const body = { name: String(name).trim(), email: String(email).trim() || null };
      queries.setQueryData(meQuery.queryKey, await call<Me>('PATCH', sessionPaths.me, { body }));
      say('Saved.');
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="stack g4" onSubmit={(event) => void submit(event)}>
      <div className="two">
        <TextField label="Name" name="name" defaultValue={person.name} autoComplete="name" maxLength={100} required />
        <TextField label="E-mail" name="email" type="email" defaultValue={person.email ?? ''} autoComplete="email" />
      </div>
      <Wrong says={wrong} />
      <div className="row">
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
