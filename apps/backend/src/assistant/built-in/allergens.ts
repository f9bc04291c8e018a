/** Allergens under their names in questions and in configurations, English and French. */
import { stemsOf } from './words.ts';

interface Allergen {
  kind: string;
  /** How answers call it. */
  name: string;
  asked: RegExp;
  /** Stems by which a menu states it. */
  stated: string[];
}

const allergens: readonly Allergen[] = [
  { kind: 'peanuts', name: 'peanuts', asked: /\bpeanuts?\b/, stated: ['peanut', 'arachide', 'groundnut'] },
  {
    kind: 'nuts',
    name: 'nuts',
    asked: /\b(?:tree nuts?|nuts?|almonds?|cashews?|walnuts?|hazelnuts?|pecans?|pistachios?)\b/,
    // Who asks about nuts may well mean peanuts too.
    stated: [
      'nut',
      'almond',
      'cashew',
      'walnut',
      'hazelnut',
      'pecan',
      'pistachio',
      'macadamia',
      'peanut',
      'arachide',
      'noix',
      'amande',
      'noisette',
      'cajou',
      'pistache',
    ],
  },
  {
    kind: 'milk',
    name: 'milk',
    asked: /\b(?:dairy|milk|lactose|(?<=(?:without|no) )cheese|cheese(?= free))\b/,
    stated: [
      'milk',
      'dairy',
      'lactose',
      'lait',
      'butter',
      'cheese',
      'cream',
      'parmesan',
      'whey',
      'yogurt',
      'yoghurt',
      'ghee',
      'beurre',
      'fromage',
      'creme',
    ],
  },
  { kind: 'eggs', name: 'eggs', asked: /\beggs?\b/, stated: ['egg', 'oeuf', 'oeufs', 'mayonnaise'] },
  {
    kind: 'gluten',
    name: 'gluten (wheat, rye, barley, oats)',
    asked: /\b(?:gluten|celiac)\b/,
    stated: ['gluten', 'wheat', 'rye', 'barley', 'oat', 'spelt', 'ble', 'seigle', 'orge', 'avoine'],
  },
  { kind: 'wheat', name: 'wheat', asked: /\bwheat\b/, stated: ['wheat', 'gluten', 'ble', 'spelt'] },
  { kind: 'soy', name: 'soy', asked: /\b(?:soya?|soybeans?)\b/, stated: ['soy', 'soya', 'soybean', 'soja', 'tofu'] },
  { kind: 'sesame', name: 'sesame', asked: /\bsesame\b/, stated: ['sesame', 'tahini'] },
  {
    kind: 'fish',
    name: 'fish',
    asked: /\bfish\b(?! (?:taco|and chip|burger|sandwich))/,
    stated: ['fish', 'poisson', 'anchovy', 'tuna', 'salmon'],
  },
  {
    kind: 'shellfish',
    name: 'shellfish',
    asked: /\b(?:shellfish|crustaceans?|molluscs?|shrimps?|prawns?)\b/,
    stated: [
      'shellfish',
      'crustacean',
      'mollusc',
      'mollusk',
      'shrimp',
      'prawn',
      'crab',
      'lobster',
      'mollusque',
      'crustace',
    ],
  },
  { kind: 'mustard', name: 'mustard', asked: /\bmustard\b/, stated: ['mustard', 'moutarde'] },
  { kind: 'celery', name: 'celery', asked: /\bcelery\b/, stated: ['celery', 'celeri', 'celeriac'] },
  { kind: 'sulphites', name: 'sulphites', asked: /\bsul(?:ph|f)ites?\b/, stated: ['sulphite', 'sulfite'] },
  { kind: 'lupin', name: 'lupin', asked: /\blupin\b/, stated: ['lupin'] },
];

const words = allergens.map(({ asked }) => asked.source.replaceAll('\\b', '')).join('|');
/** `Allergic to`, `egg free`, `contains`: whatever is named with these is an allergen. */
const aboutAllergens =
  /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|contains?|containing|free|avoid|cannot (?:eat|have)|can not (?:eat|have)|not eat|celiac|lactose)\b/;
/** `Any nuts`, `without eggs`: of those words that are hardly ever looked for as a dish. */
const plainAllergens =
  /\b(?:without|no|any|have|has|with|there|use|using|is|are|made of|made with|for) (?:any )?(?:des |du |de )?(?:raw )?(?:\w+ (?:or|and) )?(?:tree )?(?:(?:pea)?nuts?|dairy|milk|(?<=(?:without|no) )cheese|eggs?|soya?|sesame|shellfish|sul(?:ph|f)ites?|gluten|wheat|lactose|lupin|mustard|celery)\b/;
