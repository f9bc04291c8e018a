import { brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import { isObject, type JsonObject, keyOf } from '@tablefront/restaurant/editing/entry-keys';
import type { EntryInFile } from '@tablefront/restaurant/editing/in-file';
import { type DishSays, dishReader } from '@tablefront/restaurant/editing/menu/dish-in-file';
import { priceRange } from '@tablefront/restaurant/editing/menu/edit-menu';
import {
  currencyInFile,
  type DishAtLocations,
  differencesByDish,
  differencesOf,
  type LocationInFile,
  locationsInFile,
} from '@tablefront/restaurant/editing/menu/locations-in-file';
import {
  type DishInFile,
  dishesOf,
  type MenuInFile,
  menusInFile,
} from '@tablefront/restaurant/editing/menu/menus-in-file';
import { isSame, type Patch, valueAt } from '@tablefront/restaurant/editing/patches';
import { formatPrice } from '@tablefront/restaurant/prices';
import { useMemo, useSyncExternalStore } from 'react';
import { useDocument } from '../document/document.tsx';
import type { ChangeOptions } from '../document/document-store.ts';
import { useBrand } from '../frame/brand.ts';
import { ownLocations } from '../locations/place-ids.ts';
import { isUnsaid } from './menu-rows.ts';

/** The menu that a page shows: the brand's, that as one location has it, or a location's own. */
export interface OpenMenu {
  document: JsonObject;
  published: JsonObject;
  owner: EntryInFile;
  menus: MenuInFile[];
  locations: LocationInFile[];
  /** Those of them that can be chosen: all, or a manager's own. */
  places: readonly LocationInFile[];
  /** The chosen one, of a manager one of their own; undefined: the menu of all. */
  place: LocationInFile | undefined;
  /** Whether what is changed is what the chosen place says of the brand's menu. */
  isDifference: boolean;
  differences: ReadonlyMap<string, DishAtLocations>;
  says: (fields: JsonObject) => DishSays;
  currency: string;
  language: string;
  /** Where it is sold: of the chosen place, or the brand; null: nobody knows. */
  timeZone: string | null;
  /** Location managers see menus and say what is sold out; they change nothing of them. */
  mayEdit: boolean;
  change: (patches: readonly Patch[], options?: ChangeOptions) => boolean;
}

const readers = new Map<string, (fields: JsonObject) => DishSays>();

/** One reader for each currency and zone: dishes that did not change are not read again. */
function readerFor(currency: string, timeZones: readonly string[]): (fields: JsonObject) => DishSays {
  const key = `${currency} ${timeZones.join(' ')}`;
  const known = readers.get(key) ?? dishReader({ currency, timeZones });
  readers.set(key, known);
  return known;
}

const textOf = (value: JsonObject[string] | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The whole draft, as it is now. */
export function useDraft(): { document: JsonObject; published: JsonObject } {
  const { store } = useDocument();
  const document = useSyncExternalStore(store.watch, store.get);
  const published = useSyncExternalStore(store.watch, store.published);
  return { document, published };
}

/** @param placeKey the key of the chosen location in the file; null: none */
export function useMenuOf(placeKey: string | null): OpenMenu {
  const { change } = useDocument();
  const { document, published } = useDraft();
  const { id: brandId, role, grant, detail } = useBrand();
  const brandZone = brandTimeZone(detail);
  const locations = useMemo(() => locationsInFile(document), [document]);
  const places = useMemo(
    () => ownLocations(document, locations, { brandId, grant }),
    [document, locations, brandId, grant],
  );
  const brandCurrency = useMemo(() => currencyInFile(document).currency, [document]);
  const place = places.find(({ key }) => key === placeKey) ?? (grant?.locations ? places[0] : undefined);
  return useMemo(() => {
    const owner: EntryInFile = place?.hasOwnMenu ? place : { at: [], fields: document };
    const currency = place?.hasOwnMenu ? place.currency : brandCurrency;
    const zone = textOf(place?.fields.timeZone) ?? textOf(document.timeZone);
    return {
      ...{ document, published, owner, locations, places, place, currency, change },
      menus: menusInFile(owner),
      isDifference: place !== undefined && !place.hasOwnMenu,
      differences: differencesByDish(locations),
      says: readerFor(currency, zone === undefined ? [] : [zone]),
      timeZone: zone ?? brandZone,
      language: textOf(document.language) ?? 'en',
      mayEdit: role === 'owner' || role === 'editor',
    };
  }, [document, published, locations, places, place, brandCurrency, brandZone, change, role]);
}

/** `$16.50`, `$9.00 – $15.00`, `market price`, `–`; at a chosen location as guests read it there. */
export function priceWords({ says, currency, language }: OpenMenu, fields: JsonObject): string {
  const dish = says(fields);
  const range = priceRange(dish);
  if (!range) return dish.priceText ?? '–';
  const [least, most] = range.map((amount) => formatPrice(amount, currency, language));
  return least === most ? (least ?? '–') : `${least} – ${most}`;
}

/** What the chosen location says of a dish's price, where it differs. */
export function priceHere({ place, isDifference }: OpenMenu, dish: DishInFile): { price?: number; hidden: boolean } {
  const last = isDifference && place ? differencesOf(place, dish.id).at(-1) : undefined;
  return { hidden: last?.hidden ?? false, ...(last?.price !== undefined && { price: last.price }) };
}

/** What is live of a dish, also where it was moved into another category; undefined: it is new. */
export function liveFields({ published, document }: OpenMenu, { at, fields }: EntryInFile): JsonObject | undefined {
  const value = valueAt(published, at);
  if (isObject(value)) return value;
  const name = fields.name ?? fields.title;
  return liveByName(published)
    .get(String(fields.id ?? name))
    ?.find((live) => valueAt(document, live.at) === undefined)?.fields;
}

const byName = new WeakMap<JsonObject, Map<string, DishInFile[]>>();

function liveByName(published: JsonObject): Map<string, DishInFile[]> {
  const known = byName.get(published);
  if (known) return known;
  const owners = [{ at: [], fields: published }, ...locationsInFile(published)];
  const dishes = new Map<string, DishInFile[]>();
  for (const dish of dishesOf(owners.flatMap((owner) => menusInFile(owner)))) {
    const name = String(dish.fields.id ?? dish.fields.name ?? dish.fields.title);
    dishes.set(name, [...(dishes.get(name) ?? []), dish]);
  }
  byName.set(published, dishes);
  return dishes;
}

/** `New`, `Moved`, `Changed`; undefined: it is as it is live. */
export function dishState(menu: OpenMenu, dish: EntryInFile): string | undefined {
  const live = liveFields(menu, dish);
  if (!live) return 'New';
  if (valueAt(menu.published, dish.at) === undefined) return 'Moved';
  return isSame(live, dish.fields) ? undefined : 'Changed';
}

export interface MenuCounts {
  dishes: number;
  categories: number;
  /** Dishes that are not live. */
  added: number;
  /** Dishes that state nothing of allergens. */
  unsaid: number;
}

export function countsOf(menu: OpenMenu): MenuCounts {
  const counts: MenuCounts = { dishes: 0, categories: 0, added: 0, unsaid: 0 };
  for (const category of menu.menus.flatMap(({ categories }) => categories.entries)) {
    const list = valueAt(menu.published, category.dishes.at);
    const live = new Set(Array.isArray(list) ? list.map(keyOf) : []);
    const dishes = category.dishes.entries;
    counts.categories += 1;
    counts.dishes += dishes.length;
    counts.added += dishes.filter((dish) => !live.has(dish.key) && !liveFields(menu, dish)).length;
    counts.unsaid += dishes.filter(({ fields }) => isUnsaid(menu.says(fields))).length;
  }
  return counts;
}
