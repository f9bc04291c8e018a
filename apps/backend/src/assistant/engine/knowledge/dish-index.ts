/**
 * Finds dishes by words. Which dishes have a word is looked up; which word was meant, where it was misspelt or only begun,
 * is MiniSearch's to tell: it searches the distinct words, of which even a menu of 50,000 dishes has few.
 */
import MiniSearch from 'minisearch';
import { folded, phraseAt, stemsOf, wordsOf } from '../language/words.ts';
import { lazily } from '../lazily.ts';
import { NOT_IN_IT, NOT_OYSTERS } from '../vocabulary/allergens.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { IS_HOUSE_WINE, NOT_THAT, OF_OTHER_BARLEY, SAYS_FOR_CHILDREN } from '../vocabulary/menu-words.ts';
import type { Dish } from './dishes.ts';

/** Where a word of a dish stands: how closely a dish that has it there is meant by it. */
export type Field = 'name' | 'category' | 'text';

export type DishIndex = ReturnType<typeof makeDishIndex>;

/** Positions of dishes by keys. */
type Positions = Map<string, number[]>;

function add(map: Positions, key: string, index: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [index]);
  else if (list.at(-1) !== index) list.push(index);
}

/** What a drink is that does not say so: `House red`, of a wine; `Iron City`, which states barley, of a beer. */
function drinkOf({ course, name, description = '', allergens = [] }: Dish): string[] {
  if (course !== 'drink') return [];
  if (IS_HOUSE_WINE.test(name)) return ['wine'];
  const isOfBarley = allergens.some((one) => /^(?:barley|orge|cebada)$/i.test(one));
  return isOfBarley && !OF_OTHER_BARLEY.test(`${name} ${description}`) ? ['beer'] : [];
}

/** Cuts texts into stems. What stands between blanks is cut once: a menu of 50,000 dishes has few different words. */
function makeCutter(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const stems: string[] = [];
    for (const piece of text.replace(/\b(ice|root|ginger|flat)[ -](cream|beer|ale|white)/gi, '$1$2').split(/\s+/)) {
      const own = known.get(piece) ?? stemsOf(piece);
      if (!known.has(piece)) known.set(piece, own);
      for (const stem of own) stems.push(stem);
    }
    return stems;
  };
}

/** What a dish is called as well: `house special` of `Phở đặc biệt, house special`, `vet's midnight snack` of `The Vet's Midnight Snack`. */
function otherNameOf(name: string): readonly string[] {
  const own = stemsOf(name);
  // `The number 1 dinner`, of a `No. 1 dinner`
  const [, number, of] = /\b(?:no\.? ?|#|n[°º] ?)(\d+)((?: \p{L}+){1,2})$/iu.exec(name) ?? [];
  if (number !== undefined && of !== undefined) return ['number', number, ...stemsOf(of)];
  if (own.length > 2 && /^(?:the|our|la|le|el)$/.test(own[0] ?? '')) return own.slice(1);
  const stems = stemsOf(/(?:, | \()([^,()&\d]+)\)?$/.exec(name)?.[1] ?? '');
  const isPlain = stems.every((stem) => !NOT_A_NAME.test(stem));
  return isPlain && stems.length > 1 && stems.length <= MOST_OF_OTHER_NAME ? stems : [];
}

const MOST_OF_OTHER_NAME = 3;
/** `Mixed grill: adana, köfte and chops`, of a Karışık ızgara: what a dish's own words call it, as stems; none where they tell how it is. */
export function glossOf({ description = '' }: Dish): readonly string[] {
  const stems = stemsOf(/^(?:the )?([^:.,;()]{3,30}?) ?:/i.exec(description)?.[1] ?? '');
  const isName = stems.length > 1 && stems.length <= MOST_OF_OTHER_NAME;
  return isName && !stems.some((stem) => NOT_A_NAME.test(stem) || NOT_A_GLOSS.test(stem)) ? stems : [];
}

const NOT_A_GLOSS = /^(?:no|all|our|own|style|inche?|pour|deux|trois|para|dos|tres|plain|choice|choose|made|served)$/;
/** What tells of a measure or of what comes with it. */
const NOT_A_NAME =
  /^(?:and|or|with|for|to|of|in|on|by|per|a|the|each|any|one|two|three|four|five|six|seven|eight|ten|dozen|half|whole|pieces?|pint|pound|small|large|regular)$/;

const OF_WEEK = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|weekday|daily)$/;

