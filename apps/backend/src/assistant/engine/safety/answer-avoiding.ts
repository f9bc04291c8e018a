/** What the menu states of what a guest must avoid, and never more than that. */
import { type Answer, nonEmpty } from '../answer.ts';
import { type Asking, nextStep } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { card, dishText, menuAndPerson, mostCards, mostNamed, onePerName } from '../menu/dish-text.ts';
import { type Avoided, avoidedName } from './allergens.ts';
import { type Statement, statementsOf, type Verdict, verdictOn } from './stated.ts';

/** What dishes are asked about, with what must be avoided in them. */
export interface Risk {
  dishes: readonly Dish[];
  avoid: readonly Avoided[];
  places: readonly Place[];
  /** How the dishes are called together: `vegan tacos`; empty for all of a menu. */
  what: string;
  /** Those that state it are asked for: `what should I avoid`. */
  inverse: boolean;
  /** Foods that were asked about and are on no menu here; empty where there are none. */
  missing: string;
}

/** The sentence by which a dish is named as stating what must be avoided. */
export function statementText(dish: Dish, statements: readonly Statement[], { say }: Asking): string {
  const listed = statements.filter(({ how }) => how === 'listed');
  const shown = statements.filter(({ how }) => how === 'shown');
  const names = (some: readonly Statement[]) =>
    say.list([...new Set(some.map(({ avoided }) => avoidedName(avoided, say.language)))]);
  return [
    ...(listed.length > 0
      ? [
          say('menuStates', {
            dish: dish.name,
            what: names(listed),
            words: say.list([...new Set(listed.flatMap(({ words }) => words))]),
          }),
        ]
      : []),
    ...(shown.length > 0
      ? [
          say('menuShows', {
            dish: dish.name,
            what: names(shown),
            words: say.list([...new Set(shown.flatMap(({ words }) => words))]),
          }),
        ]
      : []),
  ].join(' ');
}

/** What is known of dishes that are meant by name: one sentence each, and which of them are named as stating something. */
export function namedText(
  dishes: readonly Dish[],
  avoid: readonly Avoided[],
  asking: Asking,
): { text: string; stated: string[]; unknown: boolean } {
  const some = onePerName(dishes).slice(0, mostNamed);
  return {
    text: [...new Set(some.map((dish) => dishVerdict(dish, avoid, asking)))].join(' '),
    stated: some.filter((dish) => statementsOf(dish, avoid).length > 0).map(({ name }) => name),
    unknown: some.some((dish) => verdictOn(dish, avoid) === 'unknown'),
  };
}

function dishVerdict(dish: Dish, avoid: readonly Avoided[], asking: Asking): string {
  const { say } = asking;
  const statements = statementsOf(dish, avoid);
  const rest = avoid.filter(
    ({ kind, word }) => !statements.some(({ avoided }) => avoided.kind === kind && avoided.word === word),
  );
  const states = statements.length > 0 ? statementText(dish, statements, asking) : '';
  if (rest.length === 0) return states;
  const what = say.list(
    rest.map((avoided) => nameOf(avoided, asking)),
    'or',
  );
  const silent = verdictOn(dish, rest) === 'silent';
  const open = rest.some(({ kind }) => kind === 'unsaid')
    ? say('menuStatedOf', {
        dish: dish.name,
        list: dish.allergens?.length ? say.list(dish.allergens) : say('menuNothing'),
      })
    : say(silent ? 'menuSilent' : dish.allergens ? 'menuUnknownFood' : 'menuUnknown', { dish: dish.name, what });
  return [states, open].filter((text) => text !== '').join(' ');
}

function nameOf(avoided: Avoided, { say }: Asking): string {
  return avoided.kind === 'unsaid' ? say('menuYourAllergens') : avoidedName(avoided, say.language);
}

/** Ask the kitchen: what stands behind every answer about what must be avoided. */
export function caution(places: readonly Place[], asking: Asking): string {
  return `${asking.say('menuTellStaff')} ${nextStep(places, asking)}`;
}

