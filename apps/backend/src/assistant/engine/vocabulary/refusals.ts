/**
 * How guests refuse what must not be eaten, in plain English: patterns over the words of a question, in which `, ` stands
 * where a part of it begins.
 */
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import { stemOf } from '../language/words.ts';
import type { Avoided } from '../safety/allergens.ts';
import { CHEESES } from './cheeses.ts';
import { FISHES, SHELLFISH } from './seafood.ts';

const i = '(?:me|my|him|her|his|us|our|them)';
const EAT =
  '(?:eat|have|do|tolerate|digest|touch|handle|process|consume|stomach|take|risk|drink|smell|look at|(?:go|be|come|get) (?:anywhere )?(?:near|around)|be in the same room (?:as|with))';

/** Before a list of what must be avoided. */
export const mustRefusals = new RegExp(
  `\\b(?:${[
    `(?:can|could|must|should|may) (?:not|never) (?:even |ever |really )?${EAT}`,
    '(?:do|does|did|will|would) (?:not|never) (?:even |ever |really )?(?:eat|do|tolerate|digest|touch|handle|consume|drink)',
    // `Me no eat egg`, `i no can have milk`
    `(?<!(?:there is|there are|is|are) )no (?:can |could )?(?:eat|have|drink|tolerate|digest)|no can ${EAT}`,
    '(?:can|could|must|should|may) not (?:contain|include|be (?:made|cooked|fried|prepared)(?: with| in| of)?)',
    `(?:not (?:a|an|any|even|one)|no|zero|without(?: an?| any| the)?|nor)(?: (?:\\w+ )?(?:a|one|single|small|tiny|slightest|bit|moindre))?(?: \\w+)? (?:traces?|hints?|bits?|drops?|specks?|crumbs?) of`,
    `nothing (?:(?:that|which|who|is|has|have|been|was|fried|cooked|made|prepared|baked|grilled) ){1,4}(?:with|in|near|by|from|of|touch\\w*|contain\\w*|includ\\w*)|nothing (?:touch|contain|includ)(?:ing|s|ed)`,
    'not (?:made|cooked|fried|prepared|baked) (?:with|in|of|from|near)',
    `(?<=^, |, (?:i am |we are )?)(?:not|no) (?:eating|drinking|having)`,
    `(?:puff(?:s|ed)? up|break(?:s)? out|swell(?:s)? up|itch(?:es)?|sick|ill|react(?:s)?|die|hives|rash|bloated)(?: \\w+){0,4} (?:when|if|whenever|after|every time) (?:i|he|she|we|they) (?:even |ever )?(?:eats?|have|has|touch(?:es)?|drinks?|smells?)`,
    `(?:am|is|are) not (?:no way |ever )?(?:eating|having|drinking)|no way (?:i am|we are|he is|she is) (?:eating|having)|can not give(?: ${i})?`,
    '(?:can|could|must|should|better|may) not be(?: any)?|not to (?:have|eat|touch|drink|be given)|stop(?:ped)? (?:eating|having|drinking)|not let(?: any)?|no (?:cross )?contact with|wean(?:ed|ing) off',
    '(?:lay|lays|laying|swore|sworn|swear) off(?: of)?|(?:banned|barred) from|had to (?:cut|drop|ditch|stop|quit)(?: out)?',
    `not (?:really )?(?:allowed|supposed|meant|able|permitted|eat|touch)(?: to)?(?: ${EAT})?`,
    '(?:never|nobody|no one|(?:neither|none|not one) of \\w+)(?: here)? (?:eats?|touch(?:es)?|can eat|drinks?)',
    `(?:stays?|staying|keeps?|keeping|steers?|steering)(?: ${i})? (?:away|clear|off)(?: from| of)?`,
    'avoid(?:s|ing)?',
    '(?:watch out|look out|careful|wary|worried|afraid|scared|concerned)(?: for| with| about| of)',
    '(?:break out|breaks out|sick|ill|hives|rash|itchy|nauseous|bloated|cramps|migraines?|headaches?)(?: in hives)? (?:from|with)',
    '(?:react|reacts|reacting|reaction)(?: badly| severely| \\w+ly)? (?:to|from)',
    'bad with|(?<!(?:no|any) )(?:issues?|problems?|trouble) with|struggles? with|(?:a|this|that) thing (?:with|about)',
    '(?:am|is|are|been|me|him|her|going|went) off(?: of)?|(?<=^, )off',
    '(?:gave|given|give|giving) up|cut(?:ting)? out|quit',
    '(?<=\\ballergic to .*)but to|(?<=\\b(?:not|never) (?:allergic|intolerant|sensitive) to .*)but(?! (?:i|we|he|she)\\b)|not (?:\\w+ )?(?:good|great|cool|ok|okay) with',
    'allerg\\w* (?:except|other than|apart from|besides)(?: for| to)?',
  ].join('|')})\\b`,
);

