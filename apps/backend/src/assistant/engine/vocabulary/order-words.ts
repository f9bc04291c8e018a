/** Words by which the lines of an order are told apart, and how many of each are meant. */

/** Between two lines. */
export const CONNECTS = /^(?:and|plus|or|vs|versus|than|then|compared)$/;
/** Between two dishes that are named, also: `the steak with fries`. */
export const CONNECTS_DISHES = /^(?:and|plus|or|vs|versus|than|then|compared|with|to|on)$/;
/** Within the name of a dish, between its words. */
export const JOINS = /^(?:and|with|on|in|al|alla|alle|con|au|aux|y|et|de|du|la|le|el|del|to|for|s)$/;
/** Articles, which no size and no name needs. */
export const ARTICLES = /^(?:an?|of|the)$/;
/** Behind a number that counts something else than portions. */
export const OTHER_UNITS =
  /^(?:people|person|guest|us|kid|child|adult|inch|oz|ounce|lb|pound|kilo|g|ml|cl|litre|liter|minute|hour|day|week|dollar|buck|euro|pm|am|year|yo|course|way|percent|topping|star|them|those|these|there)$/;
/** Before a number that counts nothing. */
export const BEFORE_AMOUNTS = /^(?:under|below|over|around|about|at|until|past|number|spend|within)$/;
/** Between a number and what it counts: `2 x 6 wings`, `two orders of fries`, `one more coke`. */
export const COUNTS_WITH =
  /^(?:x|times|more|extra|other|order|portion|plate|piece|pc|pcs|serving|bowl|cup|glass|bottle|can|slice|scoop|box|basket|round|full|regular|whole|single|separate)$/;
/** Behind what is counted. */
export const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
/** What something is had in the place of. */
export const IN_PLACE_OF =
  /\b(?:instead|in place) of (?:the |an? |my )?((?:\w+ )??\w+)(?= (?:how|and|please|total|price)\b|$)/;
/** Among how many what is asked for is shared: it is asked for once. */
export const SHARED_OUT = / (?:divided|split|shared) .*$/;
/** What a number counts, where that is said. */
export const UNITS = { piece: /^(?:piece|pc|pcs)$/, order: /^(?:order|portion|plate|serving|basket|box)$/ } as const;
