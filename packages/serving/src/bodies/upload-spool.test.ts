import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUploadSpool, type SpooledUpload } from './upload-spool.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tablefront-uploads-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const sender = { address: '192.0.2.1', brand: 'lucia.example', largest: 1_000_000 };
const times = { idleMs: 5_000, wholeMs: 10_000, graceMs: 5_000, leastBytesPerSecond: 1 };
const left = () => (existsSync(join(dataDir, 'uploads')) ? readdirSync(join(dataDir, 'uploads')) : []);

/** A body whose pieces are given one by one. */
function givenBody() {
  let give = (_piece: Uint8Array | undefined) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      give = (piece) => (piece === undefined ? controller.close() : controller.enqueue(piece));
    },
  });
  return { body, give };
}
const bodyOf = (...pieces: Uint8Array[]) => new Response(new Blob(pieces.map((piece) => Uint8Array.from(piece)))).body;
function taken(upload: SpooledUpload) {
  if (!upload.ok) throw new Error(upload.refusal.error);
  return upload.body;
}

test('a body is lent as it came, in parts, and leaves no name on the disk, not even while it comes', async () => {
  const spool = createUploadSpool(dataDir, { times });
  const { body, give } = givenBody();
  const taking = spool.take(body, sender);
  give(Uint8Array.of(1, 2, 3));
  // Between being opened and losing its name it has one, for as long as the disk takes.
  await expect.poll(() => existsSync(join(dataDir, 'uploads')) && left()).toEqual([]);
  give(new Uint8Array(100_000).fill(7));
  give(undefined);
  const spooled = taken(await taking);
  expect(spooled.size).toBe(100_003);
  expect(await spooled.lend(1, 5, async (bytes) => [...bytes])).toEqual([2, 3, 7, 7]);
  expect(await spooled.lend(0, 0, async (bytes) => bytes.length)).toBe(0);
  await expect(spooled.lend(100_000, 100_009, async () => {})).rejects.toThrow('shorter');
  await spooled.close();
});

test('a body that is larger than said is refused', async () => {
  const spool = createUploadSpool(dataDir, { times });
  const body = bodyOf(new Uint8Array(2_000));
  const refused = body && (await spool.take(body, { ...sender, largest: 1_000 }));
  expect(refused).toMatchObject({ ok: false, refusal: { status: 413 } });
});

test('slow senders are cut off in clear words, as soon as others wait', async () => {
  const spool = createUploadSpool(dataDir, { times, places: 2, graceMs: 50, fastEnough: 1_000_000, patienceMs: 1_000 });
  const slow = ['198.51.100.1', '203.0.113.1'].map((address) => spool.take(givenBody().body, { ...sender, address }));
  await wait(100);
  const body = bodyOf(Uint8Array.of(1));
  const began = performance.now();
  const quick = body && taken(await spool.take(body, sender));
  expect(performance.now() - began).toBeLessThan(500);
  const refused = await Promise.race(slow);
  expect(refused).toMatchObject({ ok: false, refusal: { status: 400, error: expect.stringContaining('too slowly') } });
  await quick?.close();
});

test('what finds no place in time is refused, and told to come again', async () => {
  const spool = createUploadSpool(dataDir, { times, places: 1, patienceMs: 200 });
  const first = givenBody();
  const taking = spool.take(first.body, sender);
  const other = { ...sender, address: '198.51.100.1' };
  const refused = await spool.take(givenBody().body, other);
  expect(refused).toMatchObject({ ok: false, refusal: { status: 503, retryAfterSeconds: 10 } });
  first.give(undefined);
  const spooled = taken(await taking);
  const again = spool.take(new Blob([]).stream(), other);
  await spooled.close();
  expect(taken(await again).size).toBe(0);
});

test('only so many are in memory at once, and fewer of one brand', async () => {
  const spool = createUploadSpool(dataDir, { times, places: 100, ofVisitor: 100, ofBrand: 100 });
  const atOnce = { lucia: 0, nova: 0, most: 0, mostOfOne: 0 };
  const work = async (brand: 'lucia' | 'nova') => {
    const spooled = taken(await spool.take(new Blob(['x']).stream(), { ...sender, brand }));
    await spooled.lend(0, 1, async () => {
      atOnce[brand] += 1;
      atOnce.most = Math.max(atOnce.most, atOnce.lucia + atOnce.nova);
      atOnce.mostOfOne = Math.max(atOnce.mostOfOne, atOnce.lucia, atOnce.nova);
      await wait(5);
      atOnce[brand] -= 1;
    });
    await spooled.close();
  };
  await Promise.all(Array.from({ length: 30 }, (_, index) => work(index % 2 === 0 ? 'lucia' : 'nova')));
  expect(atOnce).toMatchObject({ most: 6, mostOfOne: 3 });
});

test('what a process left that was killed in the moment of opening a file is swept, whatever else is there is not', async () => {
  const directory = join(dataDir, 'uploads');
  mkdirSync(directory, { recursive: true });
  for (const name of ['old', 'new', 'of-the-future']) writeFileSync(join(directory, name), 'x');
  utimesSync(join(directory, 'old'), Date.now() / 1_000 - 100, Date.now() / 1_000 - 100);
  utimesSync(join(directory, 'of-the-future'), Date.now() / 1_000 + 10_000, Date.now() / 1_000 + 10_000);
  const spool = createUploadSpool(dataDir);
  await spool.sweep();
  expect(left()).toEqual(['new']);
});
