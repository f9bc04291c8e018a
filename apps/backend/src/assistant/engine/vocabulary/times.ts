/**
 * How guests name days and times, where chrono does not know it: rewritten into words that it knows. Texts come without
 * accents, in small letters.
 */
import type { DayName, DayPart, PartName, Relation } from '../hours/when.ts';
import type { Language } from '../language/language.ts';

type Rewrite = readonly [RegExp, string];

const months = {
  en: 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
};

/** The months from January on, each by the patterns of all three languages; a name that is also another word only behind `in`. */
export const monthNames: readonly RegExp[] = [
  'january|jan|janvier|enero',
  'february|feb|fevrier|febrero',
  '(?:in|during|all|of|en|durante|over) (?:march|mars|marzo)',
  'april|avril|abril',
  '(?:in|during|all|of|en|durante|over) (?:may|mai|mayo)',
  'june|juin|junio',
  'july|juillet|julio',
  'august|aug|aout|agosto',
  'september|sept|septembre|septiembre',
  'october|oct|octobre|octubre',
  'november|nov|novembre|noviembre',
  'december|dec|decembre|diciembre',
].map((names) => new RegExp(`\\b(?:${names})\\b`));

const SEASONED =
  '(?:in|during|over|all|through|this|next|en|durante|cet|cette|este|esta|todo el)(?: the| l| la| el)? ?';

/** The seasons by their months, in all three languages; `a spring roll` names none. */
export const seasons: readonly { name: RegExp; months: readonly [number, ...number[]] }[] = (
  [
    ['winter(?:time)?|hiver|invierno', [12, 1, 2]],
    ['spring(?:time)?|printemps|primavera', [3, 4, 5]],
    ['summer(?:time)?|ete|verano', [6, 7, 8]],
    ['fall|autumn|automne|otono', [9, 10, 11]],
  ] as const
).map(([names, months]) => ({ name: new RegExp(`\\b${SEASONED}(?:${names})\\b(?! (?:roll|menu|onion))`), months }));

/** Full names, for patterns. */
export const weekdayNames: Record<Language, string> = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo',
};

const numbers: Record<Language, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
};

/** A number word counts as a figure only where one is an hour: `at nine`, `neuf heures`, `a las nueve`, `nine on sunday`. */
const numberPlaces: Record<Language, (word: string) => RegExp> = {
  en: (word) =>
    new RegExp(
      `(?<=\\b(?:at|until|till|til|after|before|by|around|past|half|to|from|between|and|quarter of) )${word}\\b|(?<!\\b(?:for|of|us|party|get|have|had|order|want|need|buy|try|grab|take|another|the(?: \\w+)?) )\\b${word}(?= (?:on |this |next )*(?:${weekdayNames.en}|tonight|today|tomorrow|o'?clock|[ap]\\.?m\\b|in the |thirty|fifteen|forty))`,
      'g',
    ),
  fr: (word) => new RegExp(`\\b${word}(?= ?h(?:eures?)?\\b)|(?<=\\b(?:a|vers|jusqu'a|apres|avant) )${word}\\b`, 'g'),
  es: (word) => new RegExp(`(?<=\\blas? )${word}\\b`, 'g'),
};

const figures = (language: Language): Rewrite[] =>
  numbers[language].split(' ').map((word, index) => [numberPlaces[language](word), String(index + 1)]);

/** `half past nine`, `neuf heures moins le quart`, `las nueve y media`: by the hour in figures, and what stands for the minutes. */
const minuteWords: Record<Language, (hour: number) => Record<'15' | '30' | '45', string>> = {
  en: (hour) => ({
    '15': `(?:a )?quarter (?:past|after)(?: at)? ${hour}`,
    '30': `half (?:past )?(?:at )?${hour}`,
    '45': `(?:a )?quarter (?:to|of|till)(?: at)? ${hour}`,
  }),
  fr: (hour) => ({
    '15': `${hour}h et quart`,
    '30': `${hour}h et demie?`,
    '45': `${hour}h moins (?:le )?quart`,
  }),
  es: (hour) => ({ '15': `${hour} y cuarto`, '30': `${hour} y media`, '45': `${hour} menos cuarto` }),
};

