/** Services and features of places: parking, patio, wifi … under all their names. */
import type { Knowledge } from './knowledge.ts';
import { topicOf } from './topics.ts';
import { hasPhrase, stemOf, wordsOf } from './words.ts';

export interface Feature {
  /** How answers call it. */
  name: string;
  /** Phrases of questions and of configurations that mean it. */
  phrases: string[];
}

const known: readonly Feature[] = [
  {
    name: 'Parking',
    phrases: ['parking', 'park my car', 'park', 'parking lot', 'car park', 'garage', 'stationnement', 'valet'],
  },
  { name: 'Bike parking', phrases: ['bike parking', 'bike rack', 'bicycle', 'park my bike', 'bike'] },
  {
    name: 'Step-free access',
    phrases: [
      'wheelchair',
      'accessible',
      'accessibility',
      'step free',
      'ramp',
      'disabled',
      'mobility',
      'barrier free',
      'handicap',
      'elevator',
      'stroller',
      'walker',
    ],
  },
  {
    name: 'Patio',
    phrases: [
      'patio',
      'terrace',
      'terrasse',
      'outdoor seating',
      'sit outside',
      'eat outside',
      'outside seating',
      'outdoor',
      'outside',
      'rooftop',
      'garden seating',
      'deck',
    ],
  },
  { name: 'Wi-Fi', phrases: ['wifi', 'wi fi', 'internet', 'wireless'] },
  {
    name: 'Dine-in',
    phrases: [
      'dine in',
      'eat in',
      'sit down',
      'indoor seating',
      'seating',
      'sit inside',
      'dining room',
      'dine',
      'eat there',
      'eat here',
    ],
  },
  {
    name: 'Bringing pets',
    phrases: ['dog', 'dogs', 'pet', 'pets', 'dog friendly', 'pet friendly', 'puppy', 'service animal'],
  },
  {
    name: 'Anything for children',
    phrases: [
      'kid friendly',
      'kids',
      'children',
      'child friendly',
      'children corner',
      'play area',
      'toddler',
      'baby',
      'family friendly',
      'stroller friendly',
    ],
  },
  {
    name: 'A high chair',
    phrases: ['high chair', 'highchair', 'booster seat', 'booster', 'baby chair', 'baby seat'],
  },
  { name: 'A changing table', phrases: ['changing table', 'change table', 'diaper', 'change the baby'] },
  { name: 'Drive-through', phrases: ['drive thru', 'drive through', 'drivethru'] },
  { name: 'Kerbside pickup', phrases: ['curbside', 'kerbside', 'curb side'] },
  { name: 'Washroom', phrases: ['washroom', 'bathroom', 'toilet', 'restroom'] },
  { name: 'Live music', phrases: ['live music', 'music', 'dj', 'karaoke', 'band'] },
  { name: 'Television', phrases: ['tv', 'tvs', 'watch the game', 'screens', 'show the game', 'sports bar'] },
  { name: 'Dress code', phrases: ['dress code', 'what to wear', 'jacket required'] },
  {
    name: 'Bring your own wine',
    phrases: ['byob', 'byow', 'corkage', 'bring my own', 'bring our own', 'bring your own', 'own wine', 'own bottle'],
  },
  { name: 'Air conditioning', phrases: ['air conditioning', 'ac', 'air con'] },
  {
    name: 'Charging for electric cars',
    phrases: ['ev charging', 'ev charger', 'charging station', 'charge my car', 'electric car'],
  },
  { name: 'Fireplace', phrases: ['fireplace', 'fire place'] },
  { name: 'Bar', phrases: ['bar', 'full bar', 'licensed', 'liquor licence', 'liquor license'] },
  { name: 'A cloakroom', phrases: ['coat check', 'cloakroom', 'coat room', 'check my coat'] },
  { name: 'A cash machine', phrases: ['atm', 'cash machine'] },
  { name: 'A place to charge phones', phrases: ['charge my phone', 'phone charger', 'outlet', 'plug', 'power outlet'] },
  {
    name: 'Games',
    phrases: ['pool table', 'darts', 'board game', 'arcade', 'billiards', 'trivia', 'quiz night', 'bingo'],
  },
  { name: 'Heaters', phrases: ['heater', 'heated patio', 'heat lamp'] },
  { name: 'Smoking area', phrases: ['smoking', 'smoke', 'vape', 'hookah'] },
  { name: 'View', phrases: ['view', 'harbour view', 'ocean view', 'waterfront view', 'lake view'] },
  { name: 'Private room', phrases: ['private dining'] },
  { name: 'Self-service', phrases: ['self serve', 'self service', 'buffet'] },
  { name: 'Cakes brought along', phrases: ['bring a cake', 'bring cake', 'own cake', 'cake fee', 'cakeage'] },
];

const cut = new Map<string, string[]>();
function stems(phrase: string): string[] {
  const kept = cut.get(phrase);
  if (kept) return kept;
  const made = wordsOf(phrase).map(stemOf);
  if (cut.size < 5000) cut.set(phrase, made);
  return made;
}

/** The features that words ask for: ours, and whatever the brand itself lists under a name of its own. */
export function featuresIn(words: readonly string[], knowledge: Knowledge): Feature[] {
  const asked = words.map(stemOf);
  const ours = known.filter(({ phrases }) => phrases.some((phrase) => hasPhrase(asked, stems(phrase))));
  // `Bike parking` is not parking for cars.
  const exact = ours.some(({ name }) => name === 'Bike parking') ? ours.filter(({ name }) => name !== 'Parking') : ours;
  const own = ownFeatures(knowledge).filter(
    (name) => hasPhrase(asked, stems(name)) && !exact.some((feature) => isFeature(feature, name)),
  );
  return [...exact, ...own.map((name) => ({ name, phrases: [name] }))];
}

export function isFeatureNamed(words: readonly string[], knowledge: Knowledge): boolean {
  return featuresIn(words, knowledge).length > 0;
}

/** Whether a long phrase of ours is said, which no dish is called: `bring my own`. */
export function isFeatureSpelledOut(words: readonly string[]): boolean {
  const asked = words.map(stemOf);
  return known.some(({ phrases }) =>
    phrases.some((phrase) => stems(phrase).length > 2 && hasPhrase(asked, stems(phrase))),
  );
}

/** Whether a service or feature, as a brand names it, is this one. */
export function isFeature(feature: Feature, listed: string): boolean {
  const words = stems(listed);
  if (feature.name === 'Parking' && words.some((word) => /^(?:bike|bicycle|velo)$/.test(word))) return false;
  return feature.phrases.some((phrase) => hasPhrase(words, stems(phrase))) || hasPhrase(words, stems(feature.name));
}

const ownNames = new WeakMap<Knowledge, string[]>();

/** What the brand lists and no topic of ours is about. */
function ownFeatures(knowledge: Knowledge): string[] {
  const kept = ownNames.get(knowledge);
  if (kept) return kept;
  const listed = [
    ...knowledge.places.flatMap(({ location }) => [...location.services, ...location.features]),
    ...knowledge.configuration.offerCatalog,
  ];
  const names = [...new Set(listed)].filter((name) => {
    const { topic, weight } = topicOf(wordsOf(name).join(' '));
    return weight < 3 || topic === 'menu' || topic === 'feature';
  });
  ownNames.set(knowledge, names);
  return names;
}
