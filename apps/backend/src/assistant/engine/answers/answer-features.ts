/** What a location offers: parking, a patio, high chairs … */
import type { Answer } from '../answer.ts';
import { type Asking, isGroup, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import { readPlaces } from '../knowledge/places.ts';
import { wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { confirmed } from './asks-whether.ts';
import { type Feature, featureName, featuresIn, isFeature } from './features.ts';
import { isDenial, isOfPlaces, toldText } from './frequent-questions.ts';
import { joined, listing, listingText, located } from './listing.ts';

/** Whether a place has parking, a patio … : what is listed or told by the brand, and no more than that. */
export function answerFeature(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const places = placesFor(request, asking);
  const words = request.words.filter((word) => !request.mention.words.has(word));
  const features = featuresIn(words, knowledge).slice(0, 3);
  const [first, ...others] = features.map((feature) => find(feature, places, asking));
  if (!first) return unknownAnswer(say('dontKnow'), places, asking);
  const findings = [first, ...others];
  const isAsked = ({ question }: Question) => features.some((feature) => isFeature(feature, question, knowledge));
  // The brand's own words, each once; with its question where that is about something else.
  const told = [...new Set(findings.flatMap((finding) => finding.told ?? []))];
  const asksPassword = /\bpasswords?\b/.test(request.text);
  const text = joined(
    ...findings.map((finding) => finding.listed),
    ...told.map((question) => toldText(question, { quoted: !isAsked(question) })),
    asksPassword && say('featureNoPassword'),
  );
  const isUnknown = asksPassword || findings.some((finding) => !finding.known && !finding.told);
  const answer = isUnknown ? unknownAnswer(text, places, asking) : said(text);
  const shown = isGroup(asking) ? [...new Set(findings.flatMap(({ having }) => having))] : [];
  const whole =
    shown.length > 0 ? located(text, shown, asking, { ...answer, content_types: ['location_info'] }) : answer;
  const isSure = first.having.length > 0 && others.length === 0 && !isDenial(first.told);
  return confirmed(whole, isSure ? first.names : [], request, asking);
}

/** What is listed of a feature, by the name that the place itself gives it, and what the brand's own words tell of it. */
function find(feature: Feature, places: readonly Place[], asking: Asking) {
  const { knowledge } = asking;
  const speaksOfIt = (text: string) => isFeature(feature, text, knowledge);
  // `Only on the terrace of Gastown` tells nothing of another place.
  const isThere = (text: string) => {
    const named = readPlaces(wordsOf(text), knowledge).places;
    return named.length === 0 || named.some((place) => places.includes(place));
  };
  const { having, anywhere, known } = listing(speaksOfIt, places, asking);
  // Beside a list of places only what holds for the whole brand is told; what is told of the place itself comes first.
  const questions = knowledge.questions
    .filter((question) => isOfPlaces(question, known && places.length > 1 ? [] : places))
    .sort((a, b) => Number(a.place === undefined) - Number(b.place === undefined));
  const told =
    questions.find(({ question }) => speaksOfIt(question)) ??
    questions.find(({ answer }) => !known && anywhere.length === 0 && speaksOfIt(answer) && isThere(answer));
  const own = having.flatMap(({ location }) => [...location.services, ...location.features]).find(speaksOfIt);
  const listed = listingText(own ?? featureName(feature, asking), { having, anywhere, known }, places, asking);
  const names = feature.phrases.map((phrase) => phrase.join(' '));
  return { having, known, told, names, listed: told && !known ? '' : listed };
}
