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
    asked: /\b(?:nuts?|tree nuts?|almonds?|cashews?|walnuts?|hazelnuts?|pecans?|pistachios?)\b/,
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
    asked: /\b(?:dairy|milk|lactose)\b/,
    stated: ['milk', 'dairy', 'lactose', 'lait', 'butter', 'cheese', 'cream'],
  },
  { kind: 'eggs', name: 'eggs', asked: /\beggs?\b/, stated: ['egg', 'oeuf', 'oeufs'] },
  {
    kind: 'gluten',
    name: 'gluten (wheat, rye, barley, oats)',
    asked: /\b(?:gluten|celiac)\b/,
    stated: ['gluten', 'wheat', 'rye', 'barley', 'oat', 'spelt', 'ble', 'seigle', 'orge', 'avoine'],
  },
  { kind: 'wheat', name: 'wheat', asked: /\bwheat\b/, stated: ['wheat', 'gluten', 'ble', 'spelt'] },
  { kind: 'soy', name: 'soy', asked: /\b(?:soya?|soybeans?)\b/, stated: ['soy', 'soya', 'soybean', 'soja'] },
  { kind: 'sesame', name: 'sesame', asked: /\bsesame\b/, stated: ['sesame'] },
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

const aboutAllergens =
  /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|contains?|containing|free|avoid|cannot (?:eat|have)|can not (?:eat|have)|not eat|celiac|lactose)\b|\b(?:without|no|any|have|has|with|there|use|using) (?:any )?(?:\w+ (?:or|and) )?(?:tree )?(?:pea)?(?:nuts?|dairy|eggs?|soya?|sesame|shellfish|sul(?:ph|f)ites?|gluten|wheat|milk|lactose)\b/;

/** The kinds of allergens that a question asks about as such; a wish for a fish dish is none. */
export function allergenIn(text: string): string[] {
  if (!aboutAllergens.test(text)) return [];
  // `Do you have fish` and `any shrimp` look for a dish.
  const dish =
    !/\b(?:allerg\w*|intoleran\w*|contains?|containing|free|avoid|without|no|not|in (?:it|them|the|this|that|your))\b/.test(
      text,
    );
  return allergens
    .filter(
      ({ kind, asked }) =>
        asked.test(text) && !(dish && (kind === 'fish' || kind === 'shellfish' || kind === 'eggs' || kind === 'milk')),
    )
    .filter(({ kind }) => !(kind === 'nuts' && /\bpeanuts?\b/.test(text) && !/\b(?:tree )?nuts?\b/.test(text)))
    .map(({ kind }) => kind);
}

export function allergenName(kind: string): string {
  return allergens.find((allergen) => allergen.kind === kind)?.name ?? kind;
}

/** Whether a stated list of allergens holds one of that kind. */
export function states(listed: readonly string[], kind: string): boolean {
  const stated = allergens.find((allergen) => allergen.kind === kind)?.stated ?? [kind];
  return listed.some((text) => stemsOf(text).some((stem) => stated.includes(stem)));
}
