import { featuresIn } from '../answers/answer-features.ts';
import { isToldOf } from '../answers/frequent-questions.ts';
import { serviceAsked } from '../hours/asked.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import type { Word } from '../language/read-text.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { type CueName, cuePatterns, type IntentName } from '../vocabulary/cues.ts';
import { ASKS_FEE } from '../vocabulary/services.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { impliedBy } from './implied-intents.ts';
import { type Asked, type Part, plainOf, type Slots } from './reading.ts';
import { isOfCatering, isScene, timed } from './turned-intents.ts';

interface FoundCue {
  name: CueName;
  /** Position and end in the marked text. */
  from: number;
  to: number;
}

/** What is asked, in its order; nothing where no word of it is understood. */
export function askedIn(slots: Slots, knowledge: Knowledge): Asked[] {
  const { words } = slots.text;
  const { text, positions } = markedText(slots);
  // `Veg tray for four`, where the menu has trays.
  const found = findCues(text).filter(
    ({ name, from, to }) => name !== 'catering' || !knowledge.index.isNameStem(stemOf(text.slice(from, to))),
  );
  const all = plainOf(words);
  const grave = found.find(({ name }) => name === 'danger' || name === 'self-harm' || name === 'hostile');
  if (grave) return [{ intent: intentOf(grave), words: all }];
  const parts = partsOf(words, positions, text.length);
  const cued = found.map((cue): Asked => {
    const around = parts.filter(({ from, to }) => cue.from < to && from < cue.to);
    return { intent: intentOf(cue), words: around.flatMap((part) => part.words) };
  });
  // Words that no cue but those of the menu and of hours, and no name, has taken.
  const strong = found.filter(({ name }) => name !== 'menu' && name !== 'hours');
  const rest = words.flatMap(({ plain, named }, at) => {
    const position = positions[at] ?? 0;
    const isTaken = strong.some(({ from, to }) => position >= from && position < to);
    return isTaken || named || slots.mention.words.has(plain) ? [] : [plain];
  });
  const spoken = new Set(cued.filter(({ intent }) => intent !== 'menu').map((one) => one.words.join(' ')));
  const free = parts.map((part) => part.words).filter((part) => !spoken.has(part.join(' ')));
  const ofFood = free.filter((part) => part.length > 1 && featuresIn(part, knowledge).length === 0);
  const implied = impliedBy(slots, new Set(cued.map(({ intent }) => intent)), rest, ofFood, knowledge);
  // `Can we share a steak, and is there a kids menu`: the menu is asked of the steak.
  const isOfFeature = ({ intent, words: own }: Asked) => intent === 'menu' && featuresIn(own, knowledge).length > 0;
  const asked = [
    ...cued.filter((one) => !(implied.includes('menu') && isOfFeature(one))),
    ...implied.flatMap((intent) =>
      inParts(intent, parts, intent === 'menu' && ofFood.length > 0 ? ofFood.flat() : all, knowledge),
    ),
  ];
  const timely = [
    ...asked.map((one) => timed(one, slots, parts, knowledge)),
    ...(deliversThen(slots, asked) ? [{ intent: 'hours' as const, words: all }] : []),
  ];
  const isSet = (one: Asked) => isScene(one, timely, slots, knowledge) || isOfCatering(one, timely, slots, knowledge);
  const kept = timely.filter((one) => !isSet(one));
  const whole = [...kept, ...leftOut(parts, kept, slots, knowledge).filter((one) => !isOfGuests(one, slots))];
  // Where nothing is understood, more than one part of it must be told of to be asked apart.
  if (kept.length === 0 && whole.length < 2) return [];
  const same = Map.groupBy(whole, (one) => subjectOf(one, knowledge));
  return [...same.values()].flatMap(([first, ...others]) => (first ? withWordsOf(first, others) : []));
}

/** `Do you deliver on Sundays`: when the house is open belongs to it. */
function deliversThen({ when, text }: Slots, asked: readonly Asked[]): boolean {
  const isOpen = asked.some(({ intent }) => intent === 'delivery') && !asked.some(({ intent }) => intent === 'hours');
  const isTimely = when.now || when.days.length > 0 || when.time !== undefined;
  return isOpen && isTimely && !ASKS_FEE.test(text.plain);
}

