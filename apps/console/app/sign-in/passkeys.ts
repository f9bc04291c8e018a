import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import {
  type ConfirmOptions,
  type Me,
  type PasskeyCeremony,
  type PasskeyCreation,
  sessionPaths,
} from '@tablefront/console-wire/session';
import { call } from '../api/call.ts';

/** Signs in with a passkey of this device. With `autofill` it is offered in the e-mail field, and waits until one is chosen. */
export async function signInByPasskey({ autofill = false } = {}): Promise<Me> {
  const options = await call<PasskeyCeremony>('POST', sessionPaths.sessionOptions, { body: {}, asksNothing: true });
  const body = await proof(options, autofill);
  return await call<Me>('POST', sessionPaths.session, { body, asksNothing: true });
}

/** Proves once more who is signed in. */
export async function confirmByPasskey(options: NonNullable<ConfirmOptions['passkey']>): Promise<void> {
  await call('POST', sessionPaths.confirm, { body: await proof(options), asksNothing: true });
}

async function proof({ ceremony, passkey }: PasskeyCeremony, useBrowserAutofill = false) {
  // The compiler's own names of what WebAuthn sends leave some words open that the library closes.
  const optionsJSON = passkey as PublicKeyCredentialRequestOptionsJSON;
  return { ceremony, response: await startAuthentication({ optionsJSON, useBrowserAutofill }) };
}

/** Makes a passkey on this device, to be sent to where its options came from. */
export async function makePasskey({ ceremony, passkey }: PasskeyCreation) {
  const optionsJSON = passkey as PublicKeyCredentialCreationOptionsJSON;
  return { ceremony, response: await startRegistration({ optionsJSON }) };
}

/** The person closed the browser's dialog, or chose to do otherwise: nothing went wrong. */
function wasLeft(error: unknown): boolean {
  const cause = error instanceof WebAuthnError ? (error.cause ?? error) : error;
  return cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');
}

/** What the browser's own dialog ended with, in words. */
export function passkeyProblem(error: unknown): string | undefined {
  if (wasLeft(error)) return 'No passkey was used. Try again, or use another way.';
  if (error instanceof WebAuthnError) {
    return error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? 'This device has a passkey for you already.'
      : 'This browser could not use a passkey here. Use another way, or another browser.';
  }
  return undefined;
}