const minutesInWords = (language: Language): Rewrite[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((hour): Rewrite[] => {
    const { '15': quarter, '30': half, '45': less } = minuteWords[language](hour);
    return [
      [new RegExp(`\\b${quarter}\\b`, 'g'), `${hour}:15`],
      [new RegExp(`\\b${half}\\b`, 'g'), `${hour}:30`],
      [new RegExp(`\\b${less}\\b`, 'g'), `${hour - 1 || 12}:45`],
    ];
  });

/** `Mon or tues`: both in full, since chrono takes them for one. */
const shortDays: Rewrite[] = weekdayNames.en.split('|').flatMap((day): Rewrite[] => {
  const short = `${day.slice(0, 3)}(?:s|r|rs|nes)?`;
  return [
    [
      new RegExp(
        `\\b${short}(?= (?:or|and|n|to|thru) (?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|urs)?(?:days?)?\\b)`,
        'g',
      ),
      day,
    ],
    [new RegExp(`(?<=day (?:or|and|n|to|thru) )${short}\\b`, 'g'), day],
  ];
});

const amounts: Rewrite[] = [
  [/[$£€]\s?\d+(?:[.,]\d+)*/g, ' '],
  [/\b\d+(?:[.,]\d+)?\s?(?:[$£€%]|dollars?|bucks?|euros?|pesos?)/g, ' '],
  [
    /\b\d+ (?:people|persons?|peeps|guests?|adults?|kids?|children|friends?|pax|of us|personnes?|adultes?|enfants?|convives?|amis?|personas?|adultos?|ninos?|invitados?|amigos?)\b/g,
    ' ',
  ],
  [
    /\b(?:(?:table|mesa|party) (?:(?:for|pour|para|of|de) )?|(?:we are|there are|on (?:est|sera)|nous (?:sommes|serons)|somos|seremos) )\d{1,2}\b(?!:| ?[ap]\.?m| ?h)/g,
    ' ',
  ],
  [/\b24 ?\/ ?7\b|\b24 ?h(?:ours?|eures?|oras?)?\b/g, ' '],
];

export const rewrites: Record<Language, readonly Rewrite[]> = {
  en: [
    ...amounts,
    ...shortDays,
    [
      /\b(\d{1,2})(?:st|nd|rd|th)? (?:or|and|n) (\d{1,2})(?:st|nd|rd|th)? (?:of )?(dec(?:ember)?|jan(?:uary)?|nov(?:ember)?)\b/g,
      '$3 $1 and $3 $2',
    ],
    [/\b[24] (?=(?:an?|the|my|your|me|us|u|you)\b)/g, ' '],
    // How many come is no hour: `dinner for 14 on friday`.
    [
      /\bfor (?:us |about |around )?\d{1,3}(?=$| ?[?.!,]| (?:people|persons?|guests|of us|on|this|next|tonight|today|tomorrow|at|possible|ok|please|[a-z]+day)\b)/g,
      ' ',
    ],
    [
      /\b(at|until|till|til|by|after|before|around|past) (1[0-2]|[1-9]) ?([0-5]\d)(?= ?(?:[ap]\.?m|on|tonight|today|tomorrow|$|[?.!,]))/g,
      '$1 $2:$3',
    ],
    ...figures('en'),
    [
      /\bsun(?=[- ](?:dried|tea|set|rise|room|deck|burn))|\b(?:in|under) the sun\b|\b(?:we|i|they|was|were) sat\b/g,
      ' ',
    ],
    [/\bmon (?=ami|amie|cheri|dieu)/g, ' '],
    [new RegExp(`\\b(${weekdayNames.en})'?s\\b`, 'g'), '$1'],
    [/\b(?:the )?day after tomorrow\b/g, 'in 2 days'],
    [
      new RegExp(`\\bnext week,?(?: on)? (${weekdayNames.en})\\b|\\b(${weekdayNames.en})(?: of)? next week\\b`, 'g'),
      'next $1$2',
    ],
    [/\b(?:this|next|last|every|all|per|a) week\b/g, ' '],
    [/\bin (?:half an|a half) hour\b/g, 'in 30 minutes'],
    [/(?:\bat )?\b(\d{1,2}) ?-?ish\b/g, 'at $1'],
    [/\b(\d{1,2}) (thirty|fifteen|forty[- ]five)\b/g, '$1:$2'],
    [/:thirty/g, ':30'],
    [/:fifteen/g, ':15'],
    [/:forty[- ]five/g, ':45'],
    [/\bmidnight\b/g, 'at 0:00'],
    [/\b(?:noon|midday)\b/g, 'at 12:00pm'],
    [/\b(\d{1,2}) ?([ap]) ?\.?m\b\.?/g, '$1$2m'],
    [/\b(\d{1,2}(?::\d\d)?)([ap])\b/g, '$1$2m'],
    [/\b(\d{1,2}) o'?clock\b/g, 'at $1'],
    [/\bbetween (\d{1,2}(?::\d\d)?(?:[ap]m)?) and (\d)/g, 'from $1 to $2'],
    // Chrono takes `sunday until 9` for a stretch of days.
    [new RegExp(`\\b(${weekdayNames.en}|today|tonight|tomorrow) (?=(?:until|till|til) )`, 'g'), '$1 ; '],
    [
      /\b(until|till|til|after|before|by|around|past|later than|earlier than) (?=(?:1[0-2]|[1-9])(?::\d\d)?(?:[ap]m)?(?![\d:.,/%-]| ?[$£€%]))/g,
      '$1 at ',
    ],
    [
      new RegExp(
        `(?<!\\b(?:at|for|of|us|${months.en}) )(?<![\\d:/.-])\\b(?=(?:1[0-2]|[1-9])(?::\\d\\d)? (?:on |this |next )*(?:${weekdayNames.en}|today|tomorrow)\\b)`,
        'g',
      ),
      'at ',
    ],
    ...minutesInWords('en'),
  ],
  fr: [
    ...amounts,
    ...figures('fr'),
    [/\b(\d{1,2}) (?:ou|et) (?:le )?(\d{1,2}) (decembre|janvier|novembre)\b/g, '$1 $3 et le $2 $3'],
    [/\bfruits? de mer\b|\b(?:mer|mar|sam|dim|lun|jeu|ven)\b(?!\.)/g, ' '],
    [new RegExp(`\\b(${weekdayNames.fr})s\\b`, 'g'), '$1'],
    [/\bapres[- ]demain\b/g, 'dans 2 jours'],
    [/\b(?:cette|la|par) semaine(?: prochaine)?\b/g, ' '],
    [/\baujourd ?hui\b/g, "aujourd'hui"],
    [/\bdans une demi[- ]heure\b/g, 'dans 30 minutes'],
    [/\b(?:a )?minuit et demie?\b/g, 'a 0h30'],
    [/\b(?:a )?minuit\b/g, 'a 0h00'],
    [/\b(?:a )?midi et demie?\b/g, 'a 12h30'],
    [/\b(?:a )?midi\b/g, 'a 12h00'],
    [/\b(\d{1,2}) h(?:eures?)? ?(\d\d)\b/g, '$1h$2'],
    [/(?<!\bdans )\b(\d{1,2}) (?:h|heures?)\b/g, '$1h'],
    // `Une table pour 4 samedi`; `pour 19h` counts no hours from now.
    [/\b(?:pour|sera|serons|sommes|seront) \d{1,2}(?= (?!h\b|heures?\b))/g, ' '],
    [/\bpour (?=\d{1,2}h)/g, 'a '],
    // `A 22h a Villeray`: chrono takes that `a` for one of the morning.
    [/\b(\d{1,2}h(?:\d\d)?) a (?!\d)/g, '$1, a '],
    [/\b(?:de|entre) (\d{1,2}h(?:\d\d)?) (?:a|et) (?=\d)/g, '$1 - '],
    ...minutesInWords('fr'),
  ],
  es: [
    ...amounts,
    ...figures('es'),
    [/\b(\d{1,2}) (?:o|y) (?:el )?(\d{1,2}) de (diciembre|enero|noviembre)\b/g, '$1 de $3 y el $2 de $3'],
    [/\b(?:frutos? del mar|mar|dom|lun|mie|jue|vie|sab)\b(?!\.)/g, ' '],
    [/\b(sabado|domingo)s\b/g, '$1'],
    [/\bpasado manana\b/g, 'en 2 dias'],
    [new RegExp(`\\b(${weekdayNames.es}) (?:al?|hasta el) (${weekdayNames.es})\\b`, 'g'), '$1 - $2'],
    [
      new RegExp(`\\b(${weekdayNames.es}) (?:que viene|proximo|de la (?:proxima semana|semana que viene))\\b`, 'g'),
      'proximo $1',
    ],
    [/\b(?:esta|la|por) (?:proxima )?semana(?: que viene)?\b/g, ' '],
    [/\b(?:en|dentro de) media hora\b/g, 'en 30 minutos'],
    [/\b(?:a )?(?:la )?media ?noche\b/g, 'a las 0:00'],
    [/\b(?:al )?medio ?dia\b/g, 'a las 12:00'],
    [/\b(\d{1,2}) ?hs?(\d\d)\b/g, '$1:$2'],
    [/\b(\d{1,2}) ?(?:h|hs|hrs)\b\.?/g, '$1:00'],
    [/\b(a las? \d{1,2}(?::\d\d)?) a (?!\d)/g, '$1, a '],
    [/\b(?:de|entre) (?:las? )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) (?:a|y) (?:las? )?(?=\d)/g, 'a las $1 - '],
    [/\b(\d{1,2}) ?([ap]) ?\.? ?m\b\.?/g, '$1$2m'],
    ...minutesInWords('es'),
  ],
};

/** Words that stand before a time and say what is asked of it. */
export const relations: readonly [Relation, RegExp][] = [
  ['until', /\b(?:until|till|til|open to|jusqu ?'?(?:a|au|aux)?|hasta)(?: (?:a|at|the|las?|el))?\s*$/],
  [
    'after',
    /\b(?:after|past|beyond|later than|apres|passe|despues de|pasadas?|mas tarde de)(?: (?:a|at|the|las?|el))?\s*$/,
  ],
  ['before', /\b(?:before|earlier than|avant|antes de)(?: (?:a|at|the|las?|el))?\s*$/],
];

/** What may follow the bare figure of an hour; before anything else it is a number of things (`at 9 dollars`, `il y a 8 plats`). */
export const AFTER_HOUR =
  /^\s*(?:$|[?!.,;:)'-]|(?:am|pm|on|in|tonight|today|tomorrow|this|next|or|and|please|pls|too|if|is|would|will|can|do|are|for|with|late|open|sharp|exactly|ou|et|le|ce|svp|pour|avec|du|demain|soir|y|o|el|este|de|por|para|con|manana|hoy|without|still)\b)/;

/** Days that are named together, by patterns of all three languages. */
export const groupsOfDays: readonly [RegExp, readonly DayName[]][] = [
  [
    /\b(?:week-?ends?|fins? de semaines?|fin(?:es)? de semana|finde)\b/g,
    ([5, 6] as const).map((weekday) => ({ kind: 'weekday', weekday, next: false })),
  ],
  [
    /\b(?:weekdays?|week days?|jours? de (?:la )?semaine|en semaine|entre semana|dias? de semana|dias laborables)\b/g,
    ([0, 1, 2, 3, 4] as const).map((weekday) => ({ kind: 'weekday', weekday, next: false })),
  ],
];

/** `Thanksgiving weekend`, `le week-end de Pâques`. */
export const weekendsOf = ({ source }: RegExp): readonly RegExp[] => [
  new RegExp(`${source}(?: long)? week-?end\\b`),
  new RegExp(`\\b(?:week-?end|fin de semaine|fin de semana) (?:de |du |d')?(?:la |l'|el )?${source}`),
];

/** A day before a holiday that has no name of its own in the table of holidays. */
export const beforeHolidays: readonly Rewrite[] = [
  [/\b(?:(?:chinese|lunar|korean|vietnamese) new year'?s?(?: day)?|cny)\b/g, 'lunar festival'],
  [/\bnew yrs\b/g, 'new years'],
  [/\bb4\b/g, 'before'],
  [/\b(we|he|she|they|you|i|it)['’]d\b/g, '$1 would'],
  [/\b2(?=day\b|nite\b|night\b)/g, 'to'],
  [/\b2mor+\w*/g, 'tomorrow'],
  [/\bturkey day\b/g, 'thanksgiving'],
  [/\borthodox (?:christmas|x-?mas) eve\b/g, 'january 6'],
  [/\borthodox (?:christmas|x-?mas)(?: day)?\b/g, 'january 7'],
  [/\bnoel orthodoxe\b/g, '7 janvier'],
  [/\bnavidad ortodoxa\b/g, '7 de enero'],
  [/\b(?:the )?last day of (?:the|this) year\b/g, 'december 31'],
  [/\b(?:the )?friday after (?=thanksgiving)/g, 'day after '],
  [/\bover (?:the )?new year'?s?\b(?! (?:eve|day))/g, 'new years eve and new years day'],
  [/\bover (?:the )?christmas\b(?! (?:eve|day))/g, 'christmas eve and christmas day and boxing day'],
  [/\b(?:the )?(?:week of (?:christmas|xmas)|(?:christmas|xmas) week)\b/g, ' '],
  [/\bblack friday\b/g, 'day after american thanksgiving'],
  [/\b(thanksgiving) eve\b/g, 'day before $1'],
];

/** The days before and after another; `also`: that other day is asked about too. Not `the day after tomorrow`, `every day after 5`. */
export const shifts: readonly [days: number, RegExp][] = [
  [
    -1,
    /(?<also>\b(?:and|or|et|ou|y|o) )?(?<!\b(?:every|each|all|any|same|a) )\b(?:the |la |le |el |l')*(?:(?:day|night) before\b(?! (?:\d|noon|midnight|yesterday))|previous day|veille|jour (?:d')?avant|jour precedent|dia (?:antes|anterior)|vispera)\b/,
  ],
  [
    1,
    /(?<also>\b(?:and|or|et|ou|y|o) )?(?<!\b(?:every|each|all|any|same|a) )\b(?:the |la |le |el |al )*(?:(?:day|night) after\b(?! (?:\d|noon|midnight|tomorrow))|(?:following|(?<=the )next) day|lendemain|jour (?:d'apres|suivant)|dia (?:despues|siguiente))\b/,
  ],
];

/** Done before the parts of a day are read: a part of today names today as well, and an hour may lack its `at`. */
export const beforeParts: Record<Language, readonly Rewrite[]> = {
  en: [
    [/\b(?:all|the whole) night(?: long)?\b/g, ' from 1am to 4am '],
    [/\b(?:tonight|tonite|this (?:morning|afternoon|evening))\b/g, 'today'],
    [
      /(?<!\bat )(?<![\d:])\b(?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?::\d\d)? (?:in the (?:morning|afternoon|evening)|at night|too (?:late|early)))/g,
      'at ',
    ],
  ],
  fr: [
    [/\btoute la nuit\b/g, ' de 1h a 4h '],
    [/\b(?:ce (?:soir|midi|matin)|cet(?:te)? apres[- ]midi|cette nuit)\b/g, "aujourd'hui"],
  ],
  es: [
    [/\btoda la noche\b/g, ' de 1:00 a 4:00 '],
    [/\besta (?:noche|tarde|manana)\b/g, 'hoy'],
  ],
};

/** What names the parts of a day. */
export const parts: Record<Language, readonly [PartName, RegExp][]> = {
  en: [
    ['breakfast', /\bbreakfast\b/g],
    ['brunch', /\bbrunch\b/g],
    ['lunch', /\blunch(?:time)?\b/g],
    ['dinner', /\b(?:dinner(?:time)?|supper)\b/g],
    ['morning', /\b(?:in the |this )?mornings?\b/g],
    ['afternoon', /\b(?:in the |this )?afternoons?\b/g],
    ['evening', /\b(?:(?:in the |this )?evenings?|tonight|tonite)\b/g],
    ['night', /(?<!\b(?:last|date|game|quiz|trivia|movie|girls?) )\b(?:at )?nights?\b/g],
  ],
  fr: [
    ['breakfast', /\bpetits?[- ]dejeuners?\b/g],
    ['brunch', /\bbrunch\b/g],
    ['afternoon', /\b(?:de l'|l'|cet )?apres[- ]midi\b/g],
    ['lunch', /\b(?:dejeuner|lunch|(?:le|les|ce|du) midis?)\b(?! et demi)/g],
    ['dinner', /\b(?:diner|souper)\b/g],
    ['morning', /\b(?:du |le |ce )?mat(?:ins?|inee)\b/g],
    ['evening', /\b(?:du |le |ce |en )?soir(?:s|ees?)?\b/g],
    ['night', /\b(?:de |la |cette )?nuit\b/g],
  ],
  es: [
    ['breakfast', /\bdesayun(?:o|ar)\b/g],
    ['brunch', /\bbrunch\b/g],
    ['lunch', /\balm(?:uerzo|orzar)\b/g],
    ['dinner', /\bcena(?:r)?\b/g],
    ['morning', /\b(?:por|de|en|esta) la mananas?\b|\besta manana\b/g],
    ['afternoon', /\b(?:por|de|en) la tarde\b|\besta tarde\b/g],
    ['night', /\b(?:por|de|en) la noche\b|\b(?:esta )?noche\b/g],
  ],
};

/** The stretch of a part in minutes, and up to which hour a bare figure named with it is after noon: `8 in the evening`. */
export const stretches: Record<PartName, readonly [from: number, to: number, afternoonUpTo: number]> = {
  breakfast: [420, 630, 3],
  brunch: [600, 840, 6],
  lunch: [720, 840, 8],
  dinner: [1020, 1260, 12],
  morning: [360, 720, 0],
  afternoon: [720, 1020, 8],
  evening: [1080, 1320, 12],
  night: [1200, 1440, 12],
};

/** A part of a day by its name. */
export function dayPart(name: PartName): DayPart {
  const [from, to] = stretches[name];
  return { name, from, to };
}

/** Tags of chrono on what counts from today. */
export const relativeTags = ['today', 'tomorrow', 'tonight', 'yesterday'].map((word) => `casualReference/${word}`);

/** What asks for this moment. */
export const NOW_WORDS =
  /\b(?:(?:right )?now|rn|at the moment|currently|still|maintenant|en ce moment|presentement|actuellement|encore|toujours|ahora|ahorita|en este momento|actualmente|todavia|aun)\b/;

/** A time of the clock, and no price. */
export const SAYS_CLOCK = /\d ?[ap]m\b|\d:\d\d/;
/** `And 27?`, after another date. */
export const BARE_DAY = /^(?:(?:and|or|what about|how about|ok|so|then) )*(?:the |on |on the )?(1[3-9]|2\d|3[01])$/;
/** `And 6?`, after another hour. */
export const BARE_HOUR =
  /^(?:(?:and|or|what about|how about|ok|so|then) )*(?:at )?(1[0-2]|[1-9])(?: (?:then|ok|instead))?$/;

const ENGLISH_DAY = `${weekdayNames.en}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun`;

/** Names of the month’s days: `on the 25th`, `friday 25`, `le 25`. Not `the 2nd one`. */
export const daysOfMonth: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:(?:on|for|open|closed|until|till|by|(?<weekday>${ENGLISH_DAY}),?)(?: the)? (?<day>\\d{1,2}) ?(?:st|nd|rd|th)|(?:the )?(?<late>\\d{1,2}(?= ?th)|2[123]|31) ?(?:th|st|nd|rd)(?= *(?:$|[?.!,]|(?:at|until|till|til|hours|too|also|then|for (?:lunch|dinner|brunch|breakfast)) ?))|(?<=\\b(?:${ENGLISH_DAY}|open|closed),? (?:the )?)(?<bare>1[3-9]|2\\d|3[01])(?= *(?:$|[?.!,]|(?:at|for|in|on|and|or|hours|you|are|is|do|can|open|closed|close|until|from|lunch|dinner|brunch|breakfast|morning|evening|night)\\b)))\\b(?! (?:one|street|st|avenue|ave|floor|option|dish|item))`,
  ),
  fr: new RegExp(
    `\\b(?:(?<weekday>${weekdayNames.fr}) (?:le )?(?<day>1[3-9]|2\\d|3[01])|le (?<late>\\d{1,2})(?= *(?:$|[?.!,]|(?:a|de|au) )))\\b`,
  ),
  es: new RegExp(
    `\\b(?:(?<weekday>${weekdayNames.es}) (?:el )?(?<day>1[3-9]|2\\d|3[01])|(?:el|dia) (?<late>\\d{1,2})(?= *(?:$|[?.!,]|(?:a|por) )))\\b`,
  ),
};

export const BETWEEN_DAYS = /\b(?:between|entre)\b/;

const MONTH =
  '(?:jan(?:uary|vier)?|feb(?:ruary)?|fevrier|mar(?:ch|s)?|apr(?:il)?|avril|may|mai|jun[e]?|juin|jul[y]?|juillet|aug(?:ust)?|aout|sep(?:t|tember|tembre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
/** `December 24 and 26` */
export const DAYS_OF_MONTH = new RegExp(
  `\\b(${MONTH}) (${DAY}) (and|or|et|ou|y|o) (?:the )?(${DAY})(?!\\d| ?(?:${MONTH}|am|pm|people|of|:))`,
  'g',
);
/** `At five dec 24`, which is no fifth of December. */
export const HOUR_BEFORE_DATE = new RegExp(
  `\\b(at|by|until|till|til|before|after|around) (\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=${MONTH} ${DAY}(?!\\d))`,
  'g',
);
/** `24 and 26 dec`, `24 et 25 decembre` */
export const DAYS_BEFORE_MONTH = new RegExp(
  `\\b(${DAY}) (and|or|et|ou|y|o) (?:the )?(${DAY}) (?:of |de )?(${MONTH})\\b`,
  'g',
);
/** `A week from tomorrow`, `in two weeks on friday`, `thursday week`, `samedi en huit`. */
const ANY_DAY = `${weekdayNames.en}|${weekdayNames.fr}|${weekdayNames.es}`;
export const WEEKS_FROM = new RegExp(
  `\\b(?:in )?(?<count>an?|one|two|three|\\d) weeks? (?:from|after|on) (?:this )?(?<from>today|now|tomorrow|${weekdayNames.en})\\b|\\b(?<day>today|tomorrow|${ANY_DAY}) (?:(?<week>week)(?! ?ends?\\b)|en (?<french>huit|quinze))\\b`,
  'g',
);
/** `Two fridays from now` */
export const DAYS_FROM_NOW = new RegExp(`\\b(two|three|[2-4]) (${weekdayNames.en})s from (?:now|today)\\b`, 'g');
export const NEXT_WEEKEND =
  /\b(?:next weekend|week[ -]?end prochain|prochain week-?end|fin de semaine prochaine|proximo fin de semana|fin de semana (?:que viene|proximo)|(weekend after next))\b/g;
export const DAY_AFTER_NEXT = new RegExp(`\\b(${weekdayNames.en}) after next\\b`, 'g');
/** `The first Sunday of December` */
export const NTH_OF_MONTH = new RegExp(
  `\\b(first|second|third|fourth|last|1st|2nd|3rd|4th) (${weekdayNames.en}) (?:of|in) (${months.en})\\b`,
  'g',
);
export const counts: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, huit: 1, quinze: 2 },
  ...{ first: 1, second: 2, third: 3, fourth: 4, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4 },
};
