import type { Person } from '@tablefront/console-wire/people';
import { composedLink, type Link } from '@tablefront/restaurant/link';

/**
 * An e-mail, to be sent by the owner's own program, that asks for a passkey; undefined where nobody of them left an address.
 * @param account where a passkey is made
 */
export function askForPasskeys(people: readonly Pick<Person, 'email'>[], account: string): Link | undefined {
  const to = people.flatMap(({ email }) => (email === null ? [] : encodeURIComponent(email)));
  if (to.length === 0) return undefined;
  const subject = 'A passkey for the console';
  const body = [
    'Please make a passkey for the console. It is safer than a password, and quicker: your fingerprint, face or phone.',
    `Sign in as always, and press “Make a passkey on this device”: ${account}`,
  ].join('\r\n\r\n');
  const said = Object.entries({ subject, body }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return composedLink(`mailto:${to.join(',')}?${said.join('&')}`);
}
