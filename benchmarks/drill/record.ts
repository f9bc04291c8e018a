/** What happened in a drill: times, faults and violations. */

/** After the end of a fault: the proxy sees a process that is ready at its next look, and what broke last is still coming in. */
export const SETTLED_AFTER_MS = 2_000;

/** What must never happen. */
type Violation =
  | 'a page of another brand'
  | 'a page that is not whole'
  | 'a failure in place of a page'
  | 'a failure from a process that had not served the brand before'
  | 'another status than before'
  | 'an older page after a newer one'
  | 'a change that did not show in time'
  | 'a connection cut outside of a kill'
  | 'a submission refused'
  | 'a submission never acknowledged'
  | 'an acknowledged submission lost'
  | 'a submission stored twice'
  | 'a submission stored wrongly'
  | 'a process that ended by itself'
  | 'a process that did not come back';

interface Fault {
  what: string;
  /** Seconds since the start of the drill. */
  from: number;
  to?: number;
}

type RequestKind = 'page' | 'not modified' | 'submission';

interface Moment {
  second: number;
  /** Resident megabytes by process; undefined while it does not run. */
  memory: Record<string, number | undefined>;
  requests: number;
}

export interface DrillRecord {
  /** Milliseconds since the start. */
  now(): number;
  request(kind: RequestKind, startedAt: number): void;
  /** A connection that broke, or no process to answer, within a fault that explains it. */
  interrupted(what: string): void;
  violate(violation: Violation, details: string): void;
  /** Says that a fault begins; answers how to say that all is well again. */
  fault(what: string): () => void;
  faultActive(): boolean;
  /** Whether any fault lay (partly) within the time, with `marginMs` after its end. */
  faultBetween(from: number, to: number, marginMs: number): boolean;
  /** How long a changed configuration took to show on a process, in milliseconds. */
  shown(ms: number, amidFault: boolean): void;
  moment(memory: Moment['memory']): void;
  summary(): DrillSummary;
}

interface Percentiles {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export interface DrillSummary {
  seconds: number;
  requests: Record<string, { calm: Percentiles; amidFaults: Percentiles }>;
  interrupted: Record<string, number>;
  faults: Fault[];
  changes: { calm: Percentiles; amidFaults: Percentiles };
  violations: { violation: string; count: number; examples: string[] }[];
  moments: Moment[];
}

const EXAMPLES_KEPT = 8;

export function startRecord(): DrillRecord {
  const start = performance.now();
  const now = () => performance.now() - start;
  const times = new Map<string, { calm: number[]; amidFaults: number[] }>();
  const interruptions = new Map<string, number>();
  const violations = new Map<Violation, { count: number; examples: string[] }>();
  const faults: Fault[] = [];
  const changes = { calm: [] as number[], amidFaults: [] as number[] };
  const moments: Moment[] = [];
  let requests = 0;
  let counted = 0;

  const faultBetween = (from: number, to: number, marginMs: number) =>
    faults.some((fault) => fault.from * 1000 <= to && (fault.to ?? Number.POSITIVE_INFINITY) * 1000 + marginMs >= from);

  return {
    now,
    request(kind, startedAt) {
      requests += 1;
      const own = times.get(kind) ?? { calm: [], amidFaults: [] };
      times.set(kind, own);
      (faultBetween(startedAt, now(), 0) ? own.amidFaults : own.calm).push(now() - startedAt);
    },
    interrupted(what) {
      interruptions.set(what, (interruptions.get(what) ?? 0) + 1);
    },
    violate(violation, details) {
      const known = violations.get(violation) ?? { count: 0, examples: [] };
      known.count += 1;
      if (known.examples.length < EXAMPLES_KEPT) known.examples.push(`${(now() / 1000).toFixed(1)} s: ${details}`);
      violations.set(violation, known);
    },
    fault(what) {
      const fault: Fault = { what, from: now() / 1000 };
      faults.push(fault);
      return () => {
        fault.to = now() / 1000;
      };
    },
    faultActive: () => faults.some(({ to }) => to === undefined),
    faultBetween,
    shown(ms, amidFault) {
      (amidFault ? changes.amidFaults : changes.calm).push(ms);
    },
    moment(memory) {
      moments.push({ second: Math.round(now() / 1000), memory, requests: requests - counted });
      counted = requests;
    },
    summary: () => ({
      seconds: now() / 1000,
      requests: Object.fromEntries(
        [...times].map(([kind, { calm, amidFaults }]) => [
          kind,
          { calm: percentiles(calm), amidFaults: percentiles(amidFaults) },
        ]),
      ),
      interrupted: Object.fromEntries(interruptions),
      faults,
      changes: { calm: percentiles(changes.calm), amidFaults: percentiles(changes.amidFaults) },
      violations: [...violations].map(([violation, seen]) => ({ violation, ...seen })),
      moments,
    }),
  };
}

function percentiles(values: number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
  return { count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
