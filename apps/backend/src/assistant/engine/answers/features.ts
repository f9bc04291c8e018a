/** Services and features of places: parking, patio, wifi … under all their names. */
import type { Asking } from '../asking.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { phraseFinder, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { type FeatureName, ourFeatures, reservedServices } from '../vocabulary/features.ts';

export interface Feature {
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
  return find(words);
}

/** Whether a text of the brand, such as the name of a service, speaks of this feature. */
export function isFeature(feature: Feature, text: string, knowledge: Knowledge): boolean {
  return featuresIn(wordsOf(text), knowledge).includes(feature);
}

/** How answers call it. */
export function featureName({ name }: Feature, { say }: Asking): string {
  return typeof name === 'string' ? say(name) : name.own;
}

/** What the brand lists under names that are none of ours, and no other answer is about. */
function ownFeatures({ places, configuration }: Knowledge): Feature[] {
  const listed = places.flatMap(({ location }) => [...location.services, ...location.features]);
  const isOther = (name: string) => stemsOf(name).some((stem) => reservedServices.has(stem));
  return [...new Set([...listed, ...configuration.offerCatalog])]
    .filter((name) => findOurs(wordsOf(name)).length === 0 && !isOther(name))
    .map((own) => ({ name: { own }, phrases: [stemsOf(own)] }));
}
