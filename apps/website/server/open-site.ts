import path from 'node:path';
import { createBackend } from '@tablefront/backend';
import { createBackendClient } from '@tablefront/backend-client/client';
import { pino } from 'pino';
import { readSettings } from './settings.ts';
import type { SiteAppOptions } from './site-app.ts';
import { createSiteCache } from './site-cache.ts';

/** Where the demo brands live. */
const BRANDS = path.resolve(import.meta.dirname, '../../../brands');
/** Requests in flight may finish this long after a signal to stop. */
const CLOSE_AFTER_MS = 5_000;

/** An HTTP server, as far as stopping it goes. */
interface Closable {
  close(done: () => void): unknown;
  closeIdleConnections?(): void;
}

/**
 * What the website stands on: settings, logger, the backend (its own unless `BACKEND_URL` names another) and the cache
 * of configurations.
 */
export async function openSite(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(environment);
  const logger = pino({ level: settings.logLevel });
  const backend = settings.backendUrl
    ? undefined
    : await createBackend({
        databaseUrl: settings.databaseUrl,
        dataDir: settings.dataDir,
        filesUrl: settings.filesUrl,
        anonKey: settings.backendAnonKey,
        mail: settings.mail,
        allowPrivateWebhooks: settings.allowPrivateWebhooks,
        logger,
        assistant: { openRouter: settings.openRouter },
      });
  await backend?.seedBrands({ directory: BRANDS });

  const client = createBackendClient({
    url: settings.backendUrl ?? 'http://backend.localhost',
    anonKey: settings.backendAnonKey,
    fetch: backend?.fetch,
  });
  const sites = createSiteCache({ client, warn: (message) => logger.warn(message) });
  backend?.onBrandChange(() => sites.expireAll());

  const appOptions: Omit<SiteAppOptions, 'build' | 'mode'> = {
    sites,
    brandId: settings.brandId,
    backend,
    backendAccess: { url: settings.backendUrl ?? '', anonKey: settings.backendAnonKey },
    brandsDirectory: BRANDS,
    picturesDirectory: path.join(settings.dataDir, 'pictures'),
    googleMaps: settings.googleMaps,
    influencerPortal: settings.influencerPortal,
    trustProxy: settings.trustProxy,
    logger,
  };

  /** On a signal: no new connections, what is in flight finishes, then the database closes. */
  const closeWith = (server: Closable) => {
    let closing = false;
    const close = async () => {
      if (closing) return;
      closing = true;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections?.();
        setTimeout(resolve, CLOSE_AFTER_MS).unref();
      });
      await backend?.close();
      process.exit(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
  };
  return { settings, appOptions, closeWith };
}
