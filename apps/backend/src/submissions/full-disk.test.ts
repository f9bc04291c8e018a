import { join } from 'node:path';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { afterAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { startHolder } from '../../testing/child-process.ts';
import { mountSmallDisk } from '../../testing/small-disk.ts';
import { ANON_KEY, filesOnDisk, lucia, storedSubmissions } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { listBrands, saveOperatorBrand } from '../brands/brand-queries.ts';
import { openDatabase } from '../database/open-database.ts';

const logger = watchErrors();
const MEBIBYTE = 1024 * 1024;
const disk = mountSmallDisk(200);

describe.skipIf(!disk)('a full disk under the embedded database', () => {
  afterAll(() => disk?.remove());
  const settings = { dataDir: join(disk?.directory ?? '', 'data') };
  const environment = { DATA_DIR: settings.dataDir };

  test('takes no submission, shows what is there, and goes on when there is room', { timeout: 180_000 }, async () => {
    const prepared = await openDatabase(settings, logger);
    await saveOperatorBrand(prepared.database, lucia);
    await prepared.close();
    const holder = await startHolder(environment, 'submission-holder.ts');
    const origin = `http://127.0.0.1:${/port (\d+)/.exec(holder.printed())?.[1]}`;
    const stored: string[] = [];
    const send = async (message: string) => {
      const body = JSON.stringify({ restaurant_id: '2', type: 'restaurant', nature: 'other', message });
      const headers = { apikey: ANON_KEY, 'content-type': 'application/json' };
      const { status } = await fetch(`${origin}/${submissionPaths.restaurantFeedback}`, {
        method: 'POST',
        headers,
        body,
      });
      if (status === 201) stored.push(message);
      return status;
    };
    const apply = async () => {
      const headers = { apikey: ANON_KEY };
      const response = await fetch(`${origin}/${submissionPaths.careers}`, {
        method: 'POST',
        headers,
        body: applicationForm(),
      });
      return { status: response.status, body: await response.json() };
    };
    const ask = async () => {
      const headers = { apikey: ANON_KEY, 'content-type': 'application/json' };
      const body = '{"brandId":"lucia"}';
      return (await fetch(`${origin}/functions/v1/get-brand-website`, { method: 'POST', headers, body })).status;
    };

    expect(await send('before')).toBe(201);
    for (const left of [40 * MEBIBYTE, MEBIBYTE, 0]) {
      disk?.fill(left);
      expect(await send('while it is full')).toBe(503);
      expect(await apply()).toEqual({ status: 503, body: { success: false, error: expect.any(String) } });
      expect(await ask()).toBe(200);
    }
    expect(filesOnDisk(settings.dataDir)).toEqual([]);
    disk?.empty();
    expect(await send('after')).toBe(201);
    expect((await apply()).status).toBe(200);
    await holder.end('SIGKILL');

    const opened = await openDatabase(settings, logger);
    const rows = await storedSubmissions(opened.database);
    expect(rows.map(({ record }) => record.message ?? record.name)).toEqual([...stored, 'Ana']);
    await opened.close();
  });

  test('ends the process when the database gives up, and loses nothing', { timeout: 180_000 }, async () => {
    const before = await openDatabase(settings, logger);
    const brandsBefore = (await listBrands(before.database)).length;
    await before.close();
    disk?.fill(25 * MEBIBYTE);
    const filler = await startHolder(environment, 'disk-filler.ts');
    expect(await filler.ended).toBe(1);
    expect(filler.printed()).toContain('The embedded database cannot go on');
    const stored = filler.printed().match(/^stored \d+$/gm)?.length ?? 0;
    expect(stored).toBeGreaterThan(0);

    disk?.fill(0);
    await expect(openDatabase(settings, logger)).rejects.toThrow(/The disk of DATA_DIR .* is full: 0 MiB are free/);
    disk?.empty();
    const opened = await openDatabase(settings, logger);
    const brands = (await listBrands(opened.database)).length;
    // The last one may have been stored without being acknowledged.
    expect([brandsBefore + stored, brandsBefore + stored + 1]).toContain(brands);
    await opened.close();
  });
});
