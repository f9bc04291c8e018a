/**
 * Webhooks as the Standard Webhooks specification has them (https://www.standardwebhooks.com).
 */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, type LookupAll, PrivateAddress, publicLookup } from './public-addresses.ts';

const limitMs = 10_000;

export interface WebhookMessage {
  /** The same each time it is sent again. */
  id: string;
  url: string;
  /** The bytes that the secret stands for. */
  secret: Uint8Array;
  body: string;
  /** When this attempt is made. */
  sentAt: Date;
}

export interface WebhookSettings {
  /** Also addresses that are not public, and plain HTTP. */
  allowPrivate: boolean;
  /** In place of the system's, for what is not `allowPrivate`. */
  lookup?: LookupAll;
}

/** The receiver says that the webhook is no more. */
export class WebhookGone extends Error {}

/** Posts the message. Redirects are not followed; anything but 2xx within 10 s is an error. */
export async function sendWebhook(message: WebhookMessage, { allowPrivate, lookup }: WebhookSettings): Promise<void> {
  const url = new URL(message.url);
  if (!allowPrivate) {
    if (url.protocol !== 'https:') throw new PrivateAddress('Only https:// is allowed');
    // Sockets look up names only, not what already is an address.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) !== 0 && !isPublicAddress(host)) {
      throw new PrivateAddress(`${host} is not an address of the public internet`);
    }
  }
  const status = await post(url, message, allowPrivate ? undefined : publicLookup(lookup));
  if (status === 410) throw new WebhookGone('The receiver answered 410: it is gone');
  if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}`);
}

function post(url: URL, message: WebhookMessage, lookup: http.RequestOptions['lookup']): Promise<number> {
  const body = Buffer.from(message.body);
  const signal = AbortSignal.timeout(limitMs);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).request(url, {
      method: 'POST',
      // A connection of its own, which this lookup has chosen.
      agent: false,
      lookup,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'Tablefront',
        ...signed(message),
      },
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // What it says besides is of no use, however long it is.
      response.on('error', () => {});
      response.destroy();
    });
    request.on('error', (error) => {
      reject(signal.aborted ? new Error(`The receiver did not answer within ${limitMs / 1000} s`) : error);
    });
    request.end(body);
  });
}

function signed({ id, secret, body, sentAt }: WebhookMessage): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
