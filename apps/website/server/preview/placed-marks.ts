/** Brings what a page with marks says of its texts into the page without them, as comments: they move nothing, and reach no attribute. */
import { type MarkedDocument, marksIn, withoutMarks } from '@tablefront/restaurant/editing/marks';
import type { Step } from '@tablefront/restaurant/editing/patches';

/** Of the text or the picture in front of the comment `<!--@N-->`. */
export interface PlacedMark {
  at: readonly Step[];
  /** How many characters in front of it are the field's; 0 where they are not one after the other. */
  length: number;
}

const PIECE = /<!--.*?-->|<[^>]*>|[^<]+/gs;
/** What is no text on the page, whatever stands in it. */
const OPAQUE = /^<(script|style|title|textarea|select|template)\b/;

/**
 * @param plain HTML of the page as guests see it
 * @param marked of the same page, made of the marked document
 * @param near where fields of the page are looked for first: the location that it is of
 */
export function placeMarks(
  { plain, marked }: { plain: string; marked: string },
  { fields, pictures }: Pick<MarkedDocument, 'fields' | 'pictures'>,
  near: readonly Step[] = [],
): { html: string; marks: PlacedMark[] } {
  const marks: PlacedMark[] = [];
  let last = near;
  const place = (candidates: readonly (readonly Step[])[] = [], length = 0): string => {
    const at = nearestOf(candidates, [last, near]);
    if (!at) return '';
    last = at;
    marks.push({ at, length });
    return `<!--@${marks.length - 1}-->`;
  };

  const pieces = plain.match(PIECE) ?? [];
  const partners = partnersOf(pieces, marked.match(PIECE) ?? []);
  let opaque: string | undefined;
  const html = pieces.map((piece, index) => {
    if (opaque !== undefined) {
      if (piece.startsWith(`</${opaque}`)) opaque = undefined;
      return piece;
    }
    opaque = OPAQUE.exec(piece)?.[1];
    if (piece.startsWith('<img')) return piece + place(pictures.get(linkOf(piece)));
    const partner = partners[index];
    if (piece.startsWith('<') || partner === undefined || withoutMarks(partner) !== piece) return piece;
    let from = 0;
    const parts = marksIn(partner).map(({ mark, offset }) => {
      const part = piece.slice(from, offset);
      from = offset;
      const { held, length = 0 } = fields[mark] ?? {};
      return part + place(held, length <= part.length ? length : 0);
    });
    return parts.join('') + piece.slice(from);
  });
  return { html: html.join(''), marks };
}

/** Which piece is the same of the other page: from the beginning and from the end, as far as they are built alike. */
function partnersOf(pieces: readonly string[], others: readonly string[]): (string | undefined)[] {
  const partners = new Array<string | undefined>(pieces.length);
  const shorter = Math.min(pieces.length, others.length);
  let alike = 0;
  for (; alike < shorter && shapeOf(pieces[alike]) === shapeOf(others[alike]); alike += 1)
    partners[alike] = others[alike];
  for (let back = 1; back <= shorter - alike; back += 1) {
    const other = others.at(-back);
    if (shapeOf(pieces.at(-back)) !== shapeOf(other)) break;
    partners[pieces.length - back] = other;
  }
  return partners;
}

function shapeOf(piece = ''): string {
  return piece.startsWith('<') ? (/^<\/?[\w!-]*/.exec(piece)?.[0] ?? piece) : '';
}

/** Of the fields that hold a text, the one that shares most with what stands before it on the page. */
function nearestOf(
  candidates: readonly (readonly Step[])[],
  contexts: readonly (readonly Step[])[],
): readonly Step[] | undefined {
  let best = candidates[0];
  for (const context of contexts) {
    const shared = candidates.map((at) => sharedSteps(at, context));
    const most = Math.max(0, ...shared);
    if (most > 0 && shared.some((steps) => steps < most)) return candidates[shared.indexOf(most)];
    best ??= candidates[0];
  }
  return best;
}

function sharedSteps(one: readonly Step[], other: readonly Step[]): number {
  const differs = one.findIndex((step, index) => nameOf(step) !== nameOf(other[index]));
  return differs < 0 ? one.length : differs;
}

function nameOf(step: Step | undefined): string | undefined {
  return typeof step === 'object' ? `$${step.key}` : step;
}

/** Of the picture itself, also where it is shown in another size. */
function linkOf(tag: string): string {
  const [, source = ''] = / src="([^"]*)"/.exec(tag) ?? [];
  return source.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
