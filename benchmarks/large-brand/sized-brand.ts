import { readFileSync } from 'node:fs';
import path from 'node:path';

const model = path.resolve(import.meta.dirname, '../../brands/maple-and-ember/brand.json');
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dishes = ['Smoked brisket', 'Grilled salmon', 'Crispy tofu', 'Roasted squash', 'Charred greens', 'Maple wings'];

/** The demo group's design and texts with any number of locations, each with a menu of its own. */
export function sizedBrand(id: string, { locations, itemsEach }: { locations: number; itemsEach: number }) {
  const content: Record<string, unknown> = JSON.parse(readFileSync(model, 'utf8'));
  const configuration = {
    ...content,
    name: 'Many Kitchens',
    brand_id: id,
    restaurant_id: `r-${id}`,
    redirects: [],
    locations: Array.from({ length: locations }, (_, index) => locationOf(id, index, itemsEach)),
  };
  return { id, configuration };
}

/**
 * The same group with one menu of `items` dishes, of which each location charges another price for five: as what differs, or as a menu of its own
 * that says the same.
 */
export function groupBrand(
  id: string,
  { locations, items }: { locations: number; items: number },
  as: 'overrides' | 'menus',
) {
  const { configuration } = sizedBrand(id, { locations, itemsEach: 0 });
  const menu = [{ name: 'The card', categories: categoriesOf(0, items) }];
  const places = configuration.locations.map(({ menu: _own, ...location }, index) => {
    const prices = new Map([0, 1, 2, 3, 4].map((step) => [`i${step}-${index % 10}`, 20 + (index % 7)]));
    const menuOverrides = Array.from(prices, ([item, price]) => ({ id: item, price }));
    if (as === 'overrides') return { ...location, menuOverrides };
    const own = menu.map(({ name, categories }) => ({
      name,
      categories: categories.map((category) => ({
        ...category,
        items: category.items.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price })),
      })),
    }));
    return { ...location, menu: own };
  });
  return { id, configuration: { ...configuration, menu, locations: places } };
}

function locationOf(id: string, index: number, items: number) {
  return {
    id: index + 1,
    restaurant_id: `r-${id}-${index}`,
    name: `Kitchen ${index + 1}`,
    phone: `(416) 555-${String(index).padStart(4, '0')}`,
    address: { street: `${index + 1} Queen St W`, locality: `City ${index % 40}`, region: 'ON', country: 'Canada' },
    geo: { latitude: 43 + (index % 25) / 10, longitude: -79 - (index % 20) / 10 },
    timeZone: 'America/Toronto',
    services: ['Dine-in', 'Pickup'],
    features: index % 5 === 0 ? ['Patio'] : ['Parking'],
    hasMenu: 'page',
    orderingLink: `https://order.example.com/${index}`,
    openingHours: days.map((day) => ({ day, open: '11:00', close: index % 3 === 0 ? '23:00' : '02:00' })),
    menu: [{ name: 'The card', categories: categoriesOf(index, items) }],
  };
}

function categoriesOf(location: number, items: number) {
  return dishes.map((dish, category) => ({
    id: `c${category}`,
    name: dish,
    items: Array.from({ length: Math.ceil((items - category) / dishes.length) }, (_, index) => ({
      id: `i${category}-${index}`,
      name: `${dish} no. ${index + 1}`,
      price: 9 + ((location + index) % 20),
      description: `${dish} as they make it in kitchen ${location + 1}, with pickles and whatever the garden gives today.`,
      allergens: index % 2 === 0 ? ['wheat', 'milk'] : [],
    })),
  }));
}
