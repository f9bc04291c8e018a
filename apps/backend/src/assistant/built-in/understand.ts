/** From a question, and those before it, to what is asked: one or more requests, each about one topic. */
import { allergensNamed } from './allergens.ts';
import { isFeatureNamed, isFeatureSpelledOut } from './features.ts';
import type { Knowledge, Place } from './knowledge.ts';
import { isConcept, isEmptyWish, readWish, type Wish } from './menu-wish.ts';
import { type Mention, readPlaces } from './places.ts';
import { fillerWords, plainForm } from './plain-words.ts';
import { readWhen } from './read-when.ts';
import { isWorldly, type Topic, topicOf, weightOf } from './topics.ts';
import type { When } from './when.ts';
import { folded, phraseAt, stemOf, wordsOf } from './words.ts';

export interface Request {
  topic: Topic;
  weight: number;
  /** Plain words, mended. */
  words: string[];
  text: string;
  when: When;
  mention: Mention;
  /** The locations it is about, named in it or before; empty where none is. */
  places: Place[];
  /** Asks which of the locations something holds for. */
  which: boolean;
  wish: Wish;
}

const longestQuestion = 1000;
const mostRequests = 4;
/** From this weight on, words are a question of their own. */
const standsAlone = 2;

/** What is asked, with everything left out of it filled in from the questions before (the oldest first). */
export function understand(question: string, earlier: readonly string[], knowledge: Knowledge): Request[] {
  let context: Request[] = [];
  for (const before of earlier.slice(-4)) {
    const requests = read(before, context, knowledge);
    if (requests.some(({ topic }) => !isSmallTalk(topic) && topic !== 'unknown')) context = requests;
  }
  return read(question, context, knowledge);
}

function read(question: string, context: readonly Request[], knowledge: Knowledge): Request[] {
  // Cut after that: one letter may stand for a whole sentence (`ﷺ`).
  const text = question.normalize('NFKC').slice(0, longestQuestion);
  const judged = clausesOf(text, knowledge).map((words) => requestOf(words, knowledge));
  const requests = mergeAlike(judged, knowledge);
  const real = requests.filter(({ topic }) => !isSmallTalk(topic));
  // Whoever tries to change the rules gets no other answer.
  const hostile = requests.find(({ topic, weight }) => topic === 'out-of-scope' && weight > 8);
  if (hostile) return [hostile];
  const kept = (real.length > 0 ? real : requests.slice(0, 1)).slice(0, mostRequests);
  const said = kept.find(({ mention }) => mention.places.length > 0 || mention.towns.length > 0);
  return kept.map((request, index) => {
    const carried = index === 0 ? continued(request, toContinue(context), knowledge) : request;
    return placed(carried, said, context);
  });
}

/** The last request before; of `I have a nut allergy, what can I eat` the part that says what to avoid. */
function toContinue(context: readonly Request[]): Request | undefined {
  const last = context.at(-1);
  if (last?.topic !== 'menu' || !isEmptyWish(last.wish)) return last;
  return context.find(({ wish }) => wish.allergens.length > 0) ?? last;
}

function isSmallTalk(topic: Topic): boolean {
  return topic === 'greeting' || topic === 'thanks' || topic === 'goodbye';
}

/** Words of a piece of text in plain, mended form. */
function plainWordsOf(text: string, { vocabulary, spell }: Pick<Knowledge, 'vocabulary' | 'spell'>): string[] {
  const prepared = folded(text.replace(/(?<!\p{L})où(?!\p{L})/giu, 'where'))
    .replace(/\b(what|where|when|who|how|there|it|that|here)'s\b/g, '$1 is')
    .replace(/\by a[- ]t[- ]il\b|\best[- ]ce qu'il y a\b/g, 'is there any')
    .replace(/\b(?:le|la|les) moins chere?s?\b/g, 'cheapest')
    .replace(/\b(?:le|la|les) plus chere?s?\b/g, 'most expensive')
    .replace(/\bo'?clock\b/g, '')
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)\s+(am|pm)\b/g, '$1$2')
    .replace(/\b24\s?\/\s?7\b/g, '24 hours')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replace(/\$\s+(?=\d)/g, '$')
    .replace(/(?<![\d$.])(\d+(?:\.\d+)?)\s?(?:\$|(?:dollars?|bucks|cad|usd)\b)/g, '$$$1');
  return wordsOf(prepared).flatMap((word) => {
    const plain = word.length > 3 && vocabulary.has(word) ? word : plainForm(word);
    return plain === word ? [spell(word)] : plain.split(' ');
  });
}

/** The question cut where a new one begins. */
function clausesOf(question: string, knowledge: Knowledge): string[][] {
  const protectedText = folded(question.replace(/(?<!\p{L})où(?!\p{L})/giu, 'where'))
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)[.,](\d)/g, '$1.$2');
  const parts = protectedText.split(/([?!;\n]+|\.(?=\s|$)|,|\s(?:and|also|plus|et|but|n|&|\+)\s)/);
  const clauses: string[][] = [];
  let pending: string[] = [];
  for (let index = 0; index < parts.length && clauses.length < 12; index += 2) {
    const words = plainWordsOf(parts[index] ?? '', knowledge);
    const joint = /^\s(?:and|et|n|&|\+)\s$/.test(parts[index - 1] ?? '') ? ['and'] : [];
    if (words.length === 0) continue;
    const last = clauses.at(-1);
    if (requestOf(words, knowledge).weight >= standsAlone) {
      const whole = [...pending, ...(pending.length > 0 ? joint : []), ...words];
      // `fish and chips`, `salt and maple fries`: what is one name stays one.
      if (last && joint.length > 0 && isOneName(last, words, knowledge)) last.push(...joint, ...words);
      else clauses.push(whole);
      pending = [];
    } else if (last) last.push(...joint, ...words);
    else pending.push(...(pending.length > 0 ? joint : []), ...words);
  }
  if (pending.length > 0) clauses.push(pending);
  return clauses;
}

