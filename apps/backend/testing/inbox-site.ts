/** The inbox's calls on a database of its own, made by people whose roles a test gives. */
import { randomUUID } from 'node:crypto';
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import type { Caller, Role } from '@tablefront/console-wire/access';
import { consoleErrorStatus } from '@tablefront/console-wire/console-errors';
import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { saveOperatorBrand } from '../src/brands/brand-queries.ts';
import { createConfigurationReader } from '../src/brands/read-configuration.ts';
import { brandCalls } from '../src/console/brand-calls.ts';
import { createBrandFacts } from '../src/console/brands/brand-facts.ts';
import { ConsoleRefusal } from '../src/console/console-refusal.ts';
import type { ConsoleServices } from '../src/console/console-services.ts';
import { createConsoleNews } from '../src/console/news/console-news.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { grants, people } from '../src/database/schema.ts';
import type { Logger } from '../src/failures/logger.ts';
import { openFileStore } from '../src/files/open-file-store.ts';
import { createRateLimiter } from '../src/limits/rate-limiter.ts';
import type { MakeDatabase } from './each-database.ts';
import { makeBrand } from './make-brand.ts';

const week = (hours: string) => ({
  ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours },
  ...{ friday: hours, saturday: hours, sunday: hours },
});

/** Two places in two zones; one dish is sold out everywhere, one in the Junction alone. */
const maple = makeBrand(
  'maple',
  ['maple.example'],
  JSON.stringify({
    name: 'Maple & Ember',
    email: 'hello@maple.example',
    timeZone: 'America/Toronto',
    locations: [
      { restaurant_id: 'r_1', name: 'Junction', openingHours: week('11:00 AM - 10:00 PM') },
      {
        restaurant_id: 'r_2',
        name: 'Main Street',
        timeZone: 'America/Los_Angeles',
        openingHours: week('9:00 AM - 5:00 PM'),
      },
    ],
    menu: [{ name: 'Dinner', categories: [{ name: 'Mains', items: [{ name: 'Poutine', price: 12, soldOut: true }] }] }],
  }),
);
const nova = makeBrand('nova', ['nova.example'], '{"name":"Nova","locations":[{"restaurant_id":"r_1","name":"Nova"}]}');

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect.
  body: any;
}

/** @param given in the place of what the site has, and of what whoever mounts the backend gives */
export async function openInboxSite(settings: DatabaseSettings, logger: Logger, given: Partial<ConsoleServices> = {}) {
  const opened = await openDatabase(settings, logger);
  const { database } = opened;
  const files = await openFileStore(settings);
  const news = await createConsoleNews(opened);
  const readConfiguration = createConfigurationReader(database, createConfigurationCache());
  const limiter = createRateLimiter({ database, logger });
  const services: ConsoleServices = {
    ...{ database, logger, files, news, readConfiguration, sendsMail: true, now: () => new Date() },
    ...{ limiter, origin: () => 'https://console.test', requireRoom: () => {} },
    brands: createBrandFacts(database, readConfiguration),
    ...given,
  };
  for (const brand of [maple, nova])
    await saveOperatorBrand(database, { ...brand, name: brand.id === 'maple' ? 'Maple & Ember' : 'Nova' });

  const callers = new Map<string, Caller>();
  const app = new Hono<{ Variables: { caller: Caller } }>();
  app.use(async (context, next) => {
    const caller = callers.get(context.req.header('x-caller') ?? '');
    if (!caller) throw new ConsoleRefusal('sign-in', 'Please sign in.');
    context.set('caller', caller);
    await next();
  });
  app.route('/api/brands/:brand', brandCalls(services));
  app.onError((error, context) => {
    if (!(error instanceof ConsoleRefusal)) throw error;
    return context.json({ error: error.code, message: error.message }, consoleErrorStatus[error.code]);
  });

  /** Somebody with this role. */
  async function person(name: string, brandId: string, role: Role, locations: string[] | null = null) {
    const personId = randomUUID();
    await database.insert(people).values({ id: personId, name });
    await database
      .insert(grants)
      .values({ id: randomUUID(), personId, brandId: brandId === '*' ? null : brandId, role, locations });
    const caller: Caller = {
      ...{ personId, name, email: null, sessionId: randomUUID(), provedAt: new Date() },
      grants: [{ brandId, role, locations }],
    };
    callers.set(personId, caller);
    const fetch = async (method: string, path: string, body?: unknown): Promise<Response> =>
      app.fetch(
        new Request(`http://console.test/api/brands/${path}`, {
          method,
          headers: { 'x-caller': personId, ...(body !== undefined && { 'content-type': 'application/json' }) },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      );
    const call = async (method: string, path: string, body?: unknown) => answerOf(await fetch(method, path, body));
    const send = async (path: string, body: Uint8Array<ArrayBuffer>, type: string) => {
      const headers = { 'x-caller': personId, 'content-type': type };
      return answerOf(
        await app.fetch(new Request(`http://console.test/api/brands/${path}`, { method: 'POST', headers, body })),
      );
    };
    async function answerOf(response: Response): Promise<Answer> {
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    }
    return {
      ...{ id: personId, caller, fetch, call, send },
      get: (path: string) => call('GET', path),
      post: (path: string, body: unknown = {}) => call('POST', path, body),
      patch: (path: string, body: unknown) => call('PATCH', path, body),
      put: (path: string, body: unknown) => call('PUT', path, body),
      delete: (path: string, body?: unknown) => call('DELETE', path, body),
    };
  }

  return {
    ...{ opened, database, services, files, person },
    async close() {
      limiter.close();
      await news.close();
      await opened.close();
    },
  };
}

type InboxSite = Awaited<ReturnType<typeof openInboxSite>>;
export type Person = Awaited<ReturnType<InboxSite['person']>>;

/** A site for the tests of the suite that this is called in. */
export function inboxSuite(makeDatabase: MakeDatabase, logger: Logger, given?: Partial<ConsoleServices>) {
  let site: InboxSite | undefined;
  beforeAll(async () => {
    site = await openInboxSite(await makeDatabase(), logger, given);
  }, 60_000);
  afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error('The site is opened before the first test');
    return site;
  };
}
