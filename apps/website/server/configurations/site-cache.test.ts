import type { BackendClient, BrandWebsiteAnswer } from '@tablefront/backend-client/client';
import { type ConfigurationCache, createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { readWebsiteAnswer } from '@tablefront/backend-client/website-answer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RememberedSites } from './remembered-sites.ts';
import { createSiteCache, type Freshness, TOLD } from './site-cache.ts';

/** An answer with a configuration, before it is read. */
interface Answered {
  kind: 'answered';
  data: Record<string, unknown>;
  version?: string;
  storedAs?: string;
}
const found = (name: string, of?: { version?: string; storedAs?: string }): Answered => ({
  kind: 'answered',
  data: { name },
  ...of,
});
const nobody: BrandWebsiteAnswer = { kind: 'not-found', message: 'Brand not found' };
const away: BrandWebsiteAnswer = { kind: 'failed', title: 'Error Loading Restaurant', message: 'unreachable' };

const answerText = (data: unknown) => JSON.stringify({ success: true, data });

interface Scripted {
  after?: number;
  answer: BrandWebsiteAnswer | Answered | Error;
}

/** A client whose answers the test chooses, each after a time: in order or, given by key, for each host. */
function client(answers: Scripted[] | Record<string, Scripted>) {
  const asked: string[] = [];
  const knownVersions: (string | undefined)[] = [];
  const backend: BackendClient = {
    async getBrandWebsite(brandId, knownVersion, read = readWebsiteAnswer) {
      const scripted = Array.isArray(answers) ? answers[Math.min(asked.length, answers.length - 1)] : answers[brandId];
      const { after = 0, answer } = scripted ?? { answer: nobody };
      asked.push(brandId);
      knownVersions.push(knownVersion);
      await new Promise((resolve) => setTimeout(resolve, after));
      if (answer instanceof Error) throw answer;
      if (answer.kind !== 'answered') return answer;
      const { data, version, storedAs } = answer;
      const text = answerText(data);
      const result = await read(text);
      if (result.kind !== 'read') throw new Error(result.kind);
      return { ...result, kind: 'found', text, version, storedAs };
    },
  };
  return { backend, asked, knownVersions };
}

function scripted(...answers: Scripted[]) {
  return cacheOf(answers);
}

function cacheOf(
  answers: Scripted[] | Record<string, Scripted>,
  options: { freshness?: Freshness; configurations?: ConfigurationCache; remembered?: RememberedSites } = {},
) {
  const { backend, ...seen } = client(answers);
  const warnings: string[] = [];
  const cache = createSiteCache({ client: backend, warn: (text) => warnings.push(text), ...options });
  return { cache, warnings, ...seen };
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

  test('while the backend is away it is asked less and less, and nobody waits for it', async () => {
    const { cache, asked } = scripted({ answer: found('Here') }, { after: 10_000, answer: away });
    await nameAfter(cache.load('a'), 0);
    await vi.advanceTimersByTimeAsync(1_100);
    const first = cache.load('a');
    expect(await nameAfter(first, 100)).toBe('Here');
    expect(cache.load('a'), 'who comes while it is asked').not.toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(10_000);
    for (let second = 0; second < 60; second += 1) {
      expect(cache.load('a')).not.toBeInstanceOf(Promise);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked.length).toBeLessThan(8);
  });

  test('with the version that it has it asks whether anything changed, and reads nothing again', async () => {
    const { cache, knownVersions } = scripted(
      { answer: found('Same', { version: '"1"' }) },
      { answer: { kind: 'unchanged' } },
    );
    const loading = cache.load('a');
    await vi.advanceTimersByTimeAsync(1_100);
    const first = await loading;
    const second = cache.load('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(await second).toBe(first);
    expect(knownVersions).toEqual([undefined, '"1"']);
  });

  test('hosts of one brand share a configuration', async () => {
    const { cache } = scripted({ answer: found('One') });
    const loaded = [cache.load('a.example'), cache.load('b.example')];
    await vi.advanceTimersByTimeAsync(0);
    const [a, b] = await Promise.all(loaded);
    expect(a).toBe(b);
  });

  test('brands with the same text share a configuration, and each is known by its own id', async () => {
    const { cache } = cacheOf({
      'a.example': { answer: found('One', { storedAs: 'a' }) },
      'b.example': { answer: found('One', { storedAs: 'b' }) },
    });
    const loaded = [cache.load('a.example'), cache.load('b.example')];
    await vi.advanceTimersByTimeAsync(0);
    const [a, b] = await Promise.all(loaded);
    expect([a, b]).toMatchObject([{ storedAs: 'a' }, { storedAs: 'b' }]);
    expect(a?.kind === 'ready' && a.configuration).toBe(b?.kind === 'ready' && b.configuration);
  });

  test('host names that somebody invents push out no brand, and each is asked for once in a while', async () => {
    const { cache, asked } = cacheOf({ real: { answer: found('Real') } });
    await nameAfter(cache.load('real'), 0);
    for (let round = 0; round < 2; round += 1) {
      for (let host = 0; host < 6_000; host += 1) void cache.load(`invented-${host}`);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(cache.load('real')).not.toBeInstanceOf(Promise);
    expect(cache.size()).toBeLessThan(5_010);
    const before = asked.length;
    expect(await nameAfter(cache.load('invented-5999'), 0)).toBe('404 Brand not found');
    expect(asked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1_100);
    void cache.load('invented-5999');
    expect(asked).toHaveLength(before + 1);
  });

  test('no more text is kept than may be', async () => {
    const long = (name: string) => ({ answer: found(name + 'x'.repeat(400)) });
    const { cache, asked } = cacheOf(
      { a: long('a'), b: long('b'), c: long('c') },
      { configurations: createConfigurationCache(1_000) },
    );
    for (const key of ['a', 'b', 'c', 'c', 'b']) await nameAfter(cache.load(key), 0);
    expect(asked).toEqual(['a', 'b', 'c']);
    await nameAfter(cache.load('a'), 0);
    expect(asked, 'the least used had gone').toEqual(['a', 'b', 'c', 'a']);
  });

  describe('on a backend that tells of changes', () => {
    const told = (answers: Scripted[] | Record<string, Scripted>) => cacheOf(answers, { freshness: TOLD });

    test('only what changed is asked for again', async () => {
      const { cache, asked } = told({
        'a.example': { answer: found('A', { storedAs: 'a' }) },
        'b.example': { answer: found('B', { storedAs: 'b' }) },
      });
      const visit = async () => {
        await nameAfter(cache.load('a.example'), 0);
        await nameAfter(cache.load('b.example'), 0);
      };
      await visit();
      await vi.advanceTimersByTimeAsync(60_000);
      await visit();
      expect(asked).toEqual(['a.example', 'b.example']);
      cache.brandChanged('b');
      await visit();
      expect(asked).toEqual(['a.example', 'b.example', 'b.example']);
    });

    test('a host that no brand had is looked up again once any brand changed', async () => {
      const { cache } = told([{ answer: nobody }, { answer: found('New', { storedAs: 'new' }) }]);
      expect(await nameAfter(cache.load('new.example'), 0)).toBe('404 Brand not found');
      expect(await nameAfter(cache.load('new.example'), 0)).toBe('404 Brand not found');
      cache.brandChanged('new');
      expect(await nameAfter(cache.load('new.example'), 0)).toBe('New');
    });

    test('a change that is told while its brand is being asked for is not missed', async () => {
      const { cache } = told([
        { after: 50, answer: found('Old', { storedAs: 'a' }) },
        { answer: found('New', { storedAs: 'a' }) },
      ]);
      const loading = cache.load('a.example');
      cache.brandChanged('a');
      await nameAfter(loading, 50);
      expect(await nameAfter(cache.load('a.example'), 0)).toBe('New');
    });

    test('what was never told is found in the end', async () => {
      const { cache } = told([
        { answer: found('Old', { storedAs: 'a' }) },
        { answer: found('New', { storedAs: 'a' }) },
      ]);
      await nameAfter(cache.load('a.example'), 0);
      await vi.advanceTimersByTimeAsync(301_000);
      expect(await nameAfter(cache.load('a.example'), 0)).toBe('New');
    });
  });

  test('what nobody foresaw is the unknown error, and a warning', async () => {
    const { cache, warnings } = scripted({ answer: new Error('boom') });
    expect(await nameAfter(cache.load('a'), 0)).toBe('503 An unknown error occurred');
    expect(warnings).toEqual(['a: boom']);
  });

  test('what a configuration has wrong is warned of with its path', async () => {
    const data = { name: 'A', locations: ['nowhere'] };
    const { cache, warnings } = scripted({ answer: { kind: 'answered', data } });
    expect(await nameAfter(cache.load('a'), 0)).toBe('A');
    expect(warnings.join()).toContain('a: locations[0]');
  });
});

describe('the cache of configurations, with sites of earlier processes', () => {
  test('does not show what was kept broken', async () => {
    const recall = async () => ({ text: answerText({ name: 'Old' }).slice(0, -1) });
    const remembered = { remember: vi.fn(), forget: vi.fn(), recall };
    const { cache } = cacheOf([{ answer: away }], { freshness: TOLD, remembered });
    expect(await nameAfter(cache.load('a'), 2_000)).toBe('503 unreachable');
  });

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function remembering(kept: Record<string, string>, ...answers: Scripted[]) {
    const remember = vi.fn();
    const forget = vi.fn();
    const recall = vi.fn(async (key: string) => {
      const name = kept[key];
      return name === undefined ? undefined : { text: answerText({ name }), storedAs: 'b' };
    });
    const made = cacheOf(answers, { freshness: TOLD, remembered: { remember, recall, forget } });
    return { ...made, remember, recall, forget };
  }
  const here = found('new', { storedAs: 'b' });

  test('a backend that answers is believed, and what it says is remembered once', async () => {
    const { cache, remember, recall } = remembering({ host: 'old' }, { answer: here });
    expect(await nameAfter(cache.load('host'), 0)).toBe('new');
    cache.brandChanged('b');
    expect(await nameAfter(cache.load('host'), 0)).toBe('new');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(remember).toHaveBeenCalledOnce();
    expect(remember.mock.calls[0]?.[0]).toBe('host');
    expect(recall).not.toHaveBeenCalled();
  });

  test('one that is away is stood in for, and asked again until it is there', async () => {
    const { cache, asked } = remembering(
      { host: 'old' },
      { answer: away },
      { answer: new Error('x') },
      { answer: here },
    );
    expect(await nameAfter(cache.load('host'), 0)).toBe('old');
    expect(await nameAfter(cache.load('host'), 500)).toBe('old');
    expect(asked).toHaveLength(1);
    for (let second = 0; second < 4; second += 1) await nameAfter(cache.load('host'), 1_000);
    expect(await nameAfter(cache.load('host'), 0)).toBe('new');
    expect(asked).toHaveLength(3);
  });

  test('one that does not answer is waited for a second, by all who wait', async () => {
    const { cache, asked, recall } = remembering({ host: 'old' }, { after: 3_000, answer: here });
    const first = cache.load('host');
    const second = cache.load('host');
    expect(await nameAfter(first, 1_000)).toBe('old');
    expect(await nameAfter(second, 0)).toBe('old');
    expect(recall).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await nameAfter(cache.load('host'), 0)).toBe('new');
    expect(asked).toHaveLength(1);
  });

  test('a site that is not remembered fails as it did, and one that is gone is forgotten', async () => {
    const { cache, forget } = remembering({}, { answer: away }, { answer: nobody });
    expect(await nameAfter(cache.load('host'), 0)).toBe('503 unreachable');
    expect(forget).not.toHaveBeenCalled();
    expect(await nameAfter(cache.load('host'), 0)).toBe('404 Brand not found');
    expect(forget).toHaveBeenCalledWith('host');
  });
});
