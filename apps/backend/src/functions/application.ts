/**
 * The backend's HTTP: which path is which function, who may call it, and how everything else is answered.
 */
import { ASSISTANT_PATH } from '@tablefront/backend-client/assistant';
import { BRAND_PICTURE_PATH } from '@tablefront/backend-client/brand-picture';
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { GET_BRAND_WEBSITE_PATH } from '@tablefront/backend-client/get-brand-website';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { INFLUENCER_PORTAL_PATH } from '@tablefront/backend-client/submissions/influencer-portal';
import { orAfter } from '@tablefront/off-thread/or-after';
import type { UploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { withCharset } from '@tablefront/serving/charset';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { pathForLog } from '@tablefront/serving/path-for-log';
import { isSameSecret } from '@tablefront/serving/secrets';
import { isUnavailable, RETRY_AFTER_SECONDS } from '@tablefront/serving/unavailable';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AssistantServices } from '../assistant/assistant-services.ts';
import { createBrandGenerations } from '../brands/brand-generation.ts';
import { createBrandFinder } from '../brands/find-brand.ts';
import { formTermsOf } from '../brands/form-terms.ts';
import { type ConfigurationReader, createConfigurationReader } from '../brands/read-configuration.ts';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';
import { failure, type Refusal } from '../failures/failure.ts';
import type { SubmissionServices } from '../submissions/receive-submissions.ts';
import { createSaver } from '../submissions/save-submission.ts';
import type { BackendContext, RequestBindings } from '../submissions/submission-request.ts';
import { aiSearch } from './ai-search-openrouter.ts';
import { brandPicture } from './brand-picture.ts';
import { receiveApplication } from './careers.ts';
import { getBrandWebsite } from './get-brand-website.ts';
import { influencerPortal } from './influencer-portal.ts';
import { insertFeedback, tableFailure } from './restaurant-feedback.ts';
import { receiveCatering, receiveFeedback, receiveFranchise, receiveMediaInquiry } from './website-submissions.ts';

const READY_LIMIT_MS = 2_000;

export interface ApplicationOptions
  extends Omit<SubmissionServices, 'generations' | 'findBrand' | 'formTerms' | 'today' | 'save'> {
  anonKey: string;
  assistant: AssistantServices;
  now?: () => number;
  uploads: UploadSpool;
  /** What others in the same process use, too. */
  readConfiguration?: ConfigurationReader;
}

interface Environment {
  Bindings: RequestBindings;
}

