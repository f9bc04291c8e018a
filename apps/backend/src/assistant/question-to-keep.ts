/** The form in which a question is kept: the same for whoever asks it, and without what visitors should not have typed. */

const longest = 300;

const numberMask = '[number]';
const addressMask = '[e-mail]';

/** From seven digits on it may be a telephone number, a card or an order; between them whatever people write there. */
const longNumber = /[+(]{0,2}\p{Nd}(?:[\s()./+·•_–—-]{0,3}\p{Nd}){6,}/gu;
const calendarDate = /^(?:(?:19|20)\d\d[-/.][01]?\d[-/.][0-3]?\d|[0-3]?\d[-/.][0-3]?\d[-/.](?:19|20)\d\d)$/;

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
  const masked = maskAddresses(plain).replace(longNumber, (digits) =>
    calendarDate.test(digits) ? digits : numberMask,
  );
  return [...masked].slice(0, longest).join('').trimEnd();
}

/** `ana@mail.example`, and the same with spaces around the sign; not `@luna`, which is no person's. */
function maskAddresses(text: string): string {
  return text
    .replace(/ ?[@＠] ?(?=[^\s@＠]{1,64}\.\p{L})/gu, '@')
    .split(' ')
    .map((word) => (/[^@＠][@＠]+[^@＠]/.test(word) ? addressMask : word))
    .join(' ');
}
