/**
 * The order in which brands, and the visitors of each, have their turn: each brand has a lane of its own. A brand that is
 * flooded goes on slowly, whoever sent least first, while the lanes of the others are as free as ever.
 */

/** How one lane goes. */
export interface LaneLimits {
  /** How many have their turn at once. */
  atOnce: number;
  /** How many wait at most; whoever sent most is sent away. */
  waiting: number;
  /** All lanes together. */
  atOnceTogether: number;
  waitingTogether: number;
  /** Nobody waits longer. */
  patienceMs: number;
}

const defaultLaneLimits: LaneLimits = {
  atOnce: 4,
  waiting: 60,
  atOnceTogether: 24,
  waitingTogether: 500,
  patienceMs: 20_000,
};

/** Who wants a turn. */
export interface Passenger {
  lane: string;
  /** What this visitor, and the networks around, sent of late: 1 is as much as one should. Less goes first. */
  weight: number;
  /** In a lane that is flooded, and for whoever weighs more than 1: so long after the one before, in ms. */
  everyMs: number;
  flooded: boolean;
  /** Whoever leaves waits no longer. */
  signal?: AbortSignal;
}

/** A turn is over when it is handed back. Undefined: there was none in time. */
export type Turn = (() => void) | undefined;

interface Waiting extends Passenger {
  settle(turn: Turn): void;
}

interface Lane {
  running: number;
  startedAt: number;
  /** Whether the last one had to pause, as the next one may have to. */
  slow: boolean;
  /** Those who sent least first, of those the first who came. */
  waiting: Waiting[];
  timer?: NodeJS.Timeout;
}

/** The longest pause between two of one lane. */
const LONGEST_PAUSE_MS = 10_000;

/** The pause before this one has its turn, since the one before: each doubling of what it should send takes four times as long. */
export function pauseMs({ weight, everyMs, flooded }: Pick<Passenger, 'weight' | 'everyMs' | 'flooded'>): number {
  if (!flooded && weight <= 1) return 0;
  return Math.min(LONGEST_PAUSE_MS, everyMs * Math.max(1, weight) ** 2);
}

export function createLanes(limits: Partial<LaneLimits> = {}) {
  const {
    atOnce,
    waiting: mostWaiting,
    atOnceTogether,
    waitingTogether,
    patienceMs,
  } = { ...defaultLaneLimits, ...limits };
  const lanes = new Map<string, Lane>();
  let running = 0;
  let waiting = 0;

  function laneOf(name: string): Lane {
    const lane = lanes.get(name) ?? { running: 0, startedAt: Number.NEGATIVE_INFINITY, slow: false, waiting: [] };
    lanes.set(name, lane);
    return lane;
  }

  /** Made-up lanes must not fill the memory. */
  function letGo(name: string, lane: Lane): void {
    if (lane.running > 0 || lane.waiting.length > 0) return;
    if (!lane.slow || performance.now() - lane.startedAt > LONGEST_PAUSE_MS) lanes.delete(name);
  }

  function start(name: string, lane: Lane, passenger: Waiting): void {
    lane.running += 1;
    running += 1;
    lane.startedAt = performance.now();
    lane.slow = pauseMs(passenger) > 0;
    let over = false;
    passenger.settle(() => {
      if (over) return;
      over = true;
      lane.running -= 1;
      running -= 1;
      if (running < atOnceTogether - 1) return advance(name, lane);
      // All places were taken: the others are first.
      lanes.delete(name);
      lanes.set(name, lane);
      for (const [each, its] of [...lanes]) advance(each, its);
    });
  }

  /** Whoever is next and due has a turn; for whoever is next and not due, a timer is set. */
  function advance(name: string, lane: Lane): void {
    clearTimeout(lane.timer);
    for (;;) {
      const next = lane.waiting[0];
      if (!next || lane.running >= atOnce || running >= atOnceTogether) break;
      const dueInMs = lane.startedAt + pauseMs(next) - performance.now();
      if (dueInMs > 0) {
        lane.timer = setTimeout(() => advance(name, lane), dueInMs).unref();
        break;
      }
      lane.waiting.shift();
      waiting -= 1;
      start(name, lane, next);
    }
    letGo(name, lane);
  }

  function leave(lane: Lane, passenger: Waiting): void {
    const index = lane.waiting.indexOf(passenger);
    if (index < 0) return;
    lane.waiting.splice(index, 1);
    waiting -= 1;
    passenger.settle(undefined);
  }

  function enqueue(lane: Lane, passenger: Waiting): void {
    const index = lane.waiting.findIndex(({ weight }) => weight > passenger.weight);
    lane.waiting.splice(index < 0 ? lane.waiting.length : index, 0, passenger);
    waiting += 1;
    // Of too many, the last of the lane has to go; of too many together, the last of the longest lane.
    if (lane.waiting.length > mostWaiting) sendLastAway(lane);
    if (waiting > waitingTogether) {
      sendLastAway(
        [...lanes.values()].reduce((longest, each) => (each.waiting.length > longest.waiting.length ? each : longest)),
      );
    }
  }
  function sendLastAway(lane: Lane): void {
    const last = lane.waiting.at(-1);
    if (last) leave(lane, last);
  }

  return {
    /** Waits for a turn in a lane. Whoever has one must hand it back. */
    enter(passenger: Passenger): Promise<Turn> {
      return new Promise((resolve) => {
        const { lane: name, signal } = passenger;
        const lane = laneOf(name);
        const give = () => leave(lane, entry);
        const late = setTimeout(give, patienceMs).unref();
        const entry: Waiting = {
          ...passenger,
          settle(turn) {
            clearTimeout(late);
            signal?.removeEventListener('abort', give);
            resolve(turn);
          },
        };
        enqueue(lane, entry);
        signal?.addEventListener('abort', give);
        if (signal?.aborted) give();
        advance(name, lane);
      });
    },
    /** How many are known, for what is tidied up. */
    get size() {
      return lanes.size;
    },
    /** Lets go of lanes that nobody uses. */
    forget() {
      for (const [name, lane] of [...lanes]) letGo(name, lane);
    },
  };
}
