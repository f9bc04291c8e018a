import { sql } from 'drizzle-orm';
import { BRAND_CHANGES_CHANNEL, lockImports } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { lockMigrations, migrationNames, runMigrations } from '../../database/migrate.ts';
import { brands, people, pictures, submissionFiles, submissions, unclaimedFiles } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import {
  type End,
  fileKeyOf,
  keptTables,
  type Manifest,
  passingTables,
  tableOf,
  writtenColumns,
} from './archive-format.ts';
import { selectEntries, UnusableBackup, verifyBackup } from './read-archive.ts';

export interface RestoreTarget {
  database: Database;
  files: FileStore;
}

/** There are operators' brands, submissions or people of the console already. */
export class NotEmpty extends Error {
  override name = 'NotEmpty';
}

/**
 * Makes the database and the file store what the archive at `path` holds, all of it or nothing, whichever database it was
 * made of. Tables of an older version are brought up to date.
 * @param replace what is there already goes, with its files; without it that is refused
 * @throws UnusableBackup, NotEmpty
 */
export async function restoreBackup(
  { database, files }: RestoreTarget,
  path: string,
  { replace }: { replace: boolean },
): Promise<{ manifest: Manifest; end: End }> {
  const known = await migrationNames();
  const verified = await verifyBackup(path, known);
  if (!replace && !(await isEmpty(database))) throw new NotEmpty('There are brands, submissions or people already');

  const before = new Set(await storedKeys(database));
  const written: string[] = [];
  const restored = new Set<string>();
  try {
    for await (const { name, content } of selectEntries(path, (name) => fileKeyOf(name) !== undefined)) {
      const key = fileKeyOf(name) ?? '';
      // A submission that is there may have this very file.
      if (!before.has(key)) written.push(key);
      await files.put(key, content, 'application/octet-stream');
      restored.add(key);
    }
    await database.transaction(async (transaction) => {
      await lockMigrations(transaction);
      await lockImports(transaction);
      if (!replace && !(await isEmpty(transaction)))
        throw new NotEmpty('There are brands, submissions or people already');
      await restoreTables(transaction, path, verified, known);
    });
  } catch (error) {
    for (const key of written) await files.remove(key).catch(() => {});
    throw error;
  }
  for (const key of before) if (!restored.has(key)) await files.remove(key).catch(() => {});
  return verified;
}

async function restoreTables(
  transaction: Database,
  path: string,
  { manifest, end }: { manifest: Manifest; end: End },
  known: string[],
): Promise<void> {
  const names = [...keptTables.map(({ name }) => name), ...passingTables, 'migrations'];
  await transaction.execute(sql.raw(`drop table if exists ${names.join(', ')} cascade`));
  await runMigrations(transaction, manifest.migrations);
  const kept = new Set<string>(keptTables.map(({ name }) => name));
  for await (const { name, content } of selectEntries(path, (name) => tableOf(name) !== undefined)) {
    const table = tableOf(name) ?? '';
    if (!kept.has(table)) throw new UnusableBackup(`It holds a table that is not known: ${table}`);
    const rows = `[${content.toString('utf8').trimEnd().replaceAll('\n', ',')}]`;
    const target = sql.identifier(table);
    const columns = sql.raw(await writtenColumns(transaction, table));
    await transaction.execute(
      sql`insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, ${rows}::json)`,
    );
  }
  for (const [table, count] of Object.entries(end.rows)) {
    if (kept.has(table) && (await transaction.$count(sql.identifier(table))) !== count) {
      throw new UnusableBackup(`It does not hold all rows of ${table}`);
    }
  }
  await runMigrations(transaction, known);
  await transaction.execute(sql`select pg_notify(${BRAND_CHANGES_CHANNEL}, id) from ${brands}`);
}

async function isEmpty(database: Database): Promise<boolean> {
  const operatorBrands = await database.$count(brands, sql`${brands.origin} = 'operator'`);
  return operatorBrands + (await database.$count(submissions)) + (await database.$count(people)) === 0;
}

async function storedKeys(database: Database): Promise<string[]> {
  const claimed = await database.select({ key: submissionFiles.storageKey }).from(submissionFiles);
  const unclaimed = await database.select({ key: unclaimedFiles.storageKey }).from(unclaimedFiles);
  const shown = await database.select({ key: pictures.storageKey }).from(pictures);
  return [...claimed, ...shown, ...unclaimed].map(({ key }) => key);
}
