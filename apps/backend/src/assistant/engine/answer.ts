/** What an answer is made of. The keys of the structured parts are those of the wire. */

type ContentType =
  | 'menu_list'
  | 'location_info'
  | 'hours'
  | 'contact'
  | 'deals'
  | 'discounts'
  | 'menu_link'
  | 'generic_answer';

export interface MenuItemCard {
  id?: string;
  name: string;
  price?: number;
  /** What it costs in words, in the place of `price`: `from $12.00`, `€9.00`, `market price`. */
  price_text?: string;
  sold_out?: boolean;
  description?: string;
  category?: string;
  image?: string;
  dietary?: ('v' | 've' | 'gf' | 'halal' | 'spicy')[];
  tags?: string[];
}

export interface DealCard {
  title: string;
  description?: string;
  price?: number;
  original_price?: number;
  badge?: string;
  valid_until?: string;
}

export interface DiscountCard {
  title: string;
  description?: string;
  badge?: string;
  coupon_code?: string;
  valid_until?: string;
  conditions?: string[];
}

interface LocationCard {
  name?: string;
  address?: string;
  phone?: string;
  directions_url?: string;
  url?: string;
  status?: string;
  hours?: { day: string; text: string }[];
}

export interface ContactCard {
  phone?: string;
  whatsapp?: string;
  email?: string;
}

export interface LabelledLink {
  url: string;
  label: string;
}

/** A link with the name it is shown by. */
export const page = (url: string, label: string): LabelledLink => ({ url, label });

/** The structured parts of an answer. */
interface AnswerParts {
  menu_items?: MenuItemCard[];
  deals?: DealCard[];
  discounts?: DiscountCard[];
  location_info?: LocationCard[];
  contact_info?: ContactCard;
  menu_link?: { url: string; label?: string };
  links?: LabelledLink[];
  /** Of our sentences, where it is not English. */
  language?: 'fr' | 'es';
}

/** A predicate that was checked against the configuration, and whether it held: nothing else may be put as yes or no. */
export interface Check {
  /** What was asked, in words for tests and logs: `open at 21:00 on 2026-11-22`. */
  what: string;
  holds: boolean;
}

/** A dish as it is asked for: by its name, in one of its sizes, with what, and how many of it. */
export interface Ordered {
  name: string;
  size?: string;
  addOns: string[];
  count?: number;
}

export interface AnswerOnTheWire extends AnswerParts {
  response: string;
  content_types: ContentType[];
}

export interface Answer extends AnswerOnTheWire {
  /** Each `Yes` and `No` of the response stands for one of these. Not on the wire. */
  checked?: Check[];
  /** Whether something of what was asked is not known. Not on the wire. */
  unknown?: boolean;
  /** The dishes that were meant, as they were asked for. Not on the wire. */
  ordered?: Ordered[];
  /** Whether the brand's own answer to a question is in it. Not on the wire. */
  own?: boolean;
  /** Names of dishes that it names as stating what the guest must avoid. Not on the wire. */
  stated?: string[];
}

/** The answer without what is ours to know only. */
export function onTheWire({
  checked: _checked,
  unknown: _unknown,
  stated: _stated,
  own: _own,
  ordered: _ordered,
  ...answer
}: Answer): AnswerOnTheWire {
  return answer;
}

/** Several answers as one: texts after each other, parts together, nothing twice. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const types = [...new Set(answers.flatMap(({ content_types }) => content_types))];
  const special = types.filter((type) => type !== 'generic_answer');
  const contacts = answers.flatMap(({ contact_info }) => contact_info ?? []);
  return {
    response: eachOnce(answers.flatMap(({ response }) => response.split('\n\n'))).join('\n\n'),
    content_types: special.length > 0 ? special : ['generic_answer'],
    menu_items: together(answers, ({ menu_items }) => menu_items, 12),
    deals: together(answers, ({ deals }) => deals, 12),
    discounts: together(answers, ({ discounts }) => discounts, 12),
    location_info: together(
      answers,
      ({ location_info }) => location_info,
      15,
      ({ name = '' }) => name,
    ),
    links: together(answers, ({ links }) => links, 6),
    contact_info: contacts[0] && {
      phone: contacts.find(({ phone }) => phone)?.phone,
      whatsapp: contacts.find(({ whatsapp }) => whatsapp)?.whatsapp,
      email: contacts.find(({ email }) => email)?.email,
    },
    menu_link: answers.find(({ menu_link }) => menu_link)?.menu_link,
    checked: together(answers, ({ checked }) => checked),
    stated: together(answers, ({ stated }) => stated),
    unknown: answers.some(({ unknown }) => unknown),
    ordered: together(answers, ({ ordered }) => ordered),
    own: answers.some(({ own }) => own),
  };
}

/** Paragraphs without those that another one says, with its question or without. */
function eachOnce(texts: readonly string[]): string[] {
  const all = [...new Set(texts)];
  const told = (text: string) => text.replace(/^[^.!?\n]*\? /, '');
  return all.filter((text, at) => !all.some((other, index) => index !== at && isSaidIn(told(text), other, at > index)));
}

/** Of two that say the same the first stays. */
const isSaidIn = (text: string, other: string, isLater: boolean) =>
  other.includes(text) &&
  (isLater || (other.length > text.length + 1 && !text.includes(other.replace(/^[^.!?\n]*\? /, ''))));

/** The first so many of all lists of one kind, each once; undefined where there is none. */
function together<Part>(
  answers: readonly Answer[],
  select: (answer: Answer) => Part[] | undefined,
  most?: number,
  keyOf: (part: Part) => string = JSON.stringify,
) {
  const parts = answers.flatMap((answer) => select(answer) ?? []);
  const once = new Map(parts.map((part) => [keyOf(part), part]));
  return nonEmpty([...once.values()].slice(0, most));
}

/** A list that is not empty. */
export function nonEmpty<Part>(parts: Part[]): Part[] | undefined {
  return parts.length > 0 ? parts : undefined;
}

/** Ends a text that somebody else wrote as a sentence. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The sentences of a text that somebody else wrote. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+/)
    .filter((one) => one.trim() !== '')
    .map(sentence);
}

/** With a capital letter first. */
export function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
