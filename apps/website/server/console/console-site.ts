/** All that is on the console's host: its calls, its files, and one page for every address. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleBackend } from '@tablefront/backend';
import { type Context, Hono } from 'hono';
import { staticFiles } from '../files/static-files.ts';
import type { EdgeBindings } from '../http/edge.ts';

interface ConsoleSiteOptions {
  /** Absent where another process has the backend. */
  backend?: Pick<ConsoleBackend, 'fetch'>;
  /** The built app: `index.html` and what it loads. */
  directory: string;
  /** Of demo brands, and what was uploaded: their addresses are paths. */
  pictures?: Hono;
}

type ConsoleContext = Context<{ Bindings: EdgeBindings }>;

const notKept = { 'Cache-Control': 'no-store' };

export function createConsoleSite({
  backend,
  directory,
  pictures,
}: ConsoleSiteOptions): Hono<{ Bindings: EdgeBindings }> {
  const site = new Hono<{ Bindings: EdgeBindings }>();
  if (!backend) {
    const text = 'There is no console here: this site uses a backend elsewhere (BACKEND_URL).\n';
    return site.all('*', (c) => c.text(text, 404, notKept));
  }
  site.all('/api/*', ({ env, req: { raw } }) => backend.fetch(raw, { visitorAddress: env?.visit?.address }));

  const page = path.join(directory, 'index.html');
  if (!existsSync(page))
    return site.all('*', (c) => c.text('The console is not built: run `npm start`.\n', 503, notKept));
  const html = readFileSync(page, 'utf8');
  site.route('/', staticFiles([directory]));
  if (pictures) site.route('/', pictures);
  // Which page it is, the app reads from the address.
  site.get('*', (c) => (asksForPage(c) ? c.html(html, 200, notKept) : c.text('Not found\n', 404, notKept)));
  return site;
}

/** A picture or a script that is not there is no page. */
function asksForPage(c: ConsoleContext): boolean {
  const destination = c.req.header('sec-fetch-dest');
  if (destination !== undefined && destination !== 'empty') return destination === 'document';
  return /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*');
}
