/** What a location offers: parking, a patio, high chairs … */
import { type Answer, sentence, someOf } from './answer.ts';
import {
  type Asking,
  contactCard,
  isGroup,
  locationCard,
  mostPlaces,
  nextStep,
  placesFor,
  unknownAnswer,
} from './asking.ts';
import { type Feature, featuresIn, isFeature } from './features.ts';
import type { Place } from './knowledge.ts';
import type { Request } from './understand.ts';

/** Whether a place has parking, a patio … : what is listed, and no more than that. */
export function answerFeature(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const places = placesFor(request, asking);
  const features = featuresIn(
    request.words.filter((word) => !request.mention.words.has(word)),
    asking.knowledge,
  );
  const answers = features.slice(0, 3).map((feature) => {
    const having = places.filter(({ location }) => has(location.services, feature) || has(location.features, feature));
    const said = [...configuration.features.map(({ title, description }) => ({ title, description }))].find(
      ({ title }) => isFeature(feature, title),
    );
    const of =
      isGroup(asking) && places.length > 1 ? `${having.length} of ${places.length} locations` : places[0]?.label;
    if (having.length > 0) {
      const names =
        isGroup(asking) && places.length > 1
          ? `: ${someOf(
              having.map(({ label }) => label),
              10,
            )}`
          : '';
      const detail = said?.description !== undefined && places.length === 1 ? ` ${sentence(said.description)}` : '';
      return { known: true, text: `Yes: ${listedName(feature, having)} is listed for ${of}${names}.${detail}`, having };
    }
    if (said)
      return {
        known: true,
        text: `Yes: ${sentence(said.title)}${said.description === undefined ? '' : ` ${sentence(said.description)}`}`,
        having,
      };
    const told = asking.knowledge.questions.find(
      ({ question, place }) =>
        (place === undefined || places.some(({ index }) => index === place)) && isFeature(feature, question),
    );
    if (told) return { known: true, text: sentence(told.answer), having };
    const elsewhere = isGroup(asking)
      ? asking.knowledge.places.filter(
          ({ location }) => has(location.services, feature) || has(location.features, feature),
        )
      : [];
    const hint =
      elsewhere.length > 0
        ? ` It is listed for ${someOf(
            elsewhere.map(({ label }) => label),
            6,
          )}.`
        : '';
    return {
      known: false,
      text: `${feature.name} is not listed for ${places.length === 1 ? places[0]?.label : 'any location'}, so I don’t know.${hint}`,
      having: elsewhere,
    };
  });
  if (/\bpasswords?\b/.test(request.text) && answers.some(({ known }) => known))
    answers.push({ known: false, text: 'I don’t know its password.', having: [] });
  if (answers.length === 0) return unknownAnswer('I don’t know that.', places, asking);
  const unsure = answers.some(({ known }) => !known);
  const shown = [...new Set(answers.flatMap(({ having }) => having))];
  const contact = unsure ? contactCard(places, asking) : undefined;
  return {
    response: `${answers.map(({ text }) => text).join(' ')}${unsure ? ` ${nextStep(places, asking, 'to be sure')}` : ''}`,
    content_types: shown.length > 0 && isGroup(asking) ? ['location_info'] : ['generic_answer'],
    ...(shown.length > 0 &&
      isGroup(asking) && {
        location_info: shown.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
      }),
    ...(contact && { contact_info: contact }),
  };
}

function has(list: readonly string[], feature: Feature): boolean {
  return list.some((text) => isFeature(feature, text));
}

/** What the place itself calls it. */
function listedName(feature: Feature, [place]: readonly Place[]): string {
  const names = place ? [...place.location.services, ...place.location.features] : [];
  return names.find((name) => isFeature(feature, name)) ?? feature.name;
}
