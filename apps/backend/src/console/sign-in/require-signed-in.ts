import type { Caller } from '@tablefront/console-wire/access';
import type { MiddlewareHandler } from 'hono';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { callerOf, stillSignedIn } from './sessions.ts';

/** Lets through who is signed in, as `caller`. */
export function requireSignedIn(
  services: Pick<ConsoleServices, 'database' | 'origin' | 'now'>,
): MiddlewareHandler<SignedInEnvironment> {
  return async (context, next) => {
    const caller = await callerOf(services.database, services, context);
    if (!caller) throw signInFirst();
    context.set('caller', caller);
    await next();
  };
}

function signInFirst(): ConsoleRefusal {
  return new ConsoleRefusal('sign-in', 'Please sign in.');
}

/** The caller of a session as they are after what was just done. */
export async function callerNow(
  { database, now }: Pick<ConsoleServices, 'database' | 'now'>,
  sessionId: string,
): Promise<Caller> {
  const caller = await stillSignedIn(database, { sessionId }, now());
  if (!caller) throw signInFirst();
  return caller;
}
