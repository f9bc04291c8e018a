/** What can be sold out: the dishes of the live site, by what locations call them, and where they are sold out now. */

import { reachesLocation } from '@tablefront/console-wire/access';
import type { LiveDish, LiveDishes } from '@tablefront/console-wire/drafts';
import { completeLocation } from '@tablefront/restaurant/complete-location';
import { namedRestaurants } from '@tablefront/restaurant/named-restaurants';
import { momentOf, placeClock } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { timelineAround } from '@tablefront/restaurant/opening-hours/timeline';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { shownPrice } from '@tablefront/restaurant/prices';
import { dishKey, type MenuOverride } from '@tablefront/restaurant/site-configuration/menu-overrides';
import { readWrittenMenus } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { Menu, MenuItem, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findConfiguration } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { noSuchBrand } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { documentOf } from '../drafts/stored-drafts.ts';
import type { Reach } from '../reach.ts';

const OFTEN_DAYS = 60;
const MOST_OFTEN = 12;

/** @throws ConsoleRefusal `not-allowed`, `unknown-brand` */
export async function liveDishes({ database, now }: ConsoleServices, reach: Reach): Promise<LiveDishes> {
  const text = await findConfiguration(database, { id: reach.brandId });
  if (text === undefined) throw noSuchBrand();
  const at = now();
  const { configuration, written } = readWrittenMenus(documentOf(text));
  const all = namedRestaurants(configuration, reach.brandId);
  const reaches = ({ restaurantId }: { restaurantId: string }) =>
    reachesLocation({ locations: reach.places }, restaurantId);
  const board = createBoard(configuration, all.filter(reaches).length);
  for (const [index, { restaurantId, location }] of all.entries()) {
    if (!reaches({ restaurantId })) continue;
    const said = location && written[index];
    const own = said && said.location.menu.length > 0 ? said.location.menu : configuration.menu;
    const currency = location?.currency ?? configuration.currency;
    board.add(restaurantId, own, said?.overrides ?? [], { currency, now: at.getTime() });
  }
  const menus = board.menus();
  const known = new Set(
    menus.flatMap(({ categories }) => categories.flatMap(({ dishes }) => dishes.map(({ id }) => id))),
  );
  const often = await oftenSoldOut(database, reach.brandId);
  return {
    often: often.filter((id) => known.has(id)).slice(0, MOST_OFTEN),
    places: all.filter(reaches).map(({ restaurantId: id, name, location }) => {
      const timeZone = location?.timeZone ?? configuration.timeZone ?? null;
      const hours = (location ? completeLocation(location, configuration) : configuration).openingHours;
      return { id, name, timeZone, ...openingOf(hours, timeZone, at) };
    }),
    menus,
  };
}

/** Puts the dishes of all places together: the same dish in several places is one. */
function createBoard({ language }: SiteConfiguration, placeCount: number) {
  interface Entry extends Omit<LiveDish, 'places'> {
    at: Set<string>;
  }
  const byId = new Map<string, Entry>();
  const board = new Map<string, Map<string, Entry[]>>();

  function put(placeId: string, id: string, item: MenuItem, where: [menu: string, category: string], currency: string) {
    const known = byId.get(id);
    if (known) {
      known.at.add(placeId);
      return known;
    }
    const price = shownPrice(item, currency, language) ?? null;
    const entry: Entry = { id, name: item.name, image: item.image ?? null, price, at: new Set([placeId]), soldOut: [] };
    byId.set(id, entry);
    const categories = board.get(where[0]) ?? new Map<string, Entry[]>();
    board.set(where[0], categories);
    const dishes = categories.get(where[1]) ?? [];
    categories.set(where[1], dishes);
    dishes.push(entry);
    return entry;
  }

  return {
    add(
      placeId: string,
      menus: readonly Menu[],
      overrides: readonly MenuOverride[],
      at: { currency: string; now: number },
    ) {
      const changes = new Map(overrides.flatMap((one) => ('category' in one ? [] : [[one.id, one] as const])));
      const sell = (id: string, item: MenuItem, where: [string, string]) => {
        const change = changes.get(id);
        if (item.hidden || change?.hidden) return;
        const { soldOut, soldOutUntil } = change?.soldOut === undefined ? item : change;
        const entry = put(placeId, id, item, where, at.currency);
        const isNow = soldOut && (soldOutUntil === undefined || at.now < soldOutUntil);
        if (!isNow || entry.soldOut.some(({ place }) => place === placeId)) return;
        const until = soldOutUntil === undefined ? null : new Date(soldOutUntil).toISOString();
        entry.soldOut.push({ place: placeId, until });
      };
      for (const menu of menus) {
        for (const category of menu.categories) {
          for (const [position, item] of category.items.entries()) {
            sell(dishKey(item, position), item, [menu.name ?? '', category.name]);
          }
        }
      }
      for (const one of overrides)
        if ('category' in one) sell(one.item.id, one.item, [menus[0]?.name ?? '', one.category]);
    },
    menus: (): LiveDishes['menus'] =>
      Array.from(board, ([name, categories]) => ({
        name,
        categories: Array.from(categories, ([category, entries]) => ({
          name: category,
          dishes: entries.map(({ at, ...dish }) => ({ ...dish, places: at.size === placeCount ? null : [...at] })),
        })),
      })),
  };
}

/** When a place closes, where it is open, and opens next. */
function openingOf(hours: OpeningHours | undefined, timeZone: string | null, now: Date) {
  const zone = timeZone === null ? undefined : zoneOffsets(timeZone, now);
  if (!hours || !zone) return { closesAt: null, opensAt: null };
  const clock = placeClock(now, zone);
  const { current, stretches } = timelineAround(hours, clock);
  const next = stretches.find(({ open }) => open > Math.max(clock.minutes, current?.close ?? 0));
  const moment = (minutes: number | undefined) =>
    minutes === undefined ? null : new Date(momentOf(clock, minutes)).toISOString();
  return { closesAt: moment(current?.close), opensAt: moment(next?.open) };
}

const counted = z.object({ rows: z.array(z.object({ dish: z.string() })) });

/** Ids of dishes, the most often first. */
async function oftenSoldOut(database: Database, brandId: string): Promise<string[]> {
  const found = await database.execute(sql`
    select action ->> 'dish' as dish from versions
    where brand_id = ${brandId} and action ->> 'do' = 'sold-out' and made_at > now() - ${OFTEN_DAYS}::int * interval '1 day'
    group by 1 order by count(*) desc, max(number) desc limit 100
  `);
  return counted.parse(found).rows.map(({ dish }) => dish);
}
