/**
 * The backend's HTTP: which path is which function, who may call it, and how everything else is answered.
 */
import { getBrandWebsitePath } from '@tablefront/backend-client/get-brand-website';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AssistantServices } from './assistant/assistant-services.ts';
import type { Database } from './database/database.ts';
import { aiSearch, aiSearchPath } from './functions/ai-search-openrouter.ts';
import { requireAnonymousKey } from './functions/anonymous-key.ts';
import { failure } from './functions/failure.ts';
import { getBrandWebsite } from './functions/get-brand-website.ts';
import { errorForLog } from './innermost-error.ts';
import type { Logger } from './logger.ts';

const readyLimitMs = 2_000;

export interface ApplicationOptions {
  database: Database;
  anonKey: string;
  logger: Logger;
  assistant: AssistantServices;
}

export function createApplication({ database, anonKey, logger, assistant }: ApplicationOptions): Hono {
  const application = new Hono();

  application.use(
    '/functions/v1/*',
    // The key is public and any site may call: there are no cookies that a foreign page could misuse.
    cors({
      origin: '*',
      allowMethods: ['POST', 'GET', 'OPTIONS'],
      allowHeaders: [
        ...['apikey', 'authorization', 'content-type', 'prefer', 'content-profile', 'accept-profile'],
        ...['x-client-info', 'x-retry-count', 'x-region'],
      ],
      maxAge: 86_400,
    }),
    requireAnonymousKey(anonKey, (context) => failure(context, 401, 'Invalid API key')),
  );

  application.post(`/${getBrandWebsitePath}`, limitBody(16 * 1024), getBrandWebsite(database));
  application.all(`/${getBrandWebsitePath}`, (context) => {
    context.header('allow', 'POST, OPTIONS');
    return failure(context, 405, 'This function is called with POST');
  });

  application.post(`/${aiSearchPath}`, limitBody(16 * 1024), aiSearch(database, assistant));
  application.all(`/${aiSearchPath}`, (context) => {
    context.header('allow', 'POST, OPTIONS');
    return failure(context, 405, 'This function is called with POST');
  });

  application.get('/healthz', (context) => context.json({ status: 'ok' }));
  application.get('/readyz', async (context) => {
    const ready = await answersInTime(database);
    return context.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });

  // An empty 404, or one with `[]`, counts as success in the Supabase client.
  application.notFound((context) =>
    context.json(
      { code: 'PGRST125', message: 'Invalid path specified in request URL', details: null, hint: null },
      404,
    ),
  );

  application.onError((error, context) => {
    logger.error({ error: errorForLog(error), method: context.req.method, path: context.req.path }, 'A request failed');
    return failure(context, 500, 'Internal server error');
  });

  return application;
}

function limitBody(maxSize: number) {
  return bodyLimit({ maxSize, onError: (context: Context) => failure(context, 413, 'The body is too large') });
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyLimitMs);
  });
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
