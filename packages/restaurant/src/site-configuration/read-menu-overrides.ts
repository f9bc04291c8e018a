/** What a location says of the brand's menu: `menuOverrides[]`, or a map of them by the ids of dishes. */

import { firstOf, most } from '../limits.ts';
import type { DishChange, MenuOverride } from '../menu/overrides.ts';
import { dashed } from '../slugs.ts';
import { type Entry, entryOf, field, isRecord, present, type Read, record } from './lenient.ts';
import { listOf } from './lenient-lists.ts';
import { flag, idText, text } from './lenient-values.ts';
import { type DishContext, pricesIn, readDish, soldOutOf, variantsOf } from './read-dish.ts';

/** An override, and where it stands. */
export interface PlacedOverride {
  override: MenuOverride;
  path: string;
}

/** In the order of the configuration. One with a `category` is a dish of the location's own. */
export function menuOverridesOf(entry: Entry, context: DishContext): PlacedOverride[] {
  const readOne = (one: Entry): PlacedOverride | undefined => {
    const override = Object.hasOwn(one.fields, 'category') ? addedDish(one, context) : dishChange(one, context);
    return override && { override, path: one.path };
  };
  const readAll: Read<PlacedOverride[]> = (value, path, warn, index) => {
    if (!isRecord(value)) return listOf(record(readOne), most.dishes)(value, path, warn, index);
    return firstOf(Object.entries(value), most.dishes, path, warn).flatMap(([id, fields]) => {
      const one = entryOf(fields, `${path}.${id}`, warn);
      return (one && readOne({ ...one, fields: { id, ...one.fields } })) ?? [];
    });
  };
  return field(entry, ['menuOverrides'], readAll) ?? [];
}

function dishChange(entry: Entry, context: DishContext): DishChange | undefined {
  const id = idText(entry, 'id', 'item');
  if (id === undefined) {
    entry.warn(entry.path, 'has no id of a dish');
    return undefined;
  }
  const saysSale = ['soldOut', 'isSoldOut', 'soldOutUntil'].some((key) => Object.hasOwn(entry.fields, key));
  const change = present({
    hidden: flag(entry, 'hidden') || undefined,
    ...pricesIn(entry, context.currency),
    variants: variantsOf(entry, ['variants', 'sizes'], most.variants, context.currency),
    ...(saysSale && soldOutOf(entry, context)),
  });
  if (Object.keys(change).length > 0) return { id, ...change };
  entry.warn(entry.path, 'changes nothing');
  return undefined;
}

function addedDish(entry: Entry, context: DishContext): MenuOverride | undefined {
  const category = text(entry, 'category');
  const item = readDish(entry, 0, (id) => id ?? '', context);
  if (category === undefined) entry.warn(entry.path, 'has no category');
  if (category === undefined || item === undefined) return undefined;
  return { category, item: item.id === '' ? { ...item, id: dashed(item.name) || item.name } : item };
}
