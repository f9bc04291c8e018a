import {
  type CodeCreation,
  type PasskeyCreation,
  sessionPaths,
  type WaysIn as Ways,
} from '@tablefront/console-wire/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, KeyRound } from 'lucide';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useMe } from '../api/me.ts';
import { inWords, Refused } from '../api/refused.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { makePasskey, passkeyProblem } from '../sign-in/passkeys.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { lastSeen, wholeDay } from '../ui/when.ts';
import { PasswordDialog } from './password-dialog.tsx';

const waysKey = ['ways'];

/** Passkeys, and a password with one-time codes: each can be made and removed, but for the last. */
export function WaysIn() {
  const { passkeys: possible } = useMe();
  const queries = useQueryClient();
  const ways = useQuery({
    queryKey: waysKey,
    queryFn: ({ signal }) => call<Ways>('GET', sessionPaths.ways, { signal }),
  });
  const [creation, setCreation] = useState<CodeCreation>();
  const [busy, setBusy] = useState(false);

  async function change(step: () => Promise<Ways | undefined>, says: string) {
    setBusy(true);
    try {
      const after = await step();
      if (after) {
        queries.setQueryData(waysKey, after);
        say(says);
      }
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'confirm')) sayWrong(passkeyProblem(error) ?? inWords(error));
    } finally {
      setBusy(false);
    }
  }
  const addPasskey = () =>
    change(async () => {
      const made = await makePasskey(await call<PasskeyCreation>('POST', sessionPaths.passkeyOptions, { body: {} }));
      return call<Ways>('POST', sessionPaths.passkeys, {
        body: { ...made, passkeyName: deviceName(navigator.userAgent) },
      });
    }, 'A passkey for this device is made.');
  const beginPassword = () =>
    change(async () => {
      setCreation(await call<CodeCreation>('POST', sessionPaths.passwordOptions, { body: {} }));
      return undefined;
    }, '');

  if (ways.isPending) return <Loading what="the ways in" rows={2} />;
  if (ways.isError) return <Failed what="This list" error={ways.error} onRetry={() => void ways.refetch()} />;
  const { passkeys, password, recoveryCodesLeft } = ways.data;
  const now = new Date();
  return (
    <div className="stack g3">
      <ul className="card list">
        {passkeys.map(({ id, name, backedUp, createdAt, usedAt }) => (
          <li key={id}>
            <Icon node={Fingerprint} className="good" />
            <span className="grow">
              <span className="m in-line">{name}</span>
              <small className="muted small">
                Made {wholeDay(new Date(createdAt), null)}, used {lastSeen(usedAt, { now, timeZone: null })}
                {backedUp && ', kept by the maker of the device'}
              </small>
            </span>
            <Button
              small
              look="danger"
              aria-label={`Remove the passkey ${name}`}
              onClick={() =>
                void change(() => call<Ways>('DELETE', sessionPaths.passkeyAt(id)), `The passkey ${name} is removed.`)
              }
            >
              Remove
            </Button>
          </li>
        ))}
        {password && (
          <li>
            <Icon node={KeyRound} className="muted" />
            <span className="grow">
              <span className="m in-line">Password and code</span>
              <small className="muted small">
                {recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`} left
              </small>
            </span>
            <Button
              small
              look="danger"
              aria-label="Remove the password"
              onClick={() => void change(() => call<Ways>('DELETE', sessionPaths.password), 'The password is removed.')}
            >
              Remove
            </Button>
          </li>
        )}
      </ul>
      <div className="row wrap">
        {possible && (
          <Button icon={Fingerprint} busy={busy} onClick={() => void addPasskey()}>
            Make a passkey on this device
          </Button>
        )}
        <Button busy={busy} onClick={() => void beginPassword()}>
          {password ? 'New password and code…' : 'Add a password and a code…'}
        </Button>
      </div>
      {creation && <PasswordDialog creation={creation} onClose={() => setCreation(undefined)} />}
    </div>
  );
}
