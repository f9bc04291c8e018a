import { countsFamily } from '../answers/family-sum.ts';
import type { Conversation } from '../conversation.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { closing } from '../vocabulary/scenes.ts';
import * as words from '../vocabulary/slot-words.ts';
import { GETS_SO_MANY } from '../vocabulary/told-words.ts';
import { callingIn } from './follow-up.ts';
import { leftOver } from './ordered-before.ts';
import { atDishes } from './point-at-dishes.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

/** The question, put to what it points at; the first of these that fits counts. */
export function pointing(reading: Reading, turn: Turn): Reading {
  const { plain } = reading.text;
  const found = words.NTH_BY_PRICE.test(plain) ? null : words.ORDINAL_WORD.exec(plain);
  const { among, dishes, offers } = turn.conversation;
  // `And the other one`, of two that were told together.
  const [last, another] = dishes.length > 0 ? dishes : offers;
  const isOther = among.length === 2 && another === undefined && words.THE_OTHER.test(plain);
  const other = isOther ? among.findIndex((name) => name !== last) : undefined;
  const ordinal = found ? words.ordinals[found[1] ?? found[2] ?? found[3] ?? ''] : other;
  return (
    atJob(reading, ordinal, turn) ??
    atOffer(reading, ordinal, turn) ??
    atPlace(reading, ordinal, turn) ??
    leftOver(reading, turn) ??
    atDishes(reading, ordinal, turn)
  );
}

/** `The second one, what does it pay`, of the positions that were told of. */
function atJob(reading: Reading, ordinal: number | undefined, { conversation, before }: Turn): Reading | undefined {
  const { jobs, intents } = conversation;
  const title = ordinal === undefined || !before.includes('jobs') ? undefined : jobs.at(ordinal);
  return title && intents.includes('jobs') ? byName(reading, 'jobs', title) : undefined;
}

/** What is said by its place in a list, by its name. */
function byName(reading: Reading, intent: IntentName, name: string): Reading {
  const own = plainOf(reading.text.words).filter((word) => words.ordinals[word] === undefined);
  const said = [...own, ...stemsOf(name)];
  return { ...reading, text: { ...reading.text, plain: said.join(' ') }, asked: [{ intent, words: said }] };
}

/** An offer of those that were named: by its place among them, by what it is called, or the only one. */
function atOffer(reading: Reading, ordinal: number | undefined, turn: Turn): Reading | undefined {
  const { text } = reading;
  const { among, dishes, offers } = turn.conversation;
  const { deals, discounts } = turn.knowledge.configuration;
  const [only] = isOfOnlyOffer(reading, turn) ? offers : [];
  const at = ordinal === undefined || dishes.length > 0 ? undefined : among.at(ordinal);
  const called = turn.before.includes('offers') ? callingIn(text.plain) : [];
  const all = [...deals, ...discounts].map(({ title, description = '' }) => ({ title, description }));
  const isCalled = (own: string) => called.length > 0 && called.every((stem) => stemsOf(own).includes(stem));
  // `The pizza and wine one`, of two pizzas and a bottle: by some of its words, where no other that was told of has one.
  const some = all.filter(
    ({ title }) => offers.includes(title) && called.some((stem) => stemsOf(title).includes(stem)),
  );
  const found =
    all.find(({ title }) => isCalled(title)) ??
    all.find(({ description }) => isCalled(description)) ??
    (some.length === 1 ? some[0] : undefined);
  const title = (found ?? all.find((offer) => offer.title === only || offer.title === at))?.title;
  if (title === undefined) return undefined;
  const isOrdinal = (word: string) => ordinal !== undefined && words.ordinals[word] !== undefined;
  const asksOn = plainOf(text.words).filter((word) => !isOrdinal(word));
  return { ...byName(reading, 'offers', title), ...(only && { asksOn: asksOn.join(' ') }) };
}

