import type { Step } from '@tablefront/restaurant/editing/patches';
import type { PreviewData } from '../../preview-data.ts';

type Marks = NonNullable<PreviewData['marks']>;
type At = readonly Step[];

interface Page {
  /** Each stands behind a text or a picture of a field, and has its number. */
  comments: readonly Comment[];
  marks: Marks;
}

const PLACED = /^@(\d+)$/;
/** A part of a page with more fields than these is no card or paragraph: who presses its ground means none of them. */
const MOST_OF_A_PART = 12;

export function placedComments(within: Node = document.body): Comment[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Comment && PLACED.test(node.data)) found.push(node);
  }
  return found;
}

const markOf = (comment: Comment, marks: Marks) => marks[Number(PLACED.exec(comment.data)?.[1])];

/** The field of what was pressed: of the text under the pointer, else the first of the part of the page that it is in. */
export function fieldAt(target: Element, { x, y }: { x: number; y: number }, marks: Marks): At | undefined {
  const pressed = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  const text = pressed instanceof Text && target.contains(pressed) ? pressed : undefined;
  for (let part: Element | null = target; part && part !== document.body; part = part.parentElement) {
    const placed = placedComments(
      part.nextSibling instanceof Comment && isPicture(part) ? (part.parentNode ?? part) : part,
    );
    const [first] = placed;
    if (!first) continue;
    if (placed.length > MOST_OF_A_PART) return undefined;
    const behind = placed.find((comment) => isBehind(comment, text ?? target));
    return markOf(behind ?? first, marks)?.at;
  }
  return undefined;
}

const isPicture = (element: Element) => element instanceof HTMLImageElement;

function isBehind(comment: Comment, node: Node): boolean {
  return (node.compareDocumentPosition(comment) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** What is framed: the field's own texts; else what is within it; else what stands beside it in its entry. */
function placesOf(at: At, { comments, marks }: Page): Comment[] {
  const entry = at.slice(0, at.findLastIndex((step) => typeof step !== 'string') + 1);
  for (const wanted of [at, ...(entry.length > 0 ? [entry] : [])]) {
    const found = comments.filter((comment) => startsWith(markOf(comment, marks)?.at ?? [], wanted));
    if (found.length > 0) return found;
  }
  return [];
}

function startsWith(at: At, start: At): boolean {
  return start.every((step, index) => nameOf(step) === nameOf(at[index]));
}

function nameOf(step: Step | undefined): string | undefined {
  return typeof step === 'object' ? `$${step.key}` : step;
}

let frame: HTMLElement | undefined;

/** Draws a line around a field's text, and scrolls to it where it is out of sight. Nothing on the page moves. */
export function outline(at: At, { scroll, ...page }: Page & { scroll: boolean }): void {
  frame?.remove();
  if (at.length === 0) return;
  const place = placesOf(at, page).find((comment) => rectOf(comment).width > 0);
  if (!place) return;
  if (scroll && !isInSight(rectOf(place))) {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const { top, height } = rectOf(place);
    scrollTo({ top: scrollY + top - (innerHeight - height) / 2, behavior });
  }
  const { left, top, width, height } = rectOf(place);
  frame = document.createElement('div');
  Object.assign(frame.style, {
    ...{ position: 'absolute', zIndex: '2147483000', pointerEvents: 'none', boxSizing: 'border-box' },
    ...{ left: `${Math.max(2, left + scrollX - 8)}px`, top: `${Math.max(2, top + scrollY - 6)}px` },
    ...{ width: `${Math.min(width + 16, document.documentElement.clientWidth - 4)}px`, height: `${height + 12}px` },
    ...{ border: '2px solid #2f6bff', borderRadius: '8px', boxShadow: '0 0 0 1px #ffffffb3' },
  });
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
}

function rectOf(comment: Comment): DOMRect {
  const before = comment.previousSibling;
  if (before instanceof Element) return before.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(comment.parentNode ?? document.body);
  if (before) range.setStartBefore(before);
  range.setEndBefore(comment);
  return range.getBoundingClientRect();
}

function isInSight({ top, bottom }: DOMRect): boolean {
  return top >= 70 && bottom <= innerHeight - 70;
}

/** Where each field's text begins in what stands in front of its comment. */
const beginnings = new WeakMap<Comment, { text: Text; begins: number }>();

/** Puts a text that is being typed in the place of a field's, until the page comes with it. */
export function putText(at: At, text: string, { comments, marks }: Page): void {
  for (const comment of comments) {
    const mark = markOf(comment, marks);
    if (!mark || mark.length === 0 || mark.at.length !== at.length || !startsWith(mark.at, at)) continue;
    const before = comment.previousSibling;
    const known = beginnings.get(comment);
    const place = known ?? (before instanceof Text ? { text: before, begins: before.length - mark.length } : undefined);
    if (!place || place.begins < 0) continue;
    beginnings.set(comment, place);
    place.text.data = place.text.data.slice(0, place.begins) + text;
  }
}
