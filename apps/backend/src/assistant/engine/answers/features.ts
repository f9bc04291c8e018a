/** Services and features of places: parking, patio, wifi … under all their names. */
import type { Asking } from '../asking.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { phraseAt, stemOf, stemsOf } from '../language/words.ts';
import { featurePhrases, reservedServices } from '../vocabulary/features.ts';

type OurName = keyof typeof featurePhrases;

export interface Feature {
  /** Of ours: a key of our sentences; else the name that the brand gives it. */
  name: OurName | { own: string };
  /** Phrases of questions and of configurations that mean it, as stems. */
  phrases: readonly (readonly string[])[];
}

const ours: readonly Feature[] = (Object.keys(featurePhrases) as OurName[]).map((name) => ({
  name,
  phrases: featurePhrases[name].split(', ').map(stemsOf),
}));
const reserved = new Set(reservedServices.split(' ').map(stemOf));

/** How answers call it. */
export function featureName({ name }: Feature, { say }: Asking): string {
  return typeof name === 'string' ? say(name) : name.own;
}

/** The features that words ask for: ours, and whatever the brand itself lists under a name of its own. */
export function featuresIn(words: readonly string[], knowledge: Knowledge): Feature[] {
  return namedIn(words.map(stemOf), [...ours, ...ownFeatures(knowledge)]);
}

/** Whether a text of the brand, such as the name of a service, speaks of this feature. */
export function isFeature(feature: Feature, text: string): boolean {
  return typeof feature.name === 'string'
    ? oursIn(text).includes(feature)
    : namedIn(stemsOf(text), [feature]).length > 0;
}

/** Of phrases that overlap the longest counts: `bike parking` is no parking for cars. */
function namedIn(stems: readonly string[], features: readonly Feature[]): Feature[] {
  const said = new Set(stems);
  const hits = features
    .flatMap((feature) => feature.phrases.map((phrase) => ({ feature, phrase })))
    .filter(({ phrase }) => phrase.every((stem) => said.has(stem)))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const left = [...stems];
  const isLeft = (phrase: readonly string[]) => {
    const start = phraseAt(left, phrase);
    if (start !== -1) left.fill('', start, start + phrase.length);
    return start !== -1;
  };
  return [...new Set(hits.filter(({ phrase }) => isLeft(phrase)).map(({ feature }) => feature))];
}

const read = new Map<string, Feature[]>();
const mostRead = 5000;

function oursIn(text: string): Feature[] {
  const found = read.get(text) ?? namedIn(stemsOf(text), ours);
  if (read.size >= mostRead) read.clear();
  read.set(text, found);
  return found;
}

/** What the brand lists under names that are none of ours, and no other answer is about. */
function ownFeatures({ places, configuration }: Knowledge): Feature[] {
  const listed = places.flatMap(({ location }) => [...location.services, ...location.features]);
  return [...new Set([...listed, ...configuration.offerCatalog])]
    .filter((name) => oursIn(name).length === 0 && !stemsOf(name).some((stem) => reserved.has(stem)))
    .map((own) => ({ name: { own }, phrases: [stemsOf(own)] }));
}
