/** What a brand puts forward: deals, discounts, its loyalty program, dishes on the home page. */

import { field } from '../../reading/lenient.ts';
import { readBoolean } from '../../reading/lenient-values.ts';
import { kind } from './declare.ts';
import { aMark, found, id, line, link, picture, price, prose, sentences, word } from './values.ts';

const validUntil = line({
  label: 'Valid until',
  help: 'A date, `2026-12-31`, after which it is not shown any more; or a text, which is shown as it is.',
});

export const deal = kind(
  'Deal',
  { about: 'An offer with a price of its own.', shownOn: ['home', 'offers', 'assistant', 'machines'] },
  {
    title: line({ label: 'Title', also: ['name'], needed: true }),
    originalPrice: price({ textAs: 'originalPriceText', label: 'Price before', help: 'Crossed out beside the price.' }),
    price: price({ textAs: 'priceText', label: 'Price', help: 'In the currency of the brand.' }),
    description: prose({ label: 'Description' }),
    badge: word({ label: 'Badge', help: 'A word or two on its picture.' }),
    validUntil,
    image: picture({ label: 'Picture' }),
  },
);

export const discount = kind(
  'Discount',
  { about: 'An offer that lasts, with its conditions.', shownOn: ['offers', 'assistant', 'machines'] },
  {
    title: line({ label: 'Title', also: ['name'], needed: true }),
    conditions: sentences({ label: 'Conditions' }),
    description: prose({ label: 'Description' }),
    badge: word({ label: 'Badge' }),
    couponCode: word({ label: 'Coupon code', help: 'With a button that copies it.' }),
    validUntil,
    icon: word({ label: 'Icon', help: '`Star`, `Gift`, `Users` or `ClipboardCheck`.' }),
  },
);

export const loyaltyProgram = kind(
  'LoyaltyProgram',
  { about: 'What guests get who come again.', shownOn: ['offers', 'assistant'] },
  {
    // A program that does not say whether it is available is.
    available: found(
      { label: 'Is there one', help: 'Absent: yes, where anything is said of it.', sure: true },
      {
        find: (entry, keys) => field(entry, keys, readBoolean) ?? Object.keys(entry.fields).length > 0,
        ...aMark,
      },
    ),
    name: line({ label: 'Name' }),
    description: prose({ label: 'Description' }),
    url: link({ label: 'Where one joins' }),
  },
);

export const featuredItem = kind(
  'FeaturedItem',
  { about: 'A dish that the home page shows.', shownOn: ['home', 'assistant'] },
  {
    id: id('featured'),
    name: line({ label: 'Name', also: ['title'], needed: true }),
    price: price({ textAs: 'priceText', label: 'Price', help: 'In the currency of the brand.' }),
    description: prose({ label: 'Description' }),
    category: line({ label: 'Category' }),
    image: picture({ label: 'Picture' }),
  },
);
