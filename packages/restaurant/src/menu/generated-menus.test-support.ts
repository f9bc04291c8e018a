/** Menus made by a generator from the declaration of what a configuration may hold. */
import fc, { type Arbitrary } from 'fast-check';
import { configurationSchema } from '../site-configuration/schema/written.ts';

interface Schema {
  type?: string;
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const { $defs: kinds } = configurationSchema() as { $defs: Record<string, Schema> };

const words = [
  ...['Margherita', 'Soup of the day', 'Crème brûlée', 'Pad thai, large', 'Ramen; spicy', '=1+1', '-2', "'quoted'"],
  ...['"Best" burger', 'two\nlines', '@home', 'Ünïcode ☕', '<b>bold</b>', 'Fish & chips', 'item-2', 'x'],
];
const allergens = [
  ...['Milk', 'Gluten', 'wheat', 'eggs', 'Nuts', 'almonds', 'peanuts', 'sesame', 'soya', 'shellfish', 'prawns'],
  ...['Fish', 'lupin', 'celery', 'lactose', 'our own sauce', 'pine nuts'],
];
const hours = ['Mo-Fr 11:00-15:00', 'Mo-Su 07:00-11:30', 'Fr,Sa 18:00-02:00', 'by appointment', 'Sa-Su'];
const dates = ['2026-12-01', '2027-03-31', '2026-11-20', '2025-01-01'];
const diets = ['vegan', 'Kosher', 'organic', 'vegetarian', 'Halal', 'gluten-free', 'low-carb'];
const links = ['https://order.example/x?a=1', '/pictures/dish.jpg', 'https://cdn.example/p.webp'];
const availability = [
  ...hours,
  { days: ['Sa', 'Su'], times: '10:00-14:00' },
  { from: '2026-11-01', through: '2026-12-24' },
  { hours: 'Mo-Fr 11:00-15:00', from: '2026-01-01' },
];
const soldOut = [true, false, { until: '2026-11-20T23:00:00Z' }, { until: '2026-11-19' }, { until: '2027-01-01' }];
const calories = [540, '540-720', [300, 450], { from: 120, to: 800 }, '1,250 kcal'];
const hoursOfDates = { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '12:00', closes: '15:00' };

/** What a field most often says, besides whatever its type allows. */
const likely: Readonly<Record<string, readonly unknown[]>> = {
  name: words,
  id: ['spaghetti', 'a-1', 7, 'item-1', 'item-3', 'category-2'],
  description: [...words, 'Tomato, basil, olive oil.'],
  price: [12, 0, 9.5, '12.50', '$14.00', 0.125, 1250, 'market price', '$9/$15', '12,90'],
  priceText: ['market price', '$9/$15', '12'],
  hours: [...hours, [{ day: 'Monday', open: '11:00', close: '14:00' }, hoursOfDates]],
  specialOpeningHoursSpecification: [[hoursOfDates]],
  available: availability,
  soldOut,
  soldOutUntil: ['2026-11-20T23:00:00Z', '2026-11-19', 1_800_000_000_123],
  calories,
  nutrition: [{ calories: '400 calories' }],
  allergens: [
    allergens.slice(0, 2),
    ['Sesame'],
    'Milk, nuts',
    { contains: ['Milk'], mayContain: ['Nuts'], free: ['gluten'] },
  ],
  mayContain: [['Nuts'], ['soya', 'lupin'], 'sesame'],
  freeOf: [['gluten'], ['Milk', 'peanuts'], ['lactose']],
  diets: [['vegan'], ['Kosher', 'organic'], 'halal'],
  tags: [['New'], ["Chef's choice", 'Hot, hot; hot'], 'New, Spicy'],
  image: links,
  orderingLink: links,
};
const likelyWords: Readonly<Record<string, readonly string[]>> = {
  allergens,
  mayContain: allergens,
  freeOf: allergens,
  diets,
};
/** Few, so that many menus are made in little time. */
const LONGEST_LIST = 4;

/** Two values of the three are such as people write. */
function valuesOf(schema: Schema, key: string, depth: number): Arbitrary<unknown> {
  const any = anyOf(schema, key, depth);
  const values = likely[key];
  return values ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any }) : any;
}