export function createApplication(options: ApplicationOptions): Hono<Environment> {
  const { anonKey, assistant, now = Date.now, uploads, readConfiguration: given, ...stored } = options;
  const { database, logger } = stored;
  const readConfiguration = given ?? createConfigurationReader(database, createConfigurationCache());
  const services: SubmissionServices = {
    ...stored,
    generations: createBrandGenerations(database),
    findBrand: createBrandFinder(database),
    save: createSaver(database),
    async formTerms(brandId) {
      const read = await readConfiguration(brandId);
      return read && formTermsOf(read.configuration);
    },
    today: () => earliestToday(now()),
  };
  const application = new Hono<Environment>();

  application.use(async (context, next) => {
    await next();
    const { status, headers } = context.res;
    const type = headers.get('content-type');
    if (type !== null) headers.set('content-type', withCharset(type));
    const refused = reasons.get(status);
    if (refused === undefined) return;
    logger.info(
      { method: context.req.method, path: pathForLog(context.req.path), status, refused },
      'A call was refused',
    );
  });

  // The key is public and any site may call: there are no cookies that a foreign page could misuse.
  const openToAll = cors({
    origin: '*',
    allowMethods: ['POST', 'GET', 'OPTIONS'],
    allowHeaders: [
      ...['apikey', 'authorization', 'content-type', 'prefer', 'content-profile', 'accept-profile'],
      ...['x-client-info', 'x-retry-count', 'x-region'],
      ...['idempotency-key', 'x-form-seconds', 'x-form-trap'],
    ],
    exposeHeaders: ['retry-after'],
    maxAge: 86_400,
  });
  const keyed = requireAnonymousKey(anonKey, (context) => answer(context, wrongKey));
  for (const path of ['/functions/v1/*', '/rest/v1/*']) application.use(path, openToAll, keyed);

  // Nothing is unpacked here: a small body could become a large one.
  application.use(async (context, next) => {
    const encoding = context.req.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
    if (encoding === 'identity' || encoding === '') return next();
    return answer(context, { status: 415, error: 'The body must not be compressed' });
  });

  function call(path: string, handler: Handler<Environment>, largestBody?: number) {
    if (largestBody !== undefined) application.use(`/${path}`, limitBody(largestBody));
    application.post(`/${path}`, handler);
    application.all(`/${path}`, (context) => {
      context.header('allow', 'POST, OPTIONS');
      return answer(context, { status: 405, error: 'This is called with POST' });
    });
  }
  call(GET_BRAND_WEBSITE_PATH, getBrandWebsite(database), 16 * 1024);
  call(INFLUENCER_PORTAL_PATH, influencerPortal(database, readConfiguration), 16 * 1024);
  call(ASSISTANT_PATH, aiSearch(database, readConfiguration, assistant, services.limiter), 16 * 1024);
  call(submissionPaths.restaurantFeedback, insertFeedback(services), 64 * 1024);
  call(submissionPaths.feedback, receiveFeedback(services), 64 * 1024);
  call(submissionPaths.catering, receiveCatering(services), 64 * 1024);
  call(submissionPaths.mediaInquiry, receiveMediaInquiry(services), 64 * 1024);
  call(submissionPaths.franchise, receiveFranchise(services), 64 * 1024);
  call(submissionPaths.careers, receiveApplication(services, uploads));

  application.get(`/${BRAND_PICTURE_PATH}`, brandPicture({ database, files: stored.files }));

  application.get('/healthz', (context) => context.json({ status: 'ok' }));
  application.get('/readyz', async (context) => {
    const ready = await isReadyInTime(database);
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
    // Nobody waits for an answer, and nothing of ours failed.
    if (context.req.raw.signal.aborted) return answer(context, { status: 400, error: 'The body broke off' });
    if (isUnavailable(error)) {
      logger.warn(
        { error: errorForLog(error), path: pathForLog(context.req.path) },
        'A request found the database or disk away',
      );
      return answer(context, away);
    }
    logger.error(
      { error: errorForLog(error), method: context.req.method, path: pathForLog(context.req.path) },
      'A request failed',
    );
    return answer(context, { status: 500, error: 'Internal server error' });
  });

  return application;
}

/** Of refusals, for the log: nothing that a caller wrote. */
const reasons: ReadonlyMap<number, string> = new Map([
  [400, 'malformed, or against the rules of its form'],
  [401, 'wrong anonymous key'],
  [405, 'another method'],
  [409, 'from a page of another brand'],
  [413, 'too large'],
  [415, 'another type of content'],
  [429, 'over a limit'],
]);

const away: Refusal = {
  status: 503,
  error: 'This is not available at the moment. Please try again.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};
const wrongKey: Refusal = { status: 401, error: 'Invalid API key' };

/** Tables and functions differ in how they say no. */
function answer(context: BackendContext, refusal: Refusal): Response {
  if (context.req.path.startsWith('/rest/')) return tableFailure(context, refusal);
  return failure(context, refusal);
}

function limitBody(maxSize: number): MiddlewareHandler<Environment> {
  const tooLarge: Refusal = { status: 413, error: 'The body is too large' };
  return bodyLimit({ maxSize, onError: (context) => answer(context, tooLarge) });
}

/** Whether the database answers, and has all the tables that this version needs. */
function isReadyInTime(database: Database): Promise<boolean> {
  return orAfter(
    isMigrated(database).catch(() => false),
    READY_LIMIT_MS,
    false,
  );
}

/** Lets through what bears the public anonymous key, as `apikey` or as a bearer; answers the rest with `refuse`. */
function requireAnonymousKey(
  anonKey: string,
  refuse: (context: Parameters<MiddlewareHandler>[0]) => Response,
): MiddlewareHandler {
  return async (context, next) => {
    const bearer = /^Bearer +(.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const given = [context.req.header('apikey'), bearer];
    const matches = given.map((key) => key !== undefined && isSameSecret(key, anonKey));
    if (!matches.includes(true)) return refuse(context);
    await next();
  };
}

/** The day (`YYYY-MM-DD`) that it is where it is earliest, twelve hours behind UTC: nobody's today is over before it. */
function earliestToday(now: number): string {
  return new Date(now - 12 * 60 * 60_000).toISOString().slice(0, 10);
}
