/** Words by which a question about hours shows what it asks, in plain English. */
import type { ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { PartName } from '../hours/when.ts';

/** Asks what is served, not whether the door is open. */
export const SAYS_SERVED = /\b(?:serve|serves|served|serving|menu|card|food|eat)\b/;

/** Asks for a time, a day or a place, so that neither yes nor no is an answer. */
export const ASKS_WHEN =
  /\b(?:when|how (?:late|early|long)|(?:what|which|wat)(?: is| are)?(?: the| your)? (?:\w+ )?(?:times?|hours?|days?)|(?:what|who|which)(?: \w+){0,2}? (?:is|are) (?:still )?open|which|hours|schedule|clos(?:e|ing) times?|open(?:ing)? times?|last (?:orders?|call))\b|(?<!\byou )\b(?:closing|opening)$|^(?:(?:and|so) )?(?:closing|opening)$|\b(?:until|till|til)$|^(?!.*\b(?:do|does|are|is|will) (?:you|u|they|it|@place)\b).*\bclose$|^(?:kitchen|grill|bar|patio) close\b/;
export const ASKS_CLOSE =
  /\b(?:until|till|til)$|\b(?:how late|(?:until|till|til|jusqua?) (?:when|what)|how long|last (?:orders?|call)|stop|ends?|clos(?:e|es|ed|ing)|shut)\b/;
export const ASKS_UNTIL = /\b(?:until|till|til) (?:when|what time)\b/;
/** What the brand says of the last orders before it closes. */
export const TELLS_LAST_CALL =
  /\b(?:stops?|ends?|closes?|last (?:food )?(?:orders?|call|seatings?|sittings?))\b.*\b(?:minutes|hour|hours) before\b|\b(?:kitchen|grill|fryers?)\b.*\b(?:stops?|ends?|closes?)\b.*\b(?:at|by|before)\b/;
export const SAYS_OPEN = /\b(?:opens?|opened|start)\b/;
export const ASKS_WHICH_CLOSED =
  /\b(?:which|what|any|who)(?: (?:ones?|locations?|places?|restaurants?|stores?|kitchens|shops|of (?:you|them|those|these)))*(?: (?:is|are))? (?:closed|shut)\b/;
export const SAYS_CLOSED = /\b(?:closed?|closes|closing|shut)\b/;
/** Says that a place is not open; in plain English, as other languages are put in it. */
export const ANNOUNCES_CLOSED = /\b(?:clos(?:ed?|es|ing|ures?)|shut(?:s|down)?|not open)\b/;
/** That what is announced lasts, with no day of its beginning. */
export const SAYS_UNTIL_DATE =
  /^(?!.*\b(?:from|on)\b).*\buntil (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)/;
export const SAYS_COME =
  /\b(?:come|arrive|eat|get in|get food|make it|walk in|drop in|stop by|swing by|show up|visit|be there|sit|ir|venir|passer|pasar|llegar|arriver)\b/;
/** What is said beside a time or of coming, and asks for no thing: `past eight`, `will I make it by ten`. */
export const IS_OF_HOURS =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|twenty) ?(?:ish|ppl|pax)?|first|second|third|half|quarter|past|ish|last|orders?|ordering|minutes?|mins?|hrs?|a couple|couple|till?|until|later|latest|earlier|earliest|atm|rn|shut|stores?|shops?|branch(?:es)?|locations?|spots?|sites?|family|kids?|arriv\w*|land(?:ed|ing)?|roll (?:up|in)|drop(?:ping)? (?:by|in)|stop(?:ping)? (?:by|in)|swing by|walk(?:ing)? in|sit|seat(?:ed)?|visit\w*|thinking|doable|possible|free|available|going|still|bite|supper|eat(?:ing)?|dine|y ?all|guys|nah|wait|leave|leaving|finish\w*|work|drive|driving|traffic|away)\b/;
/** Asks when something is ready or has to be ordered. */
export const ASKS_WHEN_SERVED =
  /^(?:and |so )?(?:when|what time|how (?:far|long) (?:ahead|before|in advance))\b|\b(?:and|then) when (?:can|could|do|is|are)\b|\b(?:what|which) days?$/;
/** What special hours are called that are not of all that is open else: `Thanksgiving, pickup of orders only`. */
export const LIMITS_DAY = /\bonly\b|\bpick-?up\b|, no \p{L}|\bseulement\b|\bs[oó]lo\b/iu;
/** Asks for a thing, which a yes or no would not answer. */
export const ASKS_WHAT = /^(?:and |so )?(?:what|who|which)\b(?! (?:about|if)\b)/;
/** A service that is all of the kitchen. */
export const IS_KITCHEN = /\b(?:kitchen|cuisine|cocina|kuche|food|grill|last (?:orders?|seating))\b/;
/** Asks when a service is to be had. */
export const ASKS_SERVICE_HOURS = /\b(?:until|till|til|what time|when|how late|hours)\b/;
/** What states a time, in a brand's own answer; folded. */
export const STATES_TIME =
  /\b(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|\d{1,2} ?h(?:\d\d)?|half past|quarter (?:past|to)|noon|midnight|minuit|midi|medianoche|mediodia|(?:until|till|from|at) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}))\b/;
