/** What was switched here and is not known to the server yet: kept while there is no connection, sent in order. */
import type { LiveDishes, QuickAction, QuickDone } from '@tablefront/console-wire/drafts';
import { Refused } from '../api/refused.ts';

export type SaleAction = Extract<QuickAction, { do: 'sold-out' | 'back' }>;

interface Sending {
  send: (action: SaleAction) => Promise<QuickDone>;
  onDone: (action: SaleAction, done: QuickDone) => void;
  /** The server did not do it, and never will. */
  onRefused: (error: Refused) => void;
}

export interface Pending {
  actions: () => readonly SaleAction[];
  watch: (tell: () => void) => () => void;
  push: (action: SaleAction) => void;
  /** Sends what waits. */
  run: () => void;
  stop: () => void;
}

const AGAIN_MS = 5_000;

/**
 * Of two switches of one dish at one place that wait, the last counts.
 * @param key under which they are kept, so that a closed page loses none
 */
export function createPending(
  key: string,
  { send, onDone, onRefused }: Sending,
  kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Pending {
  let waiting = read(kept.getItem(key));
  let sent: SaleAction | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let all: readonly SaleAction[] = waiting;
  const watchers = new Set<() => void>();

  function changed() {
    all = sent ? [sent, ...waiting] : waiting;
    if (all.length > 0) kept.setItem(key, JSON.stringify(all));
    else kept.removeItem(key);
    for (const tell of watchers) tell();
  }

  async function next(): Promise<void> {
    clearTimeout(timer);
    const action = waiting[0];
    if (sent || !action || isStopped) return;
    waiting = waiting.slice(1);
    sent = action;
    changed();
    try {
      const done = await send(action);
      sent = undefined;
      changed();
      onDone(action, done);
    } catch (error) {
      sent = undefined;
      if (error instanceof Refused && error.status < 500 && error.status !== 429) {
        changed();
        // What is so already was wanted.
        if (error.code !== 'conflict') onRefused(error);
      } else {
        waiting = [action, ...waiting.filter((other) => !isSamePlace(other, action))];
        changed();
        if (!isStopped) timer = setTimeout(() => void next(), AGAIN_MS);
        return;
      }
    }
    void next();
  }

  return {
    actions: () => all,
    watch(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    push(action) {
      waiting = [...waiting.filter((other) => !isSamePlace(other, action)), action];
      changed();
      void next();
    },
    run: () => void next(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function isSamePlace(one: SaleAction, other: SaleAction): boolean {
  return one.dish === other.dish && String(one.places) === String(other.places);
}

function read(text: string | null): SaleAction[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as SaleAction[]) : [];
  } catch {
    return [];
  }
}

/** The dishes as they will be after what waits. */
export function withPending(dishes: LiveDishes, actions: readonly SaleAction[]): LiveDishes {
  if (actions.length === 0) return dishes;
  const places = dishes.places.map(({ id }) => id);
  return {
    ...dishes,
    menus: dishes.menus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        dishes: category.dishes.map((dish) => {
          let { soldOut } = dish;
          for (const action of actions) {
            if (action.dish !== dish.id) continue;
            const at = action.places ?? places;
            const left = soldOut.filter(({ place }) => !at.includes(place));
            const { until } = action.do === 'sold-out' ? action : { until: undefined };
            soldOut = until === undefined ? left : [...left, ...at.map((place) => ({ place, until }))];
          }
          return soldOut === dish.soldOut ? dish : { ...dish, soldOut };
        }),
      })),
    })),
  };
}
