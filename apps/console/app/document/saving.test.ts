import type { Saved } from '@tablefront/console-wire/drafts';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { applyPatches } from '@tablefront/restaurant/editing/patches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../api/refused.ts';
import { createDocumentStore, type Unsaved } from './document-store.ts';
import { createSaving, type DraftServer } from './saving.ts';

const first: JsonObject = { name: 'Lucia' };

/** A server that does what it is sent, after what a test lets it answer first. */
function opened(...failures: (Error | ((patches: unknown[]) => Error | undefined))[]) {
  let document = first;
  let revision = 0;
  const calls: string[] = [];
  const done = new Set<string>();
  let beforeItAnswers = () => {};
  const server: DraftServer = {
    async save({ id, patches }): Promise<Saved> {
      calls.push(id);
      const failure = failures[0];
      const error = typeof failure === 'function' ? failure(patches) : failures.shift();
      if (error) throw error;
      if (!done.has(id)) {
        document = applyPatches(document, patches).document;
        revision += 1;
        done.add(id);
      }
      beforeItAnswers();
      return { kind: 'saved', revision, others: [] };
    },
    load: vi.fn(async () => ({ revision, document, published: first })),
  };
  const store = createDocumentStore({ revision, document, published: first });
  let kept: Unsaved | null = null;
  const refused: string[] = [];
  const saving = createSaving(store, server, {
    keep: (unsaved) => {
      kept = unsaved;
    },
    onRefused: (why) => refused.push(why),
  });
  const type = (name: string, key = 'name') =>
    store.change([{ do: 'set', at: [key], was: store.at([key]) ?? null, to: name }], { typing: key });
  const answering = (then: () => void) => {
    beforeItAnswers = then;
  };
  return { store, saving, server, answering, type, calls, refused, kept: () => kept, now: () => document };
}
const refusal = (status: number) => new Refused(status, { error: 'not-allowed', message: 'For owners.' }, null);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is sent 100 ms after the last key, as one change, and at most every 400 ms', async () => {
  const { type, calls, now, saving } = opened();
  type('L');
  await vi.advanceTimersByTimeAsync(80);
  type('Lu');
  await vi.advanceTimersByTimeAsync(99);
  expect([calls.length, saving.status()]).toEqual([0, 'saving']);
  await vi.advanceTimersByTimeAsync(1);
  expect([calls.length, now().name, saving.status()]).toEqual([1, 'Lu', 'saved']);
  type('Luc');
  await vi.advanceTimersByTimeAsync(399);
  expect([calls.length, saving.status()]).toEqual([1, 'saving']);
  await vi.advanceTimersByTimeAsync(1);
  expect([calls.length, now().name, saving.status()]).toEqual([2, 'Luc', 'saved']);
});

test('what it is told of its own change while it is sent asks for nothing more; of a change of others, it loads', async () => {
  const { type, saving, server, answering } = opened();
  answering(() => saving.told(1));
  type('Lu');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.load).not.toHaveBeenCalled();
  saving.told(1);
  saving.told(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.load).toHaveBeenCalledTimes(1);
});

test('leaving a field sends at once', async () => {
  const { type, saving, now } = opened();
  type('Lu');
  saving.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(now().name).toBe('Lu');
});

test('without a connection it waits, keeps it, and sends the same again under the same id', async () => {
  const { type, saving, calls, kept, now } = opened(new Unreachable(null), new Unreachable(null));
  type('Lu');
  await vi.advanceTimersByTimeAsync(500);
  expect(saving.status()).toBe('waiting');
  expect(kept()?.sent?.patches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(new Set(calls).size).toBe(1);
  expect([calls.length, now().name, saving.status(), kept()]).toEqual([3, 'Lu', 'saved', null]);
});

test('of several changes the one that the server refuses is taken back, and the others count', async () => {
  const { type, refused, store, now } = opened((patches) =>
    JSON.stringify(patches).includes('code') ? refusal(403) : undefined,
  );
  type('Lu');
  type('<script>', 'code');
  type('a@b.example', 'email');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(refused).toEqual(['For owners.']);
  expect(now()).toEqual({ name: 'Lu', email: 'a@b.example' });
  expect(store.get()).toEqual(now());
  expect(store.isSaved()).toBe(true);
});

test('where the draft was published meanwhile what waits goes into the next one', async () => {
  const { type, now, saving } = opened(new Refused(404, { error: 'not-found', message: 'Gone.' }, null));
  type('Lu');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([now().name, saving.status()]).toEqual(['Lu', 'saved']);
});

test('who would not prove who they are has their change taken back, and is not asked for ever', async () => {
  const { type, store, calls, refused } = opened(
    () => new Refused(403, { error: 'confirm', message: 'Prove it.' }, null),
  );
  type('Lu');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, refused, store.get().name]).toEqual([1, ['Prove it.'], 'Lucia']);
});
