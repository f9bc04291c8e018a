/** Words and patterns of questions about services and offers, in plain English, and of services as brands name them. */

import type { Deal } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Language } from '../language/language.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { isFiller } from './filler-words.ts';

/** Words that a question of yes or no may have without asking anything more than whether something is there. */
export const BARE_WORDS =
  'do does is are can could may would have has got get you u your ur i we my our me us they guys it there here the a an any some this that hi hello hey please and or also at in of on to for from offer provide possible available sell take make restaurant place location thank thanks';

const AUXILIARY = '(?:do|does|did|is|are|was|were|can|could|will|would|may|might|should|have|has|am)';
const SUBJECT = '(?:you|u|i|we|they|it|he|she|one|there|the|a|an|any|anyone|anybody|your|my|our|this|that|these|those)';

/** By which a question shows that it can be answered by yes or no. */
export const whetherForms = {
  greeting: /^(?:(?:hi|hello|hey|ok|so|please|and|also|or|but|well|sorry|excuse me|thanks|there|guys) )*/,
  first: new RegExp(`^(?:${AUXILIARY}|got|there (?:is|are))\\b`),
  later: new RegExp(`\\b${AUXILIARY} ${SUBJECT}\\b`, 'g'),
  /** Before `do you` these make another question of it: `what time do you`, `how do i`. */
  openQuestion: /\b(?:what|which|when|where|who|whom|whose|why|how)\b(?: (?!and\b|or\b|but\b|also\b)\w+){0,4} $/,
  /** A request in the form of a question: `can you tell me your hours`. */
  politeness: /^\w+ (?:you|u)(?: please)? (?:tell|give|send|show|share|recommend|suggest|explain|know|help)\b/,
} as const;

/** What each service may be called in such a question. */
export const plainNames = {
  delivery: ['deliver', 'delivery', 'order'],
  pickup: [
    'pickup',
    'pick up',
    'takeout',
    'take out',
    'takeaway',
    'take away',
    'to go',
    'carryout',
    'carry out',
    'order',
  ],
  giftCards: ['gift card', 'gift certificate', 'gift voucher', 'gift', 'card', 'buy', 'online'],
  loyalty: ['loyalty', 'loyalty program', 'reward', 'rewards program', 'point', 'program', 'club'],
  catering: ['cater', 'catering', 'event', 'party'],
  events: ['private event', 'private party', 'private room', 'event', 'party', 'party hall', 'host', 'hold'],
  foodTruck: ['food truck', 'truck', 'book'],
  tables: ['reservation', 'reserve', 'book', 'booking', 'table', 'online'],
  room: ['party', 'group', 'people', 'person', 'guest', 'seat', 'room', 'space', 'fit', 'accommodate', 'big', 'large'],
} as const;

/** Services as brands list them. */
export const listedAs = {
  delivery: /\bdeliver|livraison|domicilio|entrega|reparto/i,
  pickup: /pick ?-?up|take ?-?(?:out|away)|collect|emporter|cueillette|carry|para llevar|recoger/i,
  catering: /cater|traiteur|banquete/i,
  events: /privat|event|party|banquet|priv[eéa]/i,
  loyalty: /reward|loyalty|club|points|fid[eé]lit|fidelidad/i,
} as const;

/** Tells whether food is brought, and not how fish gets to the kitchen: `delivered daily`. */
export const TELLS_OF_DELIVERY =
  /\bdeliver(?:y|ies)?\b|\blivr(?:aisons?|ons|ez)\b|\b(?:domicilio|reparto|entregas?)\b/i;

/** The brand's own questions of orders for many, and from how many on these are told of. */
export const OF_LARGE_ORDERS =
  /\b(?:big|large|bulk|group|office|party)\b.*\borders?\b|\b(?:order|do|for) (?:\w+ )?trays\b|\btrays work\b/;