/** Before a list: a matter of need where an allergen is in it, else one of taste. */
export const tasteRefusals = new RegExp(
  `\\b(?:${[
    'no (?:dish|dishes|foods?|meals?|plates?|things?|stuff) (?:with|containing|that (?:has|have|contains?))',
    'unless (?:it|there|they)(?: (?:has|have|is|are|contains?|comes with))(?: any)?|(?:everything|all|anything) but|in no way can there be|no way|(?:nope|nah|no) to|pass(?:ing)? on',
    '(?<=, )never(?! (?:had|tried|been|ate|eaten))|jamais|jamas|aucune?|ningun[ao]?|sauf|hors|excepte?o?|exception of|salvo|less(?= \\w+ the better)|(?:all|todo|everything) (?:less|menos)|mind the|beware of|watch for|enlevez|retirez|supprimez|quitenle|contains not',
    'not (?:i want|got|me pon\\w+|le pon\\w+|haya)|nothing what (?:has|lleve)',
    'neither|nor|ni|without|no|zero|(?<=^| )0|(?<=, )not(?! (?:a|had|tried)\\b)|lacking|devoid of|hold(?:ing)? off on(?: the)?|easy on(?: the)?|(?:sub|swap)(?:bing|ping)? out(?: the)?|replace(?: the)?|takeout the|non(?= (?:dairy|milk|gluten|wheat|nuts?|eggs?|soy))|minus|sans|omit(?:ting)?|exclud(?:e|ing)|remove|(?:skip|nix|ditch|lose|scrap)(?: on)?|none of',
    '(?<!\\b(?:you|you do|can|must|should|could|may) )not (?:have|contain|include|containing|any|use|with)(?: any)?',
    '(?:just|only) not(?! (?:too|so|very|that)\\b)|but not(?! (?:too|so|very|that)\\b)|free (?:of|from)|(?:that|which) (?:is|are) not(?: got)?|(?<=\\b(?:what|which|any|some|anything|something|everything|all|do you have|got)(?: (?!is |are )\\w+){0,3} )(?:(?:is|are) )?not(?! (?:\\w+ )?(?:free|too|so|very|that|on|in|at|open|available|spicy|hot)\\b)|(?<=, )(?:careful|note|alert|warning)|other than|apart from|aside from|besides|except(?: for)?',
    'hates?|dislikes?|(?:do|does) not like|can not stand|not (?:a (?:big |huge )?fan of|(?:big|keen|huge) on|into|crazy about)',
    '(?:leave|leaving) (?:out|off)|take (?:off|out)|hold the|(?<=, )hold',
    'do not (?:put|give|add|use|serve|bring|include|want)(?: me| us| him| her| them)?(?: any| no| the)?',
    'nothing (?:with|containing|that (?:has|contains?|is))|anything (?:but|without)|nothing(?! (?:beats|like|better|but))',
  ].join('|')})\\b`,
);

/** Behind a food that does harm: `garlic makes me ill`. */
export const harmsAfter = new RegExp(
  `\\b(?:(?:makes?|made|gave|killed|kills?|hurts?|upsets?|gives?|sends?|bloats?|bothers?|triggers?|causes?|disagrees?)(?: with)? ${i}\\b|(?:do|does) not (?:agree|sit|go|get along|(?:like|love) me)|(?<!\\b(?:is|are|was|were) )not (?:ok|okay|allowed|an option)|bad(?: for (?:me|him|her|us|them))?(?= ,|$))|(?<=\\b(?:got|has|have|had|having|with) (?:a|an|this|that|some) (?:\\w+ ){0,2}\\w+ )(?:thing|issue|problem|situation)s?\\b(?! (?:with|on|for|to|at)\\b)`,
);