export function makeDishIndex(dishes: readonly Dish[]) {
  const cut = makeCutter();
  const headings = new Map<string, readonly string[]>();
  // Under `Not beer` stands no beer.
  const headingOf = (category: string) => {
    const stems = headings.get(category) ?? cut(category.replace(NOT_THAT, '').replace(/\blittle ones\b/i, 'kids'));
    headings.set(category, stems);
    return stems;
  };
  const fields: Record<'name' | 'category', Positions> = { name: new Map(), category: new Map() };
  const names: Positions = new Map();
  const otherNames: Positions = new Map();
  // How many words the names have that begin with one.
  const lengths = new Map<string, Set<number>>();
  const begin = ([first = '', ...rest]: readonly string[]) => {
    if (first !== '') lengths.set(first, (lengths.get(first) ?? new Set()).add(rest.length + 1));
  };
  for (const dish of dishes) {
    const { name, category = '', index } = dish;
    const stems = cut(name);
    add(names, stems.join(' '), index);
    begin(stems);
    for (const other of [otherNameOf(name), glossOf(dish)].filter(({ length }) => length > 0)) {
      begin(other);
      add(otherNames, other.join(' '), index);
    }
    for (const stem of stems) add(fields.name, stem, index);
    const kinds = [...headingOf(category), ...drinkOf(dish), ...(SAYS_FOR_CHILDREN.test(dish.heading) ? ['kid'] : [])];
    for (const stem of kinds) add(fields.category, stem, index);
  }
  const phrases = [...headings.values()].filter((stems) => stems.length > 1);
  // What is said of dishes is read when a word is asked for that no name has.
  const texts = lazily(() => {
    const map: Positions = new Map();
    for (const { index, description = '', tags, around, variants = [] } of dishes)
      for (const stem of cut(
        `${folded(description).replace(NOT_IN_IT, ' ')} ${variants.map(({ name }) => name).join(' ')} ${tags.join(' ')} ${around}`
          .slice(0, 2_000)
          .replace(NOT_OYSTERS, ''),
      ))
        add(map, stem, index);
    return map;
  });
  const search = lazily(() => {
    const words = new Set(dishes.flatMap(({ name, category = '' }) => [...wordsOf(name), ...wordsOf(category)]));
    const telling = [...words].filter((word) => word.length > 3 && !isFiller(word) && !isEveryday(word));
    const made = new MiniSearch<{ id: string }>({ fields: ['id'], storeFields: [] });
    made.addAll(telling.map((id) => ({ id })));
    return made;
  });
  // Words that are whole headings: how many dishes stand there, and how many of them are called so.
  const whole = lazily(() => {
    const map = new Map<string, { under: number; called: number }>();
    for (const { name, category = '' } of dishes) {
      // `Sunday roasts` are roasts.
      const [stem = '', another] = headingOf(category).filter((one) => !isFiller(one) && !OF_WEEK.test(one));
      if (stem === '' || another !== undefined) continue;
      const { under, called } = map.get(stem) ?? { under: 0, called: 0 };
      map.set(stem, { under: under + 1, called: called + Number(cut(name).includes(stem)) });
    }
    return map;
  });
  // By the last word of their names, and by the last two.
  const endings = lazily(() => {
    const map: Positions = new Map();
    for (const { name, index } of dishes) {
      const stems = cut(name);
      for (const length of [1, 2]) if (stems.length > length) add(map, stems.slice(-length).join(' '), index);
    }
    return map;
  });
  const isNameStem = (stem: string) => fields.name.has(stem) || fields.category.has(stem);
  return {
    /** Positions of the dishes that have the stem there. */
    having: (stem: string, field: Field): readonly number[] =>
      (field === 'text' ? texts() : fields[field]).get(stem) ?? [],
    isNameStem,
    /** How many dishes stand under a heading that says only this, and how many of them are called so as well. */
    headed: (stem: string): { under: number; called: number } => whole().get(stem) ?? { under: 0, called: 0 },
    /** Whether any dish has the stem in its name, its category or what is said of it. */
    isKnown: (stem: string): boolean => isNameStem(stem) || texts().has(stem),
    /** Positions of dishes by their whole name, as stems with spaces between. */
    named: (name: string): readonly number[] => names.get(name) ?? [],
    /** Positions of the dishes whose names end with that word, or those two, behind others: `rice` of `Spanish rice`. */
    ending: (name: string): readonly number[] => endings().get(name) ?? [],
    /** Where whole names stand in a row of stems, those of more words first; also other names, where they are to be looked for. */
    namesIn: (stems: readonly string[], { others = false } = {}) =>
      stems
        .flatMap((stem, start) =>
          [...(lengths.get(stem) ?? [])].flatMap((length) => {
            const name = stems.slice(start, start + length).join(' ');
            const found = names.get(name) ?? (others ? otherNames.get(name) : undefined);
            return found && start + length <= stems.length ? [{ start, length, dishes: found }] : [];
          }),
        )
        .sort((a, b) => b.length - a.length || a.start - b.start),
    /** The headings of several words that stand in a row of stems, and where: `all you can eat`. */
    headingsIn: (stems: readonly string[]) =>
      phrases.flatMap((phrase) => {
        const start = phraseAt(stems, phrase);
        return start === -1 ? [] : [{ start, phrase }];
      }),
    /** A name's stem of one or two letters less at the end: `borsch` for `borscht`; none where the stem itself is known. */
    variant: (stem: string): string | undefined =>
      stem.length < 6 || fields.name.has(stem)
        ? undefined
        : [stem.slice(0, -1), stem.slice(0, -2)].find((one) => fields.name.has(one)),
    /** The known word that is nearest to a misspelt or begun one; undefined where none is near. */
    nearest: (word: string): string | undefined => {
      const begun = word.length <= 12;
      const weights = { fuzzy: 0.5, prefix: 0.4 };
      const [best] = search().search(word, { fuzzy: patience, maxFuzzy: 2, prefix: begun, weights });
      return best && String(best.id);
    },
  };
}

/** How many letters may differ: none of a short word. MiniSearch rounds this share of the word's length. */
const patience = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 / term.length : 0.25);

/** The dishes whose whole names are in a text; a name within a longer one names nothing: `Saganaki` of `Shrimp saganaki`. */
export function dishesNamedIn(text: string, { index, dishes }: { index: DishIndex; dishes: readonly Dish[] }): Dish[] {
  const taken = new Set<number>();
  const found = index.namesIn(stemsOf(text.slice(0, 8_000))).flatMap(({ start, length, dishes: positions }) => {
    const own = Array.from({ length }, (_, at) => start + at);
    if (own.every((at) => taken.has(at))) return [];
    for (const at of own) taken.add(at);
    return positions;
  });
  return [...new Set(found)].flatMap((at) => dishes[at] ?? []);
}

/** The dishes of that whole name. */
export function dishesNamed(name: string, { index, dishes }: { index: DishIndex; dishes: readonly Dish[] }): Dish[] {
  return index.named(stemsOf(name).join(' ')).flatMap((at) => dishes[at] ?? []);
}
