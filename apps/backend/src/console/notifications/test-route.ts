/** Whether a route works: a real message, and what really became of it. */

import type { PushMessage, Tested } from '@tablefront/console-wire/notifications';
import { nameOfBrand } from '../../brands/brand-queries.ts';
import { oneLine } from '../../notifications/email-parts.ts';
import type { StoredRoute } from '../../notifications/routes/route.ts';
import { pushToPerson } from '../../notifications/sending/push-to-person.ts';
import { reasonOf } from '../../notifications/sending/reason-of.ts';
import type { Senders } from '../../notifications/sending/senders.ts';
import { newId } from '../../submissions/new-id.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';

/** Nobody is flooded by somebody who tries. */
const PAUSE_MS = 5_000;

class Undeliverable extends Error {}

/** @throws ConsoleRefusal `too-many` where the same was tried a moment ago */
export function createTester({ database, senders, now, logger }: ConsoleServices) {
  const triedAt = new Map<string, number>();

  return async (reach: Reach, route: Pick<StoredRoute, 'channel' | 'target' | 'secret'>): Promise<Tested> => {
    const key = `${route.channel} ${route.target}`;
    const at = now().getTime();
    for (const [tried, then] of triedAt) if (at - then >= PAUSE_MS) triedAt.delete(tried);
    if (triedAt.has(key))
      throw new ConsoleRefusal('too-many', 'It was tried just now. Wait a moment.', PAUSE_MS / 1_000);
    triedAt.set(key, at);
    try {
      await deliver(reach, route);
      return { delivered: true };
    } catch (error) {
      const reason = reasonOf(error).slice(0, 300);
      logger.info({ channel: route.channel, reason }, 'A test message was not delivered');
      return { delivered: false, reason };
    }
  };

  async function deliver(
    { brandId, caller }: Reach,
    { channel, target, secret }: Pick<StoredRoute, 'channel' | 'target' | 'secret'>,
  ): Promise<void> {
    const brandName = oneLine(await nameOfBrand(database, brandId));
    const id = newId();
    if (!senders) throw new Undeliverable('Nothing goes out from here');
    if (channel === 'email') return byMail(senders, { id, to: target, brandName, by: oneLine(caller.name) });
    if (channel === 'webhook') {
      const body = { type: 'test', brandId, sentAt: now().toISOString() };
      return senders.webhook({ url: target, secret: secret ?? '' }, `msg_${id}`, body);
    }
    const message: PushMessage = {
      title: 'This is how you are told',
      ...{ body: brandName, url: `/brands/${encodeURIComponent(brandId)}/today`, tag: 'test' },
    };
    const taken = await pushToPerson(database, senders, target, message, now());
    if (!taken) throw new Undeliverable('None of your devices may tell you. Allow it on this one');
  }
}

async function byMail(
  { email: sendEmail }: Senders,
  { id, to, brandName, by }: { id: string; to: string; brandName: string; by: string },
): Promise<void> {
  if (!sendEmail) throw new Undeliverable('There is no mail server in the settings (SMTP_URL)');
  const text = `${by} has tried whether messages of guests to ${brandName} are told here. They are.`;
  await sendEmail({ subject: `A test: ${brandName}`, text }, to, id);
}