/** What tells, wherever it stands, that the allergens that are named do harm or are refused. */
export const harms = new RegExp(
  `\\b(?:${[
    'hives|rash|itch\\w*|swell\\w*|swollen|vomit\\w*|puk(?:e|es|ing)|throw(?:s|ing)? up|threw up|nause\\w*|bloat\\w*|diarrh\\w*|the runs|asthma\\w*|wheez\\w*|eczema',
    'fpies|eoe|epi ?pens?|auvi q|auto ?injector|poison\\w*|deadly|deathly|danger(?:ous)?|lethal|fatal|off limits|off the table|forbidden|(?<!(?:near|by|beside|the) (?:the )?)hospital|(?:in|to) the (?:hospital|er)|through me|(?:in|on|to) the (?:bathroom|toilet|washroom|loo)(?= (?:all|for|the whole|until|within|in)\\b|$)|(?:bathroom|toilet|washroom|loo) (?:all|the whole|until) ',
    `(?:kills?|hurts?|harms?|upsets?|bothers?|triggers?|makes?|made|gives?|gave|causes?|caused|killed) ${i}(?! (?:day|night|week))|(?:will|could|can|would|might) (?:kill|hurt|harm)|triggers?`,
    '(?:i|he|she|we|they|would|will|could|might|can) (?:\\w+ )?(?:die|dies|died)(?! for| of)|death(?! by)|throat',
    '(?:do|does|did) not (?:agree|sit|mix|get along)|not friends|disagrees? with|struggles? with|ataxia|enem(?:y|ies)',
    '(?<!no |any |not a )(?:problems?|issues?|trouble)(?! (?:with|at|in) (?:my|the|an|our) order)',
    '(?:is|are|r) (?:a |an |all |strictly |just |totally )?(?:no(?! problem| issue| trouble)|nope|no go|out(?! of)|bad for|not ok|not allowed|not an option)',
    'destroy\\w*|wreck\\w*|ruin\\w*|mess(?:es|ed) |rejects?|refus\\w*|banned|bans|prohib\\w*|interdit\\w*|restrict\\w*|deal ?breakers?|bad news|at war|airways?|can not breathe|tingl\\w*|violent\\w*|triggered|threatening|severely?|diagnosed|pay for it|not allowed|(?:fatal|allergen) alert',
    `go(?:es)? into (?:\\w+ )?shock|(?:can|must|should) not(?: ${EAT})?(?= ,|$)|sick|ill|icu|(?:my|the|his|her) (?:stomach|tummy|gut|joints|immune)|blows? up|bad combo|aside|excluded|er(?= ,|$)|avoid(?:er|ance)|phobi\\w*|brain fog|off the menu for|(?:go|goes|went|gone) (?:red|puffy|blotchy)|number on|poorly|severe|out of the question|flare\\w*|blotch\\w*|hazard|at risk|a risk|forbids?|religion|not permitted|beware|warning|(?:be|extra) careful|reacts?|reacting|(?:my|these|those|following) allergens?`,
    '(?:special|low(?! (?:salt|sodium|sugar|carb|fat|cal))|elimination|strict) (?:\\w+ ){0,2}diet|dietary|hard pass|(?:big|huge|total|hard) (?:no|nope)|no no|pollen|eczema|alerg\\w*',
    // Of French and Spanish what has no plain English.
    'cuidad\\w*|cuidarme|ojo|problem[ae]s?|hinch\\w+|malita|pongo|pesado|reactions?|sensibili\\w+|reagi\\w+|oedeme|gonfle\\w*|non(?= thanks)|is it non|attention|plaques|gorge|malade|mort|reaccion|ronchas|garganta|enferm[ao]\\w*|muero|mal(?= (?:a|aux?|at|of)\\b)',
    '(?<!or )(?<=[a-z0-9] (?:, )?)(?:no|nope|never|not)(?: thanks| thank you)?(?= ,|$)|worr(?:y|ies) me|close my|doctor|(?<=^, )allerg(?:ens?|y|ies) ,? ?|(?:leave|take|keep) (?:\\w+ ){1,4}(?:off|out|away)|not included',
  ].join('|')})\\b`,
);

const other = (...words: string[]): Avoided[] => words.map((word) => ({ kind: 'other', word }));
const kinds = (...some: string[]): Avoided[] => some.map((kind) => ({ kind, word: kind }));
const meatless = other('meat', 'fish', 'seafood');

/** What somebody of a diet or faith does not eat. */
export const refusedBy: Readonly<Record<string, readonly Avoided[]>> = {
  vegetarian: meatless,
  vegan: [...meatless, ...kinds('milk', 'eggs'), ...other('honey')],
  pescatarian: other('meat'),
  halal: other('pork', 'alcohol'),
  muslim: other('pork', 'alcohol'),
  kosher: [...other('pork'), ...kinds('shellfish')],
  jewish: [...other('pork'), ...kinds('shellfish')],
  hindu: other('beef'),
  jain: [...meatless, ...kinds('eggs'), ...other('onion', 'garlic')],
  sober: other('alcohol'),
};
/** Who eats what the menu marks halal. */
export const OF_MUSLIMS = /\bmuslims?\b/;
/** Who expects or nurses a child avoids alcohol, and what is raw. */
const EXPECTS_A_CHILD = /\bpregnan\w*|\bpreggo\b|\bbreast ?feeding\b/;
const avoidedExpecting: readonly Avoided[] = other('alcohol', 'raw');
/** `Weak immune system`, `my grandma is 85, is the tartare safe`, `are raw oysters safe`: of whom, and of what, menus warn. */
const FEARS_RAW =
  /\bimmun\w+|\bchemo\w*|\btransplant\b|\b(?:elderly|grandmas?|grandmother|grandpas?|grandfather)\b.*\b(?:safe|ok|okay|risk\w*)\b|\braw\b.*\b(?:safe|risk\w*|dangerous|warnings?)\b|\b(?:safe|risk\w*|dangerous)\b.*\braw\b/;
/** `Dishes without raw meat`, `anything not raw`: what is raw is refused, and no fish or meat. */
export const NO_RAW = /(?<=\b(?:no|not|without|nothing|never) (?:any )?)raw(?: (?:fish|meat|seafood|eggs?))?\b/;
/** `Raw fish`, which is asked about as such. */
export const RAW_FOOD = /\braw (?=(?:fish|meat|seafood|eggs?)\b)/;
/** What menus say of the risk of it: `raw fish and soft eggs may make you ill`, `for eating raw fish the usual warning goes`. */
export const WARNS_OF_RAW =
  /\b(?:raw|under ?cooked|soft eggs?|rare|cru[es]?|crud[ao]s?)\b.*\b(?:ill|illness\w*|risk\w*|warning|sick|pregnan\w*|enceinte\w*|embarazad\w*)\b|\b(?:pregnan\w*|risk\w*|warning)\b.*\b(?:raw|under ?cooked|rare)\b/i;
