/**
 * A process that writes to the embedded database for as long as it can: `node disk-filler.ts`. It prints `ready`, then
 * `stored N` for each brand that was acknowledged.
 */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { saveOperatorBrand } from '../src/brands/brand-queries.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { readStorageSettings } from '../src/settings.ts';
import { makeBrand } from './make-brand.ts';

const { database } = await openDatabase(readStorageSettings(process.env), pino());
process.stdout.write('ready\n');
for (let count = 0; ; count += 1) {
  await saveOperatorBrand(database, makeBrand(`brand-${count}`));
  process.stdout.write(`stored ${count}\n`);
  // Takes room in the database's log only, which is where a full disk hurts most.
  await database.execute(sql`select pg_logical_emit_message(true, 'tablefront', repeat('0123456789', 100000))`);
}
