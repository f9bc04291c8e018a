/**
 * Allergens under one name each, however operators spell them, and what a dish states of one. The names are those that laws
 * ask for: the nine of the United States (FALCPA, FASTER Act), the fourteen of the European Union and the United Kingdom
 * (Regulation 1169/2011, Annex II), Canada's priority allergens, and the single nuts and cereals that the last two name.
 * What is named nowhere is unknown, and nothing here turns that into 'free of it'.
 */
import { createMemory } from './memory.ts';
import { dashed } from './slugs.ts';

/** What a dish states of allergens, in the operator's words; what is named nowhere is unknown. */
export interface AllergenStatements {
  allergens?: string[];
  mayContain?: string[];
  freeOf?: string[];
}

interface Allergen {
  /** As guests read it. */
  name: string;
  /** What it is one of: whoever avoids that avoids this as well. */
  of?: string;
  /** Further words for all of it, in plain letters; `~` stands for a space. The languages are English, French, Spanish, Italian, German and Portuguese. */
  words: string;
  /** What contains it, or is a part of it: a dish without these may well hold the rest. */
  parts?: string;
}

const VOCABULARY: Readonly<Record<string, Allergen>> = {
  gluten: {
    name: 'Gluten',
    words: 'glutens glutine cereals~containing~gluten gluten~cereals gluten-containing~cereals',
  },
  wheat: {
    name: 'Wheat',
    of: 'gluten',
    words: 'ble trigo frumento grano weizen',
    parts: 'spelt kamut semolina durum farro triticale epeautre espelta dinkel couscous bulgur seitan',
  },
  barley: { name: 'Barley', of: 'gluten', words: 'orge cebada orzo gerste cevada', parts: 'malt malte' },
  rye: { name: 'Rye', of: 'gluten', words: 'seigle centeno segale roggen centeio' },
  oats: { name: 'Oats', of: 'gluten', words: 'oat avoine avena hafer aveia', parts: 'oat~milk' },
  milk: {
    name: 'Milk',
    words:
      'dairy milks lait produits~laitiers leche lacteo lacteos latte latticini milch leite laticinios milk~products',
    // Without lactose milk is milk still.
    parts:
      'lactose lattosio lactosa laktose cheese butter cream whey casein yogurt yoghurt ghee fromage beurre creme queso mantequilla formaggio burro buttermilk',
  },
  eggs: { name: 'Eggs', words: 'egg oeuf oeufs huevo huevos uovo uova ei eier ovo ovos', parts: 'albumin mayonnaise' },
  peanuts: {
    name: 'Peanuts',
    words:
      'peanut groundnut groundnuts ground~nuts arachide arachides cacahuete cacahuetes mani arachidi erdnuss erdnusse amendoim amendoins',
    parts: 'peanut~butter',
  },
  'tree-nuts': {
    name: 'Tree nuts',
    words:
      'tree~nut nut nuts noix fruits~a~coque fruits~a~coques frutos~secos frutos~de~cascara frutta~a~guscio nusse schalenfruchte frutos~de~casca~rija',
  },
  almonds: {
    name: 'Almonds',
    of: 'tree-nuts',
    words: 'almond amande amandes almendra almendras mandorla mandorle mandel mandeln amendoa amendoas',
    parts: 'marzipan almond~milk almond~butter almond~flour',
  },
  hazelnuts: {
    name: 'Hazelnuts',
    of: 'tree-nuts',
    words: 'hazelnut noisette noisettes avellana avellanas nocciola nocciole haselnuss haselnusse avela avelas',
  },
  walnuts: { name: 'Walnuts', of: 'tree-nuts', words: 'walnut nuez nueces noce noci walnuss walnusse' },
  cashews: {
    name: 'Cashews',
    of: 'tree-nuts',
    words: 'cashew cashew~nuts anacardo anacardos anacardi noix~de~cajou caju',
    parts: 'cashew~butter cashew~milk',
  },
  pecans: { name: 'Pecans', of: 'tree-nuts', words: 'pecan pecan~nuts pacane pacanes noix~de~pecan pacana pacanas' },
  'brazil-nuts': {
    name: 'Brazil nuts',
    of: 'tree-nuts',
    words: 'brazil~nut noix~du~bresil nuez~de~brasil nueces~de~brasil paranuss paranusse',
  },
  pistachios: {
    name: 'Pistachios',
    of: 'tree-nuts',
    words: 'pistachio pistachio~nuts pistache pistaches pistacho pistachos pistacchio pistacchi pistazien',
  },
  macadamias: {
    name: 'Macadamias',
    of: 'tree-nuts',
    words: 'macadamia macadamia~nut macadamia~nuts queensland~nuts noix~de~macadamia',
  },
  'pine-nuts': {
    name: 'Pine nuts',
    of: 'tree-nuts',
    words: 'pine~nut pignons pignoli pinoli pinon pinones pinenuts',
  },
  sesame: { name: 'Sesame', words: 'sesame~seeds sesame~seed sesamo ajonjoli sesam gergelim', parts: 'tahini' },
  soy: {
    name: 'Soy',
    words: 'soya soja soybean soybeans soyabean soyabeans soy~beans soya~beans soia sojabohnen',
    parts: 'tofu edamame tempeh miso soy~milk soya~milk soy~lecithin',
  },
  fish: {
    name: 'Fish',
    words: 'fishes poisson poissons pescado pesce fisch peixe',
    parts: 'anchovy anchovies tuna salmon cod haddock trout mackerel sardine sardines anchois thon saumon',
  },
  // Laws differ in what they mean by it; whoever avoids shellfish avoids both.
  shellfish: {
    name: 'Shellfish',
    words: 'shell~fish fruits~de~mer mariscos marisco frutti~di~mare meeresfruchte',
    parts: 'seafood',
  },
  crustaceans: {
    name: 'Crustaceans',
    of: 'shellfish',
    words: 'crustacean crustacea crustaces crustaceos crostacei krebstiere krustentiere crustacean~shellfish',
    parts:
      'shrimp shrimps prawn prawns crab crabs lobster lobsters crayfish crawfish langoustine langoustines crevette crevettes homard camaron camarones gamba gambas',
  },
  molluscs: {
    name: 'Molluscs',
    of: 'shellfish',
    words: 'mollusc mollusk mollusks mollusques moluscos molluschi weichtiere',
    parts:
      'squid octopus clam clams mussel mussels oyster oysters scallop scallops snail snails calamari moules huitres whelks',
  },
  mustard: { name: 'Mustard', words: 'mustard~seeds moutarde mostaza senape senf mostarda' },
  celery: { name: 'Celery', words: 'celeriac celeri apio sedano sellerie aipo' },
  sulphites: {
    name: 'Sulphites',
    words:
      'sulphite sulfite sulfites sulphur~dioxide sulfur~dioxide sulphur~dioxide~and~sulphites sulfitos solfiti anhydride~sulfureux so2 sulphur sulfur',
  },
  lupin: { name: 'Lupin', words: 'lupins lupine lupini altramuz altramuces lupinen tremoco tremocos' },
};

