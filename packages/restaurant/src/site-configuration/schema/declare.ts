/**
 * What a configuration may hold, said once for each field. From these declarations follow the types (`EntryOf`), the site's
 * lenient reader (`entry-reader.ts`), what is no known key (`unknown-keys.ts`), the strict check and the JSON Schema
 * (`written.ts`), and docs/configuration.md (`documentation.ts`). Only for servers: a browser knows the types alone.
 */
import type { z } from 'zod';
import { type Entry, entryOf, isRecord, type Warn } from '../../reading/lenient.ts';
import type { GiveId } from '../../reading/lenient-lists.ts';
import type { PageId } from '../../site-pages.ts';
import { aloneReader, entryReader } from './entry-reader.ts';
import type { FormControl } from './form-kinds.ts';

/** A page by its id (`site-pages.ts`), `every` for header, footer and head of all pages, or who else makes use of it. */
export type Shown = 'every' | Exclude<PageId, 'allergens' | 'locationAllergens'> | 'assistant' | 'machines';

/** The least of the roles that may change a field: an editor may what a location's manager may, an owner may all. */
export type Role = 'owner' | 'editor' | 'location';

/** What people are told of a field. */
export interface Told {
  /** As a form calls it. */
  label: string;
  help?: string;
  /** Other names under which it is found, after its own. */
  also?: readonly string[];
  /** Absent: as its kind says. */
  shownOn?: readonly Shown[];
  /** Absent: as its kind says. */
  changedBy?: Role;
  /** What a form shows for it; absent: as its written form says. */
  control?: FormControl;
}

/** What is said of a field that is read, whatever its value is. */
export interface Said<T> extends Told {
  /** What it is where nothing readable is given. */
  absent?: () => T;
  /** An entry without it is left out, with a warning. */
  needed?: true;
  /** An entry in which it is given and cannot be read is left out. */
  vital?: true;
  /** Its `find` always answers. */
  sure?: true;
  /** What it is after it was read are several fields: those of what its `find` answers. */
  spread?: true;
  /** What it is called after it was read, where not by its own key. */
  as?: string;
  /** What it is called after it was read where it is a text. */
  textAs?: string;
}

/** What the readers of one configuration share. */
export interface Reading {
  /** Of the prices of the place that is read. */
  currency: string;
  /** Where the brand is; dates without an offset are dates there. */
  timeZones: readonly string[];
  /** Gives ids in the list that is read. */
  giveId: GiveId;
}

/** As `Read`, of a value that may need to know more than itself. */
export type ReadIn<T> = (value: unknown, path: string, warn: Warn, index: number, reading: Reading) => T | undefined;

export interface Field<T = unknown> extends Said<T> {
  /** How it is written, in words: `text, at most 200 characters`. */
  says: string;
  /** The first form in which it is written, for the strict check and the JSON Schema; absent where `of` says it. */
  written?: z.ZodType;
  /** What its objects are. */
  of?: AnyKind;
  /** It is a list of so many at most. */
  many?: number;
  /** The list may also stand as `{items: []}`. */
  wrapped?: boolean;
  /** How its value is read; absent where the entry is (`find`), or where it is read by hand. */
  read?: ReadIn<T>;
  /** Other fields that `find` looks at, as well as `keys`. */
  besides?: readonly string[];
  /** How it is found in its entry, where its own value does not say all. */
  find?: (entry: Entry, keys: readonly string[], index: number, reading: Reading) => T | undefined;
  /** It is an id: what one is made of where none is given. */
  id?: string;
}

/** A field that a reader of its own reads, or another program: only declared. */
export interface ByHand extends Told {
  says: string;
  written?: z.ZodType;
  of?: AnyKind;
  many?: number;
  /** The list may also stand as an object of its entries by their ids. */
  byIds?: true;
  byHand: true;
}

export type Fields = Readonly<Record<string, Field | ByHand>>;

/** A kind of object: a deal, a location. */
export interface AnyKind {
  /** One, in singular and capitals as types are: `MenuItem`. */
  name: string;
  /** What it is, in a sentence. */
  about: string;
  shownOn?: readonly Shown[];
  changedBy?: Role;
  fields: Fields;
  /** The field that may stand in place of the object, as a text. */
  alone?: string;
  /** Another kind that may stand in its place, and by which fields it is known. */
  other?: { kind: AnyKind; isIt: (fields: Readonly<Record<string, unknown>>) => boolean };
  /** It may hold other keys, which its reader knows. */
  loose?: true;
}

export interface Kind<T> extends AnyKind {
  read: ReadIn<T>;
}

/** A field of such values, of which so much is said. */
export type Declared<T, S> = Field<T> &
  Pick<S, Extract<keyof S, 'needed' | 'sure' | 'spread' | 'as' | 'textAs'>> &
  (S extends { absent: unknown } ? { absent: () => T } : unknown);

type Always = { needed: true } | { sure: true } | { absent: () => unknown } | { id: string };
type IsRead<F> = F extends { byHand: true } | { spread: true } ? false : true;
/** All of them, of functions that take one each. */
type Spread<Takers> = [Takers] extends [never] ? unknown : [Takers] extends [(x: infer Parts) => void] ? Parts : never;
type NameOf<K, F> = F extends { as: infer Name extends string } ? Name : K;
type ValueOf<F> = F extends Field<infer T> ? (F extends { textAs: string } ? Exclude<T, string> : T) : never;
type Flat<T> = { [K in keyof T]: T[K] };

/** What an entry of such fields is after it was read. */
export type Output<F extends Fields> = Flat<
  {
    [K in keyof F as IsRead<F[K]> extends true ? (F[K] extends Always ? NameOf<K, F[K]> : never) : never]: ValueOf<
      F[K]
    >;
  } & {
    [K in keyof F as IsRead<F[K]> extends true ? (F[K] extends Always ? never : NameOf<K, F[K]>) : never]?: ValueOf<
      F[K]
    >;
  } & Spread<{ [K in keyof F]: F[K] extends { spread: true } ? (x: ValueOf<F[K]>) => void : never }[keyof F]> & {
      [K in keyof F as F[K] extends { textAs: infer Name extends string } ? Name : never]?: string;
    }
>;

/** What an object of a kind is after it was read. */
export type EntryOf<K> = K extends Kind<infer T> ? T : never;

/** Declares a kind of object, and makes its reader. */
export function kind<F extends Fields>(
  name: string,
  told: Omit<AnyKind, 'name' | 'fields'>,
  fields: F,
): Kind<Output<F>> {
  const readEntry = entryReader(fields);
  const readAlone = told.alone === undefined ? undefined : aloneReader(fields, told.alone);
  return {
    name,
    ...told,
    fields,
    read(value, path, warn, index, reading) {
      if (readAlone && !isRecord(value)) return readAlone(value, path, warn, index, reading);
      const entry = entryOf(value, path, warn);
      return entry && readEntry(entry, index, reading);
    },
  };
}

/** All kinds but the first, each before those that it holds. */
export function kindsWithin(first: AnyKind): AnyKind[] {
  const kinds = new Map<string, AnyKind>();
  const visit = (fields: Fields) => {
    for (const { of } of Object.values(fields)) {
      for (const each of of ? [of, ...(of.other ? [of.other.kind] : [])] : []) {
        if (kinds.has(each.name)) continue;
        kinds.set(each.name, each);
        visit(each.fields);
      }
    }
  };
  visit(first.fields);
  return [...kinds.values()];
}