/** `How do I order a lot of baklava` */
export const A_LOT_OF = /\border\b.*\ba lot of (\w+)/;
export const MANY = 15;
export const ASKS_PICKUP = /\b(?:pick ?up|pickup|take ?out|take ?away|to go|carry ?out|collect|curbside|kerbside)\b/;
export const ASKS_TAX = /\b(?:tax|taxes|hst|gst|pst|vat|iva|tva)\b/;
/** Ways of paying that the terms do not tell of. */
export const TELLS_PAYMENT =
  /\b(?:pay|pays|paid|payments?|accept\w*|tak(?:e|es|ing)|credit|debit|cash|visa|mastercard|amex|american express|interac|contactless|tap|cheques?|bitcoin|crypto|tip\w*|gratuity|service|split\w*|separate\w*|invoice\w*|bills?|checks?|only|all cards|every card|pagar|payer|propina|pourboire|factur\w+|addition|cuenta)\b/i;
export const ASKS_OTHER_PAYMENT =
  /\b(?:amex|american express|apple pay|google pay|interac|e ?transfer|bitcoin|crypto|cheque|tip|tips|tipping|gratuity|fees?|service (?:charge|included|extra)|split|separate|separately|divide|invoice)\b/;

/** What offers as such are called: no offer is chosen by these. */
const OFFER_WORDS =
  'deal discount coupon code promo promotion offer special sale valid work current currently still today tonight week weekly month combo voucher percent off free bargain saving money daily online save day active available big biggest best';
/** When an offer holds, which is not whom it is for. */
const OFFER_TIMES = /^(?:dinner|brunch|breakfast|night|evening|morning|noon|weekend|\w*(?<!birth)day)$/;
/** Words (stems) for the same people or the same day, for whom or when an offer is made: it may be in another language. */
const offerAlike = [
  'military veteran army soldier militaire veterano militar militare',
  'responder police cop officer policier policia fire firefighter fireman firemen firewoman pompier bombero medical medic paramedic ambulancier ambulance emt',
  'teacher educator enseignant professeur maestro profesor',
  'kid child children family enfant famille nino familia son daughter toddler fil fille hijo hija',
  'server waiter waitress serveur serveuse mesero mesera camarero camarera',
  'cook chef industry cuisinier cuisiniere cocinero cocinera',
  'nurse healthcare infirmier infirmiere enfermero enfermera',
  'group party people groupe personne grupo persona',
  'student etudiant estudiante universitario',
  'senior pensioner oap retiree sixty 65 elderly grandma grandpa grandmother grandfather aine aines retraite jubilado pensionista mayor',
  'neighbour neighbor voisin vecino resident local',
  'birthday anniversaire cumpleano',
  'cyclist bike bicycle cycling biker cycliste velo ciclista bici bicicleta',
  'first premier premiere primer primera primero',
  'lunch midi almuerzo',
  'monday lundi lune',
  'tuesday mardi marte',
  'wednesday mercredi miercole',
  'thursday jeudi jueve',
  'friday vendredi vierne',
  'saturday samedi sabado',
  'sunday dimanche domingo',
].flatMap((line) => line.split(' ').map((word) => [word, line] as const));
const sameOnes = new Map(offerAlike);
const KINDS = '(?:discount|deal|special|offer|promotion|promo)s?';
/** `Military discount`, `deals for teachers`: whom or what an offer is for. */
const offerPurposes = [
  /\b(?:on|for) (?:my|your|our|his|her|a|the) (birthday|anniversary)\b/,
  new RegExp(`\\b(happy hour|[a-z]{4,}) ${KINDS}\\b`),
  new RegExp(`\\b${KINDS} (?:for|on|to|at) (?:(?:a|an|the|my|our|your|any|some) )?([a-z]{4,})\\b`),
  /\b(happy hour)\b/,
  /\b(kids|children|seniors|students|teachers|nurses|veterans) (?:eat|get|drink|dine)\b/,
];
/** The same in the order of French and Spanish words: `discount student`. */
const offerPurposeBehind = new RegExp(`\\b${KINDS} ([a-z]{4,})\\b`);
const ASKS_OF_CODES = /\b(?:codes?|coupons?|vouchers?)\b/;
const JUDGED = '(?:still )?(?:valid|expired|works?|working|good)';
/** What stands where a code is asked about, in one or two parts: `code pizza 50`, `is summer 20 still valid`. */
const codePatterns = [
  /\b(?:code|coupon|voucher) (?!for\b|over\b|above\b|under\b)([a-z]{3,}) ?(\d{1,4})\b/,
  /\b(?!for\b|the\b|than\b|code\b|until\b)([a-z]{3,}) ?(\d{1,4}) (?:promo |coupon )?code\b/,
  new RegExp(`\\bcode (?!(?:still|is|that|not|isnt|doesnt|does|for|here|works?|valid)\\b)([a-z]{3,}()) ${JUDGED}\\b`),
  new RegExp(`\\b(?!for\\b|the\\b|than\\b|until\\b|with\\b)([a-z]{3,}) ?(\\d{2,4}) ${JUDGED}\\b`),
];