/** What is none of what its words name. */
const NEITHER =
  'coconut~milk coconut~cream rice~milk cocoa~butter shea~butter oyster~mushroom oyster~mushrooms cream~of~tartar';

const ids = Object.keys(VOCABULARY);
const phrases = new Map<string, { id?: string; whole: boolean }>();
const add = (list: string, whole: boolean, id?: string) => {
  for (const word of list.split(' '))
    phrases.set(word.replaceAll('~', '-'), { whole, ...(id !== undefined && { id }) });
};
for (const [id, { name, words, parts = '' }] of Object.entries(VOCABULARY)) {
  add(parts, false, id);
  add(`${words} ${dashed(name)}`, true, id);
}
add(NEITHER, false);
phrases.delete('');
const LONGEST_PHRASE = 4;

interface Meaning {
  ids: string[];
  /** Whether the text is a name of all of it, and nothing else. */
  whole: boolean;
}

/** Many dishes name few. */
const MOST_MEANINGS = 2_000;
const meanings = createMemory<Meaning>(MOST_MEANINGS);
const DENIED = /(?:^|-)(?:free|no|non|not|without|sans|sin|senza|ohne|sem)(?:-|$)/;

function meaningOf(text: string): Meaning {
  return meanings(text, () => readMeaning(dashed(text, Number.POSITIVE_INFINITY)));
}

/** Of words that follow each other the longest that are known together count: `brazil nuts` are no `nuts`. */
function readMeaning(plain: string): Meaning {
  const found = new Set<string>();
  const words = DENIED.test(plain) ? [] : plain.split('-');
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !phrases.has(words.slice(at, at + length).join('-'))) length -= 1;
    const id = phrases.get(words.slice(at, at + length).join('-'))?.id;
    if (id !== undefined) found.add(id);
    at += length;
  }
  return { ids: [...found], whole: phrases.get(plain)?.whole ?? false };
}

