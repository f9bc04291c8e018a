import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { storeSubmission } from '../../testing/store-submission.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { rateCounts, rateWindows } from '../database/schema.ts';
import {
  createRateLimiter,
  defaultRateLimits,
  type RateKind,
  type RateLimits,
  type StoredKey,
} from './rate-limiter.ts';

const logger = watchErrors();
const MINUTE = 60_000;
const limits: RateLimits = {
  ...defaultRateLimits,
  submissions: { visitor: 3, brand: 1_000, everyMs: 0 },
  careers: { visitor: 1, brand: 1_000, everyMs: 0 },
  questions: { visitor: 2, brand: 1_000, everyMs: 0 },
  invalid: 2,
};

describeOnEachDatabase('the rate limits', (makeDatabase) => {
  let opened: OpenDatabase;
  let time = Date.UTC(2026, 10, 21, 12, 4);
  const closings: (() => void)[] = [];
  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
  }, 180_000);
  afterAll(async () => {
    for (const close of closings) close();
    await opened.close();
  });

  /** As another process has it. */
  function limiter() {
    const made = createRateLimiter({ database: opened.database, logger, limits, now: () => time });
    closings.push(made.close);
    return made;
  }
  /** As a form does: waits for its turn, and is counted. */
  async function send(
    at: ReturnType<typeof limiter>,
    brandId: string,
    address?: string,
    kind: RateKind = 'submissions',
  ) {
    const attempt = { kind, named: brandId, address };
    const admission = await at.enter(attempt);
    if (!admission.allowed) return admission;
    admission.leave();
    return at.count(attempt, brandId);
  }

  test('hold across processes, until the ten minutes are over', async () => {
    const [one, other] = [limiter(), limiter()];
    expect(await send(one, 'lucia', '192.0.2.1')).toMatchObject({ allowed: true });
    expect(await send(other, 'lucia', '192.0.2.1')).toMatchObject({ allowed: true });
    expect(await send(one, 'lucia', '::ffff:192.0.2.1')).toMatchObject({ allowed: true });
    expect(await send(other, 'lucia', '192.0.2.1')).toMatchObject({ allowed: false, retryAfterSeconds: 360 });
    expect(await send(other, 'lucia', '192.0.2.2')).toMatchObject({ allowed: true });
    expect(await send(other, 'nova', '192.0.2.1')).toMatchObject({ allowed: true });

    time += 6 * MINUTE - 1_500;
    expect(await send(one, 'lucia', '192.0.2.1')).toMatchObject({ allowed: false, retryAfterSeconds: 2 });
    time += 1_500;
    expect(await send(one, 'lucia', '192.0.2.1')).toMatchObject({ allowed: true });
  });

  test.each([
    ['back', -26 * 60 * MINUTE],
    ['forward', 26 * 60 * MINUTE],
  ])('block nobody for longer than ten minutes when the clock is set %s', async (_where, jump) => {
    const [one, other] = [limiter(), limiter()];
    const before = time;
    for (let sent = 0; sent < 5; sent += 1) await send(one, 'clock', '192.0.2.9');
    time += jump;
    expect(await send(one, 'clock', '192.0.2.9')).toMatchObject({ allowed: true });
    for (let sent = 0; sent < 5; sent += 1) await send(other, 'clock', '192.0.2.9');
    const refused = await send(one, 'clock', '192.0.2.9');
    expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeLessThanOrEqual(600);
    await other.forget();
    time = before + 10 * MINUTE;
    await one.forget();
    expect(await opened.database.select().from(rateCounts)).toEqual([]);
    expect(await opened.database.select().from(rateWindows)).toEqual([]);
    expect(await send(other, 'clock', '192.0.2.9')).toMatchObject({ allowed: true });
    time += 10 * MINUTE;
    await one.forget();
  });

  test('count nothing that is stored already, and what comes at the same time as if it came alone', async () => {
    const { database } = opened;
    await saveOperatorBrand(database, makeBrand('kept'));
    const key = { brandId: 'kept', kind: 'callback' as const, idempotencyKey: 'k' };
    await storeSubmission(database, { ...key, record: {} });
    const one = limiter();
    const count = (address: string, unless?: StoredKey) =>
      one.count({ kind: 'submissions', named: 'kept', address }, 'kept', unless);
    const counted = { allowed: true, counted: true };
    const repeated = { allowed: true, counted: false };
    expect(await count('192.0.2.77', key)).toEqual(repeated);
    const atOnce = [
      ...[count('192.0.2.77'), count('192.0.2.78', key), count('192.0.2.77', { ...key, idempotencyKey: 'other' })],
      ...[count('192.0.2.77', key), count('192.0.2.77'), count('192.0.2.79'), count('192.0.2.77')],
    ];
    expect(await Promise.all(atOnce)).toEqual([
      ...[counted, repeated, counted, repeated, counted, counted],
      // The limit is three.
      { allowed: false, retryAfterSeconds: expect.any(Number) },
    ]);
    const counts = (await database.select().from(rateCounts)).filter(({ subject }) => subject.endsWith(' kept'));
    expect(counts.map((row) => row.count).toSorted()).toEqual([1, 4]);
  });

  test('of forms, applications, questions and refused calls count apart', async () => {
    time += 10 * MINUTE;
    const one = limiter();
    const allowed = async (kind: RateKind) => (await send(one, 'lucia', '192.0.2.1', kind)).allowed;
    expect([await allowed('careers'), await allowed('careers')]).toEqual([true, false]);
    expect([await allowed('questions'), await allowed('questions'), await allowed('questions')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await allowed('submissions')).toBe(true);
    expect(await one.countInvalid('192.0.2.1')).toMatchObject({ allowed: true });
    expect(await one.countInvalid('192.0.2.1')).toMatchObject({ allowed: true });
    expect(await one.countInvalid('192.0.2.1')).toEqual({ allowed: false, retryAfterSeconds: 600 });
    expect(await one.countInvalid('192.0.2.2')).toMatchObject({ allowed: true });
    expect(await one.countInvalid(undefined)).toMatchObject({ allowed: true });
  });

  test('let whoever sent much that is wrong ask for known brands only: others may have the same address', async () => {
    time += 10 * MINUTE;
    const one = limiter();
    await send(one, 'lucia', '192.0.2.2');
    for (const _ of [1, 2]) await one.countInvalid('192.0.2.1');
    expect(await send(one, 'made-up', '192.0.2.1')).toMatchObject({ allowed: false });
    expect(await send(one, 'lucia', '192.0.2.1')).toMatchObject({ allowed: true });
    time += 10 * MINUTE;
    expect(await send(one, 'made-up', '192.0.2.1')).toMatchObject({ allowed: true });
  });

  test('let exactly as many through when all come at once', async () => {
    time += 10 * MINUTE;
    const limiters = [limiter(), limiter(), limiter()];
    const sending = Array.from({ length: 30 }, (_, index) => {
      const at = limiters[index % 3];
      if (!at) throw new Error('no limiter');
      return send(at, 'lucia', `192.0.2.${index % 2}`);
    });
    const allowed = (await Promise.all(sending)).filter((verdict) => verdict.allowed);
    expect(allowed).toHaveLength(6);
  });

  test('cost no statement for whoever is refused, until the ten minutes are over', async () => {
    time += 10 * MINUTE;
    const one = limiter();
    for (let sent = 0; sent < 4; sent += 1) await send(one, 'lucia', '192.0.2.1');
    const execute = vi.spyOn(opened.database, 'execute');
    const refused = Array.from({ length: 50 }, async () => {
      expect(await send(one, 'lucia', '192.0.2.1')).toMatchObject({ allowed: false, retryAfterSeconds: 600 });
      await one.countInvalid('192.0.2.9');
    });
    await Promise.all(refused);
    expect(execute).not.toHaveBeenCalled();
    execute.mockRestore();
    expect(await send(one, 'nova', '192.0.2.1')).toMatchObject({ allowed: true });
    time += 10 * MINUTE;
    expect(await send(one, 'lucia', '192.0.2.1')).toMatchObject({ allowed: true });
  });

  test('keep no address, and nothing at all when the ten minutes are over', async () => {
    const one = limiter();
    await send(one, 'lucia', '192.0.2.1');
    const kept = JSON.stringify(await opened.database.select().from(rateCounts));
    expect(kept).toContain('lucia');
    expect(kept).not.toContain('192.0.2');

    time += 10 * MINUTE;
    await one.forget();
    expect(await opened.database.select().from(rateCounts)).toEqual([]);
    expect(await opened.database.select().from(rateWindows)).toEqual([]);
  });
});