/** Of questions about offers. */
export const offerCues = {
  /** The days of a sentence: `Tuesday to Thursday`. */
  weekdays:
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?: (?:to|and|or|through) |, )(?:mon|tues|wednes|thurs|fri|satur|sun)days?)*|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?:(?: (?:au?|et|ou) |, )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)*|(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)(?:(?: (?:al?|y|o) |, )(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?))*)\b/i,
  /** No offer is chosen by these. */
  general: new Set(OFFER_WORDS.split(' ')),
  codes: ASKS_OF_CODES,
  today: /\b(?:today|tonight|now|still)\b/,
  /** What an offer says of the hours, dates or season in which it holds. */
  hours:
    /\b(?:lunch\w*|brunch|breakfast|dinner|supper|mornings?|afternoons?|evenings?|nights?|noon|midnight|early|late|hours?|seasons?|summer|winter|while|before|after|until|till|(?:from|between) (?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|\d{1,2}(?::\d\d)? ?[ap]\.?m|\d{1,2}(?::\d\d)? to \d{1,2}|\d{1,2} ?h(?:\d\d)?|d[ée]jeuner|midi|soir|almuerzo|noche|jan\w*|feb\w*|march|april|may|june|july|august|sept\w*|oct\w*|nov\w*|dec\w*)\b/i,
  /** Asks for what a day has: `what is the special on Tuesday`. */
  ofDay:
    /\b(?:(?:daily|todays?|tonights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) specials?|specials? (?:of the day|for the day|today|tonight|tomorrow|that day|then|(?:on |for |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?))\b/,
  saving: /\bsav(?:e|es|ing|ings)\b|\bhow much (?:cheaper|less|off)\b/,
  /** What a text of the brand says where it offers something. */
  isOffer: /[$€£%]|\b(?:free|off|half price|discounts?|gratuit\w*|gratis|rabais|descuento)\b/i,
  /** Asks whether offers hold together, and what terms and conditions tell of that. */
  combining:
    /\b(?:combin\w+|stack(?:ed|ing)?|together|on top of|cumul\w*|acumul\w*|(?:two|2|both|several|multiple) (?:\w+ )?(?:codes|coupons|discounts|deals|offers|promos)|(?:use|with|apply) (?:\w+ ){1,4}(?:too|as well|also)|(?:off|discount|code|coupon) (?:(?:together|along) )?with (?:\w+ ){1,5}(?:deal|offer|special|discount))\b/i,
  combined:
    /\b(?:combin\w+|stack(?:ed|ing)?|together|on top of|cumul\w*|acumul\w*|not (?:valid )?with (?:any |an)?other)\b/i,
  /** The least that is to be spent: `Orders of $30 or more`, `From $60`. */
  leastBill:
    /\b(?:orders?|bills?|checks?|spend\w*|minimum|from|over)\b(?!.*\bup to\b)[^.;$£€]*[$£€] ?(\d+(?:\.\d\d)?)/i,
  /** Asks what an offer holds for, which its conditions tell. */
  conditions:
    /\b(?:works?|appl(?:y|ies)|combin(?:e|ed|ing)|stack|together|conditions?|minimum|(?:on|for|with) (?:delivery|pickup|takeout))\b|^(?:and |so )?with (?:the|that|your|a) (?:\w+ )?(?:deal|discount|offer|code)$/,
} as const;

/** Monday first. */
const weekdayStems = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** What a badge says of days leaves these out. */
const LEAVES_OUT = /\b(?:not|except|excluding|but|other than|sauf|salvo|excepto)\b/i;
/** `Monday to Thursday` */
const IS_RANGE = /\p{L}\s*(?:-|–|\b(?:to|through|until|au?|al?)\b)\s*\p{L}/iu;

/** The days of the week that the badge of an offer names, Monday as 0: `Tuesday`, `Weekdays`, `Sun-Thu`, `Monday to Friday lunch`. */
export function daysOfBadge(badge: string): number[] {
  if (/^(?:weekdays|en semaine|entre semana)\b/i.test(badge.trim())) return [0, 1, 2, 3, 4];
  if (/^weekends?\b/i.test(badge.trim())) return [5, 6];
  const named = stemsOf(badge)
    .map((stem) =>
      weekdayStems.findIndex((day) => sameAs(stem) === sameAs(day) || (stem.length >= 3 && day.startsWith(stem))),
    )
    .filter((day) => day >= 0);
  const [first, last] = named;
  if (first === undefined || LEAVES_OUT.test(badge)) return [];
  if (last === undefined || named.length > 2 || !IS_RANGE.test(badge)) return named;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, by) => (first + by) % 7);
}

