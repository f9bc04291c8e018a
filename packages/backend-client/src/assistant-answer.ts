/**
 * Reads what an assistant answers, whoever runs it: our backend writes one shape, hosted ones many. A malformed entry
 * costs that entry only, every link is safe to show, and nothing throws.
 */

import type { Link } from '@tablefront/restaurant/link';
import type { Entry, Read } from '@tablefront/restaurant/reading/lenient';
import { entryOf, field, isRecord, present, record } from '@tablefront/restaurant/reading/lenient';
import { readName, readNames, readSentences } from '@tablefront/restaurant/reading/lenient-lists';
import {
  readBoolean,
  readDescription,
  readEmail,
  readLine,
  readPhone,
  readWebLink,
} from '@tablefront/restaurant/reading/lenient-values';
import { type AnsweredPlace, readPlaces } from './answered-places.ts';
import { type DietaryCode, dietaryCodesOf } from './dietary-codes.ts';
import { type LabelledLink, listOfSome, noWarning, price, readLabelledLink } from './lenient-answers.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

const contentTypes = [
  'menu_list',
  'location_info',
  'hours',
  'contact',
  'deals',
  'discounts',
  'menu_link',
  'generic_answer',
] as const;
export type ContentType = (typeof contentTypes)[number];

export interface AnsweredItem {
  name: string;
  /** In the brand's currency. */
  price?: number;
  /** What it costs where that is not simply an amount: `from $12.00`, `market price`. */
  priceText?: string;
  soldOut?: boolean;
  description?: string;
  category?: string;
  image?: Link;
  /** In their order, without repetition. */
  dietary: DietaryCode[];
  tags: string[];
}

/** A deal or a discount. */
export interface AnsweredOffer {
  title: string;
  description?: string;
  price?: number;
  originalPrice?: number;
  badge?: string;
  couponCode?: string;
  /** A text or an ISO date. */
  validUntil?: string;
  conditions: string[];
}

export interface AnsweredContact {
  phone?: string;
  /** A telephone number, as written. */
  whatsapp?: string;
  email?: string;
}

export interface AssistantAnswer {
  /** Plain text, possibly of several lines; empty where the data says it all. */
  text: string;
  sessionId?: string;
  /** Of the text, where it is another than the page's: `fr`. */
  language?: string;
  /** The known ones, without repetition. */
  contentTypes: ContentType[];
  menuItems: AnsweredItem[];
  deals: AnsweredOffer[];
  discounts: AnsweredOffer[];
  places: AnsweredPlace[];
  contact?: AnsweredContact;
  menuLink?: LabelledLink;
  links: LabelledLink[];
}

const readItem = record((entry): AnsweredItem | undefined => {
  const name = field(entry, ['name', 'title', 'item_name', 'itemName'], readLine);
  if (name === undefined) return undefined;
  return {
    name,
    dietary: dietaryCodesOf(entry),
    tags: field(entry, ['tags', 'tag'], readNames) ?? [],
    ...present({
      price: price(entry, 'price'),
      priceText: field(entry, ['price_text', 'priceText'], readLine),
      soldOut: field(entry, ['sold_out', 'soldOut'], readBoolean) || undefined,
      description: field(entry, ['description'], readDescription),
      category: field(entry, ['category', 'category_name', 'categoryName'], readName),
      image: field(entry, ['image', 'image_url', 'imageUrl', 'photo'], readWebLink),
    }),
  };
});

const readOffer = record((entry): AnsweredOffer | undefined => {
  const title = field(entry, ['title', 'name'], readLine);
  if (title === undefined) return undefined;
  return {
    title,
    conditions: field(entry, ['conditions', 'terms'], readSentences) ?? [],
    ...present({
      description: field(entry, ['description'], readDescription),
      price: price(entry, 'price'),
      originalPrice: price(entry, 'original_price', 'originalPrice'),
      badge: field(entry, ['badge'], readLine),
      couponCode: field(entry, ['coupon_code', 'couponCode', 'code'], readLine),
      validUntil: field(entry, ['valid_until', 'validUntil'], readLine),
    }),
  };
});

const readContact = record((entry): AnsweredContact | undefined => {
  const contact = present({
    phone: field(entry, ['phone', 'telephone', 'phone_number', 'phoneNumber'], readPhone),
    whatsapp: field(entry, ['whatsapp', 'whatsApp', 'whatsapp_number', 'whatsappNumber'], readPhone),
    email: field(entry, ['email', 'e_mail'], readEmail),
  });
  return Object.keys(contact).length > 0 ? contact : undefined;
});

const TYPES = ['content_types', 'contentTypes', 'content_type', 'contentType', 'types', 'type'];

/** A word or a list of words, also within an object, of which at least one is a known type. */
const readContentTypes: Read<ContentType[]> = (value, path, warn) => {
  const fields = isRecord(value) ? value : { type: value };
  const entry: Entry = { fields, path, warn };
  const named = field(entry, TYPES, readNames) ?? [];
  const words = named.map((word) => word.toLowerCase());
  const known = contentTypes.filter((type) => words.includes(type));
  // In the order in which the answer names them.
  return known.length > 0 ? known.sort((a, b) => words.indexOf(a) - words.indexOf(b)) : undefined;
};

/**
 * An answer as it can be shown, or `undefined` where it holds nothing to show.
 *
 * @param json the parsed body of a reply
 */
export function readAssistantAnswer(json: unknown): AssistantAnswer | undefined {
  const unwrapped = unwrapAnswer(json);
  const entry = unwrapped && entryOf(unwrapped.fields, '', noWarning);
  if (entry === undefined) return undefined;
  const answer: AssistantAnswer = {
    text: unwrapped?.text ?? '',
    contentTypes:
      field(
        entry,
        ['content_types', 'contentTypes', 'content_classification', 'contentClassification'],
        readContentTypes,
      ) ?? [],
    menuItems: field(entry, ['menu_items', 'menuItems'], listOfSome(readItem)) ?? [],
    deals: field(entry, ['deals'], listOfSome(readOffer)) ?? [],
    discounts: field(entry, ['discounts'], listOfSome(readOffer)) ?? [],
    places: readPlaces(entry),
    links: field(entry, ['links'], listOfSome(readLabelledLink)) ?? [],
    ...present({
      sessionId: field(entry, ['session_id', 'sessionId'], readLine),
      language: languageOf(field(entry, ['language'], readLine)),
      contact: field(entry, ['contact_info', 'contactInfo'], listOfSome(readContact))?.[0],
      menuLink: field(entry, ['menu_link', 'menuLink'], listOfSome(readLabelledLink))?.[0],
    }),
  };
  return hasAnything(answer) ? answer : undefined;
}

/** A language tag as pages bear it; anything else is none. */
function languageOf(tag: string | undefined): string | undefined {
  return tag !== undefined && /^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/.test(tag) ? tag : undefined;
}

/** Whether there is anything to show: a text, or an entry of what stands beside it. */
function hasAnything(answer: AssistantAnswer): boolean {
  const { text, sessionId: _session, language: _language, contentTypes: _types, ...shown } = answer;
  return text !== '' || Object.values(shown).some((part) => !Array.isArray(part) || part.length > 0);
}
