import type { LiveDishes } from '@tablefront/console-wire/drafts';
import { expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../api/refused.ts';
import { createPending, type SaleAction, withPending } from './pending.ts';

const sold = (dish: string, until: string | null = null): SaleAction => ({
  do: 'sold-out',
  dish,
  places: ['a'],
  until,
});
const back = (dish: string): SaleAction => ({ do: 'back', dish, places: ['a'] });

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what is switched is sent in order, one after the other', async () => {
  const sent: string[] = [];
  const at = storage();
  const onDone = vi.fn();
  const send = async (action: SaleAction) => {
    sent.push(`${action.do} ${action.dish}`);
    return { version: sent.length, title: '' };
  };
  const pending = createPending('k', { send, onDone, onRefused: vi.fn() }, at);
  pending.push(sold('x'));
  pending.push(sold('y'));
  pending.push(back('x'));
  await settled();
  expect(sent).toEqual(['sold-out x', 'sold-out y', 'back x']);
  expect(onDone).toHaveBeenCalledTimes(3);
  expect(at.kept.size).toBe(0);
});

test('without a connection it waits, also for the next page; of one dish the last counts', async () => {
  const at = storage();
  const away = async () => {
    throw new Unreachable(undefined);
  };
  const first = createPending('k', { send: away, onDone: vi.fn(), onRefused: vi.fn() }, at);
  first.push(sold('x'));
  await settled();
  first.push(sold('x', '2026-11-24T15:00:00Z'));
  first.push(sold('y'));
  await settled();
  first.stop();
  const send = vi.fn(async () => ({ version: 1, title: '' }));
  const second = createPending('k', { send, onDone: vi.fn(), onRefused: vi.fn() }, at);
  expect(second.actions()).toEqual([sold('x', '2026-11-24T15:00:00Z'), sold('y')]);
  second.run();
  await settled();
  expect(send.mock.calls).toEqual([[sold('x', '2026-11-24T15:00:00Z')], [sold('y')]]);
});

test('what the server refuses is told and not tried again; what is so already is fine', async () => {
  const onRefused = vi.fn();
  const refusal = (error: 'not-allowed' | 'conflict') =>
    new Refused(error === 'conflict' ? 409 : 403, { error, message: 'No.' }, null);
  const send = vi.fn().mockRejectedValueOnce(refusal('not-allowed')).mockRejectedValueOnce(refusal('conflict'));
  const pending = createPending('k', { send, onDone: vi.fn(), onRefused }, storage());
  pending.push(sold('x'));
  pending.push(sold('y'));
  await settled();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(pending.actions()).toEqual([]);
});

test('what waits shows as it will be', () => {
  const dishes: LiveDishes = {
    often: [],
    places: ['a', 'b'].map((id) => ({ id, name: id, timeZone: null, closesAt: null, opensAt: null })),
    menus: [
      {
        name: '',
        categories: [
          {
            name: '',
            dishes: [
              { id: 'x', name: 'X', image: null, price: null, places: null, soldOut: [{ place: 'b', until: null }] },
            ],
          },
        ],
      },
    ],
  };
  const after = withPending(dishes, [sold('x'), { do: 'back', dish: 'x', places: ['b'] }]);
  expect(after.menus[0]?.categories[0]?.dishes[0]?.soldOut).toEqual([{ place: 'a', until: null }]);
  expect(withPending(dishes, [])).toBe(dishes);
});
