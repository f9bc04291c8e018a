/**
 * What a backup is: a tar archive, compressed with gzip, of `manifest.json`, `files/KEY` (what visitors attached, pictures of pages),
 * `tables/NAME/NNNNNN.jsonl` (a row as JSON on each line) and, last, `end.json`, which says what must have come before it.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';

/** What a backup holds, in an order in which foreign keys are satisfied; `batch` rows are read at once. */
export const keptTables = [
  { name: 'brands', orderBy: 'id', batch: 1 },
  { name: 'brand_hosts', orderBy: 'host', batch: 1_000 },
  { name: 'brand_restaurants', orderBy: 'restaurant_id, brand_id', batch: 1_000 },
  { name: 'versions', orderBy: 'brand_id, number', batch: 1 },
  { name: 'drafts', orderBy: 'id', batch: 1 },
  { name: 'draft_changes', orderBy: 'draft_id, revision', batch: 20 },
  { name: 'pictures', orderBy: 'id', batch: 500 },
  { name: 'submissions', orderBy: 'id', batch: 100 },
  { name: 'submission_files', orderBy: 'id', batch: 500 },
  { name: 'submission_history', orderBy: 'id', batch: 500 },
  { name: 'submission_replies', orderBy: 'id', batch: 100 },
  { name: 'notification_settings', orderBy: 'brand_id', batch: 100 },
  { name: 'people', orderBy: 'id', batch: 500 },
  { name: 'notification_routes', orderBy: 'id', batch: 500 },
  { name: 'notification_jobs', orderBy: 'id', batch: 500 },
  { name: 'passkeys', orderBy: 'id', batch: 500 },
  { name: 'recovery_codes', orderBy: 'person_id, hash', batch: 1_000 },
  { name: 'inbox_settings', orderBy: 'brand_id', batch: 100 },
  { name: 'inbox_views', orderBy: 'id', batch: 500 },
  { name: 'grants', orderBy: 'id', batch: 1_000 },
  { name: 'audit', orderBy: 'id', batch: 500 },
  { name: 'insights_settings', orderBy: 'brand_id', batch: 100 },
  { name: 'weekly_digests', orderBy: 'person_id, brand_id', batch: 500 },
  { name: 'insight_notes', orderBy: 'id', batch: 500 },
  { name: 'code_sets', orderBy: 'id', batch: 500 },
  { name: 'codes', orderBy: 'brand_id, code', batch: 1_000 },
  { name: 'site_counts', orderBy: 'brand_id, what, day, place, subject', batch: 1_000 },
  { name: 'assistant_unknown_questions', orderBy: 'brand_id, day, question', batch: 1_000 },
  { name: 'questions_set_aside', orderBy: 'brand_id, question', batch: 1_000 },
] as const;

/** What only means something to running processes, or is meant to be forgotten. */
export const passingTables = [
  ...['brand_generation', 'demos_ended', 'unclaimed_files', 'rate_windows', 'rate_counts', 'assistant_sessions'],
  // Restored, what was ended or used would count again.
  ...['console_sessions', 'invitations', 'console_ceremonies', 'push_devices', 'file_links', 'draft_presence'],
];

export const MANIFEST_NAME = 'manifest.json';
export const END_NAME = 'end.json';

export const manifestSchema = z.object({
  format: z.literal('tablefront backup'),
  /** Of this format; that of the tables is the list of migrations. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const FORMAT_VERSION = 1;

export const endSchema = z.object({
  entries: z.int(),
  sha256: z.string(),
  rows: z.record(z.string(), z.int()),
  /** Keys of files that the store no longer had. */
  missingFiles: z.array(z.string()),
});

export type End = z.infer<typeof endSchema>;

const named = z.object({ rows: z.tuple([z.object({ columns: z.string() })]) });

/** The columns of a table that are written, quoted, with commas between: the others the database works out of these. */
export async function writtenColumns(transaction: Database, table: string): Promise<string> {
  const answer = await transaction.execute(sql`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `);
  return named.parse(answer).rows[0].columns;
}

/** The table that an entry belongs to. */
export function tableOf(entryName: string): string | undefined {
  return /^tables\/([a-z_]+)\/\d+\.jsonl$/.exec(entryName)?.[1];
}

/** The key of the file that an entry is. */
export function fileKeyOf(entryName: string): string | undefined {
  return /^files\/(.+)$/.exec(entryName)?.[1];
}

/** Sums up entries, one after the other, by name and content. */
export function createChecksum() {
  const whole = createHash('sha256');
  let entries = 0;
  return {
    add(name: string, contentSha256: string) {
      entries += 1;
      whole.update(`${name} ${contentSha256}\n`);
    },
    result: () => ({ entries, sha256: whole.copy().digest('hex') }),
  };
}
