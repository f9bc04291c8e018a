/** Words by which questions ask about the house: its locations, profiles, story and jobs. All of plain English text. */

/** What a question may call a location, and the words around it. */
export const placeNouns: readonly string[] =
  'location restaurant place store outlet shop spot kitchen branch anything something located other another more one around downtown province city have guys'.split(
    ' ',
  );

export const asksNear = /\b(?:near|nearest|closest|close|nearby)\b/;

export const asksOfMessages = /\bwhats ?app\b|\btext (?:you|message)\b|\bsms\b/;
export const asksOfHeadOffice = /\b(?:head ?office|headquarters|hq)\b/;

export const networks =
  /\b(?:instagram|facebook|tiktok|youtube|twitter|linkedin|yelp|tripadvisor|pinterest|threads|snapchat)\b/g;

/** What is asked of a brand's story, and words that tell of it in its texts, in any of our languages. */
export const particulars: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bwho\b.*\b(?:own\w*|run\w*|behind)\b|\bowne(?:rs?|d)\b/,
    /\bown(?:s|ed|er|ers)\b|propri[eé]tair|due[ñn][oa]|propietari/i,
  ],
  [/\bfamily\b/, /famil/i],
  [
    /\b(?:founded|founders?|started|established|since when|how long|how old)\b/,
    /\b(?:1[5-9]|20)\d\d\b|found(?:ed|er)|fond[ée]|fundad/i,
  ],
  [/\bchefs?\b/, /\bchefs?\b|\bcociner/i],
];

export const asksOfPay = /\b(?:pay|paid|wages?|salary|earn)\b/;
export const asksOfBenefits = /\bbenefits?\b|\bhow much\b/;
export const asksWhetherHiring =
  /\b(?:are you|are they|is it|you|do you|have you|are there|is there|any)(?: (?:guys|currently|still|now|also|have|got|any|an?|open|job|part|full|time|looking|to|for|new))* (?:hir\w+|jobs?|work|workers|openings?|positions?|vacanc\w+|recruit\w*)\b/;
export const jobRoles =
  /\b(?:bartender|cook|chef|server|waiter|waitress|dishwasher|host|hostess|manager|driver|cashier|barista|baker|cleaner|busser|sommelier)s?\b/;
/** Stems of any question about work, which name no kind of it. */
export const jobStems: ReadonlySet<string> = new Set(
  'hire hiring job work worker opening open position vacancy career employment recruit recruiting look apply staff people guy now right pay paid wage salary earn benefit much'.split(
    ' ',
  ),
);
