import { type Caller, PROVED_FOR_MS } from '@tablefront/console-wire/access';
import type { Me } from '@tablefront/console-wire/session';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { passkeysPossible } from './console-origin.ts';

/** What the console shows of who is signed in. */
export async function meOf(
  { brands, origin }: Pick<ConsoleServices, 'brands' | 'origin'>,
  caller: Caller,
): Promise<Me> {
  const { personId: id, name, email, grants, provedAt, sessionId } = caller;
  return {
    person: { id, name, email },
    grants: await brands.inWords(grants),
    brands: await brands.visible(caller),
    provedUntil: provedUntil(provedAt).toISOString(),
    sessionId,
    passkeys: passkeysPossible(origin()),
  };
}

export function provedUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + PROVED_FOR_MS);
}

/**
 * Before what is dangerous: whoever found a console open must not be able to do it.
 * @throws ConsoleRefusal `confirm`
 */
export function requireProved({ provedAt }: Pick<Caller, 'provedAt'>, now: Date): void {
  const past = now.getTime() - provedAt.getTime();
  // When the clock was set back, nobody has proved anything yet.
  if (past >= 0 && past < PROVED_FOR_MS) return;
  throw new ConsoleRefusal('confirm', 'Please confirm that it is you.');
}
