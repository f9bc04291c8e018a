/** Menus, and what locations say of them, as rows of a table; `readMenuTable` reads them back as the same. */
import { present } from '../../reading/lenient.ts';
import { type DishChange, dishKey, type MenuOverride } from '../../site-configuration/menu-overrides.ts';
import type { DishVariant, Menu, MenuCategory, MenuItem } from '../../site-configuration/site-configuration.ts';
import { amountCells, factCells, hoursCell, saleCells } from './cells.ts';
import type { MenuRow } from './columns.ts';

/** A location as the table calls it, its own menus, and what it says of those that it has. */
export interface LocationMenus {
  location: string;
  menus: readonly Menu[];
  overrides: readonly MenuOverride[];
}

/** @param brand the brand's menus, whose dishes locations change */
export function menuTable(brand: readonly Menu[], locations: readonly LocationMenus[]): MenuRow[] {
  const places = locations.flatMap(({ location, menus, overrides }) => [
    ...rowsOfMenus(menus, { location }),
    ...differenceRows(overrides, { location }, namesOf(menus.length > 0 ? menus : brand)),
  ]);
  return [...rowsOfMenus(brand, {}), ...places];
}

/** The names of dishes by what they are changed by. */
function namesOf(menus: readonly Menu[]): Map<string, string> {
  const categories = menus.flatMap((menu) => menu.categories);
  return new Map(categories.flatMap(({ items }) => items.map((item, at) => [dishKey(item, at), item.name] as const)));
}

function rowsOfMenus(menus: readonly Menu[], place: MenuRow): MenuRow[] {
  return menus.flatMap((menu, at) => menuRows(menu, { ...place, ...numberOf(menu, at, menus) }));
}

/** Menus that are not told apart by their names are numbered. */
function numberOf({ name }: Menu, at: number, menus: readonly Menu[]): MenuRow {
  return menus.filter((menu) => menu.name === name).length > 1 ? { menu_number: at + 1 } : {};
}

function menuRows({ name, description, hours, categories }: Menu, place: MenuRow): MenuRow[] {
  const facts = present({ menu_description: description, menu_hours: hours && hoursCell(hours) });
  const rows = categories.flatMap((category, at) =>
    categoryRows(category, { ...place, ...present({ menu: name }), ...idOfCategory(category, at, categories) }),
  );
  return withFacts(rows, facts);
}

function categoryRows({ name, description, image, items }: MenuCategory, place: MenuRow): MenuRow[] {
  const facts = present({ category_description: description, category_image: image });
  const rows = items.flatMap((item, at) => {
    // The rows of a dish follow each other, which tells them apart from those of another of its name.
    const isNamed = item.id !== `item-${at + 1}` || items[at - 1]?.name === item.name;
    return dishRows(item, { ...place, category: name, ...(isNamed && { id: item.id }) });
  });
  return withFacts(rows, facts);
}

/** An id that is made of the position is made again, unless a category is known by it alone. */
function idOfCategory({ id, name }: MenuCategory, at: number, categories: readonly MenuCategory[]): MenuRow {
  const isAlone = categories.filter((category) => category.name === name).length === 1;
  return id === `category-${at + 1}` && isAlone ? {} : { category_id: id };
}

function withFacts([first, ...others]: MenuRow[], facts: MenuRow): MenuRow[] {
  return first ? [{ ...first, ...facts }, ...others] : [];
}

function dishRows(item: MenuItem, place: MenuRow, isAgain = false): MenuRow[] {
  const { name, price, priceText, calories, variants = [], addOns = [] } = item;
  const derived = variants.some((variant) => variant.price !== undefined);
  const own = amountCells(variants.length > 0 && derived ? { calories } : { price, priceText, calories });
  return rowsOf({ ...place, item: name }, { variants, addOns, own, facts: factCells(item), isAgain });
}

interface Dish {
  variants: readonly DishVariant[];
  addOns: readonly DishVariant[];
  /** What the dish itself costs and holds. */
  own: MenuRow;
  facts: MenuRow;
  /** Whether rows before are of the same id, and of another dish. */
  isAgain: boolean;
}

/** A dish of several sizes has a row of its own only where it has something to say that is not of a size. */
function rowsOf(named: MenuRow, { variants, addOns, own, facts, isAgain }: Dish): MenuRow[] {
  const sizes = variants.map((variant) => ({ ...named, variant: variant.name, ...amountCells(variant) }));
  const additions = addOns.map((addOn) => ({ ...named, add_on: addOn.name, ...amountCells(addOn) }));
  const alone = isAgain || sizes.length === 0 || Object.keys(own).length > 0 ? [{ ...named, ...own }] : [];
  return withFacts([...alone, ...sizes, ...additions], facts);
}

function differenceRows(
  overrides: readonly MenuOverride[],
  place: MenuRow,
  names: ReadonlyMap<string, string>,
): MenuRow[] {
  const seen = new Set<string>();
  return overrides.flatMap((override) => {
    const id = 'category' in override ? override.item.id : override.id;
    const isAgain = seen.has(id);
    seen.add(id);
    if (!('category' in override))
      return changeRows(override, { ...place, ...present({ item: names.get(id) }) }, isAgain);
    const { category, item } = override;
    return dishRows(item, { ...place, difference: 'added', category, id }, isAgain);
  });
}

function changeRows(change: DishChange, place: MenuRow, isAgain: boolean): MenuRow[] {
  const { id, hidden, price, priceText, variants = [], soldOut, soldOutUntil } = change;
  if (hidden) return [{ ...place, difference: 'hidden', id }];
  const facts = soldOut === undefined ? {} : saleCells({ soldOut, ...present({ soldOutUntil }) });
  const own = amountCells({ price, priceText });
  return rowsOf({ ...place, difference: 'changed', id }, { variants, addOns: [], own, facts, isAgain });
}
