/** Offers: deals, discounts, the loyalty program, and the dishes a brand puts forward. */

import { most } from '../limits.ts';
import { type Entry, field, present, record } from './lenient.ts';
import { type GiveId, list, sentences, uniqueIds } from './lenient-lists.ts';
import { description, idText, label, link, readBoolean, required, text, webLink } from './lenient-values.ts';
import { priceOf } from './read-prices.ts';
import type { Deal, Discount, FeaturedItem, LoyaltyProgram } from './site-configuration.ts';

function readDeal(entry: Entry, currency: string): Deal | undefined {
  const title = required(entry, 'title', 'title', 'name');
  const original = priceOf(entry, currency, 'originalPrice');
  return title === undefined
    ? undefined
    : {
        title,
        ...present({
          ...priceOf(entry, currency, 'price'),
          originalPrice: original.price,
          originalPriceText: original.priceText,
          description: description(entry, 'description'),
          badge: label(entry, 'badge'),
          validUntil: text(entry, 'validUntil'),
          image: webLink(entry, 'image'),
        }),
      };
}

export function dealsOf(entry: Entry, currency: string): Deal[] {
  return list(
    entry,
    ['deals'],
    record((deal) => readDeal(deal, currency)),
    most.deals,
  );
}

const readDiscount = record((entry): Discount | undefined => {
  const title = required(entry, 'title', 'title', 'name');
  return title === undefined
    ? undefined
    : {
        title,
        conditions: sentences(entry, 'conditions'),
        ...present({
          description: description(entry, 'description'),
          badge: label(entry, 'badge'),
          couponCode: label(entry, 'couponCode'),
          validUntil: text(entry, 'validUntil'),
          icon: label(entry, 'icon'),
        }),
      };
});

export function discountsOf(entry: Entry): Discount[] {
  return list(entry, ['discounts'], readDiscount, most.discounts);
}

/** A program that does not say whether it is available is. */
const readLoyaltyProgram = record(
  (entry): LoyaltyProgram => ({
    available: field(entry, ['available'], readBoolean) ?? Object.keys(entry.fields).length > 0,
    ...present({ name: text(entry, 'name'), description: description(entry, 'description'), url: link(entry, 'url') }),
  }),
);

export function loyaltyProgramOf(entry: Entry): LoyaltyProgram | undefined {
  return field(entry, ['loyaltyProgram'], readLoyaltyProgram);
}

function readFeaturedItem(entry: Entry, index: number, giveId: GiveId, currency: string): FeaturedItem | undefined {
  const name = required(entry, 'name', 'name', 'title');
  return name === undefined
    ? undefined
    : {
        id: giveId(idText(entry, 'id'), entry, 'featured', index),
        name,
        ...present({
          ...priceOf(entry, currency, 'price'),
          description: description(entry, 'description'),
          category: text(entry, 'category'),
          image: webLink(entry, 'image'),
        }),
      };
}

export function featuredItemsOf(entry: Entry, currency: string): FeaturedItem[] {
  const giveId = uniqueIds();
  return list(
    entry,
    ['featuredItems'],
    record((item, index) => readFeaturedItem(item, index, giveId, currency)),
    most.featuredItems,
  );
}
