import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { deserialize, serialize } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { writeAside } from '@tablefront/serving/disk/write-aside';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { isSameSecret } from '@tablefront/serving/secrets';
import { isUnavailable } from '@tablefront/serving/unavailable';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import { BRAND_SIZE_LIMIT } from '../brands/read-brand.ts';
import type { Logger } from '../failures/logger.ts';
import type { Administration } from './administration.ts';
import { type AdministrationAccess, administrationFile, parameters } from './administration-wire.ts';
import { errorText } from './operator-texts.ts';

/** A configuration, of which a letter may take two bytes here, and what travels with it. */
const largestBody = 2 * BRAND_SIZE_LIMIT + 1024 * 1024;

/**
 * Lets the operators' commands work while this process holds the embedded database. Whoever starts this must hold that
 * database: so whatever another process left behind in `administration.json` is stale, and is replaced.
 */
export async function startAdministrationServer(
  dataDir: string,
  administration: Administration,
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const listener = getRequestListener(createAdministration(administration, token, logger).fetch);
  const server = createServer((request, response) => {
    void listener(request, response);
  });
  // The client lets go of idle connections; were it the server, one could go in the moment of the next request.
  server.keepAliveTimeout = 0;
  const port = await listenOnLoopback(server);
  // It serves the process that holds the database, and is no reason for it to live on.
  server.unref();

  const access: AdministrationAccess = { port, token };
  await writeAside(administrationFile(dataDir), JSON.stringify(access));

  return {
    async close() {
      rmSync(administrationFile(dataDir), { force: true });
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}

function createAdministration(administration: Administration, token: string, logger: Logger): Hono {
  const application = new Hono();
  application.use(async (context, next) => {
    const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    if (given === undefined || !isSameSecret(given, token)) {
      logger.warn(
        { method: context.req.method, path: context.req.path },
        'A command without the right token was refused',
      );
      return context.json({ error: 'Wrong token' }, 401);
    }
    await next();
  });
  application.use(bodyLimit({ maxSize: largestBody }));
  for (const [verb, schema] of Object.entries(parameters)) {
    const work: (...given: never[]) => Promise<unknown> = administration[verb as keyof Administration];
    application.post(`/${verb}`, async (context) => {
      const given = schema.parse(deserialize(Buffer.from(await context.req.arrayBuffer())));
      const answer = await Reflect.apply(work, administration, given);
      return verb === 'backup' ? sendArchive(context, answer) : context.body(Uint8Array.from(serialize(answer)));
    });
  }
  application.onError((error, context) => {
    logger.error({ error: errorForLog(error), path: context.req.path }, 'An administration request failed');
    if (isUnavailable(error)) return context.json({ error: errorText(error) }, 503);
    return context.json({ error: 'Internal error' }, 500);
  });
  return application;

  function sendArchive(context: Context, archive: AsyncIterable<Uint8Array>): Response {
    const send = async (output: StreamingApi) => {
      for await (const chunk of archive) {
        if (output.aborted) return;
        await output.write(chunk);
      }
    };
    // Its reader sees that the end is missing.
    return stream(context, send, async (error) => logger.error({ error: errorForLog(error) }, 'A backup broke off'));
  }
}
