import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { openS3Files } from './s3-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tablefront-files-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);

function keepsFiles(open: () => Promise<FileStore>) {
  let files: FileStore;
  beforeAll(async () => {
    files = await open();
  });

  test('gives back what it was given, byte by byte', async () => {
    await files.put('2026-11/one', bytes, 'application/pdf');
    const read = await files.get('2026-11/one');
    expect(read && Buffer.compare(read, bytes)).toBe(0);
  });

  test('has no file that it was not given', async () => {
    expect(await files.get('2026-11/none')).toBeUndefined();
    await files.remove('2026-11/none');
  });

  test('has a file no longer once it is removed', async () => {
    await files.put('2026-11/two', bytes, 'image/png');
    await files.remove('2026-11/two');
    expect(await files.get('2026-11/two')).toBeUndefined();
  });

  test.each(['', '/etc/passwd', '../database', 'a/../../b', 'a//b', 'a\\b', 'A', 'a.exe'])(
    'has no key %j',
    async (key) => {
      await expect(files.put(key, bytes, 'image/png')).rejects.toThrow('no key');
      await expect(files.get(key)).rejects.toThrow('no key');
      await expect(files.remove(key)).rejects.toThrow('no key');
    },
  );
}

describe('files in a directory', () => {
  keepsFiles(() => openFileStore({ dataDir }));

  test('are for their owner only, never executable, and whole', async () => {
    const files = await openFileStore({ dataDir });
    await files.put('2026-12/mode', bytes, 'image/png');
    expect(statSync(join(dataDir, 'files', '2026-12', 'mode')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'files', '2026-12')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(dataDir, 'files', '2026-12'))).toEqual(['mode']);
  });

  test('that cannot be written are an error, and leave nothing', async () => {
    const files = await openFileStore({ dataDir });
    writeFileSync(join(dataDir, 'files', '2027-01'), 'in the way');
    await expect(files.put('2027-01/one', bytes, 'image/png')).rejects.toThrow();
  });
});

describe('files in an S3 store', () => {
  let s3: FakeS3;
  beforeAll(async () => {
    s3 = await startFakeS3();
  });
  afterAll(() => s3.stop());
  const open = () => openFileStore({ filesUrl: s3.url, dataDir });
  keepsFiles(open);

  test('have their type, and their place in the bucket', async () => {
    await (await open()).put('2026-11/typed', bytes, 'application/pdf');
    expect(s3.objects.get('/bucket/uploads/2026-11/typed')?.type).toBe('application/pdf');
  });

  test.each([301, 307])('go nowhere else when the store redirects with %i', async (status) => {
    let asked = 0;
    const elsewhere = createServer((_request, response) => {
      asked += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const address = elsewhere.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const store = createServer((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end();
    }).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const storeAddress = store.address();
    const storePort = typeof storeAddress === 'object' ? storeAddress?.port : 0;
    const files = openS3Files(`s3://key:secret@127.0.0.1:${storePort}/bucket?tls=off`);
    await expect(files.put('a', Buffer.from('a resume'), 'application/pdf')).rejects.toThrow();
    await expect(files.get('a')).rejects.toThrow();
    expect(asked).toBe(0);
    for (const server of [store, elsewhere]) server.close();
  });

  test('are not there when the store is broken or refuses, which is an error', async () => {
    const files = await open();
    s3.broken = true;
    await expect(files.put('2026-11/three', bytes, 'image/png')).rejects.toThrow('PUT with HTTP 503 SlowDown');
    await expect(files.get('2026-11/three')).rejects.toThrow('HTTP 503');
    s3.broken = false;
    const stranger = await openFileStore({ filesUrl: s3.url.replace('test-key', 'other'), dataDir });
    await expect(stranger.put('2026-11/three', bytes, 'image/png')).rejects.toThrow('HTTP 403 SignatureDoesNotMatch');
    const elsewhere = await openFileStore({ filesUrl: s3.url.replace('/bucket/', '/other/'), dataDir });
    await expect(elsewhere.put('2026-11/three', bytes, 'image/png')).rejects.toThrow('HTTP 404 NoSuchBucket');
    await expect(elsewhere.get('2026-11/three')).rejects.toThrow('no such bucket');
  });

  test.each([
    '',
    'files',
    'https://key:secret@host/bucket',
    's3://host/bucket',
    's3://key:geheim@host',
    's3://:geheim@host/b',
  ])('are not looked for at %j, and its secret is not told', async (filesUrl) => {
    const opening = openFileStore({ filesUrl, dataDir });
    await expect(opening).rejects.toThrow('FILES_URL must look like');
    await expect(opening).rejects.not.toThrow('geheim');
  });
});
