/** Files in the shapes in which restaurants have theirs, with whatever the declaration knows in them. */

import type { FormField, FormKind } from '../../site-configuration/schema/form-kinds.ts';
import { formKinds } from '../../site-configuration/schema/forms.ts';
import type { JsonObject, JsonValue } from '../entry-keys.ts';

interface Shape {
  /** Of several; 0: the brand is the only place. */
  locations: number;
  /** Every second of the fields is there, every third, all. */
  every: number;
  hours: JsonValue;
  menu: (brand: Writer) => JsonObject;
  text: (value: JsonObject) => string;
  /** Fields under another of their names, where they have one. */
  hasAliases?: true;
  /** Lists as `{items: []}`, marks as `{required: true}`. */
  isWrapped?: true;
  /** A text in the place of an object, where one may stand for it. */
  isTerse?: true;
  hasIds?: true;
  /** What only another program knows. */
  strange?: JsonObject;
}

type Writer = ReturnType<typeof writerOf>;

const kinds = new Map(formKinds().map((kind) => [kind.name, kind]));

export interface InventedBrand {
  name: string;
  text: string;
}

/** Fifteen of them; the same each time. */
export function inventedBrands(): InventedBrand[] {
  return Object.entries(shapes).map(([name, shape]) => {
    const writer = writerOf(shape);
    const brand = writer.filled('SiteConfiguration');
    const { location = null, ...menus } = shape.menu(writer);
    const locations = Array.from({ length: shape.locations }, (_, index) => ({
      ...writer.filled('Location'),
      ...(typeof location === 'object' && index === 0 && location),
      name: `Place ${index + 1}`,
      ...(shape.hasIds && { restaurant_id: `r_${index + 1}` }),
    }));
    const whole = { ...brand, name, ...menus, ...(shape.locations > 0 && { locations }), ...shape.strange };
    return { name, text: shape.text(whole) };
  });
}

/** They have shapes of their own, or are known by their place. */
const apart = new Set(['menu', 'menuOverrides', 'locations', '$schema', 'restaurant_id', 'brand_id']);

function writerOf({ every, hours, hasAliases, isWrapped, isTerse, hasIds }: Shape) {
  let count = 0;

  function filled(kindName: string): JsonObject {
    const { fields } = kindOf(kindName);
    const told = fields.filter(
      ({ key, isNeeded }, index) => !apart.has(key) && (isNeeded || index % every === 0) && (key !== 'id' || hasIds),
    );
    return Object.fromEntries(
      told.flatMap((field): [string, JsonValue][] => {
        const value = written(field);
        return value === undefined ? [] : [[(hasAliases && field.also.at(-1)) || field.key, value]];
      }),
    );
  }

  function written(field: FormField): JsonValue | undefined {
    if (field.control === 'object')
      return isTerse ? (alone(field.of) ?? filled(field.of ?? '')) : filled(field.of ?? '');
    if (field.control === 'list') {
      const entries = [1, 2].map(() =>
        isTerse ? (alone(field.of) ?? filled(field.of ?? '')) : filled(field.of ?? ''),
      );
      return isWrapped ? { items: entries } : entries;
    }
    const value = ofControl(field);
    const isWithin = field.within !== null && (isWrapped || field.isWithinOnly);
    return isWithin && value !== undefined ? { [field.within ?? '']: value } : value;
  }

  function alone(name: string | null): string | undefined {
    count += 1;
    return kindOf(name).alone === null ? undefined : `Said in a word ${count}`;
  }

  function ofControl({ key, label, control, choices, least }: FormField): JsonValue | undefined {
    count += 1;
    const known = KNOWN[key];
    if (known !== undefined) return known;
    const link = `https://tuck.example/${key}/${count}`;
    const values: Partial<Record<FormField['control'], JsonValue>> = {
      number: (least ?? 0) + (count % 4),
      price: [12.5, '$9.00', '11,50 €', 'market price'][count % 4] ?? 1,
      yes: [true, 'yes', false, 1][count % 4] ?? true,
      choice: choices?.[count % choices.length] ?? 'x',
      ...{ color: '#7c2d12', link, picture: `${link}.webp`, email: 'hello@tuck.example', phone: '416 555 0100' },
      ...{ date: '2027-01-31', hours },
      labels: count % 2 ? ['Patio', 'Vegan'] : 'Patio, Vegan',
      sentences: count % 2 ? ['One.', 'Two é "quoted".'] : 'One alone.',
      ...{
        prose: `About ${label}.\n\nIts second paragraph.`,
        line: key === 'id' ? `id-${count}` : `${label} ${count}`,
      },
    };
    return values[control];
  }

  return { filled };
}

