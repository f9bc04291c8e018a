/** How often the assistant may be asked: by one visitor, and at one brand by all of them. */
import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { assistantQuotaKeys, assistantQuotas } from '../database/schema.ts';

export interface QuotaLimits {
  /** Questions of one visitor to one brand within a window. */
  visitor: number;
  /** Questions of all visitors to one brand within a window. */
  brand: number;
}

export const defaultQuotaLimits: QuotaLimits = { visitor: 40, brand: 3_000 };

export const quotaWindowMs = 10 * 60_000;

export interface Quotas {
  /**
   * Counts a question. Answers after how many seconds there may be another one, or undefined where this one is within
   * the quotas. The address is known for as long as this takes; what is kept is a hash whose key goes with the window.
   */
  count(brandId: string, visitorAddress: string | undefined, now: Date): Promise<number | undefined>;
}

export function createQuotas(database: Database, limits: QuotaLimits): Quotas {
  let current: { start: number; key: string } | undefined;

  async function keyOf(start: Date): Promise<string> {
    if (current?.start === start.getTime()) return current.key;
    await database.delete(assistantQuotas).where(lt(assistantQuotas.windowStart, start));
    await database.delete(assistantQuotaKeys).where(lt(assistantQuotaKeys.windowStart, start));
    // Of several processes, the first one's key is that of all.
    const made = randomBytes(32).toString('base64url');
    await database.insert(assistantQuotaKeys).values({ windowStart: start, key: made }).onConflictDoNothing();
    const [stored] = await database
      .select({ key: assistantQuotaKeys.key })
      .from(assistantQuotaKeys)
      .where(eq(assistantQuotaKeys.windowStart, start));
    const key = stored?.key ?? made;
    current = { start: start.getTime(), key };
    return key;
  }

  async function add(brandId: string, visitor: string, windowStart: Date): Promise<number> {
    const [row] = await database
      .insert(assistantQuotas)
      .values({ brandId, visitor, windowStart, used: 1 })
      .onConflictDoUpdate({
        target: [assistantQuotas.windowStart, assistantQuotas.brandId, assistantQuotas.visitor],
        set: { used: sql`${assistantQuotas.used} + 1` },
      })
      .returning({ used: assistantQuotas.used });
    return row?.used ?? 1;
  }

  return {
    async count(brandId, visitorAddress, now) {
      const start = new Date(Math.floor(now.getTime() / quotaWindowMs) * quotaWindowMs);
      const wait = Math.max(1, Math.ceil((start.getTime() + quotaWindowMs - now.getTime()) / 1000));
      const key = await keyOf(start);
      if (visitorAddress !== undefined) {
        const visitor = createHmac('sha256', key).update(visitorKey(visitorAddress)).digest('base64url');
        // Whoever is over the own quota uses up nothing of the brand's.
        if ((await add(brandId, visitor, start)) > limits.visitor) return wait;
      }
      return (await add(brandId, '', start)) > limits.brand ? wait : undefined;
    },
  };
}

/** Of an IPv6 address the network (/64), all of which one visitor may have; any other text as it is. */
function visitorKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...gap, ...end]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
