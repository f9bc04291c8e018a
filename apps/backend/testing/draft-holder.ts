/**
 * A process in which two people edit a site, for tests that kill it: `X-Who` says who calls. It prints the port that it listens at, then `ready`.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { pino } from 'pino';
import { readStorageSettings } from '../src/settings.ts';
import { openInboxSite } from './inbox-site.ts';

const site = await openInboxSite(readStorageSettings(process.env), pino({ level: 'silent' }));
const people = {
  ada: await site.person('Ada', 'maple', 'owner'),
  bo: await site.person('Bo', 'maple', 'editor'),
};
const server = createServer(
  getRequestListener(async (request) => {
    const who = request.headers.get('x-who') === 'bo' ? people.bo : people.ada;
    const text = await request.text();
    const path = new URL(request.url).pathname.slice(1);
    return who.fetch(request.method, path, text === '' ? undefined : JSON.parse(text));
  }),
);
const port = await listenOnLoopback(server);
process.stdout.write(`port ${port}\nready\n`);