/** What a house says of how it cooks: `our roast beef and gravlax are served rare or raw`, `we cook every patty through`. */
export const TELLS_HOW_COOKED =
  /\b(?:serve[ds]?|cook(?:ed|s)?|come|comes|eaten)\b.*\b(?:raw|rare|pink|through|well done|under ?cooked)\b/i;
/** Around what alone is asked about: `and pork?`, `any milk in it`, `do you have fish dishes`. */
export const AROUND_ASKED =
  /^(?:(?:and|or|ok|so|any|is (?:it|that|this)(?= \w+$)|is there|are there|got|what about|how about|do you have|you have|have you got|u have)(?: of(?= \w+$))? )+| (?:(?:in|on|with|inside) (?:it|that|this|there|them)|too|as well|at all|though|dish(?:es)?|options?|stuff|items?|please)+$/g;
/** Foods that are avoided as allergens are. */
export const AVOIDED_FOODS: ReadonlySet<string> = new Set(['pork', 'alcohol', 'beef', 'meat', 'caffeine']);
/** `Sober october`, `I never drink`. */
const DRINKS_NONE =
  /\bsober (?:october|january|november|curious|month|here)\b|\bdry january\b|\b(?:i|we|he|she|and) (?:do not|does not|never) drink(?: alcohol)?(?= ,|$)|\bdesignated driver\b/;
/** Foods that are avoided together under one name; stems. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  nightshade: ['tomato', 'potato', 'eggplant', 'pepper', 'chili', 'chile', 'paprika'],
  allium: ['onion', 'garlic', 'leek', 'shallot', 'scallion'],
  redmeat: ['beef', 'pork', 'lamb', 'goat', 'venison', 'bison'],
  pig: ['pork'],
  swine: ['pork'],
  haram: ['pork', 'alcohol'],
  seed: ['seed', 'sesame'],
};
/** The marks of the menu, and what they who look for them avoid. */
export const marksFor: readonly (readonly [MarkKey, readonly Avoided[]])[] = [
  ['gluten-free', [{ kind: 'gluten', word: '' }]],
  ['vegan', refusedBy.vegan ?? []],
  ['vegetarian', refusedBy.vegetarian ?? []],
];
const diet = `(${Object.keys(refusedBy).join('|')})`;
const SOMEBODY =
  '(?:i|we|he|she|they|us|who|wife|husband|son|daughter|child|children|kid|kids|friend|friends|partner|girlfriend|boyfriend|mom|dad|mother|father|sister|brother|aunt|uncle|cousin|parents|family|roommate|colleague|boss|person|people|one|guest|guests)';

const ONE = '(?:wife|husband|son|daughter|partner|girlfriend|boyfriend|friend|mom|dad|mother|father|sister|brother)';

/** One of several guests, of whom it is said what each must avoid: `my son: nuts. my daughter: milk`. */
export const ONE_OF_GUESTS =
  /^(?:son|daughter|kid|child|boy|girl|wife|husband|partner|girlfriend|boyfriend|friend|mom|dad|mother|father|sister|brother|us|them|another|me|him|her|he|she)$/;

/** What must be avoided beside how somebody eats, at the end of what is said: `vegetarian and allergic to nuts`, `halal and no nuts`. */
const ANY_NEED = `${Object.keys(refusedBy).join('|')}|\\w+ free|no \\w+|celiac|pregnant|allerg(?:y|ies)`;
const NEED = `(?:an? |also |some )?(?:(?:${ANY_NEED})|(?:\\w+ ){1,3}allerg(?:y|ies)|allergic to (?:\\w+ ?){1,4}|(?:we |i )?do not drink|nuts?|dairy|eggs?|gluten|sesame|milk|soy|fish|shellfish|peanuts?)`;

/** Somebody is of a diet: `i am vegan`, not `is the soup vegan`; of two needs in one breath each is kept. */
export const dietsOfGuests = new RegExp(
  `\\b${SOMEBODY} (?:am|is|are|went|goes|turned|became) (?:(?!not\\b|no\\b|never\\b)\\w+ ){0,2}?${diet}\\b|\\b${SOMEBODY} (?:only |strictly )?(?:eats?|keeps?) (?:only |strictly )?${diet}\\b|\\b${diet} (?:diet|since|for (?:life|\\d+)|all my life|here)\\b|(?:\\b(?:only|strictly) |(?<=, )(?:pure |strictly |hindu |indian |strict )?)${diet}(?: (?:food|only|please|btw|thanks))*(?= ,|$)|\\b${diet} only\\b|\\b${diet} (?:family|household|couple|friends?|guests?|wife|husband|kids?|children|parents)\\b|(?<=, )${diet}(?= (?:food )?no\\b)|(?<=, )(?:raw|whole food) ${diet}(?= ,|$)|(?<=^|, )(?:only|just) ${diet} for (?:us|me|him|her|them)\\b|\\b${diet} solo\\b|\\b${ONE} ${diet}(?= (?:and|me|i|but|who|so|,)|$)|\\b(?:\\d+|two|three|four|five) ${diet}s?(?= ,|$| and| (?:in|at|among|with|here|people|guests|friends))|\\b${diet}s? (?:in|at|among) (?:our|the|my) (?:group|party|table|family|team)\\b|(?<=, )(kosher)(?= (?:what|which|any|options|so|can|do)\\b)|(?<=, (?:(?:hi|hello|we|i|are|am|not|only) )*)${diet}(?= (?:and|with|but also|plus|without) ${NEED}(?: ,|$))|(?<=\\b(?:${ANY_NEED}) (?:and |but |plus )?)${diet}(?= ,|$)|^,? ?(muslim|hindu)(?! (?:friendly|style|food|options?|meals?)\\b)(?= )`,
);

