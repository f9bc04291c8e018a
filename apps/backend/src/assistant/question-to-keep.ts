/** The form in which a question is kept: the same for whoever asks it, and without what visitors should not have typed. */

const LONGEST = 300;

const NUMBER_MASK = '[number]';
const ADDRESS_MASK = '[e-mail]';

/** From seven digits on it may be a telephone number, a card or an order; between them whatever people write there. */
const LONG_NUMBER = /[+(]{0,2}\p{Nd}(?:[\s()./+·•_–—-]{0,3}\p{Nd}){6,}/gu;
const CALENDAR_DATE = /^(?:(?:19|20)\d\d[-/.][01]?\d[-/.][0-3]?\d|[0-3]?\d[-/.][0-3]?\d[-/.](?:19|20)\d\d)$/;

/**
 * In lower case, on one line, at most 300 characters, with e-mail addresses and long numbers masked; dates stay. Empty
 * where nothing is left of it.
 */
export function questionToKeep(question: string): string {
  const plain = question
    .toWellFormed()
    .normalize('NFC')
    // What nobody sees would divide a number, and hide what an operator reads.
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .toLowerCase()
    .trim();
  const masked = maskAddresses(plain).replace(LONG_NUMBER, (digits) =>
    CALENDAR_DATE.test(digits) ? digits : NUMBER_MASK,
  );
  return [...masked].slice(0, LONGEST).join('').trimEnd();
}

/** `ana@mail.example`, and the same with spaces around the sign; not `@luna`, which is no person's. */
function maskAddresses(text: string): string {
  return text
    .replace(/ ?[@＠] ?(?=[^\s@＠]{1,64}\.\p{L})/gu, '@')
    .split(' ')
    .map((word) => (/[^@＠][@＠]+[^@＠]/.test(word) ? ADDRESS_MASK : word))
    .join(' ');
}
