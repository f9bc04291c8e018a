import { expect, test } from 'vitest';
import { kindsWithin } from './declare.ts';
import { formKinds } from './forms.ts';
import { site } from './site.ts';

const kinds = new Map(formKinds().map((kind) => [kind.name, kind]));
const field = (kind: string, key: string) => kinds.get(kind)?.fields.find((each) => each.key === key);

test('every field of every kind has a control, and what has no form is known by name', () => {
  for (const { name, fields } of [site, ...kindsWithin(site)]) {
    expect(kinds.get(name)?.fields.map(({ key }) => key)).toEqual(Object.keys(fields));
  }
  const other = [...kinds.values()].flatMap(({ name, fields }) =>
    fields.filter(({ control }) => control === 'other').map(({ key }) => `${name}.${key}`),
  );
  const ofDishes = ['soldOut', 'allergens', 'calories', 'nutrition', 'available'];
  expect(other).toEqual([
    'SiteConfiguration.socialMedia',
    ...ofDishes.map((key) => `MenuOverride.${key}`),
    ...['DishVariant.calories', 'DishVariant.nutrition'],
    ...ofDishes.map((key) => `MenuItem.${key}`),
    ...['HomeSections.order', 'HomeSections.hidden'],
  ]);
});

test('an object or a list says of what, and that kind is there', () => {
  for (const { fields } of kinds.values()) {
    for (const { control, of } of fields) {
      expect(control === 'object' || control === 'list').toBe(of !== null);
      if (of !== null) expect(kinds.has(of)).toBe(true);
    }
  }
});

test.each([
  ['SiteConfiguration', 'name', { control: 'line', most: 200, label: 'Name', changedBy: 'editor' }],
  ['SiteConfiguration', 'description', { control: 'prose', most: 20_000 }],
  ['SiteConfiguration', 'telephone', { control: 'phone', also: ['phone'] }],
  ['SiteConfiguration', 'email', { control: 'email' }],
  ['SiteConfiguration', 'logo', { control: 'picture', shownOn: ['every'] }],
  ['SiteConfiguration', 'orderingLink', { control: 'link' }],
  ['SiteConfiguration', 'servesCuisine', { control: 'labels', most: 200, many: 200 }],
  ['SiteConfiguration', 'seo', { control: 'labels', within: 'keywords', isWithinOnly: true }],
  ['SiteConfiguration', 'consent', { control: 'yes', within: 'required', isWithinOnly: false, changedBy: 'owner' }],
  ['SiteConfiguration', 'head', { control: 'prose', most: 200_000, changedBy: 'owner' }],
  ['SiteConfiguration', 'openingHours', { control: 'hours' }],
  ['SiteConfiguration', 'deals', { control: 'list', of: 'Deal', many: 200 }],
  ['SiteConfiguration', 'pages', { control: 'object', of: 'SiteConfiguration.pages' }],
  [
    'SiteConfiguration.pages',
    'mediaInquiries',
    { label: 'Media inquiries', within: 'lead', shownOn: ['mediaInquiries'] },
  ],
  ['Theme', 'primaryColor', { control: 'color', shownOn: ['every'] }],
  ['FrequentQuestion', 'answer', { control: 'prose', most: 5_000, isNeeded: true }],
  ['FranchiseQuestion', 'type', { control: 'choice', choices: ['input', 'textarea', 'radio', 'select', 'datetime'] }],
  ['Review', 'rating', { control: 'number', least: 1, most: 5 }],
  ['Review', 'author', { control: 'line', within: 'name', isWithinOnly: false }],
  ['Deal', 'price', { control: 'price' }],
  ['Discount', 'conditions', { control: 'sentences', most: 200, many: 20 }],
  ['About', 'description', { control: 'prose' }],
  ['Announcement', 'endsAt', { control: 'date' }],
  ['Redirect', 'to', { control: 'link', changedBy: 'owner' }],
  ['Location', 'phone', { changedBy: 'location' }],
])('%s.%s', (kind, key, expected) => {
  expect(field(kind, key)).toMatchObject(expected);
});

test('yes or no has a third state where absent is not no', () => {
  expect(field('MenuItem', 'isVegan')?.hasThirdState).toBe(false);
  expect(field('LoyaltyProgram', 'available')?.hasThirdState).toBe(true);
  expect(field('SiteConfiguration', 'animations')?.hasThirdState).toBe(true);
});
