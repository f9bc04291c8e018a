import { dashed } from '../slugs.ts';
import { type Entry, field } from './lenient.ts';
import { readLabels } from './lenient-lists.ts';
import type { MenuItem } from './site-configuration.ts';

/** By the words that name them, in plain letters and without `diet`. */
const FLAGS: Readonly<Record<string, 'isVegetarian' | 'isVegan' | 'isGlutenFree' | 'isHalal'>> = {
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

interface Diets {
  /** Those that have a field of their own. */
  marks: Partial<Pick<MenuItem, 'isVegetarian' | 'isVegan' | 'isGlutenFree' | 'isHalal'>>;
  /** The others, in the operator's words. */
  diets?: string[];
}

/** An entry's `diets`: `["vegan", "Kosher"]`, also as schema.org writes them (`https://schema.org/KosherDiet`). */
export function dietsOf(entry: Entry): Diets {
  const marks: Diets['marks'] = {};
  const others: string[] = [];
  for (const written of field(entry, ['diets', 'suitableForDiet'], readLabels) ?? []) {
    const words = written
      .replace(/^(?:https?:\/\/)?schema\.org\/(\w+)Diet$/, '$1')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    const plain = dashed(words).replace(/-diet$/, '');
    const flag = Object.hasOwn(FLAGS, plain) ? FLAGS[plain] : undefined;
    if (flag) marks[flag] = true;
    else others.push(words);
  }
  return { marks, ...(others.length > 0 && { diets: [...new Set(others)] }) };
}
