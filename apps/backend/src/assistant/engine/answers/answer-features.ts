/** What a location offers, parking, a patio, high chairs …, under all their names. */
import { type Answer, sentencesOf } from '../answer.ts';
import type { Knowledge, Question } from '../knowledge/knowledge.ts';
import { readPlaces } from '../knowledge/places.ts';
import { hasPhrase, phraseFinder, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { confirmed, isGroup, joined, located, nextStep, type Request, said, unknownAnswer } from '../request.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { type FeatureName, ourFeatures, reservedServices } from '../vocabulary/features.ts';
import { PARKS_WHAT, TELLS_OF_THING } from '../vocabulary/house-words.ts';
import { isDenial, isOfPlaces, isOfWhatGuestsBring, toldText } from './frequent-questions.ts';
import { listing, listingText } from './listing.ts';

interface Feature {
  /** Of ours: a key of our sentences; else the name that the brand gives it. */
  name: FeatureName | { own: string };
  /** Phrases of questions and of configurations that mean it, as stems. */
  phrases: readonly (readonly string[])[];
}

function finderOf(features: readonly Feature[]) {
  const known = features.flatMap((feature) => feature.phrases.map((phrase) => ({ phrase, meaning: feature })));
  const find = phraseFinder(known);
  return (words: readonly string[]) => [...new Set(find(words.map(stemOf)).flatMap(({ meaning }) => meaning ?? []))];
}

const findOurs = finderOf(ourFeatures);
const finders = new WeakMap<Knowledge, ReturnType<typeof finderOf>>();

/** The features that words ask for: ours, and whatever the brand itself lists under a name of its own. */
export function featuresIn(words: readonly string[], knowledge: Knowledge): Feature[] {
  const find = finders.get(knowledge) ?? finderOf([...ourFeatures, ...ownFeatures(knowledge)]);
  finders.set(knowledge, find);
  return find(
    words.includes('park') ? words.filter((word, at) => word !== 'park' || !isNameOf(words, at, knowledge)) : words,
  );
}

/** Whether a `park` is of a part of town: `Wicker Park`, or `Park Slope` of the delivery areas. */
function isNameOf(words: readonly string[], at: number, { places, configuration }: Knowledge): boolean {
  const before = words[at - 1];
  const areas = [...places.flatMap(({ location }) => location.deliveryAreas), ...configuration.areaServed].map(wordsOf);
  const names = new Set(places.flatMap(({ location }) => wordsOf(`${location.name} ${location.address.locality}`)));
  const isOther = before !== undefined && !names.has(before) && !isEveryday(before) && !PARKS_WHAT.test(before);
  return isOther || areas.some((area) => area.includes('park') && hasPhrase(words, area));
}

/** Whether a text of the brand, such as the name of a service, speaks of this feature; a menu for children is something for them. */
function isFeature(feature: Feature, text: string, knowledge: Knowledge): boolean {
  const isOf = ({ name }: Feature) =>
    (name === 'featureKidsMenu' && feature.name === 'featureChildren') ||
    (name === 'featureElevator' && feature.name === 'featureStepFree');
  return featuresIn(wordsOf(text), knowledge).some((one) => one === feature || isOf(one));
}

/** What the brand lists under names that are none of ours, and no other answer is about. */
function ownFeatures({ listed, configuration }: Knowledge): Feature[] {
  const isOther = (name: string) => stemsOf(name).some((stem) => reservedServices.has(stem));
  return [...new Set([...listed, ...configuration.offerCatalog])]
    .filter((name) => findOurs(wordsOf(name)).length === 0 && !isOther(name))
    .map((own) => ({ name: { own }, phrases: [stemsOf(own)] }));
}

/** Whether a place has parking, a patio … : what is listed or told by the brand, and no more than that. */
export function answerFeature(request: Request): Answer {
  const { say, knowledge } = request;
  const words = request.words.filter((word) => !request.mention.words.has(word));
  // `Dogs in the dining room` asks for no dining room.
  const all = featuresIn(words, knowledge);
  const asked = all.filter(({ name }) => name !== 'featureDineIn' || all.length === 1).slice(0, 3);
  // `Is there a lift`: what is known of steps as well, of which none is a yes to it.
  const steps = ourFeatures.filter(({ name }) => name === 'featureStepFree');
  const features = asked.some(({ name }) => name === 'featureElevator') ? [...new Set([...asked, ...steps])] : asked;
  const [first, ...others] = features.map((feature) => find(feature, request));
  if (!first) return unknownAnswer(say('dontKnow'), request);
  const findings = [first, ...others];
  const isAsked = ({ question }: Question) => features.some((feature) => isFeature(feature, question, knowledge));
  // The brand's own words, each once; with its question where that is about something else.
  const told = [...new Set(findings.flatMap((finding) => finding.told ?? []))];
  const isListed = findings.some(({ known }) => known);
  // `The password is on your receipt`, `no password`, `is there Wi-Fi? No.`
  const isTold = told.some((one) => /\bpass ?(?:words?|codes?)\b/i.test(one.answer) || isDenial(one));
  const asksPassword = /\bpasswords?\b/.test(request.text) && !isTold;
  const text = joined(
    ...findings.map((finding) => finding.listed),
    ...new Set(findings.flatMap(({ more }) => more ?? [])),
    ...told.map((question) => toldText(question, { quoted: !isAsked(question) || (question.statement && !isListed) })),
    asksPassword && say('featureNoPassword'),
    isListed && told.length === 0 && isOfSeason(features, request) && joined(say('featureNotThen'), nextStep(request)),
  );
  const isUnknown = asksPassword || findings.some((finding) => !finding.known && !finding.told);
  const answer = { ...(isUnknown ? unknownAnswer(text, request) : said(text)), own: told.length > 0 };
  const shown = isGroup(request) ? [...new Set(findings.flatMap(({ having }) => having))] : [];
  const whole =
    shown.length > 0 ? located(text, shown, request, { ...answer, content_types: ['location_info'] }) : answer;
  const isSure = first.having.length > 0 && others.length === 0 && !isDenial(first.told);
  return confirmed(whole, isSure ? first.names : [], request);
}

/** `Is the patio open in January`, of which a list says nothing. */
const isOfSeason = (features: readonly Feature[], { when }: Request) =>
  when.within !== undefined || (when.named && features.some(({ name }) => name === 'featurePatio'));

/** `Can coeliacs eat here`, which tells nothing of eating there. */
const isOfDiets = (text: string) => /\b(?:coeliac|celiac|gluten|vegan|vegetarian|halal|kosher|allerg)/i.test(text);

/** What is listed of a feature, by the name that the place itself gives it, and what the brand's own words tell of it. */
function find(feature: Feature, request: Request) {
  const { knowledge, places, say } = request;
  const speaksOfIt = (text: string) => isFeature(feature, text, knowledge);
  // `Only on the terrace of Gastown` tells nothing of another place.
  const isThere = (text: string) => {
    const named = readPlaces(wordsOf(text), knowledge).places;
    return named.length === 0 || named.some((place) => places.includes(place));
  };
  // `Is there a valet`: what a place lists by the very word is not what others list as parking.
  const asked = request.words.map(stemOf);
  const general = feature.phrases[0]?.join();
  const isExact = (own: readonly string[]) => own.join() !== general && hasPhrase(asked, own);
  const exact = knowledge.listed.find((name) => speaksOfIt(name) && isExact(stemsOf(name)));
  const isListed = (text: string) =>
    speaksOfIt(text) && stemsOf(exact ?? '').every((one) => stemsOf(text).includes(one));
  const { having, anywhere, known } = listing(isListed, request);
  // Beside a list of places only what holds for the whole brand is told; what is told of the place itself comes first.
  const questions = knowledge.questions
    .filter((question) => isOfPlaces(question, known && places.length > 1 ? [] : places))
    .sort((a, b) => Number(a.place === undefined) - Number(b.place === undefined));
  const told =
    questions.find(
      ({ question }) =>
        speaksOfIt(question) &&
        !isOfWhatGuestsBring({ question }, request) &&
        (isOfDiets(request.text) || !isOfDiets(question)),
    ) ??
    questions.find(
      ({ answer, statement }) =>
        !known &&
        anywhere.length === 0 &&
        speaksOfIt(answer) &&
        isThere(answer) &&
        // What children pay at an event tells of no playground.
        !(statement && feature.name === 'featureChildren' && /[$£€]/.test(answer)),
    );
  // `There is one charger, slow, free for customers`, in an answer about parking.
  const isOfAll = (text: string) => places.length === 1 || readPlaces(wordsOf(text), knowledge).places.length === 0;
  const isMore = (text: string) => TELLS_OF_THING.test(text) && speaksOfIt(text) && isThere(text) && isOfAll(text);
  const more =
    known && !told && having.length > 0
      ? questions.flatMap((one) => (one.statement ? [] : sentencesOf(one.answer))).find(isMore)
      : undefined;
  // What some list as a valet, and others as parking, is called by our own name.
  const theirs = having.map(({ location }) => [...location.services, ...location.features].find(isListed));
  const ours = typeof feature.name === 'string' ? say(feature.name) : feature.name.own;
  const listed = listingText(
    (new Set(theirs).size === 1 && theirs[0]) || exact || ours,
    { having, anywhere, known },
    request,
  );
  const phrases = feature.phrases.map((phrase) => phrase.join(' '));
  return { having, known, told, more, names: phrases, listed: told && !known ? '' : listed };
}
