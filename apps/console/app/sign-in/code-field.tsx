import { useState } from 'react';
import { Field } from '../ui/field.tsx';

/** Six digits of an authenticator; with `recovery`, one of the codes for when it is lost can be given instead. */
export function CodeField({ recovery = false }: { recovery?: boolean }) {
  const [recovering, setRecovering] = useState(false);
  return (
    <div className="stack">
      <Field label={recovering ? 'Recovery code' : '6 digits'}>
        {(parts) => (
          <div className="code">
            {recovering ? (
              <input {...parts} className="in" name="code" autoComplete="off" maxLength={40} required />
            ) : (
              <input
                {...parts}
                className="in"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                pattern="\s*\d{3}\s?\d{3}\s*"
                maxLength={8}
                title="The six digits that your authenticator app shows now"
                required
              />
            )}
          </div>
        )}
      </Field>
      {recovery && (
        <button type="button" className="lk small lk-start" onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Use the code of your app' : 'Use a recovery code'}
        </button>
      )}
    </div>
  );
}
