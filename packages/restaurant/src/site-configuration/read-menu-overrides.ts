/** What a location says of the brand's menu: `menuOverrides[]`, or a map of them by the ids of dishes. */

import { firstOf, most } from '../limits.ts';
import { type Entry, entryOf, field, isRecord, type Read, record } from '../reading/lenient.ts';
import { listOf } from '../reading/lenient-lists.ts';
import { readId, readLine } from '../reading/lenient-values.ts';
import { dashed } from '../slugs.ts';
import type { DishChange, MenuOverride } from './menu-overrides.ts';
import type { Reading } from './schema/declare.ts';
import { menuItem, readDishChange } from './schema/menu-item.ts';

/** An override, and where it stands. */
export interface PlacedOverride {
  override: MenuOverride;
  path: string;
}

/** In the order of the configuration. One with a `category` is a dish of the location's own. */
export function menuOverridesOf(entry: Entry, reading: Reading): PlacedOverride[] {
  const readOne = (one: Entry): PlacedOverride | undefined => {
    const override = Object.hasOwn(one.fields, 'category') ? addedDish(one, reading) : dishChange(one, reading);
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

function dishChange(entry: Entry, reading: Reading): DishChange | undefined {
  const id = field(entry, ['id', 'item'], readId);
  if (id === undefined) {
    entry.warn(entry.path, 'has no id of a dish');
    return undefined;
  }
  const change = readDishChange(entry, reading);
  if (Object.keys(change).length > 0) return { id, ...change };
  entry.warn(entry.path, 'changes nothing');
  return undefined;
}

function addedDish(entry: Entry, reading: Reading): MenuOverride | undefined {
  const { fields, path, warn } = entry;
  const category = field(entry, ['category'], readLine);
  const item = menuItem.read(fields, path, warn, 0, { ...reading, giveId: (id) => id ?? '' });
  if (category === undefined) entry.warn(entry.path, 'has no category');
  if (category === undefined || item === undefined) return undefined;
  return { category, item: item.id === '' ? { ...item, id: dashed(item.name) || item.name } : item };
}