/** Stems of what is a course and no food: who likes nothing sweet wants no dessert, and no dish states it. */
export const SWEETS: ReadonlySet<string> = new Set(['sweet', 'dessert', 'pudding']);

/** Foods that are left out for good by those who leave them out once: by faith, or on a doctor’s word. */
export const leftOutForGood: ReadonlySet<string> = new Set(['pork', 'beef', 'alcohol', 'meat', 'fish']);

/** `I eat halal`, `for a vegan`: how the guests eat. */
export const DECLARES_DIET =
  /\b(?:i am|we are|i eat|is|for a|for my) (?:a |strictly )?(?:vegan|vegetarian|halal|gluten free|celiac)\b/;

/** What says that there is no such allergy, with what it is of. */
export const DENIALS =
  /\b(?:(?<=\ballergic to [^,]*)but not(?: to)?(?! (?:eat|have|able|allowed|want))|(?:fine|ok|okay) with \w+(?= (?:just|but|only)\b)|(?:not|never|no longer)(?: at all| really| actually)? (?:allergic|celiac|intolerant)|used to be allergic|(?:none|neither) of \w+ (?:is|are) allergic|(?:nobody|no one) (?:here )?is allergic|(?:no|without|not have|not have any|nobody has|no one has|none of \w+ (?:has|have)) (?:any )?(?:known |food |(?:tree )?nuts? |\w+ )?(?:allerg(?:y|ies)|intolerances?))(?: (?!but\b|except\b|only\b|just\b|other\b|apart\b|besides\b)[^ ,]+)*/;

export const ALLERGY = /^(?:\w*allerg(?!en)\w*|intoleran\w*|anaphyla\w*|celiac|epipen|sensiti(?:v\w*|[sz]ed))$/;
/** Behind a list: `nut and egg allergy`, `dairy free`. */
export const BEHIND = /^(?:allerg(?!en)\w*|intoleran\w*|anaphyla\w*|sensitiv\w*|free|less)$/;
/** Before a food that costs nothing: `is the coffee free`. */
export const COSTS_NOTHING = /^(?:is|are|was|the|your|a|an|get|have|some|and|with|of|on|extra|for|do|does)$/;
/** Behind what shall not be in them: `pork free options`. */
export const FREE_OF_WHAT =
  /^(?:options?|choices?|dish(?:es)?|foods?|items?|meals?|menus?|mains?|stuff|things?|versions?|ones?|starters?|snacks?|desserts?|diets?|protocol|plan|household|family|kitchen)$/;
export const LINKING =
  /^(?:and|or|other|nor|neither|at|well|as|also|plus|any|all|some|the|a|an|my|to|of|with|against|both|either|kinds?|types?|sorts?|forms?|tree|raw|cooked|products?|stuff|things?|anything|everything|foods?|that|has|contains?|containing|like|is|are|too|even|severe|severely|bad|badly|serious|really|very|highly|in|it|seeds?|roots?|oil|sauces?|paste|powder|flour|whites?|yolks?|proteins?|cows?|goats?|sheep|pine|brazil|disease|husband|wife|son|daughter|kid|kids|child|partner|friend|girlfriend|boyfriend|mom|dad)$/;
/** Who wishes for a food beside what does harm does not fear that food: `i have hives, do you have soup`. */
export const WISHES =
  /^(?:and|or|so|but) some\b|^(?:(?:and|or|so|but) )?(?:is|are|do|does|did|where|who|have|with|plus)\b|\b(?:crav\w*|extra|fine|okay?|add|more|best|thinking|getting|grab|lives for|lovers?|ador\w+|tried|try|before|favou?rites?|fan|heard|saw|seen|fancy|hungry|platters?|catering|beats|resist|enough|instagram|share|delivery|famous|great|amazing|delicious|missing|inch|toppings?|halfandhalf|half|slices?|(?:do|does|can|could|would) (?:you|i|we|he|she|they)|any|what|which|want|like|love|get|order(?:ed)?|looking for|recommend\w*|how|prices?|costs?|dozen|(?:kill|die|dying) for)\b/;
/** What is asked of a dish by its word alone, behind what that is called: `beet burger soy`; stems. */
export const ASKED_OF_DISHES =
  /^(?:soy|soya|egg|wheat|gluten|nut|peanut|sesame|dairy|lactose|mustard|celery|sulphite|sulfite|lupin)$/;
