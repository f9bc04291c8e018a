/** The dietary codes of an answered dish, from codes, words or flags. */
import { type Entry, field, isRecord } from '@tablefront/restaurant/reading/lenient';
import { readNames } from '@tablefront/restaurant/reading/lenient-lists';
import { readBoolean } from '@tablefront/restaurant/reading/lenient-values';

const spellings = {
  v: ['v', 'veg', 'vegetarian'],
  ve: ['ve', 'vg', 'vegan'],
  gf: ['gf', 'glutenfree'],
  halal: ['halal'],
  spicy: ['spicy', 'hot'],
} as const;
export type DietaryCode = keyof typeof spellings;
const codes: readonly DietaryCode[] = ['v', 've', 'gf', 'halal', 'spicy'];

const flags: Record<DietaryCode, string[]> = {
  v: ['is_vegetarian', 'isVegetarian', 'vegetarian'],
  ve: ['is_vegan', 'isVegan', 'vegan'],
  gf: ['is_gluten_free', 'isGlutenFree', 'gluten_free', 'glutenFree', 'gluten-free'],
  halal: ['is_halal', 'isHalal', 'halal'],
  spicy: ['is_spicy', 'isSpicy', 'spicy'],
};
const lists = ['dietary', 'dietary_codes', 'dietaryCodes', 'dietary_info', 'dietaryInfo', 'diet'];

/** In their order, without repetition. Words that are no code are passed over. */
export function dietaryCodesOf(entry: Entry): DietaryCode[] {
  const named = field(entry, lists, readNames) ?? [];
  const words = new Set(named.map((word) => word.toLowerCase().replace(/[^a-z]/g, '')));
  const flagged = [entry, ...lists.flatMap((key) => recordIn(entry, key))];
  const isFlagged = (code: DietaryCode) => flagged.some((part) => field(part, flags[code], readBoolean));
  return codes.filter((code) => spellings[code].some((word) => words.has(word)) || isFlagged(code));
}

/** Flags may stand in an object of their own. */
function recordIn({ fields, path, warn }: Entry, key: string): Entry[] {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return isRecord(value) ? [{ fields: value, path, warn }] : [];
}
