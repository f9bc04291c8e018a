import { createContext, use } from 'react';

/** HTML that is made once and stands in many documents, in the order of its places; gathered while the document is rendered. */
export type PrintedParts = Buffer[];

export const PrintedPartsContext = createContext<PrintedParts | undefined>(undefined);

const PLACE = '<printed-part></printed-part>';

/**
 * What stands in the place of a printed part until the document is bytes: a long menu is most of its page, and to write it
 * as text, look it through and encode it each time took as long as all the rest.
 */
export function usePrintedPart(html: Buffer): string {
  const parts = use(PrintedPartsContext);
  if (!parts) return html.toString();
  parts.push(html);
  return PLACE;
}

/** The document with its printed parts. */
export function withPrintedParts(html: string, parts: PrintedParts): Buffer<ArrayBuffer> {
  const between = html.split(PLACE).map((text) => Buffer.from(text));
  return Buffer.concat(between.flatMap((text, index) => [text, ...parts.slice(index, index + 1)]));
}
