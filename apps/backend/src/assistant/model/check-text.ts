/** Whether a text says nothing but what was looked up. Strict: a true text refused costs style, a lie shown costs trust. */
import type { Answer } from '../engine/answer.ts';
import { folded, stemOf, wordsOf } from '../engine/language/words.ts';
import { isEveryday } from '../engine/vocabulary/everyday-words.ts';

/**
 * Whether all that a model's text states is in what the tools answered: each number (prices, times, dates, phones,
 * percentages), e-mail address, link and name, each word that is not an everyday one, and whether it is yes or no.
 */
export function saysOnlyWhatIsKnown(text: string, looked: readonly Answer[], question: string): boolean {
  const evidence = looked.map(evidenceOf).join('\n');
  return (
    !hasOtherDigits(text) &&
    hasKnownAddresses(text, looked) &&
    numbersOf(text).every((number) => numbersOf(evidence).includes(number)) &&
    hasKnownWords(text, evidence, question) &&
    hasKnownClaims(text, evidence) &&
    agrees(text, looked) &&
    areTogether(text, looked)
  );
}

/** What an answer states, without the free texts of dishes, into which anybody who edits a menu can write anything. */
function evidenceOf(answer: Answer): string {
  const descriptions = (answer.menu_items ?? []).flatMap(({ description }) => description ?? []);
  let { response } = answer;
  for (const description of descriptions) response = response.replaceAll(description, '');
  const { menu_items: items, ...others } = answer;
  const dishes = (items ?? []).map(({ description: _description, image: _image, ...dish }) => dish);
  return JSON.stringify([response, { ...others, response: undefined, content_types: undefined }, dishes]).replaceAll(
    '\\n',
    '\n',
  );
}

/** Links, hosts and e-mail addresses come from the fields for them, never from a running text. */
function hasKnownAddresses(text: string, looked: readonly Answer[]): boolean {
  const known = JSON.stringify(
    looked.map(({ links, menu_link, contact_info, location_info, response }) => [
      links,
      menu_link,
      contact_info,
      location_info,
      contact_info?.email === undefined ? response.match(/[^\s@]+@[^\s@]+\.\w+/g) : [],
    ]),
  ).toLowerCase();
  const found =
    text.match(
      /(?:https?:\/\/|www\.)\S+|[^\s@,;()]+@[^\s@,;()]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/gi,
    ) ?? [];
  return found.every((address) => known.includes(address.toLowerCase().replace(/[.,;:!?)]+$/, '')));
}

/** Digits that people read and the rules below do not: `٩`, `९`, `Ⅸ`. */
function hasOtherDigits(text: string): boolean {
  return /[^\P{N}0-9]/u.test(text.normalize('NFKC')) || /[\p{Nl}\p{No}]/u.test(text);
}

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty forty fifty hundred thousand half dozen'.split(
    ' ',
  );

