/** Dishes, what of menus and their categories is one value, and what a location says of the brand's menu. */
import * as z from 'zod';
import { longest, most } from '../../limits.ts';
import { readParagraphList } from '../../reading/lenient-lists.ts';
import { readBoolean } from '../../reading/lenient-values.ts';
import { isCategory } from '../is-category.ts';
import { allergensOf } from '../read-allergens.ts';
import { readAvailability } from '../read-availability.ts';
import { caloriesOf } from '../read-calories.ts';
import { dietsOf } from '../read-diets.ts';
import { menuHoursOf, priceIn, type Sale, soldOutOf } from '../read-dish.ts';
import { type AnyKind, type EntryOf, kind, type Output, type ReadIn, type Told } from './declare.ts';
import { fieldsReader } from './entry-reader.ts';
import { hours } from './place.ts';
import {
  aMark,
  anId,
  aText,
  byHand,
  found,
  id,
  labels,
  line,
  link,
  own,
  picture,
  price,
  prose,
  some,
  yes,
} from './values.ts';

const readMark: ReadIn<true> = (value, path, warn, index) => readBoolean(value, path, warn, index) || undefined;

/** What is only said where it is so. */
const mark = (told: Told) => own(told, { read: readMark, ...aMark });

const aCount = z.number().min(0).max(100_000);
const calories = found(
  { label: 'Calories', help: 'Of one portion; a range where portions differ.', also: ['kcal'] },
  {
    find: caloriesOf,
    besides: ['nutrition'],
    says: 'number, `540-720`, `[540, 720]` or `{from, to}`',
    written: z.union([
      aCount,
      z.string().max(60),
      z.array(aCount).min(1).max(2),
      z.looseObject({ from: aCount.optional() }),
    ]),
  },
);
const nutrition = byHand(
  { label: 'Calories as schema.org has them', help: '`{"calories": "540 calories"}`' },
  { says: 'object', written: z.looseObject({}) },
);

const prices = {
  price: {
    ...price({
      textAs: 'priceText',
      label: 'Price',
      help: 'In the currency of its place; the lowest where there are sizes.',
    }),
    find: priceIn,
    besides: ['priceText'],
  },
  priceText: byHand({ label: 'Price in words', help: 'Where it is no amount: `market price`.' }, aText(longest.label)),
};

const variant = kind(
  'DishVariant',
  { about: 'A size or kind of a dish, or something that can be had with it.' },
  {
    name: line({ label: 'Name', also: ['title', 'size', 'label'], needed: true }),
    ...prices,
    calories,
    nutrition,
  },
);
export type DishVariant = EntryOf<typeof variant>;

const variants = some(variant, { many: most.variants, label: 'Sizes and kinds', also: ['sizes'] });
const addOns = some(variant, { many: most.addOns, label: 'What can be had with it', also: ['addons', 'extras'] });

const soldOut = found(
  {
    ...{ label: 'Sold out', help: 'Still shown, but marked.', also: ['isSoldOut'] },
    ...{ changedBy: 'location', control: 'other', spread: true },
  },
  {
    find: (entry, _keys, _index, { timeZones }) => soldOutOf(entry, timeZones),
    besides: ['soldOutUntil'],
    says: 'true or false, or `{until}`',
    written: z.union([z.boolean(), z.looseObject({ until: z.string() }), z.string()]),
  },
);
const soldOutUntil = byHand(
  { label: 'Sold out until', help: 'A date counts whole.', changedBy: 'location' },
  { says: 'date, or date with a time', written: z.union([z.string().max(40), z.number()]) },
);

const listOfTexts = z.union([z.array(z.string().max(longest.label)).max(most.labels), z.string()]);
const aList = `list of at most ${most.labels} texts`;

const shownOn = ['menu', 'locationMenu', 'location', 'assistant', 'machines'] as const;

const dish = kind(
  'MenuItem',
  { about: 'A dish, or a drink. What is not stated is unknown, and never shown as free of anything.', shownOn },
  {
    name: line({ label: 'Name', also: ['title'], needed: true }),
    id: id('item'),
    isVegetarian: yes({ label: 'Vegetarian' }),
    isVegan: yes({ label: 'Vegan' }),
    isGlutenFree: yes({ label: 'Gluten-free' }),
    isHalal: yes({ label: 'Halal' }),
    isSpicy: yes({ label: 'Spicy' }),
    soldOut: { ...soldOut, absent: (): Sale => ({ soldOut: false }) },
    soldOutUntil,
    hidden: mark({ label: 'Hidden', help: 'It stays in the file, and is on no menu until it is shown again.' }),
    tags: labels({ label: 'Tags', help: 'Such as `New`.' }),
    ...prices,
    description: prose({ label: 'Description' }),
    image: picture({ label: 'Picture' }),
    allergens: found(
      {
        label: 'Allergens',
        help: 'What it contains; all of it or nothing. Also all three states together. Absent is unknown.',
        control: 'other',
        spread: true,
      },
      {
        find: allergensOf,
        besides: ['mayContain', 'freeOf'],
        says: `${aList}, or \`{contains, mayContain, free}\``,
        written: z.union([
          listOfTexts,
          z.looseObject({
            contains: listOfTexts.optional(),
            mayContain: listOfTexts.optional(),
            free: listOfTexts.optional(),
          }),
        ]),
      },
    ),
    mayContain: byHand({ label: 'What it may contain' }, { says: aList, written: listOfTexts }),
    freeOf: byHand({ label: 'What it is stated to be free of' }, { says: aList, written: listOfTexts }),
    diets: found(
      { label: 'Diets', help: 'Such as `vegan`, `kosher`.', also: ['suitableForDiet'], spread: true },
      { find: dietsOf, says: aList, written: listOfTexts },
    ),
    variants,
    addOns,
    calories,
    nutrition,
    highSugar: mark({ label: 'High in sugar', help: 'More than is advised for a day.' }),
    highSodium: mark({ label: 'High in salt', help: 'More than is advised for a day.' }),
    available: own(
      {
        ...{ label: 'When it is to be had', help: 'Besides the hours of its menu. It is shown all the same.' },
        ...{ control: 'other' },
      },
      {
        read: readAvailability,
        says: 'hours as opening hours, or `{days, times, from, through}`',
        written: hours.written,
      },
    ),
    orderingLink: link({ label: 'Where it can be ordered' }),
    featured: mark({
      label: 'Put forward',
      help: 'Among the most popular items, where the brand has no `featuredItems`.',
      shownOn: ['home', 'assistant'],
    }),
  },
);
type Dish = EntryOf<typeof dish>;

