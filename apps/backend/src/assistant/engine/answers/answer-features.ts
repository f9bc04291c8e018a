/** What a location offers: parking, a patio, high chairs … */
import { type Answer, sentence } from '../answer.ts';
import { type Asking, isGroup, locationCard, mostPlaces, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { confirmed } from './asks-whether.ts';
import { type Feature, featureName, featuresIn, isFeature } from './features.ts';
import { isDenial, isOfPlaces, quoted, toldText } from './frequent-questions.ts';
import { joined, labelsOf } from './listing.ts';

const mostFeatures = 3;

/** What is known of one feature. */
interface Finding {
  feature: Feature;
  /** The places that are meant and list it; where neither they do nor anything is told, the others that list it. */
  having: readonly Place[];
  isListed: boolean;
  /** What the brand itself says of it. */
  told?: Question;
}

/** Whether a place has parking, a patio … : what is listed or told by the brand, and no more than that. */
export function answerFeature(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const places = placesFor(request, asking);
  const words = request.words.filter((word) => !request.mention.words.has(word));
  const findings = featuresIn(words, knowledge)
    .slice(0, mostFeatures)
    .map((feature) => find(feature, places, asking));
  const [first] = findings;
  if (!first) return unknownAnswer(say('dontKnow'), places, asking);
  const asksPassword = /\bpasswords?\b/.test(request.text);
  const text = joined(
    ...findings.map((finding) => inWords(finding, places, asking)),
    ...wordsTold(findings),
    asksPassword && say('featureNoPassword'),
  );
  const isUnknown = asksPassword || findings.some(({ isListed, told }) => !isListed && !told);
  const shown = isGroup(asking) ? [...new Set(findings.flatMap(({ having }) => having))].slice(0, mostPlaces) : [];
  const answer: Answer = {
    ...(isUnknown ? unknownAnswer(text, places, asking) : said(text)),
    ...(shown.length > 0 && {
      content_types: ['location_info'],
      location_info: shown.map((place) => locationCard(place, asking, { hours: false })),
    }),
  };
  const isSure = first.isListed && findings.length === 1 && !isDenial(first.told);
  const names = isSure ? first.feature.phrases.map((phrase) => phrase.join(' ')) : [];
  const what = `${featureName(first.feature, asking)} is listed for ${labelsOf(first.having)}`;
  return confirmed(what, names, request, answer, asking);
}

function find(feature: Feature, places: readonly Place[], { knowledge }: Asking): Finding {
  const listing = knowledge.places.filter(({ location }) =>
    [...location.services, ...location.features].some((name) => isFeature(feature, name)),
  );
  const having = places.filter((place) => listing.includes(place));
  const isListed = having.length > 0;
  // Beside a list of places only what holds for the whole brand is told; what is told of the place itself comes first.
  const told = knowledge.questions
    .filter((question) => isOfPlaces(question, isListed && places.length > 1 ? [] : places))
    .sort((a, b) => Number(a.place === undefined) - Number(b.place === undefined));
  const best =
    told.find(({ question }) => isFeature(feature, question)) ??
    told.find(({ answer }) => !isListed && isFeature(feature, answer));
  return { feature, having: isListed || best ? having : listing, isListed, told: best };
}

/** `Patio is listed for 7 of 14 locations: …`; where it is not listed nothing is known, which is no no. */
function inWords(finding: Finding, places: readonly Place[], asking: Asking): string {
  const { say } = asking;
  const { feature, having, isListed, told } = finding;
  const [only] = places.length === 1 ? places : [];
  const labels = labelsOf(having);
  if (isListed) {
    // What the place itself calls it.
    const names = having.flatMap(({ location }) => [...location.services, ...location.features]);
    const name = names.find((listed) => isFeature(feature, listed)) ?? featureName(feature, asking);
    if (only) return say('featureListed', { feature: name, place: only.label });
    const counts = { count: having.length, all: places.length, places: say.some(labels, 10) };
    return say('featureListedFor', { feature: name, ...counts });
  }
  if (told) return '';
  const name = featureName(feature, asking);
  return joined(
    only ? say('featureNotListed', { feature: name, place: only.label }) : say('featureNowhere', { feature: name }),
    having.length > 0 && say('featureElsewhere', { places: say.some(labels, 6) }),
  );
}

/** The brand's own words, each once; with its question where that is about something else. */
function wordsTold(findings: readonly Finding[]): string[] {
  const questions = new Set(findings.flatMap(({ told }) => told ?? []));
  return [...questions].map((told) => {
    const about = findings.find(({ feature }) => isFeature(feature, told.question));
    if (!about) return quoted(told);
    return told.statement && about.isListed ? sentence(told.answer) : toldText(told);
  });
}
