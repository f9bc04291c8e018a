/**
 * A process that takes submissions and calls of the console over HTTP, and sends e-mails and webhooks, for the drill that kills
 * it: submissions at `/functions/…`, the console at `/api/…`. It prints the port that it listens at, then `ready`.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { pino } from 'pino';
import { createBackend } from '../src/backend.ts';
import { readStorageSettings } from '../src/settings.ts';
import { ANON_KEY, noLimits } from './submission-site.ts';

const { SMTP_URL, CONSOLE_URL = '' } = process.env;
const backend = await createBackend({
  ...readStorageSettings(process.env),
  ...{ anonKey: ANON_KEY, rateLimits: noLimits, logger: pino({ level: 'silent' }) },
  mail: SMTP_URL ? { smtpUrl: SMTP_URL, from: 'Site <site@tablefront.example>' } : undefined,
  consoleOrigin: () => CONSOLE_URL,
});
const server = createServer(
  getRequestListener((request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return backend.fetch(request, { visitorAddress: '192.0.2.1' });
    // The console knows its own host only.
    return backend.console.fetch(new Request(`${CONSOLE_URL}${pathname}${search}`, request), {});
  }),
);
const port = await listenOnLoopback(server);
process.stdout.write(`port ${port}\nready\n`);
