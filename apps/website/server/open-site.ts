import path from 'node:path';
import { type Backend, createBackend, type PreviewSigner } from '@tablefront/backend';
import { openedOrOpening } from '@tablefront/backend/opening-backend';
import { createBackendClient } from '@tablefront/backend-client/client';
import { type ConfigurationCache, createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { createStopping, type Stopping, withinTime } from '@tablefront/serving/stopping';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { openRememberedSites } from './configurations/remembered-sites.ts';
import { ASKING, createSiteCache, TOLD } from './configurations/site-cache.ts';
import { demoPictures } from './files/demo-pictures.ts';
import { hostedPictures } from './files/hosted-pictures.ts';
import { uploadedPictures } from './files/uploaded-pictures.ts';
import { hostedReadiness } from './http/hosted-readiness.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createOwnHost } from './http/own-host.ts';
import { consoleToLog, createProcessLog } from './http/process-log.ts';
import { logoFetcher } from './pictures/shrunk/fetch-logo.ts';
import { keepInTurn, shrinkInTurn } from './pictures/shrunk/shrink-in-turn.ts';
import { previewKey } from './preview/preview-key.ts';
import { previewSigner } from './preview/preview-signer.ts';
import { createPreviews } from './preview/previews.ts';
import { readSettings, type Settings, secretsOf } from './settings.ts';
import type { SiteAppOptions } from './site-app.ts';

/** Where the demo brands live. */
const BRANDS = path.resolve(import.meta.dirname, '../../../brands');
/** The console's app as it is built. */
const CONSOLE = path.resolve(import.meta.dirname, '../../console/build/client');
/** A database that starts together with this process is waited for this long before the site is served without it. */
const DATABASE_PATIENCE_MS = 2_000;
/** Of a photo in the console, in pixels. */
const PHOTO_WIDTH = 1_200;
const submissionCalls = new Set<string>(Object.values(submissionPaths).map((name) => `/${name}`));

export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * What the website stands on: settings, log, metrics, the backend (its own unless `BACKEND_URL` names another), the cache
 * of configurations, and the way that all of it ends.
 */
export async function openSite(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(environment);
  const logger = createProcessLog({ level: settings.logLevel, secrets: secretsOf(settings) });
  consoleToLog(logger);
  const metrics = createMetrics();
  const stopping = createStopping({ logger });

  const configurations = createConfigurationCache();
  const consoleHost = createOwnHost('console', settings.consoleUrl);
  const previewHost = createOwnHost('preview', settings.previewUrl);
  const signing =
    settings.backendUrl === undefined ? previewKey({ ...settings, setting: settings.previewKey }) : undefined;
  const signPreviews = signing && previewSigner({ key: signing, origin: previewHost.origin });
  const ownBackend = settings.backendUrl
    ? undefined
    : await openOwnBackend(settings, {
        ...{ logger, stopping, metrics, configurations, signPreviews },
        consoleOrigin: consoleHost.origin,
      });
  stopping.beforeExit(() => withinTime(ownBackend?.close()));
  await ownBackend?.seedBrands({ directory: settings.demoBrands ? BRANDS : undefined, brandId: settings.brandId });
  const backend = ownBackend && { fetch: counted(ownBackend.fetch, metrics) };

  const client = createBackendClient({
    url: settings.backendUrl ?? 'http://backend.localhost',
    anonKey: settings.backendAnonKey,
    fetch: backend?.fetch,
  });
  const sites = createSiteCache({
    client,
    freshness: backend ? TOLD : ASKING,
    configurations,
    remembered: openRememberedSites(path.join(settings.dataDir, 'sites'), (message) => logger.warn(message)),
    warn: (message) => logger.warn(message),
  });
  ownBackend?.onBrandChange(({ brandId }) => sites.brandChanged(brandId));
  metrics.watch('tablefront_configuration_cache_entries', 'Hosts and brands whose configuration is held', sites.size);

  const appOptions: Omit<SiteAppOptions, 'renderPage' | 'assets' | 'mode'> = {
    sites,
    brandId: settings.brandId,
    backend,
    counts: ownBackend,
    isReady: hostedReadiness(client, settings.brandId ?? 'readiness.invalid'),
    backendAccess: { url: settings.backendUrl ?? '', anonKey: settings.backendAnonKey },
    questions: settings.questions,
    brandsDirectory: BRANDS,
    demoBrands: settings.demoBrands,
    picturesDirectory: picturesIn(settings),
    findPicture:
      ownBackend?.findPicture ?? hostedPictures({ url: settings.backendUrl ?? '', anonKey: settings.backendAnonKey }),
    googleMaps: settings.googleMaps,
    accessibilityEmail: settings.accessibilityEmail,
    influencerPortal: settings.influencerPortal,
    metrics,
    logger,
  };
  const knowsHost = async (host: string): Promise<boolean | undefined> => {
    if (ownBackend && [consoleHost, previewHost].some(({ isAt }) => isAt(host.toLowerCase()))) return true;
    const outcome = await sites.load(host.toLowerCase().replace(/\.$/, ''));
    if (outcome.kind === 'ready') return true;
    return outcome.status === 404 ? false : undefined;
  };
  const operatorsConsole = {
    ...{ host: consoleHost, previewHost, backend: ownBackend?.console, directory: CONSOLE },
    pictures: consolePictures(settings, ownBackend),
  };
  const preview = ownBackend &&
    signing && {
      previews: createPreviews({ key: signing, ...ownBackend.console, sites }),
      consoleOrigin: consoleHost.origin,
    };
  return { settings, logger, metrics, stopping, knowsHost, appOptions, console: operatorsConsole, preview };
}

/** Where pictures are kept in the sizes that pages show. */
function picturesIn({ dataDir }: Settings): string {
  return path.join(dataDir, 'pictures');
}

/** What pages of brands name by a path, shown beside their fields. */
function consolePictures({ demoBrands }: Settings, backend: Backend | undefined): Hono {
  const pictures = new Hono();
  if (demoBrands) pictures.route('/', demoPictures(BRANDS));
  if (backend) pictures.route('/', uploadedPictures({ find: backend.findPicture }));
  return pictures;
}

/** Waits a little for its database; after that the site shows what it remembers until the database is there. */
function openOwnBackend(
  settings: Settings,
  {
    logger,
    stopping,
    metrics: { countEvent },
    configurations,
    consoleOrigin,
    signPreviews,
  }: {
    logger: Logger;
    stopping: Stopping;
    metrics: Metrics;
    configurations: ConfigurationCache;
    consoleOrigin: () => string;
    signPreviews: PreviewSigner | undefined;
  },
): Promise<Backend> {
  const opening: Promise<Backend> = createBackend({
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
    dataDir: settings.dataDir,
    filesUrl: settings.filesUrl,
    anonKey: settings.backendAnonKey,
    mail: settings.mail,
    scanCommand: settings.scanCommand,
    vapidPrivateKey: settings.vapidPrivateKey,
    allowPrivateWebhooks: settings.allowPrivateWebhooks,
    logger,
    countEvent,
    configurations,
    consoleOrigin,
    signPreviews,
    fetchLogo: logoFetcher({
      directory: picturesIn(settings),
      brandsDirectory: BRANDS,
      uploaded: async (id) => (await (await opening).findPicture(id))?.bytes,
      warn: (message) => logger.warn(message),
    }),
    encodePicture: keepInTurn,
    encodePhoto: (bytes) => shrinkInTurn(() => Buffer.from(bytes), { width: PHOTO_WIDTH, format: 'webp' }),
    assistant: { openRouter: settings.openRouter, keepQuestions: settings.keepQuestions },
  });
  if (settings.databaseUrl === undefined) return opening;
  return openedOrOpening(opening, {
    patienceMs: DATABASE_PATIENCE_MS,
    logger,
    onFailure(error) {
      logger.fatal({ err: error }, 'The database cannot be used');
      void stopping.stop(1);
    },
  });
}

type BackendFetch = Backend['fetch'];

/** Also what forms send without JavaScript comes by here. */
function counted(fetch: BackendFetch, metrics: Metrics): BackendFetch {
  return async (request, visitor) => {
    const response = await fetch(request, visitor);
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && submissionCalls.has(pathname))
      metrics.submissionAnswered(pathname, response.status);
    return response;
  };
}
