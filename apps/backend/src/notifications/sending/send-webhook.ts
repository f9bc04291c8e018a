/**
 * Webhooks as the Standard Webhooks specification has them (https://www.standardwebhooks.com).
 */
import { createHmac } from 'node:crypto';
import type { Reach } from '@tablefront/serving/outbound/open-public';
import { PrivateAddress } from '@tablefront/serving/outbound/public-addresses';
import { postPublic } from './post-public.ts';

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

/** `allowPrivate`: also addresses that are not public, and plain HTTP. */
export interface WebhookSettings extends Reach {
  allowPrivate: boolean;
}

/** The receiver says that the webhook is no more. */
export class WebhookGone extends Error {}

/** Posts the message. Redirects are not followed; anything but 2xx within 10 s is an error. */
export async function sendWebhook(message: WebhookMessage, reach: WebhookSettings): Promise<void> {
  const url = new URL(message.url);
  if (!reach.allowPrivate && url.protocol !== 'https:') throw new PrivateAddress('Only https:// is allowed');
  const headers = { 'content-type': 'application/json', ...signed(message) };
  const status = await postPublic(url, { ...reach, headers, body: Buffer.from(message.body) }, 'receiver');
  if (status === 410) throw new WebhookGone('The receiver answered 410: it is gone');
  if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}`);
}

function signed({ id, secret, body, sentAt }: WebhookMessage): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