function isOneName(before: readonly string[], after: readonly string[], { paired }: Knowledge): boolean {
  return paired.has(`${stemOf(before.at(-1) ?? '')} ${stemOf(after[0] ?? '')}`);
}

function requestOf(words: string[], knowledge: Knowledge): Request {
  const text = words.join(' ');
  const mention = readPlaces(words, knowledge);
  const when = readWhen(words);
  const wish = readWish(words, mention.words);
  const { topic, weight } = judge(words, when, mention, wish, knowledge);
  const which =
    knowledge.places.length > 1 &&
    mention.places.length !== 1 &&
    /\b(?:which|what|any|who|anywhere|where can|all|other|every|some|how many)\b(?: \w+){0,3} (?:locations?|restaurants?|stores?|branch|branches|places?|spots?|ones?|kitchens?|shops?|outlets?|of you)\b|^(?:which|who)\b|\bwhere can\b|\banywhere\b|\bare any\b|\ball of (?:them|your)\b/.test(
      text,
    );
  return { topic, weight, words, text, when, mention, places: mention.places, which, wish };
}

function judge(
  words: readonly string[],
  when: When,
  mention: Mention,
  wish: Wish,
  knowledge: Knowledge,
): { topic: Topic; weight: number } {
  // A place called Exchange or Late Street is no question: its words do not count, only that a place is named.
  const bareWords = words.filter((word) => !mention.words.has(word));
  const text = words
    .map((word) => (mention.words.has(word) ? 'theplace' : word))
    .filter((word, index, all) => word !== 'theplace' || all[index - 1] !== 'theplace')
    .join(' ');
  const found = topicOf(text);
  const hits = wish.content.filter((stem) => knowledge.nameStems.has(stem) || isConcept(stem));
  const mentions = wish.content.filter((stem) => knowledge.dishStems.has(stem));
  const named = mention.places.length > 0 || mention.towns.length > 0;
  const feature = isFeatureNamed(bareWords, knowledge);

  if (found.weight < 6 && namesOffer(words, knowledge)) return { topic: 'offers', weight: 6 };
  if (found.topic === 'catering' && namesOffer(words, knowledge) && !/\bcater/.test(text))
    return { topic: 'offers', weight: 6 };
  const program = wordsOf(knowledge.configuration.loyaltyProgram?.name ?? '');
  if (program.length > 0 && found.weight < 6 && phraseAt(words, program) !== -1) return { topic: 'loyalty', weight: 6 };
  if (found.topic !== 'out-of-scope' && found.weight < 3.5 && !feature && isWorldly(text)) {
    const cooks = /\bhow (?:do|can|would|should) (?:i|we|people) (?:cook|make|bake|grill|brew)\b/.test(text);
    if (cooks || mentions.length === 0) return { topic: 'out-of-scope', weight: 3 };
  }
  if (wish.compared && mentions.length > 0) return { topic: 'menu', weight: 5.6 };
  if (wish.allergens.length > 0 && mentions.length > 0 && found.weight < 5.5)
    return { topic: 'allergens', weight: 5.5 };

  if (found.weight < 4.7 && !(found.topic === 'hours' && found.weight > 4) && namesDish(words, knowledge)) {
    return { topic: 'menu', weight: 4.7 };
  }
  // `Which locations have a patio`, `which locations are open`: what is asked of them counts.
  if (found.topic === 'locations') {
    if (feature) return { topic: 'feature', weight: 4.6 };
    if (weightOf('hours', text) >= 3) return { topic: 'hours', weight: 4.6 };
    if (weightOf('ordering', text) >= 3) return { topic: 'ordering', weight: 4.6 };
    if (hits.some((stem) => !mention.words.has(stem))) return { topic: 'menu', weight: 4.6 };
  }
  if (found.weight < 4.5 && isFeatureSpelledOut(bareWords)) return { topic: 'feature', weight: 4.5 };
  if (found.weight < 4.5 && feature && !(found.topic === 'menu' && hits.length > 0 && found.weight > 3)) {
    return { topic: 'feature', weight: 4.5 };
  }
  // `Open for brunch?`, `do you serve lunch` where no heading of the menu says so.
  const meals = wish.content.filter((stem) => /^(?:breakfast|brunch|lunch|dinner|supper)$/.test(stem));
  if (
    found.topic === 'menu' &&
    when.part !== undefined &&
    meals.length === wish.content.filter((stem) => !mention.words.has(stem)).length &&
    !meals.some((stem) => knowledge.nameStems.has(stem)) &&
    (/\bopen\b/.test(text) || /\b(?:serve|do|have|offer) (?:lunch|dinner)\b/.test(text))
  )
    return { topic: 'hours', weight: 3.6 };
  // `Food after midnight on Saturday`
  if (found.topic === 'menu' && when.time && when.days.length > 0 && hits.length === 0)
    return { topic: 'hours', weight: 3.5 };
  if (found.topic === 'menu') {
    const rest = wish.content.filter((stem) => !mention.words.has(stem));
    if (hits.length === 0 && named && found.weight < 3 && isEmptyWish({ ...wish, content: rest })) {
      return { topic: 'locations', weight: 3 };
    }
    return { topic: 'menu', weight: found.weight + (hits.length > 0 ? 0.8 : mentions.length > 0 ? 0.3 : 0) };
  }
  // `Is the bar open late` is about hours; `open-faced sandwich` is not.
  if (found.topic === 'hours' && found.weight < 4 && hits.length > 0 && !when.named && weightOf('menu', text) > 0) {
    return { topic: 'menu', weight: 3 };
  }
  if (found.weight > 0 && !(isSmallTalk(found.topic) && hits.length > 0)) return found;
  const wants = wish.diets.length > 0 || wish.allergens.length > 0 || wish.spicy !== undefined;
  if (wants || wish.most !== undefined || mentions.length > 0 || hits.length > 0) {
    return { topic: 'menu', weight: wants ? 2.2 : 1.5 };
  }
  // `Trivia night?` is about what the brand writes of, not about the hours of the night.
  const told = wish.content.some((stem) => knowledge.questions.some(({ stems }) => stems.includes(stem)));
  if (when.named && !told) return { topic: 'hours', weight: 1.2 };
  if (named) return { topic: 'locations', weight: 1.1 };
  return { topic: 'unknown', weight: 0 };
}

