import type { BrandWebsiteAnswer } from '@tablefront/backend-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostedReadiness } from './hosted-readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away: BrandWebsiteAnswer = { kind: 'failed', title: 'Error Loading Restaurant', message: 'unreachable' };
const unknown: BrandWebsiteAnswer = { kind: 'not-found', message: 'No such brand' };

test('a process is ready once its backend answered, and stays so', async () => {
  const answers = [away, away, unknown, away];
  const getBrandWebsite = vi.fn(async () => answers.shift() ?? away);
  const isReady = hostedReadiness({ getBrandWebsite }, 'x');
  expect(await isReady()).toBe(false);
  expect(await isReady()).toBe(false);
  expect(getBrandWebsite).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(await isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(await isReady()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isReady()).toBe(true);
  expect(getBrandWebsite).toHaveBeenCalledTimes(3);
});