/** Dishes are asked for by somebody who must avoid something: which state it, which do not, and of which nothing is known. */
export function answerAvoiding(risk: Risk, asking: Asking): Answer {
  const { dishes, avoid, places, inverse, missing } = risk;
  const sorted = byVerdict(dishes, avoid);
  const offers = inverse ? [] : sorted.silent.filter(({ soldOut }) => !soldOut);
  // Who asks what to eat is told of what else there is only how much, unless that is little.
  const stated = inverse || sorted.states.length <= mostOfOthers ? sorted.states : [];
  const texts = [
    missing === '' ? '' : asking.say('menuMissing', { what: missing }),
    inverse ? '' : offersText(offers, risk, asking),
    statesText(sorted, stated, risk, asking),
    unknownText(sorted.unknown, risk, asking),
    caution(places, asking),
  ];
  const cards = offers.slice(0, mostCards).map(card);
  return {
    response: texts.filter((text) => text !== '').join(' '),
    content_types: [cards.length > 0 ? 'menu_list' : 'menu_link'],
    menu_items: nonEmpty(cards),
    ...menuAndPerson(places, asking),
    unknown: sorted.unknown.length > 0,
    stated: nonEmpty(stated.map(({ name }) => name)),
  };
}

/** What is asked of, and what must be avoided, as the sentences name them. */
function riskNames({ avoid, what }: Risk, asking: Asking) {
  const avoided = avoid.map((each) => nameOf(each, asking));
  return { what: asking.say.list(avoided, 'or'), of: what };
}

function offersText(offers: readonly Dish[], risk: Risk, asking: Asking): string {
  const { say } = asking;
  const names = riskNames(risk, asking);
  if (offers.length === 0) return say('menuNoneSilent', { ...names, of: risk.what || say('menuDishes') });
  const dishes = say.some(
    offers.map((dish) => dishText(dish, asking)),
    mostNamed,
  );
  return say(risk.what === '' ? 'menuTheseSilent' : 'menuOfTheseSilent', { ...names, dishes });
}

function statesText(
  { states, silent }: Record<Verdict, Dish[]>,
  stated: readonly Dish[],
  risk: Risk,
  asking: Asking,
): string {
  const { say } = asking;
  const names = riskNames(risk, asking);
  if (states.length === 0) return risk.inverse && silent.length > 0 ? say('menuNoneStates', names) : '';
  if (stated.length === 0) return say('menuManyState', { ...names, count: states.length });
  const dishes = say.some(
    stated.map(({ name }) => name),
    risk.inverse ? mostInverse : mostNamed,
  );
  return say('menuTheseState', { ...names, dishes });
}

function unknownText(unknown: readonly Dish[], risk: Risk, asking: Asking): string {
  const { say } = asking;
  const names = riskNames(risk, asking);
  if (unknown.length === 0) return '';
  if (unknown.length <= mostNamed) {
    return say('menuUnknownSome', { ...names, dishes: say.list(unknown.map(({ name }) => name)) });
  }
  if (unknown.length === risk.dishes.length) return say('menuUnknownAll', names);
  return say('menuUnknownMany', { ...names, count: unknown.length });
}

/** The most dishes that are named as stating something where others are asked for, and where they are. */
const mostOfOthers = 3;
const mostInverse = 20;

/** One dish of each name; where it is not the same everywhere, the worst that is stated of it counts. */
function byVerdict(dishes: readonly Dish[], avoid: readonly Avoided[]): Record<Verdict, Dish[]> {
  const sorted: Record<Verdict, Dish[]> = { states: [], silent: [], unknown: [] };
  for (const [first, ...others] of Map.groupBy(dishes, ({ name }) => name.toLowerCase()).values()) {
    if (!first) continue;
    const verdicts = [first, ...others].map((dish) => verdictOn(dish, avoid));
    sorted[(['states', 'unknown', 'silent'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'unknown'].push(
      first,
    );
  }
  return sorted;
}