/** Between two that are avoided alike: `no eggs or nuts pasta`. */
export const JOINS = /\b(?:and|or|nor)(?: (?:to|at|of|the|any))*$/;
/** What somebody may be allergic to or leave out by itself, though dishes are called by it: `allergic to nuts mango`; stems. */
export const INGREDIENTS: ReadonlySet<string> = new Set(
  `${FISHES} ${SHELLFISH} ${CHEESES} seafood apple apricot artichoke asparagus avocado bacon banana basil bean beef beet berry blueberry broccoli cabbage carrot cauliflower cherry chicken chickpea chili chocolate cilantro
  cinnamon coconut coffee coriander corn cucumber duck eggplant fig garlic ginger goat grape ham honey jalapeno ketchup kiwi lamb leek lemon lentil lettuce lime mango mayo
  mayonnaise meat melon mint mushroom okra olive onion orange papaya pea peach pear pepper pickle pineapple plum pork potato pumpkin raisin raspberry rice salt sauce sausage
  spinach strawberry sugar tea tomato turkey vanilla veal vinegar zucchini sunflower poppy cocoa alcohol wine beer bread relish gravy syrup sprinkle dressing`
    .trim()
    .split(/\s+/)
    .map(stemOf),
);
/** Kinds of dishes, which nobody is allergic to, whatever the menu calls its own; stems. */
export const DISHES: ReadonlySet<string> = new Set(
  'pasta pizza taco burger burrito sandwich wrap salad soup noodle ramen curry side dessert starter appetizer main entree drink snack cake pie cookie crepe bowl dish option meal breakfast lunch dinner brunch sushi roll pancake waffle stew bun sub platter patty crust batter ravioli lasagna lasagne gnocchi risotto spaghetti doughnut donut muffin brownie nacho fries poutine quesadilla enchilada burritos hotdog dumpling pho poke smoothie milkshake latte cocktail'
    .split(' ')
    .map(stemOf),
);
/** More of what must be avoided, and nothing else: `also eggs`, `and he has a soy one too`. */
export const GOES_ON =
  /^(?:oh )?(?:and|also|plus|as well as|or|nor|sorry)(?: (?:also|oh|i|he|she|they|we|is|am|are|to|my \w+))* (?:\w+ )?\w+(?: (?:and|or) \w+)?(?: (?:too|as well|also|please|actually))*$|^\w+(?: (?:and|or) \w+)? (?:too|as well)$/;
/** What is made of a food that is named before it: `fish sauce`. */
export const MADE_OF = /^(?:sauces?|paste|powder|flour|oil)$/;
/** Foods that are asked for as such more often than they are feared. */
export const likedKinds = new Set(['fish', 'shellfish', 'milk', 'eggs', 'soy', 'nuts']);
export const dreaded = new Set(
  'nut peanut gluten dairy lactose sesame soy soya sulphite sulfite lupin wheat milk egg'.split(' '),
);
/** Another one than was named before. */
export const MORE = /\b(?:another|other|also|too|more|second|new|as well)\b/;
/** Behind a refusal, for what was named before it: `I like nuts, my wife can not eat them`. */
export const THAT = /^(?:it|them|those|these|that)$/;
/** Small words of other languages, which name no food. */
export const SCRAP = /^(?:..?|las|los|les|des|aux|del|una|alle|gli)$/;
/** `How many prawns are in it`: who counts them does not fear them. */
export const HOW_MANY = /^(?:and )?how many\b/;
/** `With an egg on it`: who adds it does not fear it. */
export const ADDED =
  /\bwith (?:an?|one|some|extra|more|two) (?:\w+ )?\w+ (?:on (?:it|top)|added)\b|\b(?:can|could|may) (?:i|we) (?:get|have|add|put)(?: an?| extra| more| some)? (?:\w+ )?\w+ (?:in|on|to|with) (?:it|that|this|them|mine|the (?:\w+ )?(?:one|\w+))$|\bx \d$/;
/** Pork under another name, for who leaves it out by faith. */
const IS_PORK = /\b(?:bacon|ham|lard|pepperoni|prosciutto|pancetta|gammon)\b/;
export const FAITH = /\b(?:religio\w*|faith|islam\w*|hindu|muslim)\b/;
/** What is left out by who says all of that. */
export const refusedByWords: readonly (readonly [readonly RegExp[], readonly Avoided[]])[] = [
  [[EXPECTS_A_CHILD], avoidedExpecting],
  [[EXPECTS_A_CHILD, /\bcaffeine\b/], other('caffeine')],
  [[FEARS_RAW], other('raw')],
  [[DRINKS_NONE], other('alcohol')],
  [[FAITH, IS_PORK], other('pork')],
];
export const NEVER_LIKED = /\b(?:gluten|lactose|sulphites?|sulfites?|lupin)\b/;
export const ASKS_OR_LIKES =
  /^(?:(?:and|or|so|but) )?(?:is|are|do|does|did|what|which|where|how|who|can|could|would|got|any|have)\b|\b(?:love|want|like|crav\w*|extra|fine|ok|okay|add|(?:can|could) (?:eat|have)|no (?:problem|issue|trouble)|more|best|with)\b/;

