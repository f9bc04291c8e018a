/** One line for what several changes are together. */
import { capitalized } from '../capitalized.ts';
import type { SaidChange } from './change.ts';
import type { JsonObject, JsonValue } from './entry-keys.ts';
import { valueAt } from './patches.ts';

const MOST_PARTS = 3;
const SHORT = 40;

const nouns: Readonly<Record<string, string>> = {
  MenuItem: 'dish',
  MenuCategory: 'category',
  DishVariant: 'size',
  MenuOverride: 'difference',
  FrequentQuestion: 'question',
  GalleryPicture: 'picture',
  NavigationLink: 'link',
};

/** `9 prices up, all locations`; `New menu: Brunch`; `Late plate: $18.00 instead of $19.00`. */
export function titleOf(said: readonly SaidChange[], document: JsonObject): string {
  const [first] = said;
  if (first && said.length === 1) return sentenceOf(first, document);
  const groups = Array.from(
    Map.groupBy(said, (one) => groupOf(one)),
    ([, those]) => partOf(those, document),
  );
  const named = groups.slice(0, MOST_PARTS);
  const left = said.length - named.reduce((all, { count }) => all + count, 0);
  const parts = [...named.map(({ text }) => text), ...(left > 0 ? [`${left} more`] : [])];
  return capitalized(parts.join(', '));
}

function sentenceOf({ change, place }: SaidChange, document: JsonObject): string {
  const name = change.where.at(-1) ?? '';
  const at = atLocation(change.where, place.at);
  const where = at === '' || at === name ? '' : `, ${at}`;
  if (change.what === 'added') return `New ${nounOf(place)}: ${name}${where}`;
  if (change.what === 'removed') return `${capitalized(nounOf(place))} gone: ${name}${where}`;
  if (change.what === 'moved') return `${name} stands in another place${where}`;
  const { before, after } = change;
  const field = change.field ?? '';
  const subject =
    name === '' || isLocationWide(change.where, place.at) ? capitalized(field) : `${name}, ${field.toLowerCase()}`;
  const scope = scopeOf([{ change, place }], document);
  if (before !== null && after !== null && before.length + after.length < 2 * SHORT) {
    const thing = place.key === 'price' ? name : subject;
    return `${thing}: ${after} instead of ${before}${scope}`;
  }
  if (after === null) return `${subject}: taken out${scope}`;
  return after.length < SHORT && before === null ? `${subject}: ${after}${scope}` : `${subject}: new${scope}`;
}

/** A change of a location’s own field, such as its hours. */
function isLocationWide(where: readonly string[], at: SaidChange['place']['at']): boolean {
  return at[0] === 'locations' && where.length <= 2;
}

function groupOf({ change, place }: SaidChange): string {
  return change.what === 'changed' ? `field ${change.field}` : `${change.what} ${nounOf(place)}`;
}

function partOf(those: readonly SaidChange[], document: JsonObject): { text: string; count: number } {
  const [first] = those;
  if (!first) return { text: '', count: 0 };
  const { change, place } = first;
  const count = those.length;
  const things = new Set(those.map(({ change: { where } }) => where.at(-1))).size;
  const scope = scopeOf(those, document);
  if (change.what === 'changed') {
    const field = (change.field ?? '').toLowerCase();
    if (place.key === 'price')
      return { text: `${things} ${plural('price', things)} ${direction(those)}${scope}`, count };
    if (count === 1) return { text: `${ofWhat(change.where, place.at)}${field}`, count };
    if (place.at[0] === 'locations' && place.at.length <= 3) {
      return { text: `${field} of ${count} locations`, count };
    }
    return { text: `${things} × ${field}${scope}`, count };
  }
  const noun = nounOf(place);
  const words = {
    added: `new ${plural(noun, count)}`,
    removed: `${plural(noun, count)} gone`,
    moved: `${plural(noun, count)} moved`,
  };
  return { text: count === 1 && change.what === 'added' ? `a new ${noun}` : `${count} ${words[change.what]}`, count };
}

function ofWhat(where: readonly string[], at: SaidChange['place']['at']): string {
  const name = where.at(-1);
  return name === undefined || at.length === 1 ? '' : `${name}, `;
}

function direction(those: readonly SaidChange[]): string {
  const ways = new Set(
    those.map(({ place: { before, after } }) =>
      Number(after) > Number(before) ? 'up' : Number(after) < Number(before) ? 'down' : 'changed',
    ),
  );
  const [way = 'changed'] = ways;
  return ways.size === 1 ? way : 'changed';
}

/** Where it holds, of a brand that has several locations. */
function scopeOf(those: readonly SaidChange[], { locations }: JsonObject): string {
  if (!Array.isArray(locations) || locations.length < 2) return '';
  const at = [...new Set(those.map(({ change, place }) => atLocation(change.where, place.at)))];
  if (at.includes('')) return those.every(({ place }) => place.at[0] === 'menu') ? ofBrandsMenu(locations) : '';
  if (at.length === locations.length) return ', all locations';
  return at.length === 1 ? `, ${at[0]}` : `, ${at.length} locations`;
}

/** Who has a menu of their own does not have what is new, and who says something else of its dishes may not. */
function ofBrandsMenu(locations: readonly JsonValue[]): string {
  const says = (location: JsonValue, field: string) => (valueAt(location, [field]) ?? null) !== null;
  const users = locations.filter((location) => !says(location, 'menu'));
  const all = users.length === locations.length && !users.some((location) => says(location, 'menuOverrides'));
  return all ? ', all locations' : `, menu of ${users.length} locations`;
}

function atLocation(where: readonly string[], at: SaidChange['place']['at']): string {
  return at[0] === 'locations' ? (where[1] ?? '') : '';
}

/** What an entry is called among others of its kind: `FrequentQuestion` → `question`. */
function nounOf({ kind, field }: SaidChange['place']): string {
  if (!kind) return (field?.label ?? 'entry').toLowerCase();
  return nouns[kind.name] ?? kind.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function plural(noun: string, count: number): string {
  if (count === 1) return noun;
  if (/(?:s|sh|ch|x)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
