/** Who the brand is: its own record with the franchise form, its kinds of restaurants, its catalog, its keywords. */

import { longest, most } from '../limits.ts';
import type { Link } from '../link.ts';
import { type Entry, entryOf, field, isRecord, present, type Read, record } from './lenient.ts';
import { type GiveId, list, listOf, names, readName, uniqueIds } from './lenient-lists.ts';
import { flag, idText, link, numberWithin, oneOf, readEmail, required, text, textWithin } from './lenient-values.ts';
import type { FranchiseQuestion, SiteConfiguration } from './site-configuration.ts';

const QUESTION_TYPES = ['input', 'textarea', 'radio', 'select', 'datetime'] as const;

function readFranchiseQuestion(entry: Entry, index: number, giveId: GiveId): FranchiseQuestion | undefined {
  const question = required(entry, 'question', 'question', 'label');
  if (question === undefined) return undefined;
  const options = names(entry, 'options');
  const type = field(entry, ['type'], oneOf(QUESTION_TYPES)) ?? 'input';
  const choice = type === 'radio' || type === 'select';
  if (choice && options.length === 0) entry.warn(entry.path, 'has no options to choose from, a text is asked for');
  return {
    id: giveId(idText(entry, 'id'), entry, 'question', index),
    question,
    type: choice && options.length === 0 ? 'input' : type,
    options,
    required: flag(entry, 'required'),
    order: field(entry, ['order'], numberWithin(-1e9, 1e9)) ?? index + 1,
  };
}

const readFranchiseForm: Read<FranchiseQuestion[]> = (value, path, warn) => {
  const giveId = uniqueIds();
  const readQuestion = record((entry, index) => readFranchiseQuestion(entry, index, giveId));
  if (Array.isArray(value)) return listOf(readQuestion, most.franchiseQuestions)(value, path, warn, 0);
  const entry = entryOf(value, path, warn);
  return entry && list(entry, ['questions'], readQuestion, most.franchiseQuestions);
};

const readBrand = record((entry) => {
  const questions = field(entry, ['franchisee_form', 'franchiseeForm'], readFranchiseForm) ?? [];
  return {
    ...present({
      name: text(entry, 'name'),
      description: field(entry, ['description'], textWithin(longest.story)),
      email: field(entry, ['email'], readEmail),
    }),
    franchiseQuestions: questions.toSorted((a, b) => a.order - b.order),
  };
});

export function brandOf(entry: Entry): SiteConfiguration['brand'] {
  return field(entry, ['brand'], readBrand) ?? { franchiseQuestions: [] };
}

/** `restaurants`: what the brand does beside its dining rooms, and who answers for it. */
export const readRestaurants = record((entry) => ({
  email: field(entry, ['email'], readEmail),
  flags: {
    liveCatering: flag(entry, 'live_catering', 'liveCatering'),
    partyHall: flag(entry, 'party_hall', 'partyHall'),
    foodTruck: flag(entry, 'food_truck', 'foodTruck'),
  },
}));

const readOfferCatalog: Read<string[]> = (value, path, warn) => {
  if (Array.isArray(value)) return names({ fields: { value }, path, warn }, 'value');
  const entry = entryOf(value, path, warn);
  return entry && names(entry, 'itemListElement');
};

export function offerCatalogOf(entry: Entry): string[] {
  return field(entry, ['hasOfferCatalog'], readOfferCatalog) ?? [];
}

const readKeywords = record((entry) => names(entry, 'keywords'));

export function keywordsOf(entry: Entry): string[] {
  return field(entry, ['seo'], readKeywords) ?? [];
}

/** The ordering platform: its name, or `{name, url}`. */
export const readOrderingProvider: Read<{ name: string; url?: Link }> = (value, path, warn) => {
  const name = readName(value, path, warn, 0);
  if (name === undefined) return undefined;
  return { name, ...(isRecord(value) ? present({ url: link({ fields: value, path, warn }, 'url') }) : {}) };
};