/** `Is wine included`, `can I use it for delivery`, `on Saturday?`, of the only offer that was told of. */
function isOfOnlyOffer({ text, when, asked }: Reading, { conversation, knowledge }: Turn): boolean {
  const { offers, dishes, intents } = conversation;
  const { deals, discounts } = knowledge.configuration;
  const own = [...deals, ...discounts].find(({ title }) => title === offers[0]);
  const said = contentStems(plainOf(text.words));
  // `What fillings`, which it says there are three of; `how many do we have to be`, `for 12 of us`.
  const isHeld = said.length > 0 && said.every((stem) => stemsOf(`${own?.title} ${own?.description}`).includes(stem));
  const isOfTerms = [words.ASKS_TERMS, words.OF_SO_MANY, words.BARE_PRICE, GETS_SO_MANY].some((one) =>
    one.test(text.plain),
  );
  const isNew =
    !words.HOLDS_FOR.test(text.plain) && asked.some(({ intent }) => /^(?:address|feature|ordering)$/.test(intent));
  const isDay = dishes.length === 0 && when.days.length > 0 && asked.every(({ intent }) => intent !== 'offers');
  const isOfIt =
    (intents.some((intent) => intent === 'offers' || intent === 'unknown') || words.USES_IT.test(text.plain)) &&
    !isNew &&
    (isDay || isHeld || isOfTerms || words.SINGLE.test(text.plain) || words.HOLDS_FOR.test(text.plain));
  const isAsked = isOfIt || (dishes.length === 0 && words.ASKS_INCLUDED.test(text.plain));
  const isShort =
    text.words.length <= words.SHORT + (words.HOLDS_FOR.test(text.plain) ? 2 : 0) || words.USES_IT.test(text.plain);
  return offers.length === 1 && (countsFamily(text.plain) || (isAsked && isShort));
}

/** A location of those that were named: `the second one`, or `there` where it was the only one. */
function atPlace(
  reading: Reading,
  ordinal: number | undefined,
  { conversation, knowledge }: Turn,
): Reading | undefined {
  const { mention, text, when } = reading;
  const { listed, dishes } = conversation;
  const isThere = words.POINTS_THERE.test(text.plain) && listed.length === 1;
  const at = isThere ? 0 : dishes.length > 0 ? undefined : ordinal;
  const others =
    mention.places.length === 0 && ordinal === undefined ? otherPlaces(text.plain, conversation, knowledge) : [];
  if (others.length > 0) return { ...reading, mention: { ...mention, places: others } };
  const place = knowledge.places.find(({ location }) => at !== undefined && location.id === listed.at(at));
  if (!place || mention.places.length > 0) return undefined;
  const then = isThere && !when.named ? (conversation.when ?? when) : when;
  // `The third one`, and no more.
  const isBare = reading.asked.every(({ intent }) => closing.has(intent));
  const asked = isBare ? [{ intent: 'address' as const, words: plainOf(text.words) }] : reading.asked;
  return { ...reading, asked, mention: { ...mention, places: [place] }, when: then };
}

/** `And the other one`, where there is one more than those that were named; `and the other ones`. */
function otherPlaces(plain: string, { places: named, placesBefore, listed }: Conversation, knowledge: Knowledge) {
  const isMany = words.THE_OTHERS.test(plain);
  // `Which one is open on Monday`, of which one was told.
  const places = named.length === 0 && listed.length === 1 ? listed : named;
  if (places.length === 0 || !(isMany || words.THE_OTHER.test(plain))) return [];
  // `Main Street hours`, of two; `Moncton`; `and the other one`
  const pair = placesBefore.length === 2 ? placesBefore.filter((id) => !places.includes(id)) : [];
  if (!isMany && pair.length === 1) return knowledge.places.filter(({ location }) => pair.includes(location.id));
  const others = knowledge.places.filter(({ location }) => !places.includes(location.id));
  return isMany || others.length === 1 ? others : [];
}
