/**
 * A process that runs a backend as a site does, for tests that kill it: `node holder.ts`. It says `ready` when it has
 * the database, and lets go of it on SIGTERM.
 */
import { pino } from 'pino';
import { createBackend } from '../src/backend.ts';
import { readStorageSettings } from '../src/settings.ts';

const logger = pino({ level: 'silent' });
const { SMTP_URL } = process.env;
const mail = SMTP_URL ? { smtpUrl: SMTP_URL, from: 'site@tablefront.example' } : undefined;
const backend = await createBackend({ ...readStorageSettings(process.env), mail, anonKey: 'key', logger });
const alive = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(alive);
  void backend.close();
});
backend.onBrandChange(({ brandId }) => process.stdout.write(`changed ${brandId}\n`));
process.stdout.write('ready\n');