/**
 * Whom or what an offer is asked for: `teachers` of `deals for teachers`.
 *
 * @param names words that name places
 */
export function purposeIn(text: string, language: Language, names: ReadonlySet<string>): string | undefined {
  const patterns = language === 'en' ? offerPurposes : [...offerPurposes, offerPurposeBehind];
  const isPurpose = (word: string) =>
    !isFiller(word) && !offerCues.general.has(stemOf(word)) && !OFFER_TIMES.test(word) && !names.has(word);
  return patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? []).find(isPurpose);
}

const counts =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');
/** Of how many eaters a menu says that something is for. */
export const FED =
  /\b(?:feeds|serves|for) (\w+)(?: (?:to|or) (\w+))?\b(?! (?:\w+ )?(?:minutes?|hours?|nights?|days?|weeks?|months?|years?))/;
export const numberOf = (word = '') => Number(word) || counts.indexOf(word) + 1 || (tens.indexOf(word) + 1) * 10;

/** `What is good for a group of 4` */
const GOOD_FOR_SO_MANY =
  /\b(?:good|best|nice|something|anything|(?:get|order|share)(?: \w+)?) (?:to share |deal )?for (?:us |about )?(?:a (?:family|group|party) of )?(\w+)(?: (?:people|persons|adults|of us))?$/;
/** `There are 8 of us, which combo`, `what do you recommend for 20 people`: so many, of whom it is asked what they get. */
const ASKS_WHAT_TO_GET =
  /\b(?:which|what) (?:combos?|deals?|trays?|box(?:es)?|packs?|packages?|platters?|bundles?|size)\b|\bwhat (?:should|do|would|can) (?:i|we|you) (?:get|order|recommend|suggest)\b|\b(?:a|any|the) packages?\b/;
