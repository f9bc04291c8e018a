import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { expect, test } from 'vitest';
import { applicationForm, sizedFile } from '../../testing/application-form.ts';
import { startHolder } from '../../testing/child-process.ts';
import { describeOnPostgresql } from '../../testing/each-database.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import { ANON_KEY, lucia, storedFileRows, storedSubmissions } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { openDatabase } from '../database/open-database.ts';
import { openFileStore } from '../files/open-file-store.ts';

const logger = watchErrors();
const MEGABYTE = 1024 * 1024;
const UPLOADS = 50;
const fileBytes = 10 * MEGABYTE;
/**
 * 128 MB of bodies, as much again while they are read and checked, and what waits for the collector: 305 to 405 were seen, on quiet
 * and busy machines. All would be 1,000.
 */
const mostGrowth = 600 * MEGABYTE;

// Without a database in the process, whose own memory would hide that of the uploads.
describeOnPostgresql('a site with a server for its database', (makeDatabase) => {
  test.skipIf(process.platform !== 'linux')(
    'fifty uploads of 20 MB at once take bounded memory, and those that are acknowledged are stored whole',
    { timeout: 120_000 },
    async () => {
      const settings = await makeDatabase();
      const prepared = await openDatabase(settings, logger);
      await saveOperatorBrand(prepared.database, lucia);
      await prepared.close();
      const holder = await startHolder(
        { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl },
        'submission-holder.ts',
      );
      const port = Number(/port (\d+)/.exec(holder.printed())?.[1]);
      const body = await application();
      // The highest so far is forgotten, that of the start above all.
      writeFileSync(`/proc/${holder.pid}/clear_refs`, '5');
      const before = memoryOf(holder.pid, 'VmRSS');

      const send = (visitor: number) => upload(port, body, `192.0.2.${visitor}`, `the-upload-of-visitor-${visitor}`);
      const answers = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => send(index)));
      const growth = memoryOf(holder.pid, 'VmHWM') - before;
      await holder.end('SIGTERM');

      for (const { status } of answers) expect([200, 503]).toContain(status);
      const acknowledged = answers.filter(({ status }) => status === 200).map(({ key }) => key);
      expect(acknowledged.length).toBeGreaterThanOrEqual(6);
      expect(growth).toBeLessThan(mostGrowth);
      const { database, close } = await openDatabase(settings, logger);
      const stored = await storedSubmissions(database);
      expect(stored.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(acknowledged.toSorted());
      const files = await storedFileRows(database);
      expect(files).toHaveLength(2 * acknowledged.length);
      const store = await openFileStore(settings);
      for (const { storageKey } of files) expect((await store.get(storageKey))?.length).toBe(fileBytes);
      await close();
    },
  );
});

async function application(): Promise<{ type: string; bytes: Buffer }> {
  const form = applicationForm({ resume: sizedFile(pdf, fileBytes), photo: sizedFile(png, fileBytes) });
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) };
}

/** One body for all: `fetch` would copy it for each. */
function upload(port: number, { type, bytes }: { type: string; bytes: Buffer }, visitor: string, key: string) {
  const headers = { apikey: ANON_KEY, 'content-type': type, 'content-length': bytes.length, 'idempotency-key': key };
  return new Promise<{ key: string; status: number }>((resolve) => {
    const sending = request({
      ...{ host: '127.0.0.1', port, path: `/${submissionPaths.careers}`, method: 'POST', agent: false },
      headers: { ...headers, 'x-visitor': visitor },
    });
    sending.on('response', (response) => {
      response.resume();
      resolve({ key, status: response.statusCode ?? 0 });
      sending.destroy();
    });
    // A refused body is not read to its end; the answer may be lost with the connection.
    sending.on('error', () => resolve({ key, status: 503 }));
    sending.end(bytes);
  });
}

/** In bytes. */
function memoryOf(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
}
