/** Who comes as a family, in plain English, and what brands write that adults, seniors and children pay. */
const NUMBER = '\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const MONEY = '[$£€] ?(\\d(?:[\\d,]*\\d)?(?:\\.\\d\\d)?)';
const CHILDREN = `kids?|child(?:ren)?|little ones?|(?:${NUMBER}) and under|under[- ](?:${NUMBER})s?`;
const SENIOR = 'seniors?|pensioners?|65 and (?:over|up)';
const RANGE = `(?:aged |ages )?(${NUMBER})(?: to |[-–])(${NUMBER})`;

export const ADULTS = new RegExp(`\\b(${NUMBER}) (?:adults?|grown ?ups?)\\b`);
export const SENIORS = new RegExp(`\\b(${NUMBER}) (?:seniors?|pensioners?)\\b`);
export const KIDS = new RegExp(`\\b(${NUMBER}) (?:kids?|child(?:ren)?|little ones?)\\b`);
export const AGED =
  /\b(?:aged|(?:one|other|first|second|younger|older|youngest|oldest|he|she)(?: one)? is) (\d{1,2})\b/g;

/** `2 kids 7 and 4` */
export const TWO_AGED =
  /\b(?:2|two) (?:kids|children|little ones)(?: aged| ages| of)? (\d{1,2}) and (\d{1,2})(?! (?:adults?|grown|seniors?|pm|am)\b)\b/;

export const ADULT_PAYS = [
  new RegExp(`${MONEY} (?:for |an? |per )?(?:adults?|grown[- ]ups?|person|head|guest)\\b`, 'i'),
  new RegExp(`\\b(?:adults?|grown[- ]ups?) ${MONEY}`, 'i'),
];
export const SENIOR_PAYS = [
  new RegExp(`${MONEY} (?:for |an? |per )?(?:${SENIOR})\\b`, 'i'),
  new RegExp(`\\b(?:${SENIOR}) ${MONEY}`, 'i'),
];
export const CHILD_PAYS = [
  new RegExp(`${MONEY} (?:for |an? |per )?(?:the )?(?:${CHILDREN})\\b`, 'i'),
  new RegExp(
    `\\b(?:${CHILDREN})(?: ${RANGE.replaceAll(`(${NUMBER})`, `(?:${NUMBER})`)})? (?:pay )?(?:half price |at )?${MONEY}`,
    'i',
  ),
];
/** `Children six to eleven` */
export const CHILDREN_AGED = new RegExp(`\\b(?:kids?|child(?:ren)?) ${RANGE}\\b`, 'i');
export const UP_TO = new RegExp(`\\b(${NUMBER}) and under\\b`, 'i');
export const ME_AND_CHILD =
  /\b(?:me|myself|i) and (?:my|our|a) (?:a )?(?:\w+ )?(?:child|kid|son|daughter|teenager|grandson|granddaughter|nephew|niece)\b(?: aged (\d{1,2}))?/;
export const FROM_AGE = new RegExp(`\\bage[ds]? (${NUMBER}) (?:and|or) (?:up|over|older)\\b`, 'i');
export const BELOW = new RegExp(`\\bunder[- ](${NUMBER})s?\\b(?! (?:eat |are |is |get in )?free)`, 'i');
/** `Under two free` */
export const FREE_BELOW = new RegExp(
  `\\bunder[- ](?:the age of )?(${NUMBER})s? (?:eat |are |is |get in )?free\\b`,
  'i',
);
