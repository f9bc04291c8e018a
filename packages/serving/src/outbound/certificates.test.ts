import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublic } from './open-public.ts';

/** What somebody in between could show: a certificate that only its own key has signed (X.509 version 1, in DER). */
function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = (tag: number, ...parts: (Uint8Array | string)[]) => {
    const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const length = content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
    return Buffer.from([tag, ...length, ...content]);
  };
  const sequence = 0x30;
  const ecdsaWithSha256 = Buffer.from('300a06082a8648ce3d040302', 'hex');
  const commonName = der(sequence, Buffer.from('0603550403', 'hex'), der(0x0c, 'localhost'));
  const name = der(sequence, der(0x31, commonName));
  const validity = der(sequence, der(0x17, '250101000000Z'), der(0x17, '490101000000Z'));
  const serial = der(0x02, Buffer.from([1]));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const toBeSigned = der(sequence, serial, ecdsaWithSha256, name, validity, name, subjectKey);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const certificate = der(sequence, toBeSigned, ecdsaWithSha256, signature);
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----`,
  };
}

let asked = 0;
const server = createServer(selfSigned(), (_request, response) => {
  asked += 1;
  response.end();
});
let url = new URL('https://127.0.0.1');

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address) url = new URL(`https://127.0.0.1:${address.port}/`);
});
afterAll(() => {
  server.close();
});

test('webhooks and pictures go to nobody whose certificate no authority has signed', async () => {
  const signal = AbortSignal.timeout(5_000);
  await expect(openPublic(url, { allowPrivate: true, signal })).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  expect(asked).toBe(0);
});

test('what is fetched goes to nobody such either: a hosted backend, an S3 store, a model', async () => {
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
  expect(asked).toBe(0);
});