/** Whether the words name a deal or a discount by its title, in force or not. */
function namesOffer(words: readonly string[], { configuration, dishStems }: Knowledge): boolean {
  const stems = new Set(words.map(stemOf));
  return [...configuration.deals, ...configuration.discounts].some(({ title }) => {
    const own = contentStems(wordsOf(title));
    const shared = own.filter((stem) => stems.has(stem));
    return own.length > 1 && shared.length === own.length && !own.every((stem) => dishStems.has(stem));
  });
}

/** Whether the words name a dish of more than one word in full. */
function namesDish(words: readonly string[], { namesByLength }: Knowledge): boolean {
  const stems = words.map(stemOf);
  return [...namesByLength].some(([length, names]) =>
    stems.some((_, at) => at + length <= stems.length && names.has(stems.slice(at, at + length).join(' '))),
  );
}

/** Requests about the same thing are one: `when do you open and close tomorrow`, `I am vegan. What can I eat?` */
function mergeAlike(requests: readonly Request[], knowledge: Knowledge): Request[] {
  const merged: Request[] = [];
  for (const request of requests) {
    const index = merged.findIndex((other) => other.topic === request.topic && isMergeable(other, request));
    const other = merged[index];
    const last = merged.at(-1);
    // `What is in the mocha, allergens?`
    if (request.topic === 'allergens' && isEmptyWish(request.wish) && last?.topic === 'menu') {
      merged[merged.length - 1] = { ...requestOf([...last.words, ...request.words], knowledge), topic: 'menu' };
    } else if (other)
      merged[index] = { ...requestOf([...other.words, 'and', ...request.words], knowledge), topic: request.topic };
    else merged.push(request);
  }
  return merged;
}

