import { type LookupAddress, lookup } from 'node:dns';
import { afterEach, describe, expect, test } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver, webhookSecret } from '../testing/webhook-receiver.ts';
import { readSecret } from './notification-settings.ts';
import { isPublicAddress, type LookupAll, publicLookup } from './public-addresses.ts';
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
  return { id: 'msg_1', url, secret: readSecret(webhookSecret), body: '{"text":"Čau"}', sentAt: new Date() };
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

const privateAddresses = [
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
  ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fe80::1'],
  ...['fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1', '4000::1'],
];

describe('addresses that are not public', () => {
  test.each(privateAddresses)('%s is one, as an address and as what a name leads to', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const literal = address.includes(':') ? `[${address}]` : address;
    await expect(sendWebhook(messageTo(`https://${literal}/hook`), { allowPrivate: false })).rejects.toThrow(
      'is not an address of the public internet',
    );
    const family = address.includes(':') ? 6 : 4;
    await expect(
      sendWebhook(messageTo('https://inward.example/hook'), {
        allowPrivate: false,
        lookup: answers([{ address, family }]),
      }),
    ).rejects.toThrow('inward.example is not an address of the public internet');
  });

  test.each(['2130706433', '0x7f.1', '017700000001', '127.1'])('https://%s is 127.0.0.1', async (host) => {
    await expect(sendWebhook(messageTo(`https://${host}/`), { allowPrivate: false })).rejects.toThrow(
      '127.0.0.1 is not',
    );
  });

  test('one private address among public ones is enough', async () => {
    const lookup = answers([
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
    await expect(sendWebhook(messageTo('https://both.example/'), { allowPrivate: false, lookup })).rejects.toThrow(
      'both.example is not',
    );
  });

  test('localhost is one, by the lookup of the system', async () => {
    await expect(sendWebhook(messageTo('https://localhost/'), { allowPrivate: false, lookup })).rejects.toThrow(
      'localhost is not',
    );
  });

  test('plain HTTP is refused', async () => {
    await expect(sendWebhook(messageTo('http://93.184.215.14/'), { allowPrivate: false })).rejects.toThrow('https://');
  });

  test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('a name is looked up once, and the socket gets what was checked', async () => {
    let asked = 0;
    // First public, then not: who looked it up a second time would connect to what nobody checked.
    const changing: LookupAll = (_name, _options, done) => {
      asked += 1;
      done(null, [asked === 1 ? { address: '8.8.8.8', family: 4 } : { address: '127.0.0.1', family: 4 }]);
    };
    const address = await new Promise((resolve) => {
      publicLookup(changing)('changing.example', {}, (_error, found) => resolve(found));
    });
    expect({ address, asked }).toEqual({ address: '8.8.8.8', asked: 1 });
  });
});

function answers(addresses: LookupAddress[]): LookupAll {
  return (_name, _options, done) => done(null, addresses);
}
