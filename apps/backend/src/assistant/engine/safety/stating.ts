/** Which dishes are told of as stating what must be avoided, and by what. */
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { MOST_NAMED } from '../menu/dish-text.ts';
import { joined, type Request } from '../request.ts';
import { TELLS_CONTENTS } from '../vocabulary/menu-words.ts';
import { type Avoided, shownIn } from './allergens.ts';
import { isDoubtful, isOnlyMay, statementsOf } from './stated.ts';

/** A dish that states what must be avoided, with those by which it does. */
export function statedBy(dish: Dish, avoid: readonly Avoided[]): string[] {
  const statements = statementsOf(dish, avoid);
  const held = statements.filter(({ how }) => how === 'held' || how === 'mayHold').flatMap((one) => one.words);
  return statements.length > 0 ? [dish.name, ...held] : [];
}

/** What is said of a dish and over it that names what its mark denies: what it comes with. */
export function aroundText({ description = '', over }: Dish, avoid: readonly Avoided[]): string {
  const shows = (text: string) => avoid.some(({ kind }) => shownIn(kind, text).length > 0);
  const beside = sentencesOf(over).filter((text) => TELLS_CONTENTS.test(text) && shows(text));
  return joined(...beside, ...(beside.length > 0 ? sentencesOf(description).filter(shows) : []));
}

const mayOnly = (dish: Dish, avoid: readonly Avoided[]) => statementsOf(dish, avoid).every(isOnlyMay);

/** Whether it states nothing of it but that it may come with what does. */
export const isHeldOnly = (dish: Dish, avoid: readonly Avoided[]) =>
  mayOnly(dish, avoid) && statementsOf(dish, avoid).some(({ how }) => how === 'mayHold');

interface Stating {
  /** All that state it, those of them that are named, and those that only may come with what does. */
  states: readonly Dish[];
  stated: readonly Dish[];
  held: readonly Dish[];
  avoid: readonly Avoided[];
  nameOf: (avoid: readonly Avoided[]) => string;
  most: number;
}

/** Which dishes state it; what only may hold it is said to do no more than that. */
export function statingText({ states, stated, held, avoid, nameOf, most }: Stating, { say }: Request): string {
  const named = (key: 'menuTheseState' | 'menuTheseMay' | 'menuTheseMayHold', some: readonly Dish[]) => {
    const all = some.map(({ name }) => name);
    const values = { what: nameOf(statedIn(some, avoid)), dishes: say.some(all, most) };
    return some.length > 0 && say(key, values);
  };
  const open = Map.groupBy(
    stated.filter((dish) => !held.includes(dish)),
    (dish) => mayOnly(dish, avoid),
  );
  const count = stated.length === 0 ? states.length - held.length : 0;
  return joined(
    named('menuTheseState', open.get(false) ?? []),
    named('menuTheseMay', open.get(true) ?? []),
    count > 0 && say('menuManyState', { count }),
    named('menuTheseMayHold', held),
  );
}

/** What of it some dishes state. */
export const statedIn = (some: readonly Dish[], avoid: readonly Avoided[]) =>
  avoid.filter((one) => some.some((dish) => statementsOf(dish, [one]).length > 0));

/** Whether it can be said that none states it: of what is raw not where of any nothing is known, as that would be heard as a no. */
export function tellsNone(dishes: readonly Dish[], unknown: readonly Dish[], avoid: readonly Avoided[]): boolean {
  const isOfRaw = avoid.some(({ word }) => word === 'raw');
  return unknown.length < dishes.length && !(isOfRaw && unknown.length > 0);
}

/** Of a few dishes, and of what may be raw or poured, which they are of which nothing is known; else how many. */
export function unknownText(
  unknown: readonly Dish[],
  { isAll, inverse, avoid, what }: { isAll: boolean; inverse: boolean; avoid: readonly Avoided[]; what: string },
  { say }: Request,
): string {
  // Which allergy it is was not said: of no dish it can be told that it states nothing of it.
  const isUnsaid = avoid.some(({ kind, word }) => kind === 'unsaid' && word === '');
  const isNamed = inverse && avoid.every(({ kind }) => kind === 'other');
  const isFew = isNamed || unknown.length <= MOST_NAMED;
  const key = isUnsaid ? 'menuNameIt' : isFew ? 'menuUnknownSome' : isAll ? 'menuUnknownAll' : 'menuUnknownMany';
  const names = unknown.map(({ name }) => name);
  return say(key, { what, dishes: say.some(names, MOST_NAMED), count: unknown.length });
}

/** The most dishes of which it is quoted by what they may be raw. */
const MOST_QUOTED = 3;

/** `Cold-smoked salmon, poached eggs`: what the menu says of the few that may be raw, so that who asks can judge it. */
export function rawToldOf(unknown: readonly Dish[], avoid: readonly Avoided[], { say }: Request): string[] {
  const isAsked = avoid.some(({ word }) => word === 'raw') && unknown.length <= MOST_QUOTED;
  const told = isAsked ? unknown.filter((dish) => dish.description && isDoubtful(dish, 'raw')) : [];
  return told.map(({ name, description }) => say('menuOwnWords', { text: `${name}: ${description}` }));
}