/** `What should I avoid`, `everything must be nut free`: what holds it is asked for. */
export const asksForThem = [
  /(?<!\b(?:has|have|had|needs?|wants?|tr(?:y|ies|ying)|like|got|going|supposed|prefer|told|asked|is|are|am|best|important|how) )\bto avoid$/,
  // `Are all your salads gluten free`, of which the menu's marks tell.
  /^(?!.*\b(?:is|are) all\b.*\bgluten free).*\b(?:everything|all|entire|whole)\b.*\bfree\b/,
  /\b(?:what|anything|which|something)\b.*\b(?:(?:watch|look) (?:out )?for|be careful (?:of|with|about)|steer clear of|beware of)$/,
  /\b(?:what|which|anything|everything)\b.*\b(?:off limits|not safe|unsafe|forbidden|dangerous|no go|out of bounds|bad for)\b/,
  /\b(?:anything|what|which)(?: \w+){0,2} (?:(?:i|we|he|she|they) )?(?:(?:can|should|must|may) not|no must|not must) (?:(?:i|we|he|she|they) )?(?:eat|have|order)\b/,
];
/** `Are all your salads gluten free`. */
export const ASKS_IF_ALL = /\b(?:is|are) all\b/;
/** `Which dishes have it`, of what must be avoided. */
export const ASKS_FOR_THAT =
  /^(?:and |so |but |ok )?(?:which|what)(?: (?:ones?|dishes|items|things|foods?|of (?:them|those|these)))*(?: (?:do|does|all))? (?:have|has|contains?|includes?|got) (?:it|them|that|those|any)$/;
/** The same behind what is named in this turn: `shellfish allergy, which ceviches have it`. */
export const ASKS_FOR_IT_LAST =
  /\b(?:which|what) (?:(?!not\b|no\b|never\b|without\b|can\b|could\b|should\b|may\b|is\b|are\b|safe\b)\w+ ){0,4}(?:have|has|contains?|includes?|got) (?:it|them|that|those|any)(?: in (?:it|them))?$/;
/** Of what is added, words that do not say what it is. */
export const EXTRA = /^(?:extra|add|more|side|double|additional)$/;
/** What is left out is not added: `galette complète without egg`, `can you leave the cheese off`. */
export const LEFT_OUT = /\b(?:without|no|not|hold|leave|leave out|skip|minus) (?:the |any |an? )?\w+/g;
/** `With a dairy allergy`, of which nothing is added. */
export const NAMES_ALLERGY = /\bwith (?:an? |my |his |her |their |the )?(?:\w+ ){1,3}(?:allerg\w+|intoleran\w+)\b/g;
/** What is asked to be free of something. */
export const IS_FREE_OF = /\b\w+ free\b/g;
/** Asks for all that can be added. */
export const ADDS_ALL =
  /\b(?:all|every|any) (?:of )?(?:the |your )?(?:toppings?|extras?|add ?ons?|sauces?|meats?|fixings|works)\b|\bwith (?:everything|the works)\b/;
export const AVOIDS =
  /\b(?:avoid|skip|stay away|watch out)\b|\b(?:should|must|can|may) (?:i|we|he|she|they) not (?:eat|have|order)\b/;
export const ASKS_FOR = /\b(?:what|which|should|must|dishes|list)\b/;
/** `Which burgers have egg`, but not `what is safe`. */
export const ASKS_WHAT = /\b(?:what|which)\b(?! can| could| may| is safe| are safe)/;
export const ASKS_WHAT_IS_SAFE = /\b(?:can|could|may) (?:i|we|he|she|they|my)\b|\bsafe\b|\bok\b/;
export const HOLDING = /^(?:has|have|contains?|containing|with|use|include)$/;
/** Stands before what something comes with. */
export const COMES_WITH = /\bwhat comes with (?:the|an?|your)$/;
/** Stands before what is looked for. */
export const LOOKS_FOR_IT = /\b(?:do you (?:have|carry|offer)|got|is there)(?: any)?$/;
/** Asks what a dish is made of; `and a fried egg on it` does not. */
export const ASKS_OF_CONTENTS =
  /\b(?:contains?|containing|made (?:of|with|from)|traces?|ingredients?|allergens?|contact with|(?:cook|fry|bake)(?:ing|s)? (?:with|in|using))\b|\b(?:in|(?<!^(?:and|add|with|plus|put) .*)on) (?:it|them|this|that|these|those|the(?! menu| side)|your|my|a|an)\b|\b(?:does|do|is|are) (?!you\b|they\b|there any\b|we\b|i\b)(?:\w+ ){1,6}?(?:have|has|use|include|come with)\b|\bthe (?:\w+ ){1,4}?(?:has|have)\b(?! to\b)|\b(?:what|which|anything|dishes|items|something)(?: \w+){0,2} (?:has|have|with|contain\w*)\b/;
