/** What may be added to dishes and states what is asked about: no menu that sells bacon with its eggs is without it. */
import { shownPrice } from '@tablefront/restaurant/prices';
import { type Dish, wordsAlone } from '../knowledge/dishes.ts';
import { joined, type Request } from '../request.ts';
import type { Avoided } from '../safety/allergens.ts';
import { statementsOf } from '../safety/stated.ts';
import { MOST_NAMED } from './dish-text.ts';

/** `Two-egg breakfast: It can be had with Bacon $4.00.` */
export function addedStating(dishes: readonly Dish[], asked: readonly Avoided[], request: Request): string[] {
  const { say, configuration } = request;
  const known = new Map<string, boolean>();
  const isStating = (name: string) => {
    const stating = known.get(name) ?? statementsOf(wordsAlone(name), asked).length > 0;
    known.set(name, stating);
    return stating;
  };
  const had = dishes.flatMap((dish) => {
    const { name, addOns = [], currency = configuration.currency } = dish;
    const stating = addOns.filter((one) => isStating(one.name));
    const list = stating.map((one) => joined(one.name, shownPrice(one, currency, configuration.language)));
    return list.length > 0 ? [{ name, told: say('menuAddOns', { list: say.list(list) }) }] : [];
  });
  return [...Map.groupBy(had, ({ told }) => told)].map(([told, some]) => {
    const names = [...new Set(some.map(({ name }) => name))];
    return `${say.some(names, MOST_NAMED)}: ${told}`;
  });
}
