import type { DrillRecord } from './record.ts';

/** For each process, the newest version of one brand that it had shown at a moment. */
type Snapshot = ReadonlyMap<string, number>;

interface Seen {
  process: string;
  brand: number;
  version: number;
  /** Of the request. */
  startedAt: number;
  /** From before the request. */
  before: Snapshot;
  /** For the report. */
  what: string;
}

/** Which version of each brand was imported when, and which of them pages have shown. */
export interface Versions {
  next(brand: number): number;
  /** The import was acknowledged. */
  imported(brand: number, version: number): void;
  snapshot(brand: number): Snapshot;
  seen(page: Seen): void;
}

/**
 * @param showsWithinMs how long after an acknowledged import a page may still show the version before, as long as nothing is
 * out of order; counted anew from the end of a fault
 */
export function watchVersions(record: DrillRecord, showsWithinMs: number): Versions {
  const given = new Map<number, number>();
  const imports = new Map<number, { version: number; at: number }[]>();
  const newest = new Map<number, Map<string, number>>();

  return {
    next(brand) {
      const version = (given.get(brand) ?? 0) + 1;
      given.set(brand, version);
      return version;
    },
    imported(brand, version) {
      imports.set(brand, [...(imports.get(brand) ?? []), { version, at: record.now() }]);
    },
    snapshot: (brand) => new Map(newest.get(brand)),
    seen({ process, brand, version, startedAt, before, what }) {
      const shown = newest.get(brand) ?? new Map<string, number>();
      newest.set(brand, shown);
      const earlier = before.get(process) ?? 0;
      if (version < earlier) {
        record.violate('an older page after a newer one', `${what} on ${process}: ${version} after ${earlier}`);
      }
      if (version > (given.get(brand) ?? 0)) record.violate('a page of another brand', `${what}: version ${version}`);
      shown.set(process, Math.max(shown.get(process) ?? 0, version));

      const due = imports.get(brand)?.findLast(({ at }) => at + showsWithinMs < startedAt);
      if (due && version < due.version && !record.faultBetween(due.at, startedAt, showsWithinMs)) {
        const late = Math.round(startedAt - due.at);
        record.violate(
          'a change that did not show in time',
          `${what} on ${process}: ${version}, ${late} ms after ${due.version} was imported`,
        );
      }
    },
  };
}
