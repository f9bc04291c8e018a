import { createContext, use } from 'react';

/** HTML and style sheets that are made once and stand in many documents; gathered while the document is rendered. */
export type PrintedParts = Buffer[];

export const PrintedPartsContext = createContext<PrintedParts | undefined>(undefined);

const [BEFORE, AFTER] = ['<printed-part>', '</printed-part>'];

/**
 * What stands in the place of a printed part until the document is bytes: a long menu is most of its page, style sheets are a
 * third of others, and to write them as text, look them through and encode them each time took as long as all the rest.
 */
export function usePrintedPart(part: Buffer): string {
  const parts = use(PrintedPartsContext);
  if (!parts) return part.toString();
  return `${BEFORE}${parts.push(part) - 1}${AFTER}`;
}

/** The document with its printed parts. React puts styles in their own order: each place says which part it is of. */
export function withPrintedParts(html: string, parts: PrintedParts): Buffer<ArrayBuffer> {
  const [first = '', ...others] = html.split(BEFORE);
  const pieces = others.flatMap((piece) => {
    const end = piece.indexOf(AFTER);
    return [parts[Number(piece.slice(0, end))] ?? Buffer.of(), Buffer.from(piece.slice(end + AFTER.length))];
  });
  return Buffer.concat([Buffer.from(first), ...pieces]);
}
