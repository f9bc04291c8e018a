/** The ways out: a mail server, webhooks, the push services of browsers. */

import type { PushMessage } from '@tablefront/console-wire/notifications';
import type { LookupAll } from '@tablefront/serving/outbound/public-addresses';
import { readSecret } from '../notification-settings.ts';
import { postPublic } from './post-public.ts';
import { encryptPush, vapidAuthorization } from './push/encrypt-push.ts';
import type { VapidKeys } from './push/vapid-keys.ts';
import { createMailer, type MailSettings, type SendEmail } from './send-email.ts';
import { sendWebhook } from './send-webhook.ts';

export interface SendersOptions {
  /** Without it no e-mail goes out. */
  mail?: MailSettings;
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks?: boolean;
  lookup?: LookupAll;
  vapidKeys?: VapidKeys;
  /** Of the console. */
  consoleOrigin?: () => string;
}

export interface Senders {
  email?: SendEmail;
  /** @param id the same when the same is sent again */
  webhook(hook: { url: string; secret: string }, id: string, body: unknown): Promise<void>;
  /** @throws DeviceGone where the browser has let go of it */
  push?(device: PushDevice, message: PushMessage): Promise<void>;
}

interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The browser takes nothing any more. */
export class DeviceGone extends Error {}

/** What was not shown by then is no news: the inbox has it. */
const PUSH_SECONDS = 12 * 60 * 60;

export function createSenders(options: SendersOptions): Senders {
  const { mail, allowPrivateWebhooks = false, lookup, vapidKeys, consoleOrigin } = options;
  return {
    email: mail && createMailer(mail),
    async webhook({ url, secret }, id, body) {
      const message = { id, url, secret: readSecret(secret), body: JSON.stringify(body), sentAt: new Date() };
      await sendWebhook(message, { allowPrivate: allowPrivateWebhooks, lookup });
    },
    push: vapidKeys && ((device, message) => push(device, message, vapidKeys)),
  };

  async function push(device: PushDevice, message: PushMessage, keys: VapidKeys): Promise<void> {
    const url = new URL(device.endpoint);
    if (url.protocol !== 'https:' && !allowPrivateWebhooks) throw new DeviceGone('Only https:// is allowed');
    const body = encryptPush(JSON.stringify(message), device);
    const headers = {
      authorization: vapidAuthorization(url, keys, contactOf(mail, consoleOrigin?.()), new Date()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(PUSH_SECONDS),
      urgency: 'high',
    };
    const reach = { allowPrivate: allowPrivateWebhooks, lookup };
    const status = await postPublic(url, { ...reach, headers, body }, 'push service');
    if (status === 404 || status === 410) throw new DeviceGone(`The push service answered ${status}`);
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`);
  }
}

/** Whom a push service can write to about what this site sends. */
function contactOf(mail: MailSettings | undefined, consoleOrigin = ''): string {
  if (consoleOrigin.startsWith('https:')) return consoleOrigin;
  const address = mail && (/<([^<>]+)>\s*$/.exec(mail.from)?.[1] ?? mail.from);
  return `mailto:${address ?? 'nobody@localhost'}`;
}
