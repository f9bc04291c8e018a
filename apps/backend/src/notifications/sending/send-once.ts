/** E-mails that nobody gets twice, whatever dies meanwhile. */
import type { Database } from '../../database/database.ts';
import { type Delivery, markBegun, markNotBegun, Pointless } from '../job-queue.ts';
import type { BeforeHandingOver } from './send-email.ts';

export const NOT_KNOWN = 'It broke off while it was being sent: whether it arrived is not known';

/**
 * Hands a message to the mail server, once: that it is about to is written down just before, and taken back where the server
 * says no.
 * @throws Pointless where nobody knows how it ended: a person decides then whether it is sent again
 */
export async function sendOnce(
  database: Database,
  delivery: Delivery,
  send: (before: BeforeHandingOver) => Promise<void>,
): Promise<void> {
  let isBegun = false;
  try {
    await send(async () => {
      isBegun = await markBegun(database, delivery);
      if (!isBegun) throw new Error('Another process has it in hand');
    });
  } catch (error) {
    if (!isBegun) throw error;
    if (!wasRefused(error)) throw new Pointless(NOT_KNOWN);
    await markNotBegun(database, delivery);
    throw error;
  }
}

/** The mail server surely has not taken it: it said no, or was not there to take anything. */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command, code } = error as { responseCode?: unknown; command?: unknown; code?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 400) return true;
  const early = ['CONN', 'HELO', 'EHLO', 'LHLO', 'STARTTLS', 'MAIL FROM', 'RCPT TO', 'API'];
  if (typeof command === 'string') return early.includes(command) || command.startsWith('AUTH');
  return code === 'EDNS' || code === 'ECONNECTION' || code === 'EENVELOPE';
}
