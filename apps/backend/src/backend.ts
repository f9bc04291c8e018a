import { type ConfigurationCache, createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import type { PrintedCode } from '@tablefront/restaurant/codes/code-target';
import { brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import { createUploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { freeBytes, ROOM_TO_OPEN, ROOM_TO_STORE, requireRoom } from '@tablefront/serving/disk/disk-room';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { ownAddress } from '@tablefront/serving/own-address';
import { pino } from 'pino';
import { administerDatabase } from './administration/administration.ts';
import { startAdministrationServer } from './administration/administration-server.ts';
import { careForTheDisk } from './administration/on-a-full-disk.ts';
import { type AssistantOptions, createAssistantServices } from './assistant/assistant-services.ts';
import { type BrandChange, watchBrandChanges } from './brands/brand-changes.ts';
import { normalizeBrandId } from './brands/brand-id.ts';
import { fillBrandRestaurants } from './brands/brand-queries.ts';
import { type RemovedDemos, removeEndedDemos, saveDemoBrands } from './brands/demo-brands.ts';
import { normalizeHostName } from './brands/host-name.ts';
import { createConfigurationReader } from './brands/read-configuration.ts';
import { readDemoBrands } from './brands/read-demo-brands.ts';
import { createBrandFacts, type FetchLogo } from './console/brands/brand-facts.ts';
import { findCode } from './console/codes/read-codes.ts';
import { createConsoleApp } from './console/console-app.ts';
import type {
  ConsoleBindings,
  ConsoleServices,
  EncodePicture,
  Previewed,
  PreviewSigner,
} from './console/console-services.ts';
import { findDraft, type StoredDraft } from './console/drafts/stored-drafts.ts';
import { expireSubmissions, forgetConsole } from './console/forget-console.ts';
import { sendWeeklyDigests } from './console/insights/send-weekly-digests.ts';
import { countSent, createSiteCounts, forgetCounts, type SiteCounts } from './console/insights/site-counts.ts';
import { createConsoleNews } from './console/news/console-news.ts';
import { makeFirstOwnerLink } from './console/people/invitations.ts';
import { type FoundPicture, findPicture, forgetPictures } from './console/pictures/stored-pictures.ts';
import { publishDue } from './console/versions/publish-due.ts';
import { findVersion, type StoredVersion } from './console/versions/stored-versions.ts';
import { tellStopped } from './console/versions/tell-stopped.ts';
import { thinOutVersions } from './console/versions/thin-out.ts';
import { openDatabase } from './database/open-database.ts';
import type { Logger } from './failures/logger.ts';
import { keepReserve, reserveBytes, reserveSize } from './files/disk-reserve.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createScanner, tryScanner } from './files/scan-command.ts';
import { createApplication } from './functions/application.ts';
import { createRateLimiter, type RateLimits } from './limits/rate-limiter.ts';
import { type CountEvent, startMaintenance } from './maintenance.ts';
import { forgetDigests, queueDigests } from './notifications/notices/daily-digest.ts';
import { forgetFileLinks } from './notifications/notices/file-links.ts';
import { createTellingReader } from './notifications/routes/stored-routes.ts';
import { openVapidKeys } from './notifications/sending/push/vapid-keys.ts';
import type { MailSettings } from './notifications/sending/send-email.ts';
import { createSenders } from './notifications/sending/senders.ts';
import { startNotifications } from './notifications/start-notifications.ts';
import { noticesOf } from './notifications/who-is-told.ts';
import { interruptedUploads } from './submissions/files/interrupted-uploads.ts';
import type { RequestBindings } from './submissions/submission-request.ts';

export type { EncodePicture, FetchLogo, FoundPicture, Previewed, PreviewSigner, StoredDraft, StoredVersion };

export interface BackendOptions {
  /** Of a PostgreSQL server; without it the database is embedded, in `dataDir`, which one process at a time can hold. */
  databaseUrl?: string;
  /** The same with a role that may change its tables, where that of `databaseUrl` may not. */
  migrationDatabaseUrl?: string;
  dataDir: string;
  /** Of an S3-compatible store for uploaded files (see `FileStoreSettings`); without it they are in `dataDir`. */
  filesUrl?: string;
  /** The public anonymous key that callers must send. */
  anonKey: string;
  /** Where the defaults do not fit. */
  rateLimits?: Partial<RateLimits>;
  /** How e-mails about submissions are sent; without it they wait until there is one. */
  mail?: MailSettings;
  /** By which push services of browsers know this site; without it one is made in `dataDir`. */
  vapidPrivateKey?: string;
  /** A program, and its arguments, that looks for viruses in uploaded files (see `createScanner`). */
  scanCommand?: string[];
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks?: boolean;
  logger?: Logger;
  countEvent?: CountEvent;
  assistant?: AssistantOptions;
  /** Of whoever mounts the backend and reads configurations, too. */
  configurations?: ConfigurationCache;
  /** How the console shows a photo that a guest attached; without it none is shown. */
  encodePhoto?: ConsoleServices['encodePhoto'];
  /** How pictures of pages are made; without it none can be uploaded. */
  encodePicture?: EncodePicture;
  /** How the console shows a logo that it may not load itself; without it, none. */
  fetchLogo?: FetchLogo;
  /** Makes the addresses of previews; without it there are none. */
  signPreviews?: PreviewSigner | undefined;
  /** Of the console's pages, where there is a console: `https://console.example.com`. Asked for when a call comes. */
  consoleOrigin?: () => string;
}

/** What stands behind the operators' console. */
export interface ConsoleBackend {
  /** Answers a request to `/api/…` on the console's own host, which its caller has made out. */
  fetch(request: Request, visitor?: ConsoleBindings): Promise<Response>;
  /** While nobody exists: the link that makes the first owner, in place of an earlier one. */
  firstOwnerLink(): Promise<string | undefined>;
  /** A draft as it is edited, with keys (`withKeys`); undefined where the brand has none of this id. */
  findDraft(draftId: string, brandId: string): Promise<StoredDraft | undefined>;
  /** What was live in a brand under a number; undefined where that is kept no more. */
  findVersion(number: number, brandId: string): Promise<StoredVersion | undefined>;
}

export interface Backend {
  /**
   * Answers a request to `/functions/v1/…`, `/rest/v1/…`, `/healthz` or `/readyz`; everything else is a 404. Rate limits per
   * visitor hold where `visitorAddress` is given: an IP address that the visitor cannot choose. Where `site` is given, what
   * comes from that site's pages is for its brand, whatever ids other brands have.
   */
  fetch(request: Request, visitor?: RequestBindings): Promise<Response>;
  /**
   * Brings the demo brands up to date with the files in `directory` (see `readDemoBrands`), where no brand was ever imported.
   * Where only one brand is shown (`brandId`) and that is none of them, or without a directory, there are none.
   */
  seedBrands(source: { directory?: string; brandId?: string }): Promise<void>;
  /** Tells of every brand that was imported, by any process on the same database; answers how to stop. */
  onBrandChange(listener: (change: BrandChange) => void): () => void;
  /** A picture that was uploaded for a brand's pages; undefined where there is none. @param id as in its address */
  findPicture(id: string): Promise<FoundPicture | undefined>;
  /** Counts what happened on a brand's site; see `SiteCounts`. */
  happened: SiteCounts['count'];
  /** A code that was printed; undefined where the brand has none such. Rejects while the database is away. */
  findCode(brandId: string, code: string): Promise<PrintedCode | undefined>;
  console: ConsoleBackend;
  /** Lets go of the database. Requests that are still being answered should be done before. */
  close(): Promise<void>;
}

/** A command that is about to end may hold the embedded database for this long. */
const EMBEDDED_PATIENCE_MS = 3_000;
/** A PostgreSQL server that is away when this process starts is waited for, as one that goes away later is. */
const serverPatienceMs = Number.POSITIVE_INFINITY;

/**
 * Opens the database, brings it up to date, and answers the calls of the site. Waits for a PostgreSQL server that is away
 * (see `openedOrOpening` for what can be done meanwhile).
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { anonKey, dataDir, databaseUrl, filesUrl, rateLimits, mail, allowPrivateWebhooks, logger = pino() } = options;
  const { migrationDatabaseUrl, configurations = createConfigurationCache() } = options;
  const { consoleOrigin = () => ownAddress('console') } = options;
  if (anonKey.trim() === '') throw new Error('The anonymous key must not be empty');

  const files = await openFileStore({ filesUrl, dataDir });
  const patienceMs = databaseUrl === undefined ? EMBEDDED_PATIENCE_MS : serverPatienceMs;
  const opened = await openDatabase({ databaseUrl, migrationDatabaseUrl, dataDir, patienceMs }, logger);
  const { database } = opened;
  const closings: (() => void | Promise<void>)[] = [() => opened.close()];
  async function close() {
    for (let closing = closings.pop(); closing; closing = closings.pop()) await closing();
  }

  try {
    // Who holds the embedded database is alone in its directory.
    const aloneSince = databaseUrl === undefined ? new Date() : undefined;
    const disk =
      databaseUrl === undefined
        ? { hasRoom: () => freeBytes(dataDir) >= ROOM_TO_OPEN, keepReserve: () => keepReserve(dataDir) }
        : undefined;
    const interrupted = interruptedUploads({ database, files }, aloneSince, disk?.hasRoom);
    await fillBrandRestaurants(database);
    tellRemoved(await removeEndedDemos(database), logger);
    const changes = await watchBrandChanges(opened, logger);
    closings.push(() => changes.close());
    if (databaseUrl === undefined) {
      const administered = careForTheDisk(
        administerDatabase({ ...{ database, files, dataDir, interrupted }, consoleOrigin }),
        dataDir,
      );
      const administration = await startAdministrationServer(dataDir, administered, logger);
      closings.push(() => administration.close());
    }
    const now = options.assistant?.now;
    const limiter = createRateLimiter({ database, logger, limits: rateLimits, now: now && (() => now().getTime()) });
    closings.push(() => limiter.close());
    const uploads = createUploadSpool(dataDir);
    const vapidKeys = await openVapidKeys(dataDir, options.vapidPrivateKey);
    const senders = createSenders({ mail, allowPrivateWebhooks, vapidKeys, consoleOrigin: options.consoleOrigin });
    const readConfiguration = createConfigurationReader(database, configurations);
    const brandFacts = createBrandFacts(database, readConfiguration, options.fetchLogo);
    const weekly = senders.email && {
      ...{ database, logger, readConfiguration, brands: brandFacts, sendEmail: senders.email },
      ...{ origin: consoleOrigin, now: () => new Date() },
    };
    const maintenance = startMaintenance({
      opened,
      interrupted,
      disk,
      limiter,
      uploads,
      forget: async () => {
        await forgetConsole(database, new Date());
        await forgetDigests(database);
        await forgetFileLinks(database, new Date());
        await thinOutVersions(database, new Date());
        await forgetCounts(database, new Date());
        const { submissions } = await expireSubmissions({ database, files });
        const pictures = await forgetPictures(database);
        if (pictures > 0) logger.info({ pictures }, 'Deleted pictures that no version and no draft names');
        if (submissions > 0) logger.info({ submissions }, 'Deleted what brands keep no longer');
        const weeks = weekly ? await sendWeeklyDigests(weekly) : 0;
        if (weeks > 0) logger.info({ weeks }, 'Sent owners their week');
      },
      due: [
        {
          everyMs: 10_000,
          run: async () => {
            await publishDue({
              database,
              logger,
              now: new Date(),
              tellStopped: mail && tellStopped(database, mail, consoleOrigin),
            });
          },
        },
        {
          everyMs: 60_000,
          run: async () => {
            await queueDigests({ database, readConfiguration }, new Date());
          },
        },
      ],
      logger,
      countEvent: options.countEvent,
    });
    closings.push(() => maintenance.close());
    const notifications = await startNotifications({
      ...{ opened, senders, readConfiguration, logger },
      consoleOrigin: options.consoleOrigin,
    });
    closings.push(() => notifications.close());
    const requireRoomFor = (fileBytes: number) => {
      const storesHere = databaseUrl === undefined || (filesUrl === undefined && fileBytes > 0);
      // What the operator's reserve was given up for must not be taken by visitors.
      const reserved = databaseUrl === undefined ? reserveSize - reserveBytes(dataDir) : 0;
      if (storesHere) requireRoom(dataDir, ROOM_TO_STORE + reserved + fileBytes);
    };
    const counts = createSiteCounts(database, { logger, requireRoom: () => requireRoomFor(0) });
    closings.push(() => counts.close());
    const assistant = createAssistantServices(database, options.assistant ?? {}, logger, () => requireRoomFor(0));
    closings.push(() => assistant.unknownQuestions.settled());
    const scan = options.scanCommand && createScanner(options.scanCommand, logger);
    if (scan) void tryScanner(scan, logger);
    const tellingOf = createTellingReader(database);
    // Its lanes are its own: guests who flood a brand hold up no operator, and who guesses at passwords no guest.
    const consoleLimiter = createRateLimiter({ database, logger, limits: rateLimits });
    closings.push(() => consoleLimiter.close());
    const news = await createConsoleNews(opened);
    closings.push(() => news.close());
    const { encodePhoto, encodePicture, signPreviews } = options;
    const consoleApp = createConsoleApp({
      ...{ database, logger, limiter: consoleLimiter, origin: consoleOrigin, now: () => new Date() },
      ...{ files, interrupted, readConfiguration, brands: brandFacts, news, senders, allowPrivateWebhooks },
      ...{ encodePhoto, encodePicture, signPreviews, requireRoom: requireRoomFor },
      sendsMail: mail !== undefined,
      vapidPublicKey: vapidKeys.publicKey,
    });
    const application = createApplication({
      database,
      files,
      scan,
      limiter,
      logger,
      anonKey,
      assistant,
      uploads,
      readConfiguration,
      whoIsTold: async (submission, { recent, generation }) =>
        noticesOf(await tellingOf(submission.brandId, generation), submission, recent),
      requireRoom: requireRoomFor,
      onStored: (submission) => {
        const timeZoneOf = async (brandId: string) => brandTimeZone((await readConfiguration(brandId))?.configuration);
        countSent({ counts, timeZoneOf, now: () => new Date() }, submission).catch((error: unknown) => {
          logger.warn({ error: errorForLog(error) }, 'What was sent was not counted');
        });
      },
    });

    return {
      fetch: async (request, visitor = {}) => application.fetch(request, visitor),
      async seedBrands({ directory, brandId }) {
        const demos = directory === undefined ? [] : await readDemoBrands(directory, logger);
        const has = ({ id, hosts }: (typeof demos)[number]) =>
          brandId === undefined || id === normalizeBrandId(brandId) || hosts.includes(normalizeHostName(brandId) ?? '');
        tellRemoved(await saveDemoBrands(database, demos.some(has) ? demos : []), logger);
      },
      onBrandChange: changes.subscribe,
      findPicture: (id) => findPicture({ database, files }, id),
      happened: counts.count,
      findCode: (brandId, code) => findCode(database, brandId, code),
      console: {
        fetch: async (request, visitor = {}) => consoleApp.fetch(request, visitor),
        findDraft: (draftId, brandId) => findDraft(database, draftId, brandId),
        findVersion: (number, brandId) => findVersion(database, number, brandId),
        firstOwnerLink: async () =>
          (await makeFirstOwnerLink(database, { origin: consoleOrigin(), now: new Date() }))?.link,
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function tellRemoved({ deleted, kept }: RemovedDemos, logger: Logger): void {
  if (deleted.length > 0) logger.info({ brands: deleted }, 'Demo brands have no place here, and were deleted');
  if (kept.length === 0) return;
  const text =
    'Demo brands are shown no longer; what visitors sent to them stays until `npm run brand -- delete --demo`';
  logger.warn({ brands: kept }, text);
}
