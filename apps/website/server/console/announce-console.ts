import type { ConsoleBackend } from '@tablefront/backend';
import type { OwnHost } from '../http/own-host.ts';

interface Announced {
  backend?: Pick<ConsoleBackend, 'firstOwnerLink'>;
  host: Pick<OwnHost, 'origin'>;
  previewHost: Pick<OwnHost, 'origin'>;
}

const isHere = (hostname = '') => hostname.endsWith('.localhost');

/**
 * Tells whoever started the site where the console is and, while nobody can sign in there, the link that makes them its owner.
 * Not a line of the log: it is for a person.
 */
export async function announceConsole(
  { backend, host, previewHost }: Announced,
  say: (text: string) => void = console.log,
): Promise<void> {
  if (!backend) return say('There is no console: this site uses a backend elsewhere (BACKEND_URL)');
  say(`The console is at ${host.origin()}`);
  const [console_, previews] = [host.origin(), previewHost.origin()].map((origin) => new URL(origin).hostname);
  if (isHere(previews) && !isHere(console_))
    say(`Its previews of the site are at ${previewHost.origin()}, which only this machine reaches: set PREVIEW_URL`);
  const link = await backend.firstOwnerLink();
  if (link !== undefined) say(`Nobody can sign in there yet. Make yourself its owner within 24 hours: ${link}`);
}
