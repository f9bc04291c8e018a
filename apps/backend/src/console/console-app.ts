/** The console's calls as Request → Response: `/api/…` on the console's host, which whoever mounts this has made out. */

import { type ConsoleError, type ConsoleErrorCode, consoleErrorStatus } from '@tablefront/console-wire/console-errors';
import { formKinds } from '@tablefront/restaurant/site-configuration/schema/forms';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { pathForLog } from '@tablefront/serving/path-for-log';
import { isUnavailable, RETRY_AFTER_SECONDS } from '@tablefront/serving/unavailable';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { auditRoutes } from './audit/audit-routes.ts';
import { auditedCall } from './audit/record-audit.ts';
import { brandCalls } from './brand-calls.ts';
import { brandRoutes } from './brands/brand-routes.ts';
import { signedInCalls } from './calls.ts';
import { ConsoleRefusal } from './console-refusal.ts';
import type { ConsoleServices, OpenEnvironment } from './console-services.ts';
import { fromOwnPageOnly } from './from-own-page.ts';
import { fileLinkRoutes } from './notifications/file-link-routes.ts';
import { invitationRoutes, peopleRoutes } from './people/people-routes.ts';
import { acceptRoutes, welcomeRoutes } from './people/welcome-routes.ts';
import { bringsPicture, pictureLimit } from './pictures/picture-routes.ts';
import { deviceOf } from './sign-in/device.ts';
import { confirmRoutes, doorRoutes } from './sign-in/door-routes.ts';
import { meRoutes } from './sign-in/me-routes.ts';

/** Nothing that a person writes is longer. */
const LARGEST_BODY = 256 * 1024;
/** A spreadsheet that is pasted, a picture in a text. */
const LARGEST_CHANGE = 4 * 1024 * 1024;
const IS_DRAFT = /^\/api\/brands\/[^/]+\/drafts\/[^/]+$/;

export function createConsoleApp(services: ConsoleServices): Hono<OpenEnvironment> {
  const { logger } = services;
  const app = new Hono<OpenEnvironment>().basePath('/api');

  app.use(async (context, next) => {
    await auditedCall.run({ device: deviceOf(context.req.header('user-agent')) }, next);
    context.header('Cache-Control', 'no-store');
  });
  app.use(fromOwnPageOnly(services));
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ConsoleRefusal('too-large', 'That is too much at once.');
      },
    });
  const [usual, ofDrafts] = [limit(LARGEST_BODY), limit(LARGEST_CHANGE)];
  app.use((context, next) => {
    const { method, path } = context.req;
    const isPicture = bringsPicture({ method, path, type: context.req.header('content-type') ?? '' });
    return (isPicture ? pictureLimit : IS_DRAFT.test(path) ? ofDrafts : usual)(context, next);
  });

  // The forms in which a configuration is edited are the same for every brand and everybody.
  const fields = signedInCalls(services);
  fields.gives('GET /', async () => formKinds());

  app.route('/', doorRoutes(services));
  app.route('/confirm', confirmRoutes(services));
  app.route('/welcome/accept', acceptRoutes(services));
  app.route('/welcome', welcomeRoutes(services));
  app.route('/me', meRoutes(services));
  app.route('/brands', brandRoutes(services).route('/:brand', brandCalls(services)));
  app.route('/file-links', fileLinkRoutes(services));
  app.route('/fields', fields.routes);
  app.route('/people', peopleRoutes(services));
  app.route('/invitations', invitationRoutes(services));
  app.route('/audit', auditRoutes(services));

  app.notFound(() => refused('not-found', 'There is nothing here.'));
  app.onError((error, { req }) => {
    if (error instanceof ConsoleRefusal) {
      const { code, message } = error;
      logger.info(
        { method: req.method, path: pathForLog(req.path), refused: code },
        'A call of the console was refused',
      );
      return refused(code, message, error.retryAfterSeconds);
    }
    logger.error({ error: errorForLog(error), path: pathForLog(req.path) }, 'A call of the console failed');
    if (isUnavailable(error)) return refused('unavailable', 'The database is away for a moment.', RETRY_AFTER_SECONDS);
    return refused('failed', 'Something went wrong on our side. Please try again in a moment.');
  });
  return app;
}

function refused(error: ConsoleErrorCode, message: string, retryAfter?: number): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return Response.json({ error, message } satisfies ConsoleError, { status: consoleErrorStatus[error], headers });
}
