/** Words by which questions ask about the house: its locations, profiles, story and jobs. All of plain English text. */

/** What a question may call a location, and the words around it. */
export const placeNouns: readonly string[] =
  'location restaurant place store outlet shop spot kitchen branch anything something located other another more one around province city have guys'.split(
    ' ',
  );

/** Asks where something is served. */
export const ASKS_WHO_SERVES =
  /\b(?:have|has|got|serves?|sells?|carr(?:y|ies)|offers?|makes?|gets?|is there|are there|on the menu)\b/;
export const ASKS_NEAR = /\b(?:near|nearest|closest|close|nearby)\b/;

/** A town that is in no table of ours: `closest to hillsboro`. */
export const UNKNOWN_TOWN =
  /\b(?:nearest|closest|near|close|closer)(?: one| \w+)? to (?!me\b|us\b|my\b|our\b|here\b|the\b|you\b|a\b)([a-z]{4,}(?: (?:park|hills?|village|beach|heights|square|bay|city|falls|springs?|lake|grove))?)/;
/** What is parked, or how: no name of a park. */
export const PARKS_WHAT =
  /^(?:valet|bikes?|bicycles?|scooters?|street|stroller|trailer|rv|van|truck|underground|u|ya|i)$/;

export const ASKS_OF_MESSAGES = /\bwhats ?app\b|\btext (?:you|message)\b|\bsms\b/;
export const OF_ACCESSIBILITY = /\b(?:accessib|wheelchair|disab)/;
export const ASKS_OF_HEAD_OFFICE = /\b(?:head ?office|headquarters|hq)\b/;

export const NETWORKS =
  /\b(?:instagram|facebook|tiktok|youtube|twitter|linkedin|yelp|tripadvisor|pinterest|threads|snapchat)\b/g;

/** What is asked of a brand's story, and words that tell of it in its texts, in any of our languages. */
export const particulars: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bwho\b.*\b(?:own\w*|run\w*|behind)\b|\bowne(?:rs?|d)\b/,
    /\bown(?:s|ed|er|ers)\b|propri[eé]tair|due[ñn][oa]|propietari/i,
  ],
  [/\bfamily\b/, /famil/i],
  [
    /^(?!.*\bwho\b).*\b(?:founded|founders?|started|established|since when|how long|how old)\b/,
    /\b(?:1[5-9]|20)\d\d\b|found(?:ed|er)|fond[ée]|fundad/i,
  ],
  [/\bchefs?\b/, /\bchefs?\b|\bcociner/i],
];

/** What may be asked of a position, which of its texts may tell it, and what is said where none does. */
/** Asks for other positions than those that were told. */
export const JOBS_ANEW =
  /\b(?:anything|something|any (?:jobs?|openings?|positions?|work|roles?|others?)|others?|else|all)\b/;
