import { createContext, createElement, type ReactNode, use } from 'react';

/** What a document still waits for, in the order of its places; gathered while the document is rendered. */
export type LateParts = Promise<ReactNode>[];

export const LatePartsContext = createContext<LateParts | undefined>(undefined);

const PLACE = 'late-part';

interface LatePartProps {
  /** What comes; it shows something, and never fails. */
  part: Promise<ReactNode>;
  /** What stands there until then. */
  children: ReactNode;
}

/**
 * A part of a page that may come later than the rest. The document is sent as far as this place, so it stands last in its
 * page, where it moves nothing and nothing that matters waits for it. Once the part is there a style hides what stood in
 * for it, without a script too.
 */
export function LatePart({ part, children }: LatePartProps) {
  const late = use(LatePartsContext);
  if (!late) throw new Error('A <LatePart> stands outside a page');
  late.push(part);
  return (
    <>
      <div className="awaited">{children}</div>
      {createElement(PLACE)}
    </>
  );
}

/**
 * The pieces of a document with late parts: as far as the first, that part, and so on to the end.
 * @param start what starts the page's script, which else would wait for the end of the document
 */
export async function* piecesOf(
  html: string,
  late: LateParts,
  { start, render }: { start: string; render(part: ReactNode): string },
): AsyncGenerator<string> {
  const [first, ...others] = html.split(`<${PLACE}></${PLACE}>`);
  yield first + start;
  for (const [index, piece] of others.entries()) yield render(await late[index]) + piece;
}