/** Digits in a row as they are read: `9:00 PM` is `9:00pm`, `$19.00` is `19`, a phone number its digits. */
function numbersOf(text: string): string[] {
  const plain = folded(text.normalize('NFKC'));
  const times = [...plain.matchAll(/(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m\b/g)].map(
    ([, hour, minutes = '00', half]) => `${Number(hour)}:${minutes}${half}m`,
  );
  const rest = plain.replace(/\d{1,2}(?::\d{2})?\s*[ap]\.?\s?m\b/g, ' ');
  const phones = [...rest.matchAll(/\+?\(?\d[\d\s().-]{6,}\d/g)].map(([phone]) => phone.replace(/\D/g, ''));
  const others = [...rest.replace(/\+?\(?\d[\d\s().-]{6,}\d/g, ' ').matchAll(/\d+(?:[.:,]\d+)*\s*%?/g)].map(
    ([number]) =>
      number
        .replace(/\s/g, '')
        .replace(/,/g, '.')
        .replace(/\.00?$/, ''),
  );
  return [...times, ...phones, ...others];
}

/** Claims in everyday words, which have to be made by a tool too. */
const CLAIMS =
  /\b(?:free|complimentary|vegan|vegetarian|halal|kosher|gluten|nuts?|allergens?|allergy|safe|contains?|sold out|midnight|noon|24 hours|all day|all night|every day|daily|weekdays?|weekends?|deliver\w*|parking|patio|wifi|wi-fi|reservations?|book|pickup|takeout|discounts?|deals?|offers?|coupon|half|off|refunds?|catering|cater|hiring|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|january|february|march|april|june|july|august|september|october|november|december|christmas|holidays?|cash|credit|debit|cards?|kids?|children|dogs?|pets?|wheelchair|accessible|nearest|closest|cheapest|open|closed|late)\b/g;

function hasKnownClaims(text: string, evidence: string): boolean {
  const known = new Set(wordsOf(evidence).map(stemOf));
  const plain = folded(text);
  const said = [...plain.matchAll(CLAIMS)].flatMap(([claim]) => wordsOf(claim)).map(stemOf);
  const counted = wordsOf(plain).filter((word) => numberWords.includes(word) && word !== 'one');
  return [...said, ...counted.map(stemOf)].every(
    (stem) => known.has(stem) || (stem === 'open' && /\d:\d\d (?:am|pm)|24 hour/i.test(evidence)),
  );
}

/** Words that are neither everyday ones nor of the tools must be the question's own (`lobster`), which `agrees` covers. */
function hasKnownWords(text: string, evidence: string, question: string): boolean {
  const known = new Set([...wordsOf(evidence), ...wordsOf(question)].map(stemOf));
  return wordsOf(text).every(
    (word) =>
      (word.length < 4 && SHORT_WORD.test(word)) ||
      /^\d/.test(word) ||
      isEveryday(word) ||
      manners.has(word) ||
      known.has(stemOf(word)),
  );
}

/** Too short to say much. In a script without small words, as Chinese, two letters are `free`. */
const SHORT_WORD = /^[a-z]+$/;

const manners = new Set(
  'according assist assistance based certainly check confirm contact directly enjoy listed located menu unfortunately website welcome glad guests guest visiting visit regarding currently information details feel note offers found finding however apologize unable serves served priced costing includes include following today'.split(
    ' ',
  ),
);

const NO =
  /\b(?:no|not|none|never|closed|unfortunately|cannot|don['’]?t|isn['’]?t|aren['’]?t|doesn['’]?t|can['’]?t|won['’]?t|neither|nothing|sold out|non|pas|ferme)\b/i;
const YES = /\b(?:yes|yeah|yep|sure|certainly|absolutely|definitely|of course|indeed|oui)\b/i;

/**
 * A yes where the tools say no, or a no where they say none, is a lie without a single wrong word. Where they say both,
 * nobody can tell which of the two a text gives to what: then it is theirs that is shown.
 */
function agrees(text: string, looked: readonly Answer[]): boolean {
  const denied = looked.filter((answer) => NO.test(spoken(answer))).length;
  if (denied > 0 && denied < looked.length) return false;
  return NO.test(text) === denied > 0 && !(denied > 0 && YES.test(text));
}

/** The sentences of an answer, without those of dishes and the standing ones. */
function spoken({ response, menu_items: items = [] }: Answer): string {
  let text = response.replace(/Please (?:call|write|tell)[^.]*\.|I can’t say how[^.]*\./g, '');
  for (const { description } of items) if (description !== undefined) text = text.replaceAll(description, '');
  return text;
}

/**
 * Whether a number stands beside what it belongs to: the names and days of each part of the text must occur with its
 * numbers in one single fact, so that no price or hour is given to something else.
 */
function areTogether(text: string, looked: readonly Answer[]): boolean {
  const facts = looked
    .flatMap(factsOf)
    .map((fact) => ({ numbers: new Set(numbersOf(fact)), stems: new Set(wordsOf(fact).map(stemOf)) }));
  const names = new Set(
    facts.flatMap(({ stems }) => [...stems]).filter((stem) => stem.length > 3 && !isEveryday(stem)),
  );
  const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
  return text.split(/[!?;\n]|\.(?=\s|$)|,\s|\s(?:and|but|et|while)\s/).every((part) => {
    const numbers = numbersOf(part);
    if (numbers.length === 0) return true;
    const named = wordsOf(part)
      .map(stemOf)
      .filter((stem) => names.has(stem) || days.test(stem));
    return facts.some(
      (fact) => numbers.every((number) => fact.numbers.has(number)) && named.every((stem) => fact.stems.has(stem)),
    );
  });
}

/** An answer as single facts: each sentence or entry of a list, each card, each day of each location. */
function factsOf({ response, menu_items, deals, discounts, location_info, contact_info }: Answer): string[] {
  return [
    ...response.split(/[;\n]|(?<=[.!?])\s+(?=[A-Z])|(?<=\)),\s|(?<=\))\sand\s/),
    ...(menu_items ?? []).map(({ name, price, price_text, category, tags }) =>
      JSON.stringify([name, price, price_text, category, tags]),
    ),
    ...[...(deals ?? []), ...(discounts ?? [])].map((card) => JSON.stringify(card)),
    ...(location_info ?? []).flatMap(({ hours = [], name, ...card }) => [
      JSON.stringify([name, card]),
      ...hours.map(({ day, text }) => `${name} ${day} ${text}`),
    ]),
    JSON.stringify(contact_info ?? {}),
  ];
}