function anyOf(schema: Schema, key: string, depth: number): Arbitrary<unknown> {
  if (schema.$ref) return ofReference(schema.$ref, depth);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => anyOf(each, key, depth)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, key);
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(9_999, schema.maximum ?? 9_999) }),
        fc.double({ min: 0, max: schema.maximum ?? 1e6, noNaN: true }).map(Math.abs),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, key, depth), {
        maxLength: Math.min(schema.maxItems ?? 3, LONGEST_LIST),
      });
    case 'object':
      return objectOf(schema, depth);
    default:
      return fc.constant(undefined);
  }
}

function textOf({ maxLength = 40 }: Schema, key: string): Arbitrary<string> {
  const some = likelyWords[key] ?? words;
  return fc.oneof(
    fc.constantFrom(...some),
    fc.constantFrom(...dates),
    fc.string({ maxLength: Math.min(maxLength, 40) }),
  );
}

/** Each field under its first name, the needed ones mostly there. */
function objectOf({ properties = {} }: Schema, depth: number): Arbitrary<unknown> {
  const fields = Object.entries(properties).filter(([, field]) => !field.$ref?.includes('/properties/'));
  const made = fields.map(([key, field]) => {
    const value = valuesOf(field, key, depth + 1);
    const isNeeded = ['name', 'items', 'categories'].includes(key);
    return [key, fc.option(value, { nil: undefined, freq: isNeeded ? 30 : 2 })] as const;
  });
  return fc.record(Object.fromEntries(made)).map((object) => {
    return Object.fromEntries(Object.entries(object as object).filter(([, value]) => value !== undefined));
  });
}

const kindsMade = new Map<string, Arbitrary<unknown>>();

function ofReference(reference: string, depth: number): Arbitrary<unknown> {
  const name = reference.split('/').at(-1) ?? '';
  const made = kindsMade.get(name) ?? objectOf(kinds[name] ?? {}, depth);
  kindsMade.set(name, made);
  return made;
}

/** An object of a kind by its name in the declaration, such as `MenuItem`. */
export function writtenKind(name: string): Arbitrary<Record<string, unknown>> {
  return ofReference(`#/$defs/${name}`, 0) as Arbitrary<Record<string, unknown>>;
}

const place = {
  menu: fc.array(writtenKind('Menu'), { minLength: 1, maxLength: 3 }),
};
const aLocation = fc.record(
  {
    name: fc.constantFrom('King Street', 'Yaletown', 'Main Street'),
    id: fc.constantFrom('1', '2', 'king'),
    address: fc.constantFrom({ locality: 'Toronto' }, { locality: 'Moncton', street: '1 Main' }),
    menu: place.menu,
    menuOverrides: fc.array(writtenKind('MenuOverride'), { maxLength: 4 }),
  },
  { requiredKeys: ['name'] },
);

/** A brand with menus, and locations with menus and differences of their own. Some differences name dishes that there are. */
export const writtenBrand: Arbitrary<Record<string, unknown>> = fc
  .record({ ...place, locations: fc.array(aLocation, { maxLength: 3 }), pick: fc.infiniteStream(fc.nat(1_000)) })
  .map(({ pick, locations, ...brand }) => {
    const names = namesIn(brand.menu);
    const meant = () => names[(pick.next().value ?? 0) % Math.max(1, names.length)];
    return {
      name: 'Generated',
      ...brand,
      locations: locations.map(({ menuOverrides = [], ...location }) => ({
        ...location,
        menuOverrides: menuOverrides.map((override) => ({ ...override, id: meant() ?? 'none' })),
      })),
    };
  });

function namesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap((part) => namesIn(part))];
}
