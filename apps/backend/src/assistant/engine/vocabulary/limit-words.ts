/** How many of something a brand sells at the least or at the most, as its words tell that. */

const NUMBER =
  '(?<![$£€\\d.,])(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty(?:-five)?|twenty five|thirty|forty|fifty|sixty)';
const COUNTED =
  '(?: (?:people|persons|guests|adults|children|kids|heads|of you|boxes|bottles|portions|orders|plates|trays|pieces))?(?: an? (?:table|party|group))?';

/** `Ten people and up`, and no `sixty and over`, who are of that age; `ten at the least`, `a minimum of ten children`, `from 40 people`. */
export const AT_LEAST = new RegExp(
  `(?<!\\baged? |\\bages )(?:\\b(?<number>${NUMBER})(?:${COUNTED} (?:or more|at (?:the )?least|minimum)| (?:people|persons|guests|adults|heads|boxes|portions|orders|plates|trays|pieces) (?:and|or) (?:up|over))\\b|\\b(?:(?:at least|(?:a )?minimum(?: of)?) (?<other>${NUMBER})(?=[.,;]|$| (?:people|persons|guests|adults|children|boxes|portions)\\b)|from (?<first>${NUMBER}) (?:people|persons|guests|adults|children|boxes|portions)\\b))`,
  'i',
);
/** `Two bottles at most`, `no more than four people`. */
export const AT_MOST = new RegExp(
  `\\b(?<number>${NUMBER})${COUNTED} (?:at (?:the )?most|maximum)\\b|\\b(?:at most|no more than|up to|(?:a )?maximum(?: of)?) (?<other>${NUMBER})(?: (?:people|persons|guests|adults|children|boxes|bottles|portions)\\b|(?=[.,;]|$))`,
  'i',
);
/** Says for how many something else holds: a charge, a booking, a share off. */
export const OF_OTHER_TERMS =
  /%|\b(?:percent|service|gratuity|tip|deposit|call|ring|book\w*|reserv\w*|off|happy hour|free|spend|time)\b/i;
