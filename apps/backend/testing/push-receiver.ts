/** A push service on 127.0.0.1, and a browser's side of it: reads what was encrypted for its keys, apart from our own code. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenOnLoopback } from '@tablefront/serving/listening';

interface BrowserSecrets {
  p256dh: string;
  auth: string;
  privateKey: Buffer;
}

export function newBrowserKeys(): BrowserSecrets {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    privateKey: pair.getPrivateKey(),
  };
}

/** @throws where it is not for these keys */
export function decryptPush(body: Uint8Array, { p256dh, auth, privateKey }: BrowserSecrets): string {
  const bytes = Buffer.from(body);
  const [salt, keyLength] = [bytes.subarray(0, 16), bytes.readUInt8(20)];
  const theirs = bytes.subarray(21, 21 + keyLength);
  const sealed = bytes.subarray(21 + keyLength);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const hkdf = (key: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), theirs]);
  const shared = hkdf(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

export interface PushReceiver {
  /** A subscription as a browser gives it, at an address of its own. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What came, decrypted, with the endpoint it came to. */
  received: { endpoint: string; message: unknown; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** @param answer the status for an endpoint; 201 unless given */
export async function startPushReceiver(answer: (endpoint: string) => number = () => 201): Promise<PushReceiver> {
  const browsers = new Map<string, BrowserSecrets>();
  const received: PushReceiver['received'] = [];
  let origin = '';
  const server = createServer(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece);
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    const status = browser ? answer(endpoint) : 404;
    if (browser && status < 300) {
      const message: unknown = JSON.parse(decryptPush(Buffer.concat(pieces), browser));
      received.push({ endpoint, message, headers: request.headers });
    }
    response.writeHead(status).end();
  });
  const port = await listenOnLoopback(server);
  origin = `http://127.0.0.1:${port}`;
  return {
    received,
    subscribe() {
      const endpoint = `${origin}/push/${randomBytes(8).toString('hex')}`;
      const browser = newBrowserKeys();
      browsers.set(endpoint, browser);
      return { endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } };
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
