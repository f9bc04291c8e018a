/** All that a question is about: by the words that show it, and by what it names. */
import { featuresIn } from '../answers/answer-features.ts';
import { hasServiceHours } from '../hours/asked.ts';
import type { IntentName } from '../intents.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import type { Text, Word } from '../language/read-text.ts';
import { folded, hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { isEmptyWish, type Wish } from '../menu/wish.ts';
import { type CueName, cues } from '../vocabulary/cues.ts';
import { scenes, smallTalk } from '../vocabulary/scenes.ts';
import { asksOfJob, isChild } from '../vocabulary/slot-words.ts';

import type { Asked, Slots } from './understand.ts';

/** What is asked, in its order; nothing where no word of it is understood. */
export function askedIn(slots: Slots, knowledge: Knowledge): Asked[] {
  const { text } = slots;
  const marked = markedText(slots);
  const cues = findCues(marked.text);
  const all = plainOf(text.words);
  const grave = cues.find(({ name }) => name === 'danger' || name === 'self-harm' || name === 'hostile');
  if (grave) return [{ intent: intentOf(grave), words: all }];
  const found = cues.map((cue) => ({
    intent: intentOf(cue),
    words: partAround(text.words, marked.positions, cue),
  }));
  const rest = restOf(slots, marked.positions, cues);
  const named = new Set(found.map(({ intent }) => intent));
  const spoken = found.filter(({ intent }) => intent !== 'menu').map(({ words }) => words);
  const parts = [...spoken, ...partsOf(text.words).filter((part) => featuresIn(part, knowledge).length > 0)];
  const implied = impliedBy(slots, named, rest, parts, knowledge);
  const cued = [...found, ...implied.map((intent) => ({ intent, words: all }))].map((one) =>
    timed(one, slots, knowledge),
  );
  const kept = cued.filter((one) => !isScene(one, cued, slots));
  return [...new Map(kept.map(({ intent, words }) => [intent, { intent, words }])).values()];
}

function intentOf({ name }: FoundCue): IntentName {
  return name === 'hostile' ? 'out-of-scope' : name === 'not-told' ? 'unknown' : name;
}

const plainOf = (words: readonly Word[]) => words.map(({ plain }) => plain);

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

/** The part of the question in which a cue stands: up to a comma, a stop or an `and`. */
function partAround(words: readonly Word[], positions: readonly number[], { from, to }: FoundCue): string[] {
  const parts = (at: number) => isJoint(words, at);
  let start = positions.findLastIndex((position) => position <= from);
  while (start > 0 && !parts(start)) start -= 1;
  let end = positions.findLastIndex((position) => position < to) + 1;
  while (end < words.length && !parts(end)) end += 1;
  return plainOf(words.slice(start, end));
}

/** Words that no cue but those of the menu, and no name, has taken. */
function restOf({ text, mention }: Slots, positions: readonly number[], cues: readonly FoundCue[]): string[] {
  const strong = cues.filter(({ name }) => name !== 'menu');
  return text.words.flatMap(({ plain, named }, at) => {
    const position = positions[at] ?? 0;
    const taken = strong.some(({ from, to }) => position >= from && position < to);
    return taken || named || mention.words.has(plain) ? [] : [plain];
  });
}

/** What is asked without a word that says so: by a food, a service, an offer, a job, a day or a place that is named. */
function impliedBy(
  slots: Slots,
  found: ReadonlySet<IntentName>,
  rest: readonly string[],
  parts: readonly string[][],
  knowledge: Knowledge,
): IntentName[] {
  const named = namedBy(slots.text, rest, slots.wish.avoid.length + slots.wish.allergens.length > 0, knowledge).filter(
    (intent) => !found.has(intent),
  );
  if (named.includes('offers') || named.includes('jobs')) return named;
  const alone = [...found].every((intent) => smallTalk.has(intent)) && named.length === 0;
  const isMenu = !found.has('menu') && wantsFood(slots, alone, parts);
  const implied: IntentName[] = isMenu ? [...named, 'menu'] : named;
  const asksMenu = isMenu || found.has('menu');
  return [...(found.has('hours') ? [] : hoursOrPlaces(slots, alone, asksMenu)), ...implied];
}

/** What the brand itself calls by a name that is in the text. */
function namedBy(text: Text, rest: readonly string[], isRisky: boolean, knowledge: Knowledge): IntentName[] {
  return [
    ...(namesOffer(text, knowledge) ? (['offers'] as const) : []),
    ...(namesLoyalty(text, knowledge) ? (['loyalty'] as const) : []),
    ...(namesJob(text, knowledge) ? (['jobs'] as const) : []),
    ...(featuresIn(isRisky ? rest.filter((word) => !isChild.test(word)) : rest, knowledge).length > 0
      ? (['feature'] as const)
      : []),
  ];
}

/** A day or a place by itself; beside a dish a holiday or a time asks whether it is open then: `Boxing day ramen?` */
function hoursOrPlaces({ when, mention }: Slots, alone: boolean, asksMenu: boolean): IntentName[] {
  const holiday = when.holidays || when.days.some(({ kind }) => kind === 'holiday');
  if (asksMenu) return when.time !== undefined || (alone && holiday) ? ['hours'] : [];
  if (!alone) return [];
  const dated = [when.shift, when.time, when.part].some((value) => value !== undefined) || when.days.length > 0;
  if (dated || when.holidays) return ['hours'];
  return mention.places.length > 0 || mention.towns.length > 0 ? ['locations'] : [];
}

/** Whether a food that is named is asked for: by itself, or in a part of the question in which nothing else is. */
function wantsFood({ text, wish }: Slots, alone: boolean, cued: readonly string[][]): boolean {
  if (alone) return !isEmptyWish(wish) || wish.avoid.length > 0;
  const named = [...wish.diets, ...wish.dishes.map(({ name }) => name)].flatMap(stemsOf);
  const foods = new Set([...wish.wanted, ...wish.missing, ...named]);
  const isOther = (part: readonly string[]) => cued.some((words) => words.join(' ') === part.join(' '));
  return partsOf(text.words).some(
    (part) => part.length > 1 && !isOther(part) && part.some((word) => foods.has(stemOf(word))),
  );
}

/** The question parted at commas, stops and every `and`. */
function partsOf(words: readonly Word[]): string[][] {
  const parts: string[][] = [];
  for (const [at, { plain }] of words.entries()) {
    if (at === 0 || isJoint(words, at)) parts.push([]);
    parts.at(-1)?.push(plain);
  }
  return parts;
}

const isJoint = (words: readonly Word[], at: number) =>
  words[at]?.begins || /^(?:and|also|plus|but)$/.test(words[at]?.plain ?? '');

/** Whether an offer is named by its code, or by most of its title. */
function namesOffer({ original, words }: Text, { configuration, index }: Knowledge): boolean {
  const typed = ` ${folded(original).replace(/[^a-z\d]+/g, ' ')} `;
  if (configuration.discounts.some(({ couponCode }) => couponCode && typed.includes(` ${folded(couponCode)} `)))
    return true;
  if (/\b[A-Z]{3,}\d{1,3}\b/.test(original)) return true;
  const stems = new Set(words.map(({ plain }) => stemOf(plain)));
  return [...configuration.deals, ...configuration.discounts].some(({ title }) => {
    const own = contentStems(wordsOf(title));
    if (own.length > 1 && hasPhrase(wordsOf(original), wordsOf(title))) return true;
    const said = own.filter((stem) => stems.has(stem));
    return said.length > 1 && said.length >= own.length * 0.6 && !said.every((stem) => index.isKnown(stem));
  });
}

function namesLoyalty({ plain }: Text, { configuration }: Knowledge): boolean {
  const name = wordsOf(configuration.loyaltyProgram?.name ?? '').join(' ');
  return name !== '' && plain.includes(name);
}

function namesJob({ plain, words }: Text, { configuration, index }: Knowledge): boolean {
  if (!asksOfJob.test(plain)) return false;
  const stems = new Set(words.map(({ plain: word }) => stemOf(word)));
  return configuration.jobs.some(({ title }) =>
    contentStems(wordsOf(title)).some((stem) => stems.has(stem) && stem.length > 3 && !index.isNameStem(stem)),
  );
}

/** `Pickup on Sunday until when`: the hours of pickup; `is there one in Hamilton open at 3 am`: those of the place. */
function timed(cued: Asked, { when, text, wish }: Slots, { places, configuration }: Knowledge): Asked {
  // `Can I order the spring rolls`
  if (
    cued.intent === 'ordering' &&
    wish.dishes.length > 0 &&
    !/\b(?:online|deliver\w*|pickup|takeout)\b/.test(text.plain)
  )
    return { ...cued, intent: 'menu' };
  const dated =
    when.days.length > 0 || when.time !== undefined || /\b(?:until|till|til|when|late|last)\b/.test(text.plain);
  if (cued.intent === 'ordering' && (when.time || (dated && /\b(?:pickup|takeout)\b/.test(text.plain))))
    return { ...cued, intent: 'hours' };
  if (cued.intent === 'hours' && /\bhappy hour\b/.test(text.plain)) {
    const offers = [...configuration.deals, ...configuration.discounts];
    const isOffered = offers.some(({ title, description }) => /happy hour/i.test(`${title} ${description ?? ''}`));
    const isStated = places.some(({ location }) => hasServiceHours(location, 'happy_hour'));
    if (isOffered && !isStated) return { ...cued, intent: 'offers' };
  }
  return cued.intent === 'locations' && when.time ? { ...cued, intent: 'hours' } : cued;
}

/** Whether something is said only to set the scene for something else that is asked. */
function isScene({ intent }: Asked, all: readonly Asked[], { wish, text }: Slots): boolean {
  const others = new Set(all.map((one) => one.intent).filter((other) => other !== intent && !smallTalk.has(other)));
  if (others.size === 0) return false;
  if (smallTalk.has(intent)) return true;
  if (intent === 'menu')
    return (
      isBareMenu(wish, text) ||
      ['offers', 'jobs', 'feedback'].some((other) => others.has(other as IntentName)) ||
      (others.has('unknown') && wish.dishes.length + wish.avoid.length === 0)
    );
  return [...(scenes[intent] ?? [])].some((other) => others.has(other));
}

function isBareMenu(wish: Wish, { plain }: Text): boolean {
  return (
    isEmptyWish(wish) &&
    wish.avoid.length === 0 &&
    !/\b(?:menus?|dish|dishes|recommend|popular|ingredients?|allergens?)\b/.test(plain)
  );
}

interface FoundCue {
  name: CueName;
  /** Position and end in the text. */
  from: number;
  to: number;
}

const names = Object.keys(cues).filter((name): name is CueName => name in cues);
const patterns = names.map((name) => ({
  name,
  pattern: new RegExp(cues[name].map((cue) => `(?<![\\w@])(?:${cue})(?!\\w)`).join('|'), 'g'),
}));

/** The cues of a text in their order, none over another: the longer one counts, of equals the one that stands first above. */
function findCues(text: string): FoundCue[] {
  const all = patterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      name,
      from: match.index,
      to: match.index + match[0].trimEnd().length,
    })),
  );
  const kept: FoundCue[] = [];
  for (const cue of all.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (cue.to > cue.from && !kept.some(({ from, to }) => cue.from < to && from < cue.to)) kept.push(cue);
  }
  return kept.sort((a, b) => a.from - b.from);
}
