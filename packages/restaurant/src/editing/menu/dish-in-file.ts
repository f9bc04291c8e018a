/** What a dish says, as the site's reader understands it; for browsers, which do not load the declaration. */

import { most } from '../../limits.ts';
import { oncePer } from '../../once-per.ts';
import { field, inSilence, isRecord, present } from '../../reading/lenient.ts';
import { listOf, readLabels } from '../../reading/lenient-lists.ts';
import { readBoolean, readDescription, readLine, readWebLink } from '../../reading/lenient-values.ts';
import { allergensOf } from '../../site-configuration/read-allergens.ts';
import { readAvailability } from '../../site-configuration/read-availability.ts';
import { caloriesOf } from '../../site-configuration/read-calories.ts';
import { dietsOf } from '../../site-configuration/read-diets.ts';
import { priceIn, soldOutOf } from '../../site-configuration/read-dish.ts';
import type { DishVariant, MenuItem } from '../../site-configuration/site-configuration.ts';
import type { JsonObject } from '../entry-keys.ts';

type Unread = 'id' | 'highSugar' | 'highSodium' | 'orderingLink';

/** Its name is empty where it has none: then guests do not see it. */
export interface DishSays extends Omit<MenuItem, Unread | 'variants' | 'addOns' | 'featured' | 'hidden'> {
  variants: DishVariant[];
  addOns: DishVariant[];
  featured: boolean;
  /** It is on no menu. */
  hidden: boolean;
}

/** In which currency its prices are, and where it is: dates without an offset are dates there. */
export interface DishPlace {
  currency: string;
  timeZones: readonly string[];
}

export const sizeKeys = ['variants', 'sizes'] as const;
export const addOnKeys = ['addOns', 'addons', 'extras'] as const;

/** A reader that reads each dish once, as long as it does not change. */
export function dishReader(place: DishPlace): (fields: JsonObject) => DishSays {
  return oncePer((fields) => read(fields, place));
}

function read(fields: JsonObject, { currency, timeZones }: DishPlace): DishSays {
  const entry = inSilence(fields);
  const yes = (key: string) => field(entry, [key], readBoolean) ?? false;
  const variants = sizesOf(fields, sizeKeys, currency);
  return {
    name: field(entry, ['name', 'title'], readLine) ?? '',
    variants,
    addOns: sizesOf(fields, addOnKeys, currency),
    isVegetarian: yes('isVegetarian'),
    isVegan: yes('isVegan'),
    isGlutenFree: yes('isGlutenFree'),
    isHalal: yes('isHalal'),
    isSpicy: yes('isSpicy'),
    featured: yes('featured'),
    hidden: yes('hidden'),
    tags: field(entry, ['tags'], readLabels) ?? [],
    soldOut: false,
    ...soldOutOf(entry, timeZones),
    ...allergensOf(entry),
    ...dietsOf(entry, ['diets', 'suitableForDiet']),
    ...priceOfSizes(pricesOf(fields, currency), variants),
    ...present({
      description: field(entry, ['description'], readDescription),
      image: field(entry, ['image'], readWebLink),
      calories: caloriesOf(entry),
      available: field(entry, ['available'], readAvailability),
    }),
  };
}

/** The price of what is written as a dish, one of its sizes, or a difference. */
export function pricesOf(fields: JsonObject, currency: string): Pick<DishVariant, 'price' | 'priceText'> {
  const price = priceIn(inSilence(fields), ['price'], 0, { currency });
  return typeof price === 'number' ? { price } : present({ priceText: price });
}

/** As the reader has it: a dish that has sizes costs what the cheapest does. */
function priceOfSizes(own: ReturnType<typeof pricesOf>, sizes: readonly DishVariant[]): ReturnType<typeof pricesOf> {
  const prices = sizes.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? { price: Math.min(...prices) } : own;
}

function sizesOf(fields: JsonObject, keys: readonly string[], currency: string): DishVariant[] {
  const one = (value: unknown): DishVariant | undefined => {
    if (!isRecord(value)) return undefined;
    const entry = inSilence(value);
    const name = field(entry, ['name', 'title', 'size', 'label'], readLine);
    if (name === undefined) return undefined;
    return { name, ...pricesOf(value as JsonObject, currency), ...present({ calories: caloriesOf(entry) }) };
  };
  return field(inSilence(fields), keys, listOf(one, most.addOns)) ?? [];
}
