import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublic } from './open-public.ts';

/** Signed by itself, for `localhost` and 127.0.0.1: what somebody in between could show. The key guards nothing. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgf/gmupCT8aNlJKV4
5cr+FHwZVp7z/pE6b2O0J2OrEBChRANCAAQgUTruAtS/AKqgqgSKFY8Mkd6Hqjta
oUtUdmZeGA+jbmTZluPT9Zg/8L768fihXgvJvUB9ddAdy92xKbBxYtkH
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUb2mEwrC74Sb5gRbTojE0czpyLDYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAzNDY0NVoYDzIxMjYxMDI5
MDM0NjQ1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQgUTruAtS/AKqgqgSKFY8Mkd6HqjtaoUtUdmZeGA+jbmTZluPT9Zg/
8L768fihXgvJvUB9ddAdy92xKbBxYtkHo28wbTAdBgNVHQ4EFgQUBLyzXphdBkoU
N7bZ+rd8bUOskhIwHwYDVR0jBBgwFoAUBLyzXphdBkoUN7bZ+rd8bUOskhIwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgP3Y6zw/Gp5zJ04C+DAyij6sD7GWCGgcSajJbCdODFFACICqI
znffVeUrkvdzbCHO2pwfbGB+Mm5w+GIK+UBrRJge
-----END CERTIFICATE-----`;

let asked = 0;
const server = createServer({ key, cert }, (_request, response) => {
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
