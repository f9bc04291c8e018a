/** What stands in a configuration under names that the site does not know: most often a slip, of which nobody would learn. */
import { inWords } from '../../limits.ts';
import { oncePer } from '../../once-per.ts';
import { isRecord, type Warn } from '../../reading/lenient.ts';
import type { AnyKind, ByHand, Field } from './declare.ts';
import { nearest } from './nearest.ts';
import { meantBy } from './other-words.ts';

/** What programs and people add to JSON for themselves: `@type`, `$schema`, `_id`, `x-note`, `//`. */
const ANNOTATION = /^(?:[@$_#]|x-|\/\/)/;
const MOST_NAMED = 50;
const LONGEST_NAME = 60;

type Step = string | number;

interface Unknown {
  path: string;
  times: number;
  meant: string | undefined;
}

/** Warns once of each key that a kind of object does not have, where it is met first, with the known one that may be meant. */
export function warnOfUnknownKeys(value: unknown, of: AnyKind, warn: Warn): void {
  const search = new Search();
  search.within(value, { of, label: '', says: '' });
  for (const { path, times, meant } of search.unknown()) {
    const hint = meant === undefined ? '' : `, did you mean "${meant}"?`;
    warn(path, `is not a known key${hint}${times > 1 ? ` (${inWords(times)} times)` : ''}`);
  }
  if (search.further > 0) warn('and more', `${inWords(search.further)} further keys are not known`);
}

class Search {
  further = 0;
  #found = new Map<AnyKind, Map<string, Unknown>>();
  #named = 0;
  /** Where it is; written out only where something is found. */
  #steps: Step[] = [];

  *unknown(): Generator<Unknown> {
    for (const keys of this.#found.values()) yield* keys.values();
  }

  /** Looks through the value of a field. */
  within(value: unknown, field: Field | ByHand): void {
    const { of, many } = field;
    if (of === undefined) return;
    if (isRecord(value)) {
      const instead = otherOf(of, value);
      const wraps = many !== undefined && !instead && Object.hasOwn(value, 'items') && !keysOf(of).has('items');
      if ('byIds' in field && field.byIds) this.#each(Object.entries(value), of);
      else if (wraps) this.#step('items', () => this.within(value.items, field));
      else this.#record(value, instead ?? of);
      return;
    }
    if (!Array.isArray(value)) return;
    if (many === undefined) {
      const alone = of.alone === undefined ? undefined : of.fields[of.alone];
      if (alone) this.within(value, alone);
      return;
    }
    this.#each(value.slice(0, many).entries(), of);
  }

  #each(elements: Iterable<readonly [Step, unknown]>, of: AnyKind): void {
    for (const [step, element] of elements) {
      if (!isRecord(element)) continue;
      this.#steps.push(step);
      this.#record(element, otherOf(of, element) ?? of);
      this.#steps.pop();
    }
  }

  #record(fields: Readonly<Record<string, unknown>>, of: AnyKind): void {
    const known = keysOf(of);
    for (const key of Object.keys(fields)) {
      const field = known.get(key);
      if (field?.of) this.#step(key, () => this.within(fields[key], field));
      else if (!field && !of.loose && !ANNOTATION.test(key)) this.#note(key, fields, of);
    }
  }

  #step(step: Step, look: () => void): void {
    this.#steps.push(step);
    look();
    this.#steps.pop();
  }

  #note(key: string, fields: Readonly<Record<string, unknown>>, of: AnyKind): void {
    const keys = this.#found.get(of) ?? new Map<string, Unknown>();
    this.#found.set(of, keys);
    const noted = keys.get(key);
    if (noted) {
      noted.times += 1;
    } else if (this.#named < MOST_NAMED) {
      this.#named += 1;
      const free = [...keysOf(of).keys()].filter((name) => !Object.hasOwn(fields, name));
      const meant = nearest(key, free) ?? meantBy(key, (name) => keysOf(of).has(name));
      keys.set(key, { path: pathTo([...this.#steps, key]), times: 1, meant });
    } else {
      this.further += 1;
    }
  }
}

function otherOf({ other }: AnyKind, fields: Readonly<Record<string, unknown>>): AnyKind | undefined {
  return other?.isIt(fields) ? other.kind : undefined;
}

/** The fields of a kind by all their names. */
export const keysOf = oncePer(({ fields }: AnyKind): ReadonlyMap<string, Field | ByHand> => {
  const named = Object.entries(fields).flatMap(([key, field]) =>
    [key, ...(field.also ?? [])].map((name) => [name, field] as const),
  );
  return new Map(named);
});

function pathTo(steps: readonly Step[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    if (!/^[\w-]+$/.test(step) || step.length > LONGEST_NAME)
      return `${path}[${JSON.stringify(step.slice(0, LONGEST_NAME))}]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');
}
