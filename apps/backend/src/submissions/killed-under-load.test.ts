import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { expect, test } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { startHolder } from '../../testing/child-process.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { pdf } from '../../testing/sample-files.ts';
import { ANON_KEY, filesOnDisk, lucia, storedFileRows, storedSubmissions } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { openDatabase } from '../database/open-database.ts';
import { unclaimedFiles } from '../database/schema.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { interruptedUploads } from './files/interrupted-uploads.ts';

const logger = watchErrors();
/** `KILL_ROUNDS=20` looks longer. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const VISITORS = 6;
/** Acknowledged in each round before the kill. */
const FEWEST = 20;

describeOnEachDatabase('a process that is killed again and again under load', (makeDatabase) => {
  test('has stored every acknowledged submission, once, with its files', { timeout: 300_000 }, async () => {
    const settings = await makeDatabase();
    const prepared = await openDatabase(settings, logger);
    await saveOperatorBrand(prepared.database, lucia);
    await prepared.close();

    const acknowledged = new Set<string>();
    /** Nobody knows whether these arrived; the visitor sends them again. */
    let unknown: string[] = [];
    const environment = { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl };
    const acknowledgedMore = async (size: number) => {
      while (acknowledged.size < size) await wait(10);
      await wait(Math.random() * 100);
    };
    for (let round = 0; round <= rounds; round += 1) {
      const holder = await startHolder(environment, 'submission-holder.ts');
      const origin = `http://127.0.0.1:${/port (\d+)/.exec(holder.printed())?.[1]}`;
      const last = round === rounds;
      const waiting = unknown;
      unknown = [];
      let killed = false;
      const visit = async () => {
        while (!killed) {
          const key = waiting.pop() ?? (last ? undefined : randomUUID());
          if (key === undefined) return;
          try {
            if ((await send(origin, key)).ok) acknowledged.add(key);
            else unknown.push(key);
          } catch {
            unknown.push(key);
          }
        }
      };
      const visiting = Array.from({ length: VISITORS }, visit);
      if (last) await Promise.all(visiting);
      else await acknowledgedMore(acknowledged.size + FEWEST);
      killed = !last;
      await holder.end('SIGKILL');
      await Promise.all(visiting);
    }

    expect(unknown).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * FEWEST);
    const opened = await openDatabase(settings, logger);
    const stored = await storedSubmissions(opened.database);
    expect(stored.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual([...acknowledged].toSorted());
    const store = await openFileStore(settings);
    const files = await storedFileRows(opened.database);
    expect(files).toHaveLength(stored.filter(({ kind }) => kind === 'careers').length);
    for (const { storageKey } of files)
      expect(Buffer.compare((await store.get(storageKey)) ?? Buffer.of(), pdf)).toBe(0);
    // Whatever else is on disk is known, and will be swept away.
    const left = (await opened.database.select().from(unclaimedFiles)).map(({ storageKey }) => storageKey);
    const known = [...files.map(({ storageKey }) => storageKey), ...left].map((key) => key.split('/').at(-1));
    const whole = filesOnDisk(settings.dataDir).filter((name) => !name.endsWith('.unfinished'));
    expect(known).toEqual(expect.arrayContaining(whole));
    // And is, by whoever knows that those processes are gone.
    const interrupted = interruptedUploads({ ...opened, files: store }, new Date());
    await interrupted.remove();
    expect(await interrupted.count()).toBe(0);
    expect(filesOnDisk(settings.dataDir)).toHaveLength(files.length);
    // Of uploads that were under way no byte is left, not even until somebody sweeps: a file that was killed in the moment
    // before it lost its name is empty.
    const uploads = join(settings.dataDir, 'uploads');
    expect(filesOnDisk(settings.dataDir, 'uploads').filter((name) => statSync(join(uploads, name)).size > 0)).toEqual(
      [],
    );
    await opened.close();
  });
});

/** One submission for each key, an application or feedback. */
function send(origin: string, key: string): Promise<Response> {
  const headers = { apikey: ANON_KEY, 'idempotency-key': key };
  const signal = AbortSignal.timeout(20_000);
  if (key.startsWith('0') || key.startsWith('1') || key.startsWith('2')) {
    return fetch(`${origin}/${submissionPaths.careers}`, { method: 'POST', headers, body: applicationForm(), signal });
  }
  return fetch(`${origin}/${submissionPaths.restaurantFeedback}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ restaurant_id: '2', type: 'restaurant', nature: 'other', message: key }),
    signal,
  });
}