/** Of a brand's own question: whether it asks what its dishes hold, or what comes near them. */
export const ASKS_OF_CONTENT =
  /\b(?:allerg\w*|intoleran\w*|co?eliac\w*|free|gluten|(?:pea)?nuts?|what(?:[’']?s| is| are) in (?:the|your)|contaminat\w*|traces|fr(?:y|yer|ied)|fryers?|uses?|in (?:everything|all|any)|contains?|contient|contiennent|contienen?|without|sans|sin)\b|\b(?:which|what) (?!.*\bdo you have\b).*\b(?:has|have|holds?)\b/i;
export const ASKS_OF_FAITH = /\b(?:halal|kosher|cacher|k[aá]sher)\b/i;
/** What every guest is told of raw food tells nothing of what a dish holds. */
export const ADVISES = /\b(?:raw|under ?cooked|cru[es]?|crud[ao]s?)\b/i;
/** Of its answer: whether that begins with a yes or a no, or says what something is free of. */
export const DENIES =
  /^(?:yes|no|none|never|nothing|not|oui|non|aucun\w*|jamais|s[ií]|ning\w+|nunca)\b|\b(?:free|without|never|sans|sin)\b/i;
/** What a kitchen leaves out where it is asked to. */
export const LEAVES_OUT =
  /\b(?:leave|leaving|left) (?:it |them )?(?:out|off)\b|\bsur demande\b|\bretir\w+\b|\bquit(?:ar|amos)\b/i;
/** Nuts without saying which. */
export const ANY_NUT = /^(?:(?:tree )?nuts?|noix|nuez|nueces|frutos secos)$/i;
export const HAS_NONE = /\b(?:none|no|not|never|nothing|aucun\w*|ning\w+)\b/i;
/** `Chips share a fryer with battered fish, so they are not for coeliacs`; folded. */
export const NOT_FOR_COELIACS =
  /\b(?:not|cannot|can't|never|pas|no|nothing) (?:\w+ ){0,7}(?:co?eliacs?|coeliaques?|celiac[oa]s?)\b|\b(?:co?eliacs?|coeliaques?|celiac[oa]s?)\b[^.]*(?:\b(?:not|cannot|never|twice|careful)\b|n't\b)|\bflour\b.*\b(?:air|everywhere|kitchens?|all (?:day|over|morning)|flies|about)\b|\b(?:uses?|using|handles?) (?:\w+ ){0,2}flour\b/;
/** Asks of gluten, or of another allergen by its name. */
export const OF_OTHER_ALLERGY = /\b(?:gluten|co?eliac\w*|nuts?|peanuts?|dairy|lactose)\b/i;
/** `No`, `honestly, no`, `they are not`. */
export const SAYS_NOT =
  /^non?\b|[:,;–—] ?non?\b|\bnot\b|\bpas\b|\bcan(?:not|[’']t)\b|\b(?:is|are|do|would|wo)n[’']t\b|\b(?:nothing|none|no) (?:\w+ ){0,4}(?:is|are) (?:\w+ )?(?:safe|suitable)\b/i;
export const OF_COELIACS = /\bc(?:o?eliac|œliaque|el[ií]ac)/i;
/** `Are you safe for celiacs`, and that a kitchen is not: never that something is not in its food. */
export const DENIES_SAFETY =
  /[:,;–—] ?non?(?=[.,!]|$)|(?:\bnot|n[’']t) (?:\w+ )?(?:safe|suitable|recommend\w*|advise)\b/i;
export const ASKS_IF_SAFE = /\b(?:safe|suitable|ok|okay|fine)\b/i;
/** `We cannot promise that anything is free of traces`, of whatever allergen. */
export const PROMISES_NOTHING =
  /\bcan(?:not|[’']t) (?:promise|guarantee)\b.*\b(?:traces|anything|nothing|allergens?|any (?:dish|item|food))\b(?!.*\bfree (?:of|from) (?!traces|any|all))/i;
/** `The hoisin on the table is not`, of what is free of something that is asked for. */
export const ASKS_IF_FREE_OF = /\b(?:free|without|sans|sin)\b/i;
export const IS_NOT_FREE =
  /\b(?:is|are) not\b|\b(?:is|are)n[’']t\b|\b(?:n[’']est|ne sont) pas\b|\bno (?:es|son|est[áa]n?)\b/i;
/** `We cannot keep a nut-free kitchen` */
export const IS_NO_FREE_KITCHEN =
  /(?:not|\bno|n[’']t)\b[^.;]*\b\p{L}+[- ]free (?:kitchen|bakery|house|place|shop|restaurant)\b/iu;
/** That something is not kept apart, or is not for those who must avoid it. */
export const SHARES =
  /\b(?:(?:in|on|with|from|uses?|using) the same|one fryer|shares?|shared|(?:is|are) everywhere|not (?:\w+ ){0,3}(?:co?eliacs?|allerg\w+)|m[êe]me (?:four|friteuse|huile)|mism[oa] (?:horno|freidora|aceite))\b/i;
export const SHARES_NOT =
  /\b(?:not|never|no|none|pas|jamais|nunca)\b[^.;]*\b(?:same|shared?|shares|m[êe]me|mism[oa])\b|n’t\b[^.;]*\bsame\b/i;
/** What keeps things apart, or calls them safe. */
export const ASSURES =
  /\b(?:separate\w*|dedicated|apart|away|kept|keep|safe|suitable|friendly|s[ée]par\w+|d[ée]di[ée]e?s?|separad\w+|apto)\b/i;
