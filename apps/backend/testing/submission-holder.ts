/**
 * A process that takes submissions over HTTP, for tests that kill it. `X-Visitor` is believed. It prints the port that it listens at, then `ready`.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { pino } from 'pino';
import { createBackend } from '../src/backend.ts';
import { readStorageSettings } from '../src/settings.ts';
import { ANON_KEY, noLimits } from './submission-site.ts';

const logger = pino({ level: 'silent' });
const backend = await createBackend({
  ...readStorageSettings(process.env),
  anonKey: ANON_KEY,
  rateLimits: noLimits,
  logger,
});
const server = createServer(
  getRequestListener((request) =>
    backend.fetch(request, { visitorAddress: request.headers.get('x-visitor') ?? '192.0.2.1' }),
  ),
);
const port = await listenOnLoopback(server);
process.stdout.write(`port ${port}\nready\n`);
