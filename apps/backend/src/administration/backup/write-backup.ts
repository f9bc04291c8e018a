import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { migrations, pictures, submissionFiles } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import {
  createChecksum,
  END_NAME,
  type End,
  FORMAT_VERSION,
  keptTables,
  MANIFEST_NAME,
  type Manifest,
  writtenColumns,
} from './archive-format.ts';
import { openSpool, type Spool } from './spool.ts';

export interface BackupSource {
  database: Database;
  files: FileStore;
  /** Where the rows are put aside while the archive is written, unless `near` can be had. */
  dataDir: string;
  /** The directory that the archive goes to: the disk of `dataDir` may be full. */
  near?: string;
}

const CHUNK_SIZE = 1024 * 1024;

/**
 * Everything that operators and visitors stored, as it is at one moment, as the bytes of an archive (see
 * `archive-format.ts`). The embedded database is held for as long as its rows are read, not while the archive is taken.
 */
export function writeBackup(source: BackupSource): Readable {
  const archive = pack();
  // What went wrong reaches the reader through the stream.
  const output = pipeline(Readable.from(archive), createGzip(), () => {});
  writeEntries(source, archive).then(
    () => archive.finalize(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function writeEntries({ database, files, dataDir, near }: BackupSource, archive: Pack): Promise<void> {
  const spool = await openSpool(near === undefined ? [dataDir] : [near, dataDir]);
  try {
    const { manifest, rows, keys } = await readTables(database, spool);
    const checksum = createChecksum();
    const add = async (name: string, content: Buffer) => {
      checksum.add(name, createHash('sha256').update(content).digest('hex'));
      await writeEntry(archive, name, content);
    };
    await add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
    const missingFiles: string[] = [];
    for (const key of keys) {
      const bytes = await files.get(key);
      if (bytes) await add(`files/${key}`, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else missingFiles.push(key);
    }
    for await (const { name, content } of spool.entries()) await add(name, content);
    const end: End = { ...checksum.result(), rows, missingFiles };
    await writeEntry(archive, END_NAME, Buffer.from(JSON.stringify(end)));
  } finally {
    await spool.close();
  }
}

/** Puts all rows aside, as they are at one moment. */
async function readTables(database: Database, spool: Spool) {
  return database.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local time zone 'UTC'`);
      const applied = await transaction.select().from(migrations).orderBy(migrations.name);
      const manifest: Manifest = {
        format: 'tablefront backup',
        version: FORMAT_VERSION,
        createdAt: new Date().toISOString(),
        migrations: applied.map(({ name }) => name),
      };
      const rows: Record<string, number> = {};
      for (const table of keptTables) rows[table.name] = await readTable(transaction, table, spool);
      const attached = await transaction
        .select({ key: submissionFiles.storageKey })
        .from(submissionFiles)
        .orderBy(submissionFiles.id);
      const shown = await transaction.select({ key: pictures.storageKey }).from(pictures).orderBy(pictures.id);
      return { manifest, rows, keys: [...attached, ...shown].map(({ key }) => key) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const fetched = z.object({ rows: z.array(z.object({ line: z.string() })) });

/** Answers how many rows there are. */
async function readTable(
  transaction: Database,
  { name, orderBy, batch }: (typeof keptTables)[number],
  spool: Spool,
): Promise<number> {
  let lines: string[] = [];
  let size = 0;
  let chunks = 0;
  let count = 0;
  const putAside = async () => {
    if (lines.length === 0) return;
    chunks += 1;
    await spool.add(`tables/${name}/${String(chunks).padStart(6, '0')}.jsonl`, Buffer.from(`${lines.join('\n')}\n`));
    lines = [];
    size = 0;
  };
  const columns = await writtenColumns(transaction, name);
  await transaction.execute(
    sql.raw(
      `declare rows no scroll cursor for
        select row_to_json(t)::text as line from (select ${columns} from ${name}) as t order by ${orderBy}`,
    ),
  );
  for (;;) {
    const { rows } = fetched.parse(await transaction.execute(sql.raw(`fetch ${batch} from rows`)));
    if (rows.length === 0) break;
    for (const { line } of rows) {
      lines.push(line);
      size += line.length;
      count += 1;
      if (size >= CHUNK_SIZE) await putAside();
    }
  }
  await putAside();
  await transaction.execute(sql.raw('close rows'));
  return count;
}

/** Settles when the archive has room for more. */
function writeEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const header = { name, size: content.length, mode: 0o600, mtime: new Date(0) };
    const entry = archive.entry(header, (error) => (error ? reject(error) : resolve()));
    entry.end(content);
  });
}