const KNOWN: Record<string, JsonValue> = {
  ...{ timeZone: 'America/Toronto', currency: 'CAD', language: 'en' },
  ...{ socialMedia: { instagram: 'https://instagram.example/tuck', facebook: 'tuck' }, hasMenu: 'page' },
};

function kindOf(name: string | null): FormKind {
  const kind = kinds.get(name ?? '');
  if (!kind) throw new Error(`There is no kind ${name}`);
  return kind;
}

const dish = (writer: Writer, name: string, fields: JsonObject = {}) => ({
  ...writer.filled('MenuItem'),
  name,
  ...fields,
});
const category = (writer: Writer, name: string): JsonObject => ({
  name,
  items: [
    dish(writer, `${name} one`, { price: 12 }),
    dish(writer, `${name} two`, { price: '$16.50' }),
    { name: 'Bread', price: 0 },
  ],
});

/** One menu as most have it. */
const usual = (writer: Writer): JsonObject => ({
  menu: [{ name: 'Dinner', categories: [category(writer, 'Starters'), category(writer, 'Mains')] }],
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const eachDay = (entry: (day: string) => JsonObject) => days.map(entry);
const dayMap = (names: (day: string) => string, hours: JsonValue) =>
  Object.fromEntries(days.map((day) => [names(day), hours]));

const indented = (unit: string | number) => (value: JsonObject) => `${JSON.stringify(value, null, unit)}\n`;

/** Small objects on a line of their own, amounts with both decimals, signs as escapes: no program writes so. */
const byHand = (value: JsonObject) =>
  `${JSON.stringify(value, null, 2)}\n`
    .replace(
      /\{\n\s+([^{}[\]\n]+(?:\n\s+[^{}[\]\n]+){0,3})\n\s+\}/g,
      (_, inner: string) => `{ ${inner.replace(/\n\s+/g, ' ')} }`,
    )
    .replace(/("price": )(\d+)(?=[,\s])/g, '$1 $2.00')
    .replaceAll('é', '\\u00e9');

const ofItsOwn: JsonObject[] = [
  { item: 'bread', soldOut: true },
  { category: 'Mains', name: 'Ours alone', price: 9 },
];

const shapes: Record<string, Shape> = {
  'A café of one place': {
    ...{ locations: 0, every: 1, menu: usual, text: indented(2) },
    hours: eachDay((day) => ({ day, open: '08:00', close: '17:00' })),
  },
  'One place that is listed': {
    ...{ locations: 1, every: 1, menu: usual, text: indented(4), hasIds: true },
    hours: eachDay((day) => ({ day: day.slice(0, 3), open: '11:00 AM', close: '10:00 PM' })),
  },
  'A group in tabs': {
    ...{ locations: 4, every: 2, text: indented('\t'), hasIds: true },
    hours: [
      { dayOfWeek: days.slice(0, 5), opens: '11:00', closes: '22:00' },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '23:30' },
    ],
    menu: (writer) => ({ ...usual(writer), location: { menuOverrides: [{ id: 'starters-one', price: 14 }] } }),
  },
  'Exported from elsewhere, on one line': {
    ...{ locations: 2, every: 1, menu: usual, text: JSON.stringify, hasAliases: true },
    hours: eachDay((day) => ({ dayOfWeek: `https://schema.org/${day}`, opens: '11:00:00', closes: '22:00:00' })),
  },
  'Written by hand': {
    ...{ locations: 0, every: 2, menu: usual, text: byHand },
    hours: 'Mo-Fr 11:00-22:00; Sa,Su 10:00-23:00',
  },
  'By hand, a few places': {
    ...{ locations: 3, every: 3, text: byHand, isTerse: true },
    hours: ['Mo-Fr 11:00-22:00', 'Sa 10:00-14:00'],
    menu: (writer) => ({
      menu: [
        { name: 'Lunch', categories: [category(writer, 'Bowls')] },
        { name: 'Bar', categories: [category(writer, 'Beer')] },
      ],
    }),
  },
  'Lists in objects': {
    ...{ locations: 1, every: 1, text: indented(2), isWrapped: true },
    hours: dayMap((day) => day.toLowerCase(), '11:00 AM - 10:00 PM'),
    menu: (writer) => ({
      menu: { name: 'All day', categories: { items: [{ title: 'Mains', dishes: [dish(writer, 'Penne')] }] } },
    }),
  },
  'Categories in the place of menus': {
    ...{ locations: 2, every: 2, text: indented(2), hasAliases: true },
    hours: dayMap((day) => day.slice(0, 3).toLowerCase(), { open: '11am', close: '10pm' }),
    menu: (writer) => ({
      menu: [category(writer, 'Tacos'), { title: 'Drinks', dishes: [{ title: 'Horchata', price: '4,50' }] }],
      location: { menuOverrides: { tacos: { hidden: true }, horchata: { price: 5 } } },
    }),
  },
  'A menu that is a file': {
    ...{ locations: 0, every: 3, text: indented(2) },
    hours: 'Open 24 hours',
    menu: () => ({ hasMenu: 'file', fileLink: 'https://tuck.example/menu.pdf' }),
  },
  'Places with cards of their own': {
    ...{ locations: 2, every: 2, text: indented(2), hasIds: true },
    hours: [{ day: 'Daily', open: '11:00', close: '02:00' }],
    menu: (writer) => ({
      ...usual(writer),
      location: { menu: [{ name: 'Here', categories: [category(writer, 'Grill')] }] },
    }),
  },
  'From a Windows machine': {
    ...{ locations: 1, every: 2, menu: usual, isTerse: true },
    hours: [
      { day: 'lundi', open: '11:00', close: '22:00' },
      { day: 'mardi', isClosed: true },
    ],
    text: (value) => `\uFEFF${JSON.stringify(value, null, 2).replaceAll('\n', '\r\n')}\r\n`,
  },
  'With notes of other programs': {
    ...{ locations: 2, every: 2, menu: usual, text: indented(2), hasIds: true },
    hours: eachDay((day) => ({ day, open: '12:00', close: '21:30', note: 'kitchen closes earlier' })),
    strange: {
      '//': 'Ask Ada before changing prices',
      pos: { terminal: 7, sync: [1, 2, { deep: null }] },
      nothing: null,
    },
  },
  'Hours that nobody can read': {
    ...{ locations: 2, every: 3, menu: usual, text: byHand, hasAliases: true },
    hours: ['Tue-Sun from five until late', 'Mo closed'],
  },
  'As little as there can be': {
    ...{ locations: 0, every: 1_000, text: indented(2), hours: [] },
    menu: () => ({}),
  },
  'Everything at once': {
    ...{ locations: 3, every: 1, text: byHand, hasIds: true, hasAliases: true, isWrapped: true },
    hours: [
      { day: 'Weekdays', open: '11:00', close: '15:00' },
      { day: 'Weekdays', open: '17:00', close: '22:00' },
    ],
    menu: (writer) => ({
      menu: [
        { id: 'lunch', name: 'Lunch', categories: [category(writer, 'Soups')] },
        { id: 'dinner', name: 'Dinner', categories: [category(writer, 'Mains'), { name: 'Empty', items: [] }] },
      ],
      location: {
        menuOverrides: ofItsOwn,
      },
    }),
    strange: { $comment: 'brought together' },
  },
};
