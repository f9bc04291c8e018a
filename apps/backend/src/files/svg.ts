/** Where the root element begins at the latest: drawing programs write a comment and some entities before it. */
const LONGEST_PROLOG = 64 * 1024;

/** Whether this is an XML text whose root element is `svg`. It may hold scripts: an SVG is stored and downloaded, never shown. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = decoded(bytes);
  if (text === undefined) return false;
  const prolog = text.slice(0, LONGEST_PROLOG);
  let position = 0;
  let doctypes = 0;
  for (;;) {
    position = skip(/\s*/y, prolog, position);
    if (prolog.startsWith('<?', position)) position = after(prolog, '?>', position);
    else if (prolog.startsWith('<!--', position)) position = after(prolog, '-->', position);
    else if (/^<!doctype\s/i.test(prolog.slice(position, position + 10))) {
      // There is one in a document; each costs a search through all that follows.
      doctypes += 1;
      position = doctypes > 1 ? -1 : afterDoctype(prolog, position);
    } else break;
    if (position < 0) return false;
  }
  return (
    /^<(?:[a-z][\w.-]{0,50}:)?svg[\s/>]/i.test(prolog.slice(position, position + 60)) && text.includes('>', position)
  );
}

function decoded(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

function skip(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : position;
}

function after(text: string, end: string, position: number): number {
  const found = text.indexOf(end, position);
  return found < 0 ? -1 : found + end.length;
}

/** With its entities, where it has some: drawing programs write them. */
function afterDoctype(text: string, position: number): number {
  const end = text.indexOf('>', position);
  const bracket = text.indexOf('[', position);
  if (bracket < 0 || bracket > end) return after(text, '>', position);
  const close = text.indexOf(']', bracket);
  return close < 0 ? -1 : after(text, '>', close);
}
