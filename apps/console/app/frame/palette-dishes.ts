import type { LiveDish, LiveDishes } from '@tablefront/console-wire/drafts';
import { CircleCheck, CircleOff, Utensils } from 'lucide';
import { placesInWords } from '../people/role-words.ts';
import type { PaletteItem } from './palette-items.ts';

interface Ways {
  /** Opens a dish in the menu. */
  open: (dish: LiveDish) => void;
  /** Opens where it is switched off, and until when. */
  sellOut: (dish: LiveDish) => void;
  /** At once, in the places where it is sold out. */
  bringBack: (dish: LiveDish, places: string[]) => void;
}

/** Every dish once: to be found in the menu, switched off, and brought back where it is sold out. */
export function dishItems({ menus, places }: LiveDishes, { open, sellOut, bringBack }: Ways): PaletteItem[] {
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const dishes = new Map(
    menus.flatMap(({ categories }) =>
      categories.flatMap(({ name, dishes: those }) =>
        those.map((dish) => [dish.id, { dish, category: name }] as const),
      ),
    ),
  );
  return [...dishes.values()].flatMap(({ dish, category }): PaletteItem[] => {
    const off = [...new Set(dish.soldOut.map(({ place }) => place))];
    const sold = dish.places ?? places.map(({ id }) => id);
    const where = off.length === 1 ? placesInWords(off.map(nameOf)) : `${off.length} locations`;
    const ofDish = { typedOnly: true as const };
    return [
      ...(off.length < sold.length
        ? [
            {
              ...ofDish,
              ...{ id: `sold out ${dish.id}`, group: 'Do' as const, name: `${dish.name}: sold out until…` },
              ...{ icon: CircleOff, run: () => sellOut(dish) },
            },
          ]
        : []),
      ...(off.length > 0
        ? [
            {
              ...ofDish,
              ...{ id: `back ${dish.id}`, group: 'Do' as const, name: `${dish.name}: back on` },
              ...(places.length > 1 && { more: where }),
              ...{ icon: CircleCheck, run: () => bringBack(dish, off) },
            },
          ]
        : []),
      {
        ...ofDish,
        ...{ id: `dish ${dish.id}`, group: 'Dishes', name: dish.name },
        more: [category, dish.price].filter(Boolean).join(' · '),
        ...{ icon: Utensils, run: () => open(dish) },
      },
    ];
  });
}
