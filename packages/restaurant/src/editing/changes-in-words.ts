/** What differs between two states of a site, as people say it. Only for servers: it knows the declarations. */
import { readSiteConfiguration } from '../site-configuration/read-site-configuration.ts';
import type { Shown } from '../site-configuration/schema/declare.ts';
import { pageIds, pageName } from '../site-pages.ts';
import { type Change, subjectOf } from './change.ts';
import { type ChangedPlace, changedPlaces } from './changed-places.ts';
import { declaredAlong } from './declared-along.ts';
import { isObject, type JsonObject, withoutKeys } from './entry-keys.ts';
import { type Conflict, type Step, valueAt } from './patches.ts';
import { titleOf } from './title-of-changes.ts';
import { bothInWords, inWords, nameOfEntry, type Speaking } from './value-in-words.ts';

/**
 * All changes in words, and a line that says what they are together: `9 prices up, all locations`.
 * @param before with keys
 * @param after with the same keys
 */
export function changesInWords(before: JsonObject, after: JsonObject): { title: string; changes: Change[] } {
  const places = changedPlaces(before, after);
  if (places.length === 0) return { title: 'Nothing that guests notice', changes: [] };
  const speaking = speakingOf(after);
  const said = places.map((place) => ({ place, change: changeOf(place, speaking, dishNames(before, after)) }));
  return { title: titleOf(said, after), changes: said.map(({ change }) => change) };
}

/** Names places of a document as a person would: `The Ember double, price`; of the brand as a whole `Telephone`. @param document with keys */
export function placesInWords(document: JsonObject): (at: readonly Step[]) => string {
  const dishes = dishNames(document);
  return (at) => {
    const { along } = declaredAlong(document, at);
    const last = along.at(-1);
    const field = last?.depth === at.length ? last.field.label : null;
    return subjectOf({ where: namesAlong(document, at, field !== null, dishes), field });
  };
}

/** Two values that stand against each other, in words; null where there is nothing. @param document with keys */
export function conflictsInWords(
  document: JsonObject,
  conflicts: readonly Conflict[],
): { at: Step[]; name: string; ours: string | null; live: string | null }[] {
  if (conflicts.length === 0) return [];
  const nameOf = placesInWords(document);
  const speaking = speakingOf(document);
  return conflicts.map(({ patch, now }) => {
    const { along } = declaredAlong(document, patch.at);
    const key = along.at(-1)?.key ?? '';
    const theirs = patch.do === 'set' ? patch.to : patch.do === 'add' ? patch.entry : null;
    const [ours, live] = bothInWords(key, [now, theirs], speaking);
    return { at: patch.at, name: nameOf(patch.at), ours, live };
  });
}

function speakingOf(document: JsonObject): Speaking {
  const read = readSiteConfiguration(withoutKeys(document));
  return read.ok ? read.configuration : { currency: 'CAD', language: 'en' };
}

function changeOf(place: ChangedPlace, speaking: Speaking, dishes: ReadonlyMap<string, string>): Change {
  const { what, at, field, state } = place;
  const words = wordsOf(place, speaking);
  return {
    where: namesAlong(state, at, what === 'changed', dishes),
    field: what === 'changed' ? (field?.label ?? place.key) : null,
    what,
    ...words,
    at,
    shownOn: shownOn(state, at),
  };
}

function wordsOf({ what, key, before, after }: ChangedPlace, speaking: Speaking): Pick<Change, 'before' | 'after'> {
  if (what === 'moved') return { before: null, after: null };
  if (what === 'changed') {
    const [was, is] = bothInWords(key, [before, after], speaking);
    return { before: was, after: is };
  }
  const price = (entry: typeof before) => (isObject(entry) ? inWords('price', entry.price ?? null, speaking) : null);
  return { before: price(before), after: price(after) };
}

/** Lists that are named by what is in them. */
const unnamed = new Set(['categories', 'items']);

function namesAlong(document: JsonObject, at: readonly Step[], isField: boolean, dishes: ReadonlyMap<string, string>) {
  const { along } = declaredAlong(document, at);
  const names: string[] = [];
  for (const [index, step] of at.entries()) {
    const declared = along.find(({ depth }) => depth === index + 1);
    if (declared) {
      const isLast = isField && index === at.length - 1;
      if (!isLast && !unnamed.has(declared.key)) names.push(declared.field.label);
    } else if (typeof step !== 'string') {
      const list = valueAt(document, at.slice(0, index));
      const entry = valueAt(document, at.slice(0, index + 1));
      const isOnly = Array.isArray(list) && list.length === 1 && at[index - 1] === 'menu' && index < at.length - 1;
      const name = nameOfEntry(entry) ?? '';
      if (!isOnly) names.push(dishes.get(name) ?? name);
    }
  }
  return names.filter((name) => name !== '');
}

/** What the dishes of the brand's menu are called, by their ids: a location's differences name these. */
function dishNames(...documents: JsonObject[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('id' in value && 'name' in value && typeof value.name === 'string') names.set(String(value.id), value.name);
    for (const part of Object.values(value)) visit(part);
  };
  for (const { menu } of documents) visit(menu);
  return names;
}

function shownOn(document: JsonObject, at: readonly Step[]): string[] {
  const { along } = declaredAlong(document, at);
  const own = along.findLast(({ field }) => field.shownOn !== undefined)?.field.shownOn;
  const hasLocations = Array.isArray(document.locations) && document.locations.length > 0;
  const shown = (own ?? along.at(-1)?.of.shownOn ?? []).filter((where) => hasLocations || !ofLocations.has(where));
  return [...new Set(shown.map(nameOfPlace))];
}

/** Pages that a brand has with its first location. */
const ofLocations: ReadonlySet<Shown> = new Set(['location', 'locationMenu', 'locations']);

/** What is not called as its page is. */
const placeNames: Partial<Record<Shown, string>> = {
  every: 'Every page',
  home: 'Home page',
  location: 'Location pages',
  locationMenu: 'Menus of locations',
  job: 'Job pages',
  assistant: 'Assistant',
  machines: 'Search engines',
};

function nameOfPlace(where: Shown): string {
  const page = pageIds.find((id) => id === where);
  return placeNames[where] ?? (page ? pageName(page) : where);
}