function isMergeable(a: Request, b: Request): boolean {
  if (a.topic === 'hours') return a.when.time === undefined && b.when.time === undefined && a.when.part === b.when.part;
  if (a.topic === 'feature') return false;
  if (a.topic !== 'menu') return true;
  const narrows = (wish: Wish) => wish.content.length === 0 && wish.allergens.length === 0 && wish.sort === undefined;
  return isEmptyWish(a.wish) || isEmptyWish(b.wish) || (narrows(b.wish) && b.words.length <= 3);
}

const continues =
  /^(?:and|what about|how about|et|also|or|then|ok and|okay and|so|what is about|but|same for|what if)\b/;

/** A follow-up takes what it leaves out from the request before it: `and on Sunday?` */
function continued(request: Request, before: Request | undefined, knowledge: Knowledge): Request {
  if (!before) return request;
  const { wish, when, mention } = request;
  const begins = continues.test(request.text);
  const refers = /\b(?:it|they|them|those|that|these|that one|there|its)\b/.test(request.text);
  const says = when.named || mention.places.length > 0 || mention.towns.length > 0;

  // `And milk?` after `does it have nuts`.
  const kinds = begins && before.wish.allergens.length > 0 ? allergensNamed(request.text) : [];
  if (kinds.length > 0 && request.words.length <= 4)
    return { ...request, topic: 'allergens', text: before.text, wish: { ...before.wish, allergens: kinds } };
  if (before.topic === 'menu' || before.topic === 'allergens') {
    const sameTopic = request.topic === 'menu' || request.topic === 'allergens';
    const narrows = isEmptyWish({
      ...wish,
      diets: [],
      allergens: [],
      most: undefined,
      least: undefined,
      sort: undefined,
    });
    if (
      sameTopic &&
      !wish.browse &&
      narrows &&
      (begins || refers || wish.content.length === 0) &&
      (begins || refers || request.weight < 3 || request.words.length <= 4)
    ) {
      const content = before.wish.content;
      // What somebody must avoid stays so; what was asked of one dish does not.
      const asksOfDish = /^(?:and |what about )?(?:does|do|is|are|any)\b/.test(before.text) || wish.containing;
      const kept = asksOfDish ? { ...before.wish, allergens: [] } : before.wish;
      return { ...request, topic: request.topic, wish: { ...mixed(kept, wish), content } };
    }
    if (begins && request.topic === 'menu' && request.weight < 3) {
      return { ...request, wish: { ...mixed(before.wish, wish), content: wish.content } };
    }
  }
  // `And for pickup?` after the hours.
  if (
    before.topic === 'hours' &&
    begins &&
    request.topic === 'ordering' &&
    /\b(?:pickup|takeout|pick up|take out)\b/.test(request.text)
  ) {
    return {
      ...request,
      topic: 'hours',
      when: when.named ? when : before.when,
      places: mention.places.length > 0 ? mention.places : before.places,
    };
  }
  const weak = request.weight < standsAlone;
  if (!weak || request.topic === 'menu' || !(says || begins)) return request;
  if (isSmallTalk(before.topic) || before.topic === 'unknown' || before.topic === 'out-of-scope') return request;
  const unsaid = wish.content.filter((stem) => !mention.words.has(stem));
  if (!says && unsaid.length > 0) return request;
  const topic = before.topic === 'locations' && when.named ? 'hours' : before.topic;
  const words =
    topic === 'hours' && /\b(?:pickup|takeout)\b/.test(before.text) ? [...request.words, 'pickup'] : request.words;
  return {
    ...request,
    topic,
    weight: before.weight,
    which: before.which && mention.places.length === 0,
    words,
    text: words.join(' '),
    when: when.named ? when : before.when,
    wish: topic === 'menu' ? before.wish : wish,
    places: mention.places.length > 0 ? mention.places : before.places,
    mention: mention.places.length > 0 || mention.towns.length > 0 ? mention : readPlaces(before.words, knowledge),
  };
}

function mixed(before: Wish, now: Wish): Wish {
  return {
    ...now,
    diets: [...new Set([...before.diets, ...now.diets])],
    allergens: [...new Set([...before.allergens, ...now.allergens])],
    most: now.most ?? before.most,
    least: now.least ?? before.least,
    sort: now.sort ?? before.sort,
  };
}

/** The place it is about: named in it, beside it, or before it. */
function placed(request: Request, said: Request | undefined, context: readonly Request[]): Request {
  if (request.places.length > 0 || request.which || request.mention.towns.length > 0) return request;
  if (request.topic === 'locations' || request.topic === 'nearest') return request;
  if (said && said !== request) return { ...request, places: said.places };
  const before = context.find(({ places, mention }) => places.length > 0 && (places.length === 1 || !mention.wide));
  return before && !/\b(?:all|any|every)\b/.test(request.text) ? { ...request, places: before.places } : request;
}

/** The words of a request that say what it is about, without those that everybody says. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !fillerWords.has(word)).map(stemOf);
}
