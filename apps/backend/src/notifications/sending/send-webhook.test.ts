import type { LookupAll } from '@tablefront/serving/outbound/public-addresses';
import { afterEach, describe, expect, test } from 'vitest';
import { startWebhookReceiver, WEBHOOK_SECRET, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { readSecret } from '../notification-settings.ts';
import { sendWebhook, WebhookGone } from './send-webhook.ts';

const receivers: WebhookReceiver[] = [];
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
});

async function receive(...given: Parameters<typeof startWebhookReceiver>): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver(...given);
  receivers.push(receiver);
  return receiver;
}

function messageTo(url: string) {
  return { id: 'msg_1', url, secret: readSecret(WEBHOOK_SECRET), body: '{"text":"Čau"}', sentAt: new Date() };
}

describe('a webhook', () => {
  test('is signed as the Standard Webhooks specification says', async () => {
    const receiver = await receive();
    await sendWebhook(messageTo(receiver.url), { allowPrivate: true });
    expect(receiver.refused).toEqual([]);
    expect(receiver.received).toEqual([{ id: 'msg_1', body: { text: 'Čau' }, path: '/hook' }]);
  });

  test('follows no redirect', async () => {
    const receiver = await receive((response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    await expect(sendWebhook(messageTo(receiver.url), { allowPrivate: true })).rejects.toThrow('answered 302');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('that is gone is told apart', async () => {
    const receiver = await receive((response) => void response.writeHead(410).end());
    await expect(sendWebhook(messageTo(receiver.url), { allowPrivate: true })).rejects.toThrow(WebhookGone);
  });

  test('does not read an endless answer', async () => {
    const receiver = await receive((response) => {
      const endless = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(endless));
      response.writeHead(200);
    });
    await sendWebhook(messageTo(receiver.url), { allowPrivate: true });
  });

  test('is given up after ten seconds', { timeout: 20_000 }, async () => {
    const receiver = await receive(() => {});
    await expect(sendWebhook(messageTo(receiver.url), { allowPrivate: true })).rejects.toThrow('within 10 s');
  });
});

describe('a webhook within the network that the site runs in', () => {
  test.each(['https://127.0.0.1/hook', 'https://[::1]/', 'https://2130706433/', 'https://localhost/'])(
    '%s is refused',
    async (url) => {
      await expect(sendWebhook(messageTo(url), { allowPrivate: false })).rejects.toThrow(
        'is not an address of the public internet',
      );
    },
  );

  test('so is a name that leads there', async () => {
    const lookup: LookupAll = (_name, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]);
    await expect(sendWebhook(messageTo('https://inward.example/'), { allowPrivate: false, lookup })).rejects.toThrow(
      'inward.example is not',
    );
  });

  test('plain HTTP is refused', async () => {
    await expect(sendWebhook(messageTo('http://93.184.215.14/'), { allowPrivate: false })).rejects.toThrow('https://');
  });
});
