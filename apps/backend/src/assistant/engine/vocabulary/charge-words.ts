/** By which a house tells of what is charged besides its prices. */

/** `An 18 % gratuity is added`, `is there a service charge`. */
export const CHARGED = /\b(?:service charges?|gratuit(?:y|ies)|surcharges?)\b|\bservice\b(?=.*\b(?:added|included)\b)/i;
/** How much of the bill. */
export const SHARE = /\d ?%|\bper ?cent\b/i;
/** By a way of paying, and not of what is bought. */
export const OF_PAYING = /\b(?:cards?|cash|debit|credit)\b/i;
/** For how many who come it is. */
export const OF_GROUPS = /\b(?:part(?:y|ies)|groups?|guests|people|persons|tables of)\b|\bor more\b/i;
export const SO_MANY_OR_MORE =
  /\b(\w+)(?: (?:people|guests|persons|adults))? (?:or|and) (?:more|up|over)\b|\bfrom (\w+) (?:people|guests|persons)\b/;
export const OF_HOLIDAYS = /\b(?:public|bank|statutory|stat) holidays?\b|\bholidays\b/i;
/** An amount of money in an answer, and what is left of a bill by an offer. */
export const AMOUNT = /[$£€]\d/;
export const TELLS_SHARE = /\d ?% (?:of|de) [$£€]?\d/;
