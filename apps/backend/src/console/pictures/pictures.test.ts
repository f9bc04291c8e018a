import { randomUUID } from 'node:crypto';
import { Unavailable } from '@tablefront/serving/unavailable';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { heic, jpeg, svg } from '../../../testing/sample-files.ts';
import { filesOnDisk } from '../../../testing/submission-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { brands, pictures, unclaimedFiles } from '../../database/schema.ts';
import { brandPicture } from '../../functions/brand-picture.ts';
import { deleteBrand } from '../../submissions/deleting/delete-brand.ts';
import { interruptedUploads } from '../../submissions/files/interrupted-uploads.ts';
import { LARGEST_PICTURE } from './keep-picture.ts';
import { findPicture, forgetPictures } from './stored-pictures.ts';

const logger = watchErrors();
const made = Uint8Array.from([1, 2, 3]);
const encodePicture = vi.fn(async () => ({ bytes: made, width: 1200, height: 800 }));
const requireRoom = vi.fn((_: number) => {});
const noPicture = (kind: string) => Object.assign(new Error('no picture'), { kind });

describeOnEachDatabase('pictures of a brand’s pages', (makeDatabase) => {
  let dataDir = '';
  const site = inboxSuite(
    async () => {
      const settings = await makeDatabase();
      dataDir = settings.dataDir;
      return settings;
    },
    logger,
    { encodePicture, requireRoom },
  );
  let ada: Person;
  let ed: Person;
  beforeAll(async () => {
    ada = await site().person('Ada', 'maple', 'owner');
    ed = await site().person('Ed', 'maple', 'editor');
  });
  beforeEach(() => {
    encodePicture.mockReset().mockResolvedValue({ bytes: made, width: 1200, height: 800 });
    requireRoom.mockReset();
  });
  const upload = (path = 'maple/pictures', bytes = jpeg, by = ed, type = 'image/jpeg') => by.send(path, bytes, type);
  const idOf = (address: string) => address.slice('/pictures/'.length, -'.webp'.length);
  const rows = () => site().database.$count(pictures);

  test('are kept as they are made, cropped as it was asked for', async () => {
    const { status, body } = await upload('maple/pictures?crop=0.1,0.2,0.5,0.25');
    expect(status).toBe(201);
    expect(body).toEqual({
      address: expect.stringMatching(/^\/pictures\/[\da-f-]{36}\.webp$/),
      width: 1200,
      height: 800,
    });
    expect(encodePicture).toHaveBeenCalledWith(jpeg, { x: 0.1, y: 0.2, width: 0.5, height: 0.25 });
    expect(await findPicture(site(), idOf(body.address))).toEqual({ brandId: 'maple', bytes: expect.anything() });
    expect(Uint8Array.from((await findPicture(site(), idOf(body.address)))?.bytes ?? [])).toEqual(made);
    expect(await findPicture(site(), randomUUID())).toBeUndefined();
    expect(await site().database.$count(unclaimedFiles)).toBe(0);
  });

  test('are given to sites that run elsewhere, with their brand', async () => {
    const { address } = (await upload()).body;
    const backend = new Hono().get('/', brandPicture(site()));
    const answer = await backend.request(`/?id=${idOf(address)}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/webp', 'x-brand-id': 'maple' });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(made);
    for (const id of [randomUUID(), '', 'x', `${idOf(address)}'`, '..%2f..%2fetc%2fpasswd'])
      expect((await backend.request(`/?id=${id}`)).status, id).toBe(404);
    expect((await backend.request('/')).status).toBe(404);
  });

  test('are for owners and editors of their brand', async () => {
    const before = await rows();
    const lou = await site().person('Lou', 'maple', 'location', ['r_1']);
    const ina = await site().person('Ina', 'maple', 'inbox');
    const nora = await site().person('Nora', 'nova', 'owner');
    for (const by of [lou, ina]) expect((await upload('maple/pictures', jpeg, by)).body.error).toBe('not-allowed');
    expect((await upload('maple/pictures', jpeg, nora)).body.error).toBe('unknown-brand');
    expect((await upload('nova/pictures')).body.error).toBe('unknown-brand');
    expect((await upload('maple/pictures', jpeg, ada)).status).toBe(201);
    expect(await rows()).toBe(before + 1);
  });

  test('of other kinds are refused, with what to do instead', async () => {
    const before = await rows();
    const said = async (bytes: Uint8Array<ArrayBuffer>) => (await upload('maple/pictures', bytes)).body.message;
    expect(await said(svg)).toContain('Save it as PNG');
    expect(await said(heic)).toContain('HEIC');
    expect(await said(new Uint8Array())).toContain('empty');
    encodePicture.mockRejectedValueOnce(noPicture('moving'));
    expect(await said(jpeg)).toContain('stands still');
    encodePicture.mockRejectedValueOnce(noPicture('size'));
    expect((await upload()).body).toMatchObject({
      error: 'too-large',
      message: expect.stringContaining('too many pixels'),
    });
    encodePicture.mockRejectedValueOnce(noPicture('type'));
    expect(await said(jpeg)).toContain('no picture that we can read');
    for (const crop of ['1', '0,0,0,0', '0,0,2,1', 'a,b,c,d', '-1,0,1,1', ''])
      expect((await upload(`maple/pictures?crop=${crop}`)).status, crop).toBe(400);
    for (const type of ['application/json', 'text/html', 'multipart/form-data; boundary=x'])
      expect((await upload('maple/pictures', jpeg, ed, type)).status).toBe(400);
    expect(await rows()).toBe(before);
    expect(LARGEST_PICTURE).toBe(15_000_000);
  });

  test('leave nothing behind where the disk is full, the store is away, or the database', async () => {
    const before = [await rows(), filesOnDisk(dataDir).length];
    const left = async () => [await rows(), filesOnDisk(dataDir).length];
    requireRoom.mockImplementationOnce(() => {
      throw new Unavailable('full');
    });
    await expect(upload()).rejects.toThrow('full');
    expect(await left()).toEqual(before);
    const put = vi.spyOn(site().files, 'put').mockRejectedValueOnce(new Error('The file store is away'));
    await expect(upload()).rejects.toThrow('away');
    put.mockRestore();
    expect(await left()).toEqual(before);
    const transaction = vi.spyOn(site().database, 'transaction').mockRejectedValueOnce(new Error('gone'));
    await expect(upload()).rejects.toThrow('gone');
    transaction.mockRestore();
    expect(await left()).toEqual(before);
    expect(await site().database.$count(unclaimedFiles)).toBe(0);
  });

  test('that nothing has named for a week are deleted; what is live, a version or a draft names stays', async () => {
    const { database, files } = site();
    const [live, version, draft, none, young] = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await upload()).body.address as string),
    );
    const name = (heroImage: string | undefined) => ({
      ...makeBrand('maple', ['maple.example'], JSON.stringify({ name: 'Maple & Ember', heroSection: { heroImage } })),
      name: 'Maple & Ember',
    });
    await saveOperatorBrand(database, name(version));
    await saveOperatorBrand(database, name(live));
    const [before] = await database.select({ text: brands.configuration }).from(brands).where(eq(brands.id, 'maple'));
    expect(before?.text).not.toContain(idOf(version ?? ''));
    const { body: opened } = await ed.post('maple/drafts');
    const patches = [{ do: 'set', at: ['logo'], was: null, to: draft }];
    expect((await ed.patch(`maple/drafts/${opened.id}`, { id: randomUUID(), base: 0, patches })).body.kind).toBe(
      'saved',
    );
    await database.execute(sql`update pictures set named_at = now() - interval '8 days'
      where id <> ${idOf(young ?? '')}::uuid`);
    for (let more = 1; more > 0; ) more = await forgetPictures(database);
    const there = await Promise.all(
      [live, version, draft, none, young].map(
        async (address = '') => (await findPicture(site(), idOf(address))) !== undefined,
      ),
    );
    expect(there).toEqual([true, true, true, false, true]);
    // Their files go with the sweep.
    const onDisk = filesOnDisk(dataDir).length;
    expect(await interruptedUploads({ database, files }).remove()).toBeGreaterThan(0);
    expect(filesOnDisk(dataDir).length).toBeLessThan(onDisk);
  });

  test('go with their brand', async () => {
    const { database, files } = site();
    await saveOperatorBrand(database, makeBrand('gone'));
    const gil = await site().person('Gil', 'gone', 'owner');
    const { body } = await upload('gone/pictures', jpeg, gil);
    const onDisk = filesOnDisk(dataDir).length;
    await deleteBrand({ database, files }, 'gone', { sure: true, withSubmissions: true });
    expect(await findPicture(site(), idOf(body.address))).toBeUndefined();
    expect(filesOnDisk(dataDir).length).toBe(onDisk - 1);
    expect(await database.$count(unclaimedFiles)).toBe(0);
  });
});
