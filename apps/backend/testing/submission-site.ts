/**
 * A backend with a brand, for tests of what visitors send: how to send, and what is stored then.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { createUploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { asc } from 'drizzle-orm';
import { createAssistantServices } from '../src/assistant/assistant-services.ts';
import { type BrandToSave, saveOperatorBrand } from '../src/brands/brand-queries.ts';
import type { CalledSite } from '../src/brands/brand-visit.ts';
import type { Database } from '../src/database/database.ts';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import { submissionFiles, submissions } from '../src/database/schema.ts';
import type { Logger } from '../src/failures/logger.ts';
import type { FileStore } from '../src/files/file-store.ts';
import { openFileStore } from '../src/files/open-file-store.ts';
import { type ApplicationOptions, createApplication } from '../src/functions/application.ts';
import { createRateLimiter, type RateLimiterOptions, type RateLimits } from '../src/limits/rate-limiter.ts';
import { makeBrand } from './make-brand.ts';

export const ANON_KEY = 'public-anonymous-key';

/** Two locations, questions for franchisees and campaigns. */
export const lucia = makeBrand(
  'lucia',
  ['lucia.example'],
  JSON.stringify({
    name: 'Lucia',
    brand_id: 'Lucia & Co',
    locations: [
      { restaurant_id: 'r1', name: 'Harbour' },
      { restaurant_id: 2, name: 'Hill' },
    ],
    jobs: [{ title: 'Cook', restaurant_id: 'kitchen' }],
    brand: {
      franchisee_form: {
        questions: [
          { id: 'q_name', question: 'Your name', type: 'input', required: true, order: 1 },
          { id: 'q_city', question: 'Where?', type: 'select', options: ['Here', 'There'], required: true, order: 2 },
          { id: 'q_more', question: 'Anything else?', type: 'hologram', order: 3 },
        ],
      },
    },
    campaigns: [{ id: 'c1', title: 'Film it' }, { id: 2 }],
  }),
);
/** Shares the id of a location with Lucia. */
const nova = makeBrand('nova', ['nova.example'], '{"name":"Nova","locations":[{"restaurant_id":"r1","name":"Nova"}]}');

export interface SubmissionSite {
  database: Database;
  files: FileStore;
  application: ReturnType<typeof createApplication>;
  importBrand(brand: BrandToSave): Promise<unknown>;
  post(path: string, body: unknown, headers?: Record<string, string>, ...told: Told): Promise<Response>;
  postForm(form: FormData, headers?: Record<string, string>, ...told: Told): Promise<Response>;
  close(): Promise<void>;
}

/** What whoever mounts the backend tells it. */
type Told = [visitorAddress?: string, site?: CalledSite];

const MANY = 1_000_000;
const unlimited = { visitor: MANY, brand: MANY, everyMs: 0 };
export const noLimits: RateLimits = {
  ...{ submissions: unlimited, careers: unlimited, questions: unlimited },
  ...{ 'sign-in': unlimited, account: unlimited, invalid: MANY },
};

/** What `createBackend` puts together, with the database at hand; no rate limits unless given. */
export async function openSubmissionSite(
  settings: DatabaseSettings,
  logger: Logger,
  {
    limits = noLimits,
    lanes,
    ...options
  }: Partial<ApplicationOptions> & Pick<RateLimiterOptions, 'lanes'> & { limits?: RateLimits } = {},
): Promise<SubmissionSite> {
  const { database, close } = await openDatabase(settings, logger);
  const files = options.files ?? (await openFileStore(settings));
  const limiter = createRateLimiter({ database, logger, limits, lanes, now: options.now });
  const assistant = createAssistantServices(database, {}, logger);
  const uploads = createUploadSpool(settings.dataDir);
  const application = createApplication({
    database,
    limiter,
    logger,
    anonKey: ANON_KEY,
    assistant,
    uploads,
    ...options,
    files,
  });
  const importBrand = (brand: BrandToSave) => saveOperatorBrand(database, brand);
  for (const brand of [lucia, nova]) await importBrand(brand);

  const send = async (path: string, body: BodyInit, headers: Record<string, string>, [visitorAddress, site]: Told) =>
    application.fetch(
      new Request(`http://backend.test/${path}`, { method: 'POST', headers: { apikey: ANON_KEY, ...headers }, body }),
      { visitorAddress, site },
    );
  return {
    database,
    files,
    application,
    importBrand,
    post: (path, body, headers = {}, ...told) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return send(path, text, { 'content-type': 'application/json', ...headers }, told);
    },
    postForm: (form, headers = {}, ...told) => send(submissionPaths.careers, form, headers, told),
    async close() {
      limiter.close();
      await close();
    },
  };
}

/** Everything that is stored, in the order of arrival. */
export function storedSubmissions(database: Database) {
  return database.select().from(submissions).orderBy(asc(submissions.id));
}

export function storedFileRows(database: Database) {
  return database.select().from(submissionFiles).orderBy(asc(submissionFiles.id));
}

/** The names of all files in the directory of files, or another one. */
export function filesOnDisk(dataDir: string, folder = 'files'): string[] {
  const directory = join(dataDir, folder);
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
