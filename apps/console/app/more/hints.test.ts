import { expect, test } from 'vitest';
import { hintsOf } from './hints.ts';

const week = (average: number) => ({ average, count: 4 });
const feedback = (now: number) => ({
  ...{ weeks: ['2026-11-09', '2026-11-16'], all: { weeks: [] } },
  places: [{ id: 'm', name: 'Mile End', weeks: [week(4.5), week(now)] }],
});
const route = (channel: 'email' | 'webhook', state: 'sent' | 'failed') => ({
  ...{ channel, last: { state, at: null, error: null, attempts: 3 } },
});
const draft = (changes: number, stopped: 'outdated' | null = null) => ({ changes, stopped });

test.each<[string, Parameters<typeof hintsOf>[0], ReturnType<typeof hintsOf>]>([
  ['of which nothing is known', {}, {}],
  [
    'where all is well',
    {
      ...{ feedback: feedback(4.4), drafts: [draft(0)], newest: { number: 48, isLive: true } },
      ...{ people: { invitations: [{ over: true }] }, notifications: { routes: [route('email', 'sent')] } },
    },
    { Versions: { says: 'Version 48 is live' } },
  ],
  [
    'that need somebody',
    {
      ...{ feedback: feedback(3.8), drafts: [draft(3), draft(1)], newest: { number: 48, isLive: true } },
      ...{ people: { invitations: [{ over: false }] }, notifications: { routes: [route('webhook', 'failed')] } },
    },
    {
      Insights: { says: 'Mile End fell to 3.8', warns: true },
      Versions: { says: '4 changes not published' },
      People: { says: '1 invited' },
      Settings: { says: '1 webhook fails', warns: true },
    },
  ],
  [
    'that stopped',
    {
      drafts: [draft(2, 'outdated')],
      notifications: { routes: [route('webhook', 'failed'), route('email', 'failed')] },
    },
    {
      Versions: { says: 'Not published in time', warns: true },
      Settings: { says: '2 notifications fail', warns: true },
    },
  ],
])('pages %s', (_, known, hints) => {
  expect(hintsOf(known)).toEqual(hints);
});
