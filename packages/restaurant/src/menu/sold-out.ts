/** Dishes that are sold out until a moment: from then on they are not. */
import type { Menu, MenuItem, SiteConfiguration } from '../site-configuration/site-configuration.ts';

/** A configuration as it is from one moment (in milliseconds since 1970 UTC) until another. */
interface Told {
  configuration: SiteConfiguration;
  from: number;
  until: number;
}

/** Everybody asks for the same, again and again. */
const told = new WeakMap<SiteConfiguration, Told>();

/**
 * The configuration as it holds at a moment: no dish is sold out whose `soldOutUntil` has come. Everything that tells of dishes
 * starts from this. What does not change is the same object, all of it where nothing does.
 */
export function configurationAt(configuration: SiteConfiguration, now: Date): SiteConfiguration {
  const at = now.getTime();
  const known = told.get(configuration);
  if (known && known.from <= at && at < known.until) return known.configuration;
  const made = tell(configuration, at);
  told.set(configuration, made);
  return made.configuration;
}

function tell(configuration: SiteConfiguration, at: number): Told {
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  const items = new Map<MenuItem, MenuItem>();
  const itemAt = (item: MenuItem): MenuItem => {
    if (item.soldOutUntil === undefined) return item;
    if (at < item.soldOutUntil) {
      until = Math.min(until, item.soldOutUntil);
      return item;
    }
    const { soldOutUntil, ...rest } = item;
    from = Math.max(from, soldOutUntil);
    const back = items.get(item) ?? { ...rest, soldOut: false };
    items.set(item, back);
    return back;
  };
  const menus = new Map<Menu[], Menu[]>();
  const menusAt = (given: Menu[]): Menu[] => {
    const known = menus.get(given) ?? changed(given, (menu) => withCategories(menu, itemAt));
    menus.set(given, known);
    return known;
  };
  const menu = menusAt(configuration.menu);
  const locations = changed(configuration.locations, (location) => {
    const own = menusAt(location.menu);
    return own === location.menu ? location : { ...location, menu: own };
  });
  const same = menu === configuration.menu && locations === configuration.locations;
  return { configuration: same ? configuration : { ...configuration, menu, locations }, from, until };
}

function withCategories(menu: Menu, itemAt: (item: MenuItem) => MenuItem): Menu {
  const categories = changed(menu.categories, (category) => {
    const items = changed(category.items, itemAt);
    return items === category.items ? category : { ...category, items };
  });
  return categories === menu.categories ? menu : { ...menu, categories };
}

/** The list with each entry changed; the list itself where none is. */
function changed<T>(list: T[], change: (entry: T) => T): T[] {
  let copy: T[] | undefined;
  for (const [index, entry] of list.entries()) {
    const next = change(entry);
    if (next === entry) continue;
    copy ??= [...list];
    copy[index] = next;
  }
  return copy ?? list;
}
