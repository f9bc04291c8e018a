import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const stored: Record<string, string> = {};
const listeners = new Map<string, () => void>();
vi.stubGlobal(
  'sessionStorage',
  new Proxy(stored, {
    get: (target, name) => {
      if (name === 'getItem') return (key: string) => target[key] ?? null;
      if (name === 'setItem') return (key: string, text: string) => Object.assign(target, { [key]: text });
      return (key: string) => Reflect.deleteProperty(target, key);
    },
  }),
);
vi.stubGlobal('document', { addEventListener: (type: string, call: () => void) => listeners.set(type, call) });
vi.useFakeTimers();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const { forgetInTime, readAttempt, readDraft, removeDraft, saveDraft, touchDraft } = await import('./drafts.ts');

const MINUTE = 60_000;
const KEY = 'feedback-draft:l1:website';
beforeEach(() => {
  for (const each of Object.keys(stored)) Reflect.deleteProperty(stored, each);
});

test('a draft is forgotten ten minutes after its last touch, and no sooner', () => {
  saveDraft('l1', 'website', { message: 'Ana was here' });
  vi.advanceTimersByTime(9 * MINUTE);
  saveDraft('l1', 'callback', { contact_name: 'Ana' });
  touchDraft('l1', 'website');
  vi.advanceTimersByTime(9 * MINUTE);
  saveDraft('l1', 'callback', { contact_name: 'Ana B' });
  expect(readDraft('l1', 'website')).toEqual({ message: 'Ana was here' });
  vi.advanceTimersByTime(1.1 * MINUTE);
  expect(Object.keys(stored)).toEqual(['feedback-draft:l1:callback']);
  vi.advanceTimersByTime(9 * MINUTE);
  expect(stored).toEqual({});
});

test('a draft of a page that slept, or is left alone, is gone before anybody sees it', () => {
  saveDraft('l1', 'website', { message: 'Ana was here' });
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  listeners.get('visibilitychange')?.();
  expect(stored).toEqual({});
  saveDraft('l1', 'website', { message: 'Ana was here' });
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  expect(readDraft('l1', 'website')).toEqual({});
  expect(stored).toEqual({});
});

test('how a draft was tried to be sent is known until it is gone, whatever is typed meanwhile', () => {
  const attempt = { content: '[["message","Ana"]]', key: 'k1' };
  saveDraft('l1', 'website', { message: 'Ana' }, attempt);
  saveDraft('l1', 'website', { message: 'Ana B' });
  touchDraft('l1', 'website');
  expect(readAttempt('l1', 'website')).toEqual(attempt);
  expect(readAttempt('l1', 'callback')).toBeUndefined();
  removeDraft('l1', 'website');
  expect(readAttempt('l1', 'website')).toBeUndefined();
});

test('what another page left is forgotten in its time', () => {
  stored[KEY] = JSON.stringify({ touchedAt: Date.now() - 9 * MINUTE, answers: { message: 'Ana' } });
  stored['other:l1'] = 'is none of ours';
  forgetInTime();
  expect(stored).toHaveProperty([KEY]);
  vi.advanceTimersByTime(1.1 * MINUTE);
  expect(stored).toEqual({ 'other:l1': 'is none of ours' });
});

test.each(['{"message":"of an older version"}', '[1]', 'nonsense', '{"touchedAt":9e15,"answers":{"message":"later"}}'])(
  'a draft that is %s is removed',
  (text) => {
    stored[KEY] = text;
    expect(readDraft('l1', 'website')).toEqual({});
    expect(stored).toEqual({});
  },
);
