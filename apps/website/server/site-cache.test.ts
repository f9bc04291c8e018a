import type { BackendClient, BrandWebsiteAnswer } from '@tablefront/backend-client/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteCache } from './site-cache.ts';

const found = (name: string): BrandWebsiteAnswer => ({ kind: 'found', data: { name }, text: JSON.stringify({ name }) });
const away: BrandWebsiteAnswer = { kind: 'failed', title: 'Error Loading Restaurant', message: 'unreachable' };

/** A client whose answers the test chooses, each after a time. */
function scripted(...answers: { after?: number; answer: BrandWebsiteAnswer | Error }[]) {
  const asked: string[] = [];
  const client: BackendClient = {
    async getBrandWebsite(brandId) {
      const { after = 0, answer } = answers[Math.min(asked.length, answers.length - 1)] ?? { answer: away };
      asked.push(brandId);
      await new Promise((resolve) => setTimeout(resolve, after));
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const warnings: string[] = [];
  return { cache: createSiteCache({ client, warn: (text) => warnings.push(text) }), asked, warnings };
}

async function nameAfter(loading: ReturnType<ReturnType<typeof createSiteCache>['load']>, ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  const outcome = await loading;
  return outcome.kind === 'ready' ? outcome.configuration.name : `${outcome.status} ${outcome.message}`;
}

describe('the cache of configurations', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('many visitors at once make one call', async () => {
    const { cache, asked } = scripted({ after: 50, answer: found('One') });
    const visits = [cache.load('a.example'), cache.load('a.example'), cache.load('a.example')];
    await vi.advanceTimersByTimeAsync(50);
    expect(new Set(await Promise.all(visits)).size).toBe(1);
    expect(asked).toEqual(['a.example']);
  });

  test('within a second nobody is asked again, and the value is there at once', async () => {
    const { cache, asked } = scripted({ answer: found('One') });
    await nameAfter(cache.load('a'), 0);
    await vi.advanceTimersByTimeAsync(900);
    expect(cache.load('a')).not.toBeInstanceOf(Promise);
    expect(asked).toHaveLength(1);
  });

  test('a change is seen by the first visitor after a second', async () => {
    const { cache } = scripted({ answer: found('Old') }, { after: 20, answer: found('New') });
    await nameAfter(cache.load('a'), 0);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await nameAfter(cache.load('a'), 20)).toBe('New');
  });

  test('a slow backend costs a visitor a tenth of a second, and the next one has the news', async () => {
    const { cache } = scripted({ answer: found('Old') }, { after: 3_000, answer: found('New') });
    await nameAfter(cache.load('a'), 0);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await nameAfter(cache.load('a'), 100)).toBe('Old');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await nameAfter(cache.load('a'), 0)).toBe('New');
  });

  test('while the backend is away, what was loaded before is served', async () => {
    const { cache } = scripted({ answer: found('Here') }, { answer: away });
    await nameAfter(cache.load('a'), 0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await nameAfter(cache.load('a'), 0)).toBe('Here');
  });

  test('a brand that is gone is not served any longer', async () => {
    const { cache } = scripted(
      { answer: found('Here') },
      { answer: { kind: 'not-found', message: 'Brand not found' } },
    );
    await nameAfter(cache.load('a'), 0);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await nameAfter(cache.load('a'), 0)).toBe('404 Brand not found');
  });

  test('a failure is not kept: the next visitor asks again', async () => {
    const { cache } = scripted({ answer: away }, { answer: found('Back') });
    expect(await nameAfter(cache.load('a'), 0)).toBe('503 unreachable');
    expect(await nameAfter(cache.load('a'), 0)).toBe('Back');
  });

  test('the same answer is not read again', async () => {
    const { cache } = scripted({ answer: found('Same') });
    const first = cache.load('a');
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(1_100);
    const second = cache.load('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toBe(await first);
  });

  test('after a change was told, the next visitor asks', async () => {
    const { cache } = scripted({ answer: found('Old') }, { answer: found('New') });
    await nameAfter(cache.load('a'), 0);
    cache.expireAll();
    expect(await nameAfter(cache.load('a'), 0)).toBe('New');
  });

  test('what nobody foresaw is the unknown error, and a warning', async () => {
    const { cache, warnings } = scripted({ answer: new Error('boom') });
    expect(await nameAfter(cache.load('a'), 0)).toBe('503 An unknown error occurred');
    expect(warnings).toEqual(['a: boom']);
  });

  test('what a configuration has wrong is warned of with its path', async () => {
    const data = { name: 'A', locations: ['nowhere'] };
    const { cache, warnings } = scripted({ answer: { kind: 'found', data, text: JSON.stringify(data) } });
    expect(await nameAfter(cache.load('a'), 0)).toBe('A');
    expect(warnings.join()).toContain('a: locations[0]');
  });
});
