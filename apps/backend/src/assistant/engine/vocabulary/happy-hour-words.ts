/** What happy hour costs, as brands write it, and as it is asked for. */

export const AT_HAPPY_HOUR =
  /(?<!\b(?:before|after|until|till|outside|not|no|without|besides|except|than)(?: \w+)?(?: the)? )\bhappy hour\b/;
/** `Every cocktail $10`, `draft pints $6.50`, and no `$2 off`. */
export const RATE_OF =
  /(?<name>\p{L}[\p{L}’' -]{2,40}?),?(?: (?:for|are|is|at))? [$£€](?<amount>\d+(?:\.\d\d)?)(?! off\b)/giu;
/** `$5 at happy hour`, of all that stands there. */
export const RATE_OF_ALL = /^[$£€](?<amount>\d+(?:\.\d\d)?) (?:at|in|during) (?:the )?happy hour\.?$/i;
/** `Half price in happy hour`, of all that stands there. */
export const HALF_OF_ALL =
  /^half[- ]price (?:at|in|during) (?:the )?happy hour\b|^(?:at|in|during)? ?happy hour:? half[- ]price\b/i;
/** Around the name of what is sold so. */
export const BEFORE_RATE = /^.*\bhappy hour(?: at the bar)?:? ?|\b(?:every|all|any|the|our|and|each)\b/gi;
