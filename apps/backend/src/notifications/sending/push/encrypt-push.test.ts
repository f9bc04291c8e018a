import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush, newBrowserKeys } from '../../../../testing/push-receiver.ts';
import { encryptPush, vapidAuthorization } from './encrypt-push.ts';
import { vapidKeysOf } from './vapid-keys.ts';

test('a message is encrypted as the example of RFC 8291 is (appendix A)', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(encryptPush('When I grow up, I want to be a watermelon', browser, pair, salt).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the browser that it is for can read it, and no two are alike', () => {
  const browser = newBrowserKeys();
  const one = encryptPush('1 star · Junction', browser);
  expect(decryptPush(one, browser)).toBe('1 star · Junction');
  expect(one.equals(encryptPush('1 star · Junction', browser))).toBe(false);
  expect(() => decryptPush(one, newBrowserKeys())).toThrow();
  expect(() => encryptPush('x'.repeat(4_000), browser)).toThrow('too long');
});

test('the header is signed for the service it goes to, for half a day', () => {
  const keys = vapidKeysOf(Buffer.alloc(32, 7).toString('base64url'));
  const now = new Date('2026-11-23T12:00:00Z');
  const header = vapidAuthorization(new URL('https://push.example/a/b'), keys, 'mailto:a@b.example', now);
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    ...{ aud: 'https://push.example', sub: 'mailto:a@b.example' },
    exp: now.getTime() / 1000 + 12 * 3600,
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key: verifier, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
});

test.each(['', 'abc', Buffer.alloc(31, 1).toString('base64url'), Buffer.alloc(32).toString('base64url')])(
  '%j is no key',
  (key) => expect(() => vapidKeysOf(key)).toThrow(),
);
