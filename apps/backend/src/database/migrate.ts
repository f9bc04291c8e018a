import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { migrations } from './schema.ts';

const directory = join(import.meta.dirname, 'migrations');

/** Any number that nothing else in the database locks; processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_306_001;

/** The names of this version's migrations, the oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
}

/** Whether all of them were run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const applied = new Set((await database.select().from(migrations)).map(({ name }) => name));
  return (await migrationNames()).every((name) => applied.has(name));
}

/**
 * Brings the tables up to date: all missing migrations in one transaction, or none. Migrations that this version does
 * not know (a newer process ran them) are left alone.
 */
export async function migrate(database: Database): Promise<void> {
  const names = await migrationNames();
  await database.transaction(async (transaction) => {
    await lockMigrations(transaction);
    await runMigrations(transaction, names);
  });
}

/** Until the transaction is over, nobody else migrates. */
export async function lockMigrations(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** Runs those of the migrations that were not run yet. */
export async function runMigrations(transaction: Database, names: string[]): Promise<void> {
  await transaction.execute(sql`
    create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())
  `);
  const applied = new Set((await transaction.select().from(migrations)).map((migration) => migration.name));

  for (const name of names) {
    if (applied.has(name)) continue;
    const script = await readFile(join(directory, name), 'utf8');
    for (const statement of script.split('--> statement-breakpoint')) await transaction.execute(sql.raw(statement));
    await transaction.insert(migrations).values({ name });
  }
}