/** `Open all day Saturday`: that it is open for a part of it is no yes to that. */
export const ASKS_ALL_OF_DAY =
  /\b(?:all|whole|entire|full|rest of the) (?:the )?(?:day|morning|afternoon|evening|night)s?\b|\b(?:straight|right|all the way) through\b|\bround the clock\b|\bnon ?stop\b|\bwithout (?:a )?(?:break|closing)\b|\bcontinuous\w*\b/;
/** Asks when one can eat, for which an open door is not enough. */
export const ASKS_TO_EAT =
  /\b(?:eat|eating|dine|sup|feed us|fed)\b|\b(?:have|get|grab|order|serve|serving|do|come for|in for|for|some) (?:\w+ )?(?:food|dinner|supper|lunch|breakfast|brunch|meals?|bite|bite to eat|something hot)\b|^(?:(?:any|is there|get|hot|some|still) )*food (?:at|in|on|after|by|until|till|til|past|still|tonight|tomorrow|\w+day)\b/;
/** Asks whether somebody may come, not whether it is open: `are kids allowed after 9`. */
export const OF_CHILDREN =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|minors?|teens?|teenagers?|under \d{1,2}s?|\d{1,2} (?:years?|yr)s? olds?|(?:is|are) 1\d (?:still )?(?:ok|okay|fine|allowed|old enough|too young)|(?:my|our) (?:son|daughter)s?)\b/;
/** That nobody is seated; folded. */
export const HAS_NO_TABLES =
  /\bno (?:tables?|seating|sit ?down|dine ?in|table service)\b|\b(?:counter|take ?away|take ?out|to go) only\b|\bonly (?:the |our )?(?:\w+ )?(?:counter|take ?away|take ?out|window)\b/;
/** That guests are seated at certain hours only; folded. */
export const SAYS_SITTINGS = /\b(?:seatings?|sittings?)\b/;
export const SAYS_LAST_SITTING = /\blast (?:sittings?|seatings?|orders?|tables?)\b/;
export const ASKS_OF_SITTINGS = /\b(?:sittings?|seatings?)\b/;
/** Speaks of when drinks with alcohol are poured; folded. */
export const TELLS_OF_ALCOHOL = /\b(?:alcohol|have a drink|pour|bar opens|licensed)\b/;
/** Asks for a drink with alcohol, whichever. */
export const ASKS_OF_ALCOHOL =
  /\b(?:alcohol|booze|drinks?|beers?|pints?|wines?|cocktails?|mimosas?|champagne|prosecco|bloody mary|caesars?)\b/;
/** Asks for days of the week. */
export const ASKS_DAYS =
  /\b(?:what|which|wat) (?:days?|jours?|dias?)\b|\bwhen (?:are|is) (?:\w+ ){1,2}closed\b|\b(?:closed|shut) any days\b|\b(?:closed|closing) days?\b|\bdays? (?:off|closed)\b/;
/** Asks when a house opens after it was closed for some days. */
export const REOPENS =
  /\b(?:back|re ?open\w*|open again|opens? (?:\w+ )?after|(?<!day )after (?:xmas|christmas|new years?|thanksgiving|the (?:break|holidays?)))\b/;
/** A part of the year, or all of it. */
export const IS_SEASON =
  /\b(?:seasons?|seasonal|winter(?:time)?|summer(?:time)?|spring(?:time)?|autumn|year[- ]round|all year)\b/;
/** Asks when a house rests for a part of the year: `when do you close for the winter`, `are you open all year`, `when is your last day`. */
export const ASKS_OF_SEASON =
  /\b(?:clos(?:e|ed|es|ing)|shut(?:ting)?(?: down)?|open(?:s|ed|ing)?|re ?open\w*|start(?:s|ing)?|back|done)\b.* (?:for|of|in|over|during|after|this|next|all|the) (?:the |this |next )?(?:winter|summer|spring|fall|autumn|seasons?)\b|\b(?:open|close|closed)\b.* (?:all year|year round|the whole year)\b|\b(?:year round|all year)\b.*\bopen\b|\b(?:are|is) (?:you|it|this|the place) (?:guys )?seasonal\b|\b(?:first|last|opening|closing) day (?:of|for) the (?:season|year)\b|\bwhen is (?:the|your) (?:first|last) day(?: open)?$|\b(?:winter|season) (?:clos(?:ing|ure)|break|shutdown)\b/;
/** What announces that a house rests for a part of the year, folded: `the kiosk sleeps until spring`. */
export const RESTS =
  /\b(?:(?:a)?sleeps?|rests?|hibernat\w*|clos(?:ed?|es|ing)|shut|re ?opens?|open)\b.*\b(?:seasons?|winter|spring|summer|autumn|all year|until (?:\d{1,2} )?(?:january|february|march|april|may|june))\b|\b(?:last|first) day\b/;
