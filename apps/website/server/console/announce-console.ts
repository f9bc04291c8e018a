import type { ConsoleBackend } from '@tablefront/backend';
import type { OwnHost } from '../http/own-host.ts';

/**
 * Tells whoever started the site where the console is and, while nobody can sign in there, the link that makes them its owner.
 * Not a line of the log: it is for a person.
 */
export async function announceConsole(
  { backend, host }: { backend?: Pick<ConsoleBackend, 'firstOwnerLink'>; host: Pick<OwnHost, 'origin'> },
  say: (text: string) => void = console.log,
): Promise<void> {
  if (!backend) return say('There is no console: this site uses a backend elsewhere (BACKEND_URL)');
  say(`The console is at ${host.origin()}`);
  const link = await backend.firstOwnerLink();
  if (link !== undefined) say(`Nobody can sign in there yet. Make yourself its owner within 24 hours: ${link}`);
}