const SO_MANY = /\b(\w+) (?:of us|people|persons|guests|adults)\b/;
/** How many are to be fed, where a question asks for that: `feed six`, `enough for 4 of us`; 0 where it does not. */
export function eatersOf(text: string): number {
  const found =
    /\b(?:feed|feeds|feeding|enough (?:food )?for|meal for|dinner for) (?:us |about |a family of |a party of )?(\w+)/.exec(
      text,
    ) ??
    /\b(?:deals?|offers?|bundles?|combos?)\b.*\bfor (?:us |about |a family of |a party of )?(\w+)(?: (?:people|persons|adults|of us)\b|$)/.exec(
      text,
    ) ??
    GOOD_FOR_SO_MANY.exec(text) ??
    (ASKS_WHAT_TO_GET.test(text) ? SO_MANY.exec(text) : null);
  return numberOf(found?.[1]);
}

/** For how many a deal says that it is; 0 where it does not. */
export function fedBy({ title, description = '' }: Pick<Deal, 'title' | 'description'>): number {
  const text = `${title} ${description}`.toLowerCase();
  const found = /\b(?:feeds|serves|for) (\w+)\b/.exec(text) ?? /\b(\w+) \w+(?:,| and) \1 \w+/.exec(text);
  return numberOf(found?.[1]);
}

/** The deals that say that they are for so many, or for a few more; `four burgers, four fries` are for four. */
export function offersFeeding(eaters: number, { deals }: { deals: readonly Deal[] }): readonly Deal[] {
  return eaters === 0 ? [] : deals.filter((deal) => fedBy(deal) >= eaters && fedBy(deal) <= eaters + 2);
}

/** A coupon code of letters and digits, where the text asks about one. */
export function codeIn(text: string): string | undefined {
  return codePatterns.flatMap((pattern) => pattern.exec(text)?.slice(1).join('') ?? [])[0];
}

/** One and the same for words (stems) that mean the same people, day or number. */
export function sameAs(stem: string): string {
  return sameOnes.get(stem) ?? counts[Number(stem) - 1] ?? stem;
}

/** A certain place that is asked of: `to ramsay`, not `to my house`. */
export const NAMES_A_PLACE = /\bto (?!me\b|my\b|us\b|our\b|you\b|go\b|the door\b)\w+/;

/** Where a question wants food brought to: the first words behind `to`, up to where something else begins. */
const DESTINATION_PATTERN =
  /\b(?:deliver\w*|bring it|bring food)\b(?: \w+){0,2}? (?:to|in|around|near|as far as|at) (?:the |to )?((?:(?!(?:and|or|but|also|how|what|when|where|is|are|do|does|can|could|would|will|i|we|it|get|on|for|from|at|in|by|today|tonight|tomorrow|now|please|total|altogether|costs?|price|fee|free)\b)[a-z]+ ?){1,3})/;
/** Behind `deliver to`, none of a town or an area. */
const NO_DESTINATION =
  /^(?:my|me|us|our|home|house|you|your|it|here|there|a|an|any|hotel|office|apartment|work|door|\w+day|weekends?|which|morning|evening|night|midnight|late|noon|lunch|dinner|christmas|xmas|thanksgiving|easter|new years?|super bowl)\b/;

/** The town or part of town that food is to be brought to; undefined for `to my house`. */
export function destinationIn(text: string): string | undefined {
  const named = DESTINATION_PATTERN.exec(text)?.[1]?.trim() ?? '';
  return named.length < 3 || NO_DESTINATION.test(named) ? undefined : named;
}

/** What says in which way something is had. */
export const SAYS_WAY =
  /\b(?:for here|eat(?:ing)?[- ]in|dine[- ]in|in house only|to go|pick[- ]?up|take[- ]?(?:out|away)|deliver(?:y|ed|ies)?|collect(?:ion)?)\b/i;
export const SPEAKS_OF_TRUCK = /\btrucks?\b|\bcamions?\b|\bcami[oó]n(?:es)?\b/i;

/** `Do I need to order ahead`, `how far ahead do I need to order`. */
export const ASKS_ORDER_AHEAD =
  /\border(?:ing|ed)?\b(?: \w+){0,6} (?:ahead|in advance|beforehand|early|before)\b|\bpre ?order\w*\b|\b(?:how (?:far|early|long|much)|notice|advance)\b.*\border\b/;