/** `Does the pakora have egg`, `is there fish in the salad`, `what has milk in it`: asked of a dish, not of the house. */
const askedOfDish = new RegExp(
  `\\b(?:${words})\\b(?: \\w+){0,2} in (?!stock|store)\\w+|^(?:and )?(?:does|do|is|are) (?!you\\b|u\\b|ya\\b|they\\b|there\\b|we\\b|i\\b)(?:\\w+ ){1,6}?(?:have|has|got|use|with|include|includes|made of|made with)(?: \\w+){0,2} (?:${words})\\b|\\b(?:what|which)(?: \\w+){0,2} (?:has|have)(?: any)? (?:${words})\\b(?! (?:on|dish))`,
);

/** `Nuts?` */
const wholly = /^(?:(?:tree )?nuts?|peanuts?|dairy|gluten|lactose|sesame|soy|shellfish)$/;
const allergenWords = new RegExp(`\\b(?:${words}|free|tree|raw)\\b`, 'g');
const anyAllergen = new RegExp(`\\b(?:${words})\\b`);

/** Where a question names the allergen, apart from the dish: `any eggs` of `any eggs in the pecan pie`. */
function aboutPart(text: string): string {
  const after = /^(?:and )?(?:does|do|is|are) .*?\b(?:have|has|contains?|use|include|made with|made of) (.+)$/.exec(
    text,
  )?.[1];
  const before = /^(.+?) in (?:the|your|a|an|that|this|my) /.exec(text)?.[1];
  return [before, after].find((part) => part !== undefined && anyAllergen.test(part)) ?? text;
}

/** The kinds of allergens that a question asks about as such; a wish for a fish dish is none. */
export function allergenIn(text: string): string[] {
  const ofDish = askedOfDish.test(text);
  const about = ofDish || aboutAllergens.test(text) || wholly.test(text);
  if (!about && !plainAllergens.test(text)) return [];
  // `Do you have fish` and `any shrimp` look for a dish.
  const part = aboutPart(text);
  const looksForDish = !about && !/\b(?:without|no|not|in (?:it|them|the|this|that|your))\b/.test(text);
  return allergens
    .filter(
      ({ kind, asked }) =>
        asked.test(part) &&
        !(looksForDish && (kind === 'fish' || kind === 'shellfish' || kind === 'eggs' || kind === 'milk')),
    )
    .filter(({ kind }) => !(kind === 'nuts' && /\bpeanuts?\b/.test(text) && !/\b(?:tree )?nuts?\b/.test(text)))
    .map(({ kind }) => kind);
}

/** Whether dishes with these allergens are asked for, as against dishes without: `which dishes contain nuts`. */
export function asksWhatContains(text: string): boolean {
  const avoids = /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|without|no|free|avoid|not|cannot|safe|celiac)\b/.test(text);
  if (wholly.test(text)) return true;
  return (
    !avoids &&
    !/ in (?:the|your|a|an|that|this|my) /.test(text) &&
    /\b(?:what|which|any\w*|something|dishes|items|things?|list|everything)\b(?: \w+){0,4}? (?:has|have|contains?|with|containing|made with|in (?:it|them))\b|^contains?\b|\b(?:you|they|kitchen) (?:use|cook with)\b|^any (?:\w+ )?\w+$/.test(
      text,
    )
  );
}

/** The words of a question that name allergens, which look for no dish. */
export function allergenWordsIn(text: string): string[] {
  return (
    aboutPart(text)
      .match(allergenWords)
      ?.flatMap((found) => found.split(' ')) ?? []
  );
}

/** The kinds of allergens that words name, whatever is asked of them. */
export function allergensNamed(text: string): string[] {
  return allergens.filter(({ asked }) => asked.test(text)).map(({ kind }) => kind);
}

export function allergenName(kind: string): string {
  return allergens.find((allergen) => allergen.kind === kind)?.name ?? kind;
}

/** Whether a stated list of allergens holds one of that kind. */
export function states(listed: readonly string[], kind: string): boolean {
  const stated = allergens.find((allergen) => allergen.kind === kind)?.stated ?? [kind];
  return listed.some((text) => stemsOf(text).some((stem) => stated.includes(stem)));
}
