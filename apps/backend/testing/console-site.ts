/** The console's calls on a database of its own, with a clock that tests set, and browsers that keep cookies. */
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import type { Role } from '@tablefront/console-wire/access';
import { afterAll, beforeAll } from 'vitest';
import { saveOperatorBrand } from '../src/brands/brand-queries.ts';
import { createConfigurationReader } from '../src/brands/read-configuration.ts';
import { createBrandFacts } from '../src/console/brands/brand-facts.ts';
import { createConsoleApp } from '../src/console/console-app.ts';
import type { ConsoleBindings, ConsoleServices } from '../src/console/console-services.ts';
import { createConsoleNews } from '../src/console/news/console-news.ts';
import { invite } from '../src/console/people/change-people.ts';
import { makeFirstOwnerLink } from '../src/console/people/invitations.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import type { Logger } from '../src/failures/logger.ts';
import { openFileStore } from '../src/files/open-file-store.ts';
import { createRateLimiter, type RateLimiterOptions, type RateLimits } from '../src/limits/rate-limiter.ts';
import { createAuthenticator } from './authenticator.ts';
import type { MakeDatabase } from './each-database.ts';
import { makeBrand } from './make-brand.ts';
import { noLimits } from './submission-site.ts';

export const CONSOLE_ORIGIN = 'https://console.tablefront.test';

const locations = ['North', 'South', 'West'].map((name) => ({ id: name.toLowerCase(), name }));
const configuration = (name: string) => JSON.stringify({ name, timeZone: 'America/Toronto', locations });

export interface ConsoleSiteOptions {
  limits?: RateLimits;
  lanes?: RateLimiterOptions['lanes'];
  /** Where it is not `consoleOrigin`. */
  origin?: string;
}

async function openConsoleSite(
  settings: DatabaseSettings,
  logger: Logger,
  { limits = noLimits, lanes, origin = CONSOLE_ORIGIN }: ConsoleSiteOptions = {},
) {
  const opened = await openDatabase(settings, logger);
  const { database } = opened;
  const files = await openFileStore(settings);
  const news = await createConsoleNews(opened);
  let now = Date.UTC(2026, 10, 23, 12);
  const limiter = createRateLimiter({ database, logger, limits, lanes, now: () => now });
  const readConfiguration = createConfigurationReader(database, createConfigurationCache());
  const services: ConsoleServices = {
    ...{ database, logger, limiter, origin: () => origin, now: () => new Date(now) },
    brands: createBrandFacts(database, readConfiguration),
    signPreviews: ({ now: at }) => ({
      ...{ origin: 'https://preview.tablefront.test', token: 'of a preview', until: at.toISOString() },
    }),
    ...{ files, news, readConfiguration, sendsMail: true, requireRoom: () => {} },
  };
  const app = createConsoleApp(services);
  for (const id of ['maple', 'lucia']) await saveOperatorBrand(database, makeBrand(id, [], configuration(id)));

  const newBrowser = (address = '192.0.2.1') => createBrowser(app, origin, address);
  const tokenOf = (link: string) => link.split('#')[1] ?? '';
  /** Somebody with this role, signed in by a passkey. */
  const newPerson = async (name: string, grant: { brandId: string; role: Role; locations?: string[] }) => {
    const { link } = await invite(services, 'command line', { locations: null, name, ...grant });
    return newBrowser().join(tokenOf(link), name);
  };
  return {
    app,
    services,
    database,
    files,
    newBrowser,
    newPerson,
    tokenOf,
    /** Minutes later. */
    later(minutes: number) {
      now += minutes * 60_000;
    },
    now: () => now,
    firstLink: () => makeFirstOwnerLink(database, { origin, now: new Date(now) }),
    newOwner: (name = 'Olga') => newPerson(name, { brandId: '*', role: 'owner' }),
    async close() {
      limiter.close();
      await news.close();
      await opened.close();
    },
  };
}

type ConsoleSite = Awaited<ReturnType<typeof openConsoleSite>>;

/** A site for the tests of the suite that this is called in. */
export function consoleSuite(makeDatabase: MakeDatabase, logger: Logger, options?: ConsoleSiteOptions) {
  let site: ConsoleSite | undefined;
  beforeAll(async () => {
    site = await openConsoleSite(await makeDatabase(), logger, options);
  }, 60_000);
  afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error('The site is opened before the first test');
    return site;
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect.
  body: any;
}

interface Called {
  fetch(request: Request, visitor: ConsoleBindings): Response | Promise<Response>;
}

/** A browser with a passkey of its own, that keeps cookies. */
export function createBrowser(app: Called, origin = CONSOLE_ORIGIN, address = '192.0.2.1') {
  const cookies = new Map<string, string>();
  const authenticator = createAuthenticator(origin);

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(method !== 'GET' && { origin, 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await app.fetch(request, { visitorAddress: address });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const read = isJson ? JSON.parse(text) : text === '' ? undefined : text;
    return { status: response.status, headers: response.headers, body: read };
  }
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    call('POST', path, body, headers);

  const browser = {
    authenticator,
    cookies,
    call,
    post,
    /** An answer that is no JSON. */
    raw: async (path: string, body: unknown): Promise<Response> =>
      app.fetch(
        new Request(`${origin}${path}`, {
          method: 'POST',
          headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        { visitorAddress: address },
      ),
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    delete: (path: string) => call('DELETE', path),
    /** Uses a link with a passkey. */
    async tryToJoin(invitation: string, name: string): Promise<Answer> {
      const begun = await post('/api/welcome/options', { invitation, name, way: 'passkey' });
      if (begun.status !== 200) return begun;
      const response = authenticator.create(begun.body.passkey);
      return post('/api/welcome', { ceremony: begun.body.ceremony, response });
    },
    async join(invitation: string, name: string) {
      const answer = await browser.tryToJoin(invitation, name);
      if (answer.status !== 200) throw new Error(`Could not join: ${JSON.stringify(answer.body)}`);
      return Object.assign(browser, { personId: String(answer.body.me.person.id) });
    },
    async signIn(bent: Parameters<typeof authenticator.get>[1] = {}): Promise<Answer> {
      const { body } = await post('/api/session/options');
      return post('/api/session', { ceremony: body.ceremony, response: authenticator.get(body.passkey, bent) });
    },
    async confirm(): Promise<Answer> {
      const { body } = await post('/api/confirm/options');
      const { ceremony, passkey } = body.passkey;
      return post('/api/confirm', { ceremony, response: authenticator.get(passkey) });
    },
  };
  return browser;
}

export type Browser = ReturnType<typeof createBrowser>;