/** Others who bring food, of whom only a brand's own words tell. */
export const DELIVERY_APP =
  /\b(?:uber ?eats|door ?dash|skip ?the ?dishes|grub ?hub|deliveroo|glovo|rappi|just ?eat|delivery apps?)\b/;

/** Asks what delivery costs, and what tells that. */
export const ASKS_FEE = /\b(?:how much|fees?|charges?|costs?|free|pay|price)\b/;
export const TELLS_FEE = /[$£€¢]|\b(?:free|gratuite?|gratis|(?:no|any) (?:charge|fee)|included|\d+p)\b/i;

const ASKS_TO_CHANGE =
  /\b(?:cancel|missed|change|modify|move|reschedule|confirm)\b|\b(?:running|be|am|are|will be) (?:\w+ ){0,3}late\b/;
const ASKS_WALK_IN = /\bwalk ?ins?\b/;
const ASKS_NEED = /\b(?:need|necessary|required|gotta|have to|must)\b/;
const ASKS_ROOM =
  /\b(?:can|could|will|would|do) (?:you|u|we|i)(?: \w+){0,2} (?:seat|fit|take|accommodate|host|reserve|book|bring|come)\b|\b(?:room|space|table) for\b/;
/** Words of a brand's questions that are about how many people there is room for; folded. */
const ABOUT_PARTIES =
  /\b(?:part(?:y|ies)|groups?|(?:how many|many|number of) (?:people|guests|persons)|groupes?|grupos?|combien de personnes|cuantas personas)\b/;
const PEOPLE =
  '(?:people|persons?|guests?|diners|seats?|personnes?|convives|couverts|places|personas?|comensales|invitados)';
const MOST =
  "(?:(?:parties|groups) of up to|up to|(?:a )?maximum(?: of)?|max|at most|(?:no|not|cannot \\w+|can't \\w+) more than|jusqu'?a|au plus|hasta|maximo(?: de)?|como maximo)";
/** Where a text plainly states how many people are the most; folded. */
const maximumPattern = new RegExp(
  `\\b${MOST} (\\d{1,4})(?= ?(?:${PEOPLE}\\b|$|[.,;:!)]| ?(?:at|in|per|a|en|par|por)\\b))`,
  'g',
);
/** Where the text goes on about larger parties, its maximum is not the last word. */
const BEYOND_MAXIMUM =
  /\b(?:larger|bigger|(?<!no )more|above|over|beyond|plus (?:grands?|de|nombreux)|au-?dela|mas (?:de|grandes?)|mayores)\b/;

/**
 * How many people there is room for by a text (folded): the least that it states as a maximum, 0 where it states none, and
 * whether it speaks of so many or more besides.
 */
export function statedRoom(text: string, size: number): { least: number; isOpen: boolean } {
  const limits = [...text.matchAll(maximumPattern)].map(([, limit]) => Number(limit));
  const isOpen = BEYOND_MAXIMUM.test(text) || (text.match(/\d+/g) ?? []).some((number) => Number(number) >= size);
  return { least: limits.length > 0 ? Math.min(...limits) : 0, isOpen: isOpen || limits.length === 0 };
}

/** Of how many people a text speaks: `2 to 7`, `up to twelve`, `from 8 people`, `six and more`. */
const SPOKEN_SIZES =
  /\b(?:up to (?<most>\w+)\b(?! ?(?:minutes?|hours?|days?|weeks?|months?|miles?|km)\b)|(?<low>\w+) to (?<high>\w+)\b(?! ?(?:[ap]\.?m\b|pounds?|lbs?|oz|ounces?|minutes?|hours?|days?|weeks?|years?|miles?|km|kg|inch|%))|(?:from|over|more than|above) (?<over>\w+)(?! to\b| ?[ap]\.?m\b)|(?<!\bages? )(?<least>\w+) (?:or|and) (?:more|over|up|above)\b)/g;

