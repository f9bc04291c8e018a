/** What is no longer understood at a glance when it is torn between two lines. */
const wholes = [
  // Mon – Thu
  /\b[A-Z][a-z]{2} – [A-Z][a-z]{2}\b/,
  // 12:00 PM – 2:30 PM, Fri 17:00 – 22:00, $14.00 – $14.50
  /(?:\b[A-Z][a-z]{2} )?\$?\d{1,5}(?:[.:]\d\d)?(?: [AP]M)? – \$?\d{1,5}(?:[.:]\d\d)?(?: [AP]M)?/,
  /\d{1,2}(?::\d\d)? [AP]M/,
  // (416) 555-0188
  /\(?\d{3}\)?[ -]\d{3}-\d{4}/,
  // In French a blank stands before these.
  /[^\s]{1,20} [:;?!»](?=\s|$)/,
];
const WHOLES = new RegExp(`(${wholes.map(({ source }) => source).join('|')})`);

/** A text in parts: every other one, from the second on, must stay on one line. */
export function splitAtWholes(text: string): string[] {
  return text.split(WHOLES);
}