export const jobAspects = [
  {
    asked:
      /\b(?:age|how old|old enough|(?:am|is|are|turns?|turned|aged?) (?:1[3-9]|2[01])|(?:1[3-9]|2[01]) (?:year|yr)s? old)\b/,
    from: ['requirements', 'description'],
    told: /\b(?:\d\d (?:years|ans|años)|\d\d (?:or|and|et|y) (?:older|over|plus|más)|years? old|older|aged?|âge|edad)\b/i,
    none: 'jobsNotTold',
  },
  {
    asked:
      /^(?:and )?tips?$|\b(?:pay|pays|paid|wages?|salary|salaries|earns?|makes?|hourly|an hour|per hour|compensation|how much)\b/,
    from: ['benefits', 'description', 'requirements'],
    told: /[$£€]\s?\d|\d\s?[$£€]|\b(?:wage|salar|per hour|an hour|de l[’']heure|por hora)/i,
    none: 'jobsNoPay',
  },
  {
    asked:
      /\b(?:experiences?|experienced|requirements?|require|required|qualif\w+|certificates?|need to (?:have|know|be|speak)|do (?:i|you|we) need\b(?! (?:to (?:apply|bring|wear|call|come|book)|an appointment|a resume|a cv)\b)|english|french|spanish|languages?|(?:speak|know|lift|drive)(?= )|diploma|skills?|licen[cs]es?|degree|training)\b/,
    from: ['requirements'],
    told: /./,
    none: 'jobsNotTold',
    also: /exp[eé]rien/i,
  },
  {
    asked: /\b(?:mornings?|evenings?|nights?|weekends?|shifts?|schedule|hours|days)\b/,
    from: ['type', 'description', 'requirements', 'benefits'],
    told: /\b(?:morning|evening|night|weekend|shifts|schedule|hours|days?|mon|tues|wednes|thurs|fri|satur|sun|noon|matin|soir|nuit|fin de semaine|quart|horaire|jours?|ma[ñn]ana|tarde|noche|turno|horario|d[ií]as?)/i,
    none: 'jobsNotTold',
  },
  { asked: /\b(?:benefits?|perks)\b/, from: ['benefits'], told: /./, none: 'jobsNotTold' },
] as const;

export const ASKS_WHETHER_HIRING =
  /\b(?:are you|are they|is it|you|do you|have you|are there|is there|any)(?: (?:guys|currently|still|now|also|have|got|any|an?|open|job|part|full|time|looking|to|for|new))* (?:hir\w+|jobs?|work|workers|openings?|positions?|vacanc\w+|recruit\w*)\b/;
/** `Part-time` is one word, and `full-time` is no part of it. */
export const inOneWord = (text: string) => text.replace(/\b(part|full)[ -]time\b/g, '$1time');
export const JOB_ROLES =
  /\b(?:bartender|cook|chef|server|waiter|waitress|dishwasher|host|hostess|manager|driver|cashier|barista|baker|cleaner|busser|sommelier|parttime|fulltime)s?\b/;
/** Stems of any question about work, which name no kind of it. */
export const jobStems: ReadonlySet<string> = new Set(
  'hire hiring job work worker opening open position vacancy career employment recruit recruiting look apply staff people guy now right pay pays paid wage salary earn benefit perk much experience experienced requirement require required qualification certificate skill shift schedule morning evening night weekend hour day hourly compensation'.split(
    ' ',
  ),
);

/** The name of the network in the address of a profile. */
export const PROFILE_NAME = /^https?:\/\/(?:(?:www|m)\.)?([\w.-]+)\.[a-z]+(?:\/|$)/i;

/** The pages of legal texts; the first where none other is asked for. */
export const legalPages = [
  { asked: /\bprivacy\b/, id: 'privacy', told: 'brandPrivacy' },
  { asked: /\baccessibility\b/, id: 'accessibility', told: 'brandAccessibility' },
  { asked: /\bterms\b/, id: 'terms', told: 'brandTerms' },
] as const;

/** Pages of the site, by the sentence that names a link to each. */
export const linkNames = {
  menu: 'menuLink',
  locations: 'allLocations',
  catering: 'serviceCatering',
  offers: 'offersLink',
  careers: 'jobsLink',
  contact: 'contactLink',
  feedback: 'feedbackLink',
  mediaInquiries: 'brandMediaLink',
  franchise: 'brandFranchiseLink',
  terms: 'brandTermsLink',
  privacy: 'brandPrivacyLink',
  accessibility: 'brandAccessibilityLink',
} as const;
export type LinkedPage = keyof typeof linkNames;

/** Asks for the place that guests rate best. */
export const ASKS_BEST = /\b(?:best|highest|top)\b/;

/** A question of the brand's own about what goes on, in plain English. */
export const ASKS_OF_EVENTS = /\b(?:events?|what is on|happening|live music|quiz|trivia|class(?:es)?|workshops?)\b/;
export const SAYS_EACH_DAY = /\b(?:daily|every (?:day|night|evening))\b/;

/** A sentence that tells of a thing that is there: `There is one charger for electric cars`, `Two EV chargers behind the house`. */
export const TELLS_OF_THING =
  /^(?:there (?:is|are)|there’s|we have|we’ve got|(?:the |our )?(?:one|two|three|four|five|six|eight|ten|twelve|twenty|\d+)\b)/i;