/** Of parts of which nothing is understood the brand may tell: `can I bring my laptop on Sunday, and is there wifi`. */
function leftOut(
  parts: readonly Part[],
  asked: readonly Asked[],
  { mention }: Slots,
  { questions, places }: Knowledge,
): Asked[] {
  // Who complains asks nothing by what was wrong.
  if (asked.some(({ intent }) => intent === 'order-help' || intent === 'feedback')) return [];
  const isAsked = ({ words }: Part) => asked.some((one) => words.every((word) => one.words.includes(word)));
  return parts
    .filter((part) => part.words.length > 3 && !isAsked(part))
    .flatMap(({ words }): Asked[] => {
      if (serviceAsked(words.join(' '), places) !== undefined) return [{ intent: 'hours', words }];
      const telling = words.filter((word) => !mention.words.has(word));
      const mayAskNothing = asked.length > 0 && !isToldOf(telling, questions);
      return [{ intent: 'unknown', words, ...(mayAskNothing && { mayAskNothing }) }];
    });
}

/** `I can not have eggs`, `there are six of us`: what asks nothing by itself. */
const isOfGuests = ({ words }: Asked, { wish }: Slots) =>
  wish.avoid.some(({ word }) => words.includes(word)) || cues.TELLS_PARTY.test(words.join(' '));

/** An ask with the parts of the question that ask the same. */
function withWordsOf(ask: Asked, others: readonly Asked[]): Asked {
  const texts = [...new Set([ask, ...others].map(({ words }) => words.join(' ')))];
  const parts = texts.map((text) => text.split(' '));
  return { ...ask, words: parts.flat(), ...(parts.length > 1 && { parts }) };
}

/** What is implied, of each part that speaks of it. */
function inParts(intent: IntentName, parts: readonly Part[], all: string[], knowledge: Knowledge): Asked[] {
  const { deals, discounts } = knowledge.configuration;
  const titles = new Set([...deals, ...discounts].flatMap(({ title }) => contentStems(wordsOf(title))));
  const speaks = ({ words }: Part) =>
    intent === 'feature' ? featuresIn(words, knowledge).length > 0 : words.some((word) => titles.has(stemOf(word)));
  const own = intent === 'feature' || intent === 'offers' ? parts.filter(speaks) : [];
  return own.length > 0 ? own.map(({ words }) => ({ intent, words })) : [{ intent, words: all }];
}

/** What two asks of one intent have in common, where one answer is for both: `is there parking`, `and wifi` are two. */
function subjectOf({ intent, words }: Asked, { places }: Knowledge): string {
  const text = words.join(' ');
  if (intent === 'hours') return `hours ${serviceAsked(text, places) ?? ''}`;
  return intent === 'feature' || intent === 'unknown' ? `${intent} ${text}` : intent;
}

function intentOf({ name }: FoundCue): IntentName {
  return name === 'hostile' ? 'out-of-scope' : name === 'not-told' ? 'unknown' : name;
}

/** The text with names of places and dishes put as such, and where each of its words begins. */
function markedText({ text: { words }, mention }: Slots): { text: string; positions: number[] } {
  const towns = new Set(mention.towns.flatMap((town) => town.words));
  let text = '';
  let before = '';
  const positions = words.map(({ plain, named }) => {
    const place = towns.has(plain) ? '@town' : '@place';
    const mark = mention.words.has(plain) ? place : named ? '@dish' : plain;
    if (!mark.startsWith('@') || mark !== before) text += text === '' ? mark : ` ${mark}`;
    before = mark;
    return text.length - mark.length;
  });
  return { text, positions };
}

function partsOf(words: readonly Word[], positions: readonly number[], length: number): Part[] {
  const begun: Part[] = [];
  for (const [at, { plain, begins }] of words.entries()) {
    const from = positions[at] ?? 0;
    if (at === 0 || begins || /^(?:and|also|plus|but)$/.test(plain)) begun.push({ from, to: length, words: [] });
    begun.at(-1)?.words.push(plain);
  }
  const parts: Part[] = [];
  for (const part of begun) {
    const before = parts.at(-1);
    // `Do you deliver to Rosemont, how much is it`
    if (before && cues.ASKS_ON_IN_PART.test(part.words.join(' '))) before.words.push(...part.words);
    else parts.push(part);
  }
  return parts.map((part, at) => ({ ...part, to: parts[at + 1]?.from ?? length }));
}

/** The cues of a text in their order, none over another: the longer one counts, of equals the one that stands first above. */
function findCues(text: string): FoundCue[] {
  const all = cuePatterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: from }) => ({ name, from, to: from + found.trimEnd().length })),
  );
  const kept: FoundCue[] = [];
  for (const cue of all.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (cue.to > cue.from && !kept.some(({ from, to }) => cue.from < to && from < cue.to)) kept.push(cue);
  }
  return kept.sort((a, b) => a.from - b.from);
}