/** Whether an operator's words name an allergen of the vocabulary, a part of one (`lactose`), or none that is known. */
export function allergenNamed(words: string): 'whole' | 'part' | undefined {
  const { ids: known, whole } = meaningOf(words);
  if (known.length === 0) return undefined;
  return whole ? 'whole' : 'part';
}

/**
 * The keys by which an operator's words are told apart in addresses and columns: those of the allergens that they name, else
 * one that is made of the words themselves.
 */
export function allergenKeys(words: string): readonly string[] {
  const known = meaningOf(words).ids;
  return known.length > 0 ? known : [dashed(words) || words];
}

/** What a key stands for, as guests read it; undefined for one that is made of an operator's own words. */
export function allergenName(key: string): string | undefined {
  return Object.hasOwn(VOCABULARY, key) ? VOCABULARY[key]?.name : undefined;
}

/** Whether a stated thing is of what is avoided: the same, one of it, or what it may be one of (`nuts` may be almonds). */
function concerns(stated: string, avoided: string): boolean {
  return stated === avoided || VOCABULARY[stated]?.of === avoided || VOCABULARY[avoided]?.of === stated;
}

/**
 * `silent`: the dish states what it contains, and this is not among it. `unknown`: it states nothing that would tell. Neither
 * says that the dish is free of it.
 */
export type AllergenState = 'contains' | 'may-contain' | 'free' | 'silent' | 'unknown';

/** What a dish states of an allergen, by its key (see `allergenKeys`). The worst that is said of it counts. */
export function allergenState(dish: AllergenStatements, key: string): AllergenState {
  if (names(dish.allergens, key)) return 'contains';
  if (names(dish.mayContain, key)) return 'may-contain';
  if (isStatedFree(dish, key)) return 'free';
  return dish.allergens ? 'silent' : 'unknown';
}

function names(list: readonly string[] | undefined, key: string): boolean {
  return list?.some((words) => allergenKeys(words).some((stated) => concerns(stated, key))) ?? false;
}

/**
 * Only words for all of it count: free of walnuts is not free of nuts, free of lactose not of milk, and free of gluten not of
 * wheat, whose starch may be in food without gluten. Free of nuts is free of each nut.
 */
function isStatedFree({ freeOf = [] }: AllergenStatements, key: string): boolean {
  const free = new Set(freeOf.flatMap((words) => wholeKeys(words)));
  const kinds = ids.filter((id) => VOCABULARY[id]?.of === key);
  const all = key === 'shellfish' && kinds.every((kind) => free.has(kind));
  return free.has(key) || all || (VOCABULARY[key]?.of === 'tree-nuts' && free.has('tree-nuts'));
}

function wholeKeys(words: string): readonly string[] {
  const { ids: known, whole } = meaningOf(words);
  return known.length === 0 ? allergenKeys(words) : whole ? known : [];
}

/** Whether a dish cannot be free of what words name, by what it states that it contains, or may. */
export function contradicts(stated: readonly string[], free: string): boolean {
  const keys = stated.flatMap((words) => allergenKeys(words));
  return allergenKeys(free).some((key) => keys.some((one) => concerns(one, key)));
}

/** The order in which pages list keys: that of the vocabulary, then operators' own words. */
export function inOrder(keys: Iterable<string>): string[] {
  const place = (key: string) => (Object.hasOwn(VOCABULARY, key) ? ids.indexOf(key) : ids.length);
  return [...new Set(keys)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** Whatever a guest may avoid who should not be offered the dish: what it contains or may contain, what that is one of, and what it may be. */
export function avoidedWith({ allergens = [], mayContain = [] }: AllergenStatements): string[] {
  const stated = new Set([...allergens, ...mayContain].flatMap((words) => allergenKeys(words)));
  return inOrder([...stated, ...ids.filter((id) => [...stated].some((one) => concerns(one, id)))]);
}

/** What guests are asked whether they avoid it: single nuts and cereals stand under what they are one of, but for wheat. */
export function choiceFor(key: string): string[] {
  const of = VOCABULARY[key]?.of;
  if (of === undefined || of === 'shellfish') return [key];
  return key === 'wheat' ? [of, key] : [of];
}