/** `Is nine too late`. */
export const TOO_LATE = /\b(?:too late|trop tard|demasiado tarde|muy tarde)\b/;
export const TOO_EARLY = /\b(?:too (?:early|soon)|trop tot|demasiado temprano|demasiado pronto|muy temprano)\b/;
/** Asks which of many locations are open early, late, or at this moment. */
export const ASKS_EARLY =
  /\bearl(?:y|iest)\b|\bopens? (?:up )?(?:\w+ )?earlier\b|\b(?:opens? (?:up )?(?:first|sooner)|first to open)\b/;
export const ASKS_LATE =
  /\blate(?:r|st)?\b|\bclos(?:es?|ing) last\b|\blast (?:one )?to close\b|\bopen (?:the )?longest\b|\bafter hours\b|\b24 hours?\b|\ball (?:night|day)\b/;
/** Asks which closes first. */
export const ASKS_FIRST_SHUT = /\bclos(?:es?|ing) (?:the )?(?:first|earliest|earlier|soonest)\b|\bfirst to close\b/;
export const ASKS_ALL_DAY = /\b24 ?h(?:ours?|rs?)?\b/;
export const ASKS_OPEN = /\b(?:open|closed?|closing)\b(?!.*\bhours\b)/;
/** `Open now?`, `until?` */
export const ASKS_UNTIL_ALONE = /^(?:(?:and|so|ok) )*(?:until|till|til)(?: (?:when|what time))?$/;
/** A bare figure beside it is a time at night: `will you still be open at 8`. */
export const SAYS_LATE = /\b(?:still|late|later)\b/;

/** Asks whether a service is on at this moment. */
export const STILL_ON = /\bstill (?:going|on|running|available|happening)\b|\b(?:on|going|running) (?:right )?now\b/;

/** A kind that a question can ask for by its own words. */
export type NamedKind = Exclude<ServiceKind, 'other'>;

/** `Can I get breakfast at 6`: an open door is no yes to that. */
export const ASKS_TO_BREAKFAST = /\b(?:get|have|got|serve|do|eat|order|some) (?:\w+ )?(?:breakfast|brunch)\b/;
export const meals: ReadonlySet<ServiceKind | PartName> = new Set(['breakfast', 'brunch', 'lunch', 'dinner']);

export const PICKS_UP =
  /\b(?:pick ?up|take ?(?:out|away)|carry ?out|collect|curbside|food to go|orders? to go|recoger|ramasser)\b/;

/** What asks for the hours of a service, whether they are known or not. */
export const serviceWords: readonly [NamedKind, RegExp][] = [
  [
    'kitchen',
    /(?<!\b(?:which|what|any) )\bkitchen\b|(?<!\b(?:pick ?up|take ?out|take ?away|delivery) )\blast (?:food )?(?:orders?|call|seating)\b(?!.*\b(?:pick ?up|take ?out|take ?away|deliver\w*))|\b(?:what time|when) (?:can|could|do) (?:we|i) eat\b|\beat (?:until|till) (?:what|when)\b|\b(?:eat late|manger tard|comer tarde)\b|\b(?:latest|last time)(?: that)? (?:i|we|you) (?:can|could) (?:order|eat)\b(?!.*\b(?:pick ?up|take ?out|deliver))|\bhow late\b(?=.*\b(?:order|eat|serve|serving|food)\b)(?!.*\b(?:deliver|pickup|takeout))|\bstop (?:serving|cooking|taking orders)\b|\b(?:serve|serving|do|doing) (?:any |hot )*food\b|\b(?:get|order|have|serve) (?:some |any |hot )*food\b(?=.*\b(?:at|until|till|by|after|late|\d))|\bstill (?:eat|(?:get|order|have|do|doing) (?:hot |any |some )*(?:food|dinner|lunch|something))\b|\btoo late (?:(?:for|to get|to order) (?:some )?(?:food|dinner|supper|a bite)|to eat)\b/,
  ],
  ['happy_hour', /\bhappy hours?\b|\bhours? feliz\b/],
  ['takeout', PICKS_UP],
  ['delivery', /\bdeliver(?:y|ies|ed|ing)?\b/],
];

/** Called by its last word: `the window`, of the take-away window. */
export const IS_SERVICE_POINT =
  /^(?:windows?|counter|bar|terrace|patio|grill|caf[eé]|shop|store|bakery|brunch|buffet)$/;

/** What kind of a service it is, by which nobody calls it: mini golf. */
export const TELLS_KIND = /^(?:mini|indoor|outdoor|open)$/;

/** The meals, what names them, and what asks for their own hours (`lunch hours`, `when is brunch`; not `open for lunch`). */
export const mealWords: readonly [NamedKind, named: RegExp, asked: RegExp][] = (
  ['breakfast', 'brunch', 'lunch', 'dinner'] as const
).map((meal) => [
  meal,
  new RegExp(`\\b${meal}\\b`),
  new RegExp(
    `\\b${meal} (?:hours?|times?|service|served|starts?|ends?|stops?)\\b|\\b(?:when|what time|until when)(?: \\w+){0,3} (?:is|do|serve|serving|served|stop|have|get|order|eat|start)(?: \\w+)? ${meal}\\b`,
  ),
]);
