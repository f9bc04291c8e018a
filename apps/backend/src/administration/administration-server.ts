import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isSameSecret } from '@tablefront/serving/same-secret';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import { brandSizeLimit } from '../brands/read-brand.ts';
import { errorForLog } from '../failures/innermost-error.ts';
import type { Logger } from '../failures/logger.ts';
import { isUnavailable } from '../failures/unavailable.ts';
import type { Administration } from './administration.ts';
import {
  type AdministrationAccess,
  administrationFile,
  brandToDelete,
  importQuery,
  questionsQuery,
  resendChoice,
  settingsToSave,
  submissionPageQuery,
  submissionsToDelete,
  submissionsToMark,
} from './administration-wire.ts';
import { errorText } from './error-text.ts';

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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It serves the process that holds the database, and is no reason for it to live on.
  server.unref();

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The administration server has no port');
  writeAccess(administrationFile(dataDir), { port: address.port, token });

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
  const smallBody = bodyLimit({ maxSize: 1_000_000 });

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
  application.post('/brands', bodyLimit({ maxSize: brandSizeLimit }), async (context) => {
    const { replace, ...query } = importQuery.parse({
      id: context.req.query('id'),
      name: context.req.query('name'),
      version: context.req.query('version'),
      hosts: context.req.queries('host') ?? [],
      replace: context.req.query('replace'),
    });
    return context.json(
      await administration.importBrand({ ...query, configuration: await context.req.text() }, { replace }),
    );
  });
  application.get('/brands', async (context) => context.json(await administration.listBrands()));
  application.get('/brand', async (context) => {
    const configuration = await administration.exportBrand(context.req.query('id') ?? '');
    return context.json({ configuration: configuration ?? null });
  });
  application.get('/submissions', async (context) => {
    const { order, after, limit, ...filters } = submissionPageQuery.parse(context.req.query());
    return context.json(await administration.readSubmissions(filters, { order, after, limit }));
  });
  application.get('/submission', async (context) => {
    const found = await administration.findSubmission(context.req.query('id') ?? '');
    return context.json({ found: found ?? null });
  });
  application.get('/submission-file', async (context) => {
    const bytes = await administration.readSubmissionFile(context.req.query('id') ?? '');
    if (!bytes) return context.json({ error: 'There is no such file' }, 404);
    return context.body(new Uint8Array(bytes), 200, { 'content-type': 'application/octet-stream' });
  });
  application.get('/unknown-questions', async (context) =>
    context.json(await administration.readUnknownQuestions(questionsQuery.parse(context.req.query()))),
  );
  application.get('/notification-settings', async (context) =>
    context.json(await administration.findNotificationSettings(context.req.query('brandId') ?? '')),
  );
  application.post('/notification-settings', smallBody, async (context) => {
    const { settings } = settingsToSave.parse(await context.req.json());
    const saved = await administration.saveNotificationSettings(context.req.query('brandId') ?? '', settings);
    return context.json({ saved });
  });
  application.post('/brand/delete', smallBody, async (context) => {
    const { id, ...options } = brandToDelete.parse(await context.req.json());
    return context.json(await administration.deleteBrand(id, options));
  });
  application.post('/submissions/genuine', smallBody, async (context) => {
    const { ids } = submissionsToMark.parse(await context.req.json());
    return context.json(await administration.markGenuine(ids));
  });
  application.post('/submissions/resend', smallBody, async (context) =>
    context.json(await administration.resendNotifications(resendChoice.parse(await context.req.json()))),
  );
  application.post('/submissions/delete', smallBody, async (context) => {
    const { choice, sure } = submissionsToDelete.parse(await context.req.json());
    return context.json(await administration.deleteSubmissions(choice, sure));
  });
  application.get('/backup', async (context) => {
    const archive = await administration.backup(context.req.query('near'));
    const send = async (output: StreamingApi) => {
      for await (const chunk of archive) {
        if (output.aborted) return;
        await output.write(chunk);
      }
    };
    // Its reader sees that the end is missing.
    return stream(context, send, async (error) => logger.error({ error: errorForLog(error) }, 'A backup broke off'));
  });
  application.onError((error, context) => {
    logger.error({ error: errorForLog(error), path: context.req.path }, 'An administration request failed');
    if (isUnavailable(error)) return context.json({ error: errorText(error) }, 503);
    return context.json({ error: 'Internal error' }, 500);
  });
  return application;
}

/** Never half written, and never readable for others. */
function writeAccess(path: string, access: AdministrationAccess): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  const file = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(file, JSON.stringify(access));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
}
