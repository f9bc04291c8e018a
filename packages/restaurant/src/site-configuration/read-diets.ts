import { type Entry, field } from '../reading/lenient.ts';
import { readLabels } from '../reading/lenient-lists.ts';
import { dashed } from '../slugs.ts';

type Mark = 'isVegetarian' | 'isVegan' | 'isGlutenFree' | 'isHalal';

/** Some have a field of their own, the others are in the operator's words. */
interface Diets extends Partial<Record<Mark, boolean>> {
  diets?: string[];
}

/** By the words that name them, in plain letters and without `diet`. */
const flags: Readonly<Record<string, Mark>> = {
  vegetarian: 'isVegetarian',
  vegetarien: 'isVegetarian',
  vegetariano: 'isVegetarian',
  v: 'isVegetarian',
  vegan: 'isVegan',
  vegane: 'isVegan',
  vegano: 'isVegan',
  ve: 'isVegan',
  vg: 'isVegan',
  'gluten-free': 'isGlutenFree',
  glutenfree: 'isGlutenFree',
  'sans-gluten': 'isGlutenFree',
  'sin-gluten': 'isGlutenFree',
  'senza-glutine': 'isGlutenFree',
  gf: 'isGlutenFree',
  halal: 'isHalal',
};

/** An entry's `diets`: `["vegan", "Kosher"]`, also as schema.org writes them (`https://schema.org/KosherDiet`). */
export function dietsOf(entry: Entry, keys: readonly string[]): Diets | undefined {
  const written = field(entry, keys, readLabels);
  if (written === undefined) return undefined;
  const diets: Diets = {};
  const others: string[] = [];
  for (const each of written) {
    const words = each.replace(/^(?:https?:\/\/)?schema\.org\/(\w+)Diet$/, '$1').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    const plain = dashed(words).replace(/-diet$/, '');
    const flag = Object.hasOwn(flags, plain) ? flags[plain] : undefined;
    if (flag) diets[flag] = true;
    else others.push(words);
  }
  if (others.length > 0) diets.diets = [...new Set(others)];
  return diets;
}
