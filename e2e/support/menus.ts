/** Menus made for tests, in the specification's own key names. */

interface Dish {
  name: string;
  [key: string]: unknown;
}

export const item = (name: string, details: Record<string, unknown> = {}): Dish => ({ name, ...details });

/** A menu whose categories are given by name. */
export function menuOf(name: string, categories: Record<string, Dish[]>) {
  return { name, categories: Object.entries(categories).map(([name, items]) => ({ name, items })) };
}

const words =
  'basil lemon smoked charred pickled butter garlic honey walnut fennel pepper roasted crisp slow cold brown spring winter olive bread cream vinegar ginger lime salted dried fresh sweet bitter oil onion rice corn bean leaf herb stock wine cheese egg lamb duck trout plum pear fig mint sesame'.split(
    ' ',
  );

interface GeneratedMenu {
  categories: number;
  items: number;
  /** Whether a description has 6 to 25 words; else 4 to 12, as those of the demo brands have. */
  wordy?: boolean;
}

/** A menu as long as wished: 'Category 1' with 'Dish 1 1', … A generator with a seed words it, so that it compresses like prose. */
export function generatedMenu({ categories, items, wordy = true }: GeneratedMenu) {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const prose = (length: number) => Array.from({ length }, () => words[random(words.length)]).join(' ');
  const dish = (category: number, number: number): Dish => ({
    id: `dish-${category}-${number}`,
    name: `Dish ${category} ${number}`,
    price: 5 + random(60) / 2,
    description: prose(wordy ? 6 + random(20) : 4 + random(9)),
    isVegetarian: random(3) === 0,
    isVegan: random(5) === 0,
    isGlutenFree: random(3) === 0,
  });
  const numbers = (count: number) => Array.from({ length: Math.ceil(count) }, (_, index) => index + 1);
  return {
    categories: numbers(categories).map((category) => ({
      name: `Category ${category}`,
      description: prose(8),
      items: numbers(items).map((number) => dish(category, number)),
    })),
  };
}
