import { type CodeCreation, sessionPaths, type WaysIn } from '@tablefront/console-wire/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useMe } from '../api/me.ts';
import { PasswordForm } from '../sign-in/password-form.tsx';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import '../sign-in/sign-in.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A new password with an authenticator app, and the codes for when that is lost. */
export function PasswordDialog({ creation, onClose }: { creation: CodeCreation; onClose: () => void }) {
  const { person } = useMe();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <Dialog
        title="Keep these codes"
        about="Each lets you in once, should you lose your authenticator app."
        onClose={onClose}
      >
        <div className="in-dialog">
          <RecoveryCodes codes={codes} />
        </div>
        <footer>
          <Button look="primary" className="push" onClick={onClose}>
            I have kept them
          </Button>
        </footer>
      </Dialog>
    );
  }
  return (
    <Dialog title="Password and code" onClose={onClose}>
      <div className="in-dialog">
        <PasswordForm
          creation={creation}
          email={person.email ?? ''}
          says="Set the password"
          submit={async (body) => {
            const made = await call<{ ways: WaysIn; recoveryCodes: string[] }>('POST', sessionPaths.password, { body });
            queries.setQueryData(['ways'], made.ways);
            setCodes(made.recoveryCodes);
          }}
        />
      </div>
    </Dialog>
  );
}