/** The price of a dish that has sizes is that of its cheapest. */
const readDish: ReadIn<Dish> = (value, path, warn, index, reading) => {
  const read = dish.read(value, path, warn, index, reading);
  if (read?.variants === undefined) return read;
  const priced = read.variants.flatMap(({ price: each }) => each ?? []);
  if (priced.length === 0) return read;
  const { priceText: _words, ...rest } = read;
  if (read.price !== undefined && !priced.includes(read.price)) {
    warn(path, `has the price ${read.price}, which is none of its variants’; the lowest of theirs is shown`);
  }
  return { ...rest, price: Math.min(...priced) };
};

export const menuItem = { ...dish, read: readDish };

export const categoryFacts = {
  description: prose({ label: 'Description' }),
  image: picture({ label: 'Picture' }),
};
export const readCategoryFacts = fieldsReader(categoryFacts);
export type CategoryFacts = Output<typeof categoryFacts>;

const aName = aText(longest.line);
const dishes = {
  of: menuItem,
  many: most.dishes,
  says: `list of at most ${most.dishes.toLocaleString('en')} on all menus of a place`,
};

export const menuCategory: AnyKind = {
  name: 'MenuCategory',
  about: 'A part of a menu.',
  shownOn,
  fields: {
    id: byHand({ label: 'Id', help: 'Links lead to it.', changedBy: 'owner' }, anId),
    name: byHand({ label: 'Name', also: ['title'] }, aName),
    items: byHand({ label: 'Dishes', also: ['dishes'] }, dishes),
    ...categoryFacts,
  },
};

export const menuFacts = {
  name: line({ label: 'Name', also: ['title'] }),
  description: prose({ label: 'Description' }),
  hours: found(
    { label: 'When it is served', help: 'Absent: always.', also: ['openingHours', 'openingHoursSpecification'] },
    { find: menuHoursOf, ...hours },
  ),
};
export const readMenuFacts = fieldsReader(menuFacts);
export type MenuFacts = Output<typeof menuFacts>;

export const menu: AnyKind = {
  name: 'Menu',
  about: 'A menu with its categories. Categories may also stand in the place of menus.',
  shownOn,
  other: { kind: menuCategory, isIt: isCategory },
  fields: {
    ...menuFacts,
    specialOpeningHoursSpecification: byHand(
      { label: 'When it is served on certain dates', control: 'hours' },
      { says: 'as for a place', written: z.unknown() },
    ),
    categories: byHand(
      { label: 'Categories' },
      { of: menuCategory, many: most.categories, says: `list of at most ${most.categories}` },
    ),
  },
};

export const menuNotices = own(
  { label: 'Notices where prices are', help: 'Fees, raw food.', shownOn: ['menu', 'locationMenu', 'home', 'offers'] },
  {
    read: readParagraphList,
    says: `list of at most ${most.paragraphs} sentences`,
    written: z.union([z.array(z.string().max(longest.text)).max(most.paragraphs), z.string()]),
  },
);

/** Its price is the lowest where it has several sizes. What is beyond the spec is absent unless it is stated. */
export type MenuItem = EntryOf<typeof menuItem>;

const changes = {
  hidden: mark({ label: 'Not to be had here' }),
  ...prices,
  variants,
  soldOut,
};
export const readDishChange = fieldsReader(changes);

export const menuOverride: AnyKind = {
  name: 'MenuOverride',
  about: 'What a location says of a dish of the brand’s menu, by its id; with a `category`, a dish of its own.',
  shownOn,
  fields: {
    ...dish.fields,
    ...changes,
    id: byHand({ label: 'Id of the dish', also: ['item'] }, anId),
    name: byHand({ label: 'Name', help: 'Of a dish of its own.', also: ['title'] }, aName),
    category: byHand({ label: 'Category', help: 'Id or name; of a dish of its own.' }, aName),
  },
};
