import { describe, expect, test } from 'vitest';
import { changesInWords, conflictsInWords, placesInWords } from './changes-in-words.ts';
import { type JsonObject, withKeys } from './entry-keys.ts';
import { keyedLike } from './keyed-like.ts';
import { openConflicts, renewed } from './merge.ts';

const dish = (name: string, price: number, more: JsonObject = {}): JsonObject => ({ name, price, ...more });
const menuOf = (...items: JsonObject[]) => [{ name: 'All day', categories: [{ name: 'Burgers', items }] }];
const place = (name: string, more: JsonObject = {}): JsonObject => ({ id: name.toLowerCase(), name, ...more });
const site: JsonObject = {
  name: 'Maple & Ember',
  currency: 'CAD',
  heroSection: { title: 'Fire first. Forks optional.' },
  menu: menuOf(dish('The Ember double', 15.75), dish('Plain single', 12), dish('Late plate', 19)),
  locations: [
    place('Ossington', { openingHours: { saturday: '12:00 PM - 2:00 AM', sunday: '12:00 PM - 9:00 PM' } }),
    place('Junction', { menuOverrides: [{ id: 'plain-single', price: 13 }] }),
  ],
  faqs: [{ question: 'Dogs?', answer: 'Yes.' }],
};

const said = (after: JsonObject, before = site) => {
  const keyed = withKeys(before);
  return changesInWords(keyed, keyedLike(keyed, after));
};
const short = (after: JsonObject) =>
  said(after).changes.map(({ where, field, what, before, after: now }) =>
    [where.join(' › ') || null, field, what, before, now].filter((part) => part !== null).join(' | '),
  );

describe('changes in words', () => {
  test.each<[string, JsonObject, string[], string]>([
    [
      'a price',
      { ...site, menu: menuOf(dish('The Ember double', 15.75), dish('Plain single', 12), dish('Late plate', 18)) },
      ['Menus › Burgers › Late plate | Price | changed | $19.00 | $18.00'],
      'Late plate: $18.00 instead of $19.00, menu of 2 locations',
    ],
    [
      'several prices',
      { ...site, menu: menuOf(dish('The Ember double', 16.5), dish('Plain single', 12.5), dish('Late plate', 20)) },
      [
        'Menus › Burgers › The Ember double | Price | changed | $15.75 | $16.50',
        'Menus › Burgers › Plain single | Price | changed | $12.00 | $12.50',
        'Menus › Burgers › Late plate | Price | changed | $19.00 | $20.00',
      ],
      '3 prices up, menu of 2 locations',
    ],
    [
      'one day of the hours',
      {
        ...site,
        locations: [
          place('Ossington', { openingHours: { saturday: '11:00 AM - 2:00 AM', sunday: '12:00 PM - 9:00 PM' } }),
          place('Junction', { menuOverrides: [{ id: 'plain-single', price: 13 }] }),
        ],
      },
      ['Locations › Ossington | Opening hours | changed | Sat 12:00 PM – 2:00 AM | Sat 11:00 AM – 2:00 AM'],
      'Opening hours: Sat 11:00 AM – 2:00 AM instead of Sat 12:00 PM – 2:00 AM, Ossington',
    ],
    [
      'a title, a new dish, one that is gone, and another order',
      {
        ...site,
        heroSection: { title: 'Fire first. Snow later.' },
        menu: menuOf(dish('Late plate', 19), dish('The Ember double', 15.75), dish('Maple hot chocolate', 5.5)),
      },
      [
        'Head of the home page | Title | changed | Fire first. Forks optional. | Fire first. Snow later.',
        'Menus › Burgers › Plain single | removed | $12.00',
        'Menus › Burgers › Maple hot chocolate | added | $5.50',
        'Menus › Burgers › Late plate | moved',
      ],
      'Head of the home page, title, 1 dish gone, a new dish, 1 more',
    ],
    [
      'dates with hours of their own',
      { ...site, specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', name: 'Christmas', closed: true }] },
      ['Hours of certain dates | changed | 25 December 2026, Christmas: Closed'],
      'Hours of certain dates: 25 December 2026, Christmas: Closed',
    ],
    ['what no site reads', { ...site, color_hint: 'x' }, ['color_hint | changed | x'], 'Color_hint: x'],
  ])('%s', (_what, after, changes, title) => {
    expect(short(after)).toEqual(changes);
    expect(said(after).title).toBe(title);
  });

  test('say where guests see it', () => {
    const { changes } = said({ ...site, faqs: [{ question: 'Dogs?', answer: 'No.' }] });
    expect(changes[0]?.shownOn).toEqual(['Home page', 'Assistant', 'Search engines']);
    const { locations: _, ...alone } = site;
    const { menu } = { menu: menuOf(dish('Late plate', 18)) };
    const shownOn = (before: JsonObject) => said({ ...before, menu }, before).changes[0]?.shownOn;
    expect(shownOn(site)).toContain('Location pages');
    expect(shownOn(alone)).toEqual(['Menu', 'Assistant', 'Search engines']);
  });

  test('there are none where nothing differs', () => {
    expect(said(site)).toEqual({ title: 'Nothing that guests notice', changes: [] });
  });
});

describe('what a person would call', () => {
  const keyed = withKeys(site);

  test('a place: never by the keys of the file', () => {
    const nameOf = placesInWords(keyed);
    const dish = ['menu', { key: '$1' }, 'categories', { key: '$1' }, 'items', { key: '$2' }];
    expect(nameOf([...dish, 'price'])).toBe('Burgers, Plain single, price');
    expect(nameOf(dish)).toBe('Burgers, Plain single');
    expect(nameOf(['heroSection', 'title'])).toBe('Head of the home page, title');
    expect(nameOf(['telephone'])).toBe('Telephone');
    expect(nameOf(['locations', { key: 'junction' }, 'openingHours', 'monday'])).toBe('Junction, Opening hours');
  });

  test('two values that stand against each other', () => {
    const said = (draft: JsonObject, live: JsonObject) => {
      const before = { base: keyed, document: keyedLike(keyed, draft), conflicts: [] };
      const { document, conflicts } = renewed(before, live);
      return conflictsInWords(document, openConflicts(conflicts, document)).map(({ at: _, ...words }) => words);
    };
    const menu = (price: number) => ({ ...site, menu: menuOf(dish('Late plate', price)) });
    const faq = (answer: string) => ({ ...site, faqs: [{ question: 'Dogs?', answer }] });
    expect(said(menu(20), menu(21))).toContainEqual({
      name: 'Burgers, Late plate, price',
      ours: '$20.00',
      live: '$21.00',
    });
    expect(said(faq('No.'), { ...site, faqs: [] })).toEqual([{ name: 'Dogs?', ours: 'Dogs?', live: null }]);
    expect(said({ ...site, email: 'a@x.example' }, site)).toEqual([]);
  });
});
