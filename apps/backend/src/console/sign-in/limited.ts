import { hashOfSecret } from '@tablefront/serving/secrets';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { CallContext, ConsoleServices } from '../console-services.ts';

/** The one lane of all sign-ins: guesses wait for each other, and for no guest. */
const EVERYBODY = 'console';

/**
 * Does what may be guessed at where there were not too many guesses: of this visitor (`sign-in`), or of this visitor for this
 * account (`account`). For an account that is guessed at from everywhere it goes slowly, and for nobody else.
 *
 * @param account what they call themselves; whether there is such an account makes no difference
 * @throws ConsoleRefusal `too-many`
 */
export async function limited<T>(
  { limiter }: Pick<ConsoleServices, 'limiter'>,
  context: CallContext,
  work: () => Promise<T>,
  account?: string,
): Promise<T> {
  const attempt = {
    ...(account === undefined
      ? { kind: 'sign-in' as const, named: EVERYBODY }
      : { kind: 'account' as const, named: hashOfSecret(account) }),
    // In tests there may be no server, and so no bindings.
    address: context.env?.visitorAddress,
    signal: context.req.raw.signal,
  };
  const admission = await limiter.enter(attempt);
  if (!admission.allowed) throw tooMany(admission.retryAfterSeconds);
  try {
    const verdict = await limiter.count(attempt, attempt.named);
    if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds);
    return await work();
  } finally {
    admission.leave();
  }
}

function tooMany(retryAfterSeconds: number): ConsoleRefusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const soon = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return new ConsoleRefusal('too-many', `Too many attempts. Please wait ${soon}.`, retryAfterSeconds);
}
