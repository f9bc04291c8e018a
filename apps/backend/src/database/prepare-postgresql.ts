import { innermostError } from '@tablefront/serving/innermost-error';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Logger } from '../failures/logger.ts';
import type { Database } from './database.ts';
import { isMigrated, lockMigrations, migrate } from './migrate.ts';
import { openPostgresql } from './postgresql-database.ts';

interface Addresses {
  databaseUrl: string;
  migrationDatabaseUrl?: string;
}

/**
 * Brings the tables of a PostgreSQL server up to date, by the role that may do so, and gives the role that serves what it
 * needs of them. Where the tables are up to date, a role that may change nothing of them will do.
 * @throws Error that says what the operator can do, where the role may not or the server's TLS is not what is asked for
 */
export async function preparePostgresql(addresses: Addresses, logger: Logger): Promise<void> {
  try {
    const { databaseUrl, migrationDatabaseUrl } = addresses;
    if (migrationDatabaseUrl === undefined) await prepareAsOne(databaseUrl, logger);
    else await prepareAsTwo(databaseUrl, migrationDatabaseUrl, logger);
  } catch (error) {
    throw inOperatorsWords(error);
  }
}

async function prepareAsOne(databaseUrl: string, logger: Logger): Promise<void> {
  await withDatabase(databaseUrl, logger, async (database) => {
    if (await isUpToDate(database)) return;
    await migrate(database).catch((error: unknown) => {
      throw codeOf(error) === INSUFFICIENT_PRIVILEGE ? new Error(mayNotMigrate) : error;
    });
  });
}

const mayNotMigrate =
  'The tables are not up to date, and the role of DATABASE_URL may not change them: run `npm run backend -- migrate`' +
  ' with MIGRATION_DATABASE_URL, which names a role that may';

async function prepareAsTwo(databaseUrl: string, migrationDatabaseUrl: string, logger: Logger): Promise<void> {
  const serving = await withDatabase(databaseUrl, logger, whoAmI);
  await withDatabase(migrationDatabaseUrl, logger, async (database) => {
    await migrate(database);
    const owner = await whoAmI(database);
    if (owner.database !== serving.database) {
      throw new Error(
        `MIGRATION_DATABASE_URL leads to the database ${owner.database}, DATABASE_URL to ${serving.database}`,
      );
    }
    if (owner.role !== serving.role) await grantServing(database, serving.role);
  });
}

async function withDatabase<Result>(url: string, logger: Logger, work: (database: Database) => Promise<Result>) {
  const { database, close } = openPostgresql(url, logger, true);
  try {
    return await work(database);
  } finally {
    await close();
  }
}

const UNDEFINED_TABLE = '42P01';
const INSUFFICIENT_PRIVILEGE = '42501';

async function isUpToDate(database: Database): Promise<boolean> {
  try {
    return await isMigrated(database);
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE || codeOf(error) === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

const identity = z.object({ rows: z.array(z.object({ role: z.string(), database: z.string() })).length(1) });

async function whoAmI(database: Database): Promise<{ role: string; database: string }> {
  const answer = await database.execute(sql`select current_user as role, current_database() as database`);
  const [found] = identity.parse(answer).rows;
  if (!found) throw new Error('The database does not say who is connected');
  return found;
}

/** Rows may be read and written, and nothing else: no table made, changed, emptied at once or given away. */
async function grantServing(database: Database, name: string): Promise<void> {
  const role = sql.identifier(name);
  await database.transaction(async (transaction) => {
    // Two at once would be in each other's way.
    await lockMigrations(transaction);
    const answer = await transaction.execute(sql`select current_schema() as schema`);
    const schema = sql.identifier(schemas.parse(answer).rows[0]?.schema ?? 'public');
    await transaction.execute(sql`grant usage on schema ${schema} to ${role}`);
    await transaction.execute(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
    await transaction.execute(sql`revoke insert, update, delete on migrations from ${role}`);
  });
}

const schemas = z.object({ rows: z.array(z.object({ schema: z.string() })).length(1) });

const UNTRUSTED =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT_|HOSTNAME_MISMATCH)/;

function inOperatorsWords(error: unknown): unknown {
  const code = codeOf(error);
  const innermost = innermostError(error);
  if (innermost instanceof Error && innermost.message === 'The server does not support SSL connections') {
    return new Error(
      'The database server does not speak TLS. Let it, or name its host in PLAINTEXT_HOSTS if nobody else is on the network between',
    );
  }
  // In the server's own words: those of the query around them help no operator.
  if (!UNTRUSTED.test(code)) return innermost;
  return new Error(
    `The certificate of the database server is not trusted (${code}): name the file of its authority in DATABASE_URL, as sslrootcert=…`,
  );
}

function codeOf(error: unknown): string {
  const innermost = innermostError(error);
  return innermost instanceof Error && 'code' in innermost ? String(innermost.code) : '';
}