/** The sizes of parties that a text (folded) speaks of, from the least to the most. */
export function spokenSizes(text: string): [least: number, most: number][] {
  return [...text.matchAll(SPOKEN_SIZES)].flatMap(({ groups: { most, low, high, over, least } = {} }) => {
    const from = numberOf(low ?? over ?? least);
    const to = numberOf(high ?? most) || (from > 0 && high === undefined ? Number.POSITIVE_INFINITY : 0);
    // `Nine to one` are hours.
    return to > 0 && to >= from ? [[from, to] as [number, number]] : [];
  });
}

/** Of questions about tables and parties, and of the brand's own words about them. */
export const tableCues = {
  change: ASKS_TO_CHANGE,
  walkIn: ASKS_WALK_IN,
  need: ASKS_NEED,
  room: ASKS_ROOM,
  /** `From twelve at the office to two hundred` */
  fromSoMany:
    /\b(?:from|at least|minimum|up to|maximum|de|dès|jusqu’à|desde|hasta) (?:\w+ )?(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|two hundred|dix|douze|quinze|vingt|diez|doce|quince|veinte)\b/i,
  fits: /\b(?:room for|seat|fit|space|accommodate)\b/,
  /** What states how far somebody comes. */
  reach: /\b(?:miles|km|kilomet(?:er|re)s|milles|kilómetros|day’s drive|hours? away)\b/i,
  parties: ABOUT_PARTIES,
  occasion:
    /\b(?:birthdays?|bdays?|anniversar\w+|weddings?|showers?|receptions?|reunions?|celebrat\w+|rehearsals?|cumpleanos|anniversaires?)\b/,
  /** Asks how tables are booked; and tells how that is done for so many. */
  booking: /\b(?:reserv\w*|book\w*|tables?)\b/,
  anyRoom:
    /\b(?:a|an|the|your|any|of|which|what) (?:\w+ )?rooms?\b|\brooms? for \d+\b.*\b(?:birthday|celebration|event|meeting|shower|wedding|party(?! of))\b/,
  /** `The tatami room`, by a word of its own. */
  roomCalled:
    /\b(?!(?:a|an|the|your|any|of|which|what|private|back|party|function|banquet|big|separate)\b)[a-z]+ room\b/,
  hire: /\b(?:hire|rent)\b/,
  /** What tells that only some tables can be booked, or not online. */
  limited:
    /\bwalk-?ins? (?:only|first)\b|\b(?:is|are|all) walk-?ins?\b(?! welcome)|\bno (?:reservations?|bookings?)\b|\bonly (?:for|by|from)\b|\bby phone only\b|\bfirst[- ]come\b|\b(?:not|n[’']t) (?:take|accept) (?:reservations|bookings)\b/i,
  roomFor: /\brooms? (?:for|to)\b/,
  ofChildren: /\b(?:kids?|child(?:ren)?s?|enfants?|ninos?)\b/,
  ofMoney: /\b(?:gratuity|tip|tips|deposit|charge|fees?|cancel\w*|pourboire|propina)\b/,
  privateRoom:
    /\b(?:(?:private|back|function|party|banquet) (?:rooms?|dining)|sal(?:le|on)s? prives?e?|sal(?:a|on) privad[ao])\b/,
} as const;

/** Tells of something that went wrong. */
export const SAYS_BAD =
  /\b(?:cold|burnt|burned|(?:under|over)cooked|soggy|stale|inedible|gross|disgust\w*|terrible|awful|horrible|worst|bad|rude|slow|dirty|filthy|sick|unwell|food poisoning|threw up|vomit\w*|disappoint\w*|unhappy|(?:not|very un|so un) ?happy|annoyed|angry|upset|unacceptable|complain\w*|forgot\w*|missing|wrong|waited|(?:hair|bug|fly|insect|plastic|glass|metal) in|suck(?:s|ed)|stank|trash|never (?:came|arrived|showed)|left out|messed up|screwed up|still waiting|lost)\b/;
