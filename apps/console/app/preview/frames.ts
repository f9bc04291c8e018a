/**
 * Two frames, one in front of the other: the page that is seen, and the one that will take its place once it is painted. Nothing
 * flickers, and whoever types on sees each page whole.
 */

import type { Link } from '@tablefront/restaurant/link';

/** What a frame shows; a change of it asks for another. */
export interface Wanted {
  address: Link;
  /** Of the draft. Not in the address, but a page with another one is another. */
  revision: number;
}

export interface Frame extends Wanted {
  id: number;
}

export interface Frames {
  shown: Frame | undefined;
  /** Loads behind it. */
  coming: Frame | undefined;
  /** What was wanted meanwhile; the last of it comes next. */
  next: Wanted | undefined;
  last: number;
}

export const noFrames: Frames = { shown: undefined, coming: undefined, next: undefined, last: 0 };

const isSame = (one: Wanted | undefined, other: Wanted | undefined) =>
  one?.address === other?.address && one?.revision === other?.revision;

/** What comes is let come, as long as it is of the same page: who types without a pause would see none else. */
export function want(frames: Frames, wanted: Wanted): Frames {
  const { coming, shown, next } = frames;
  if (isSame(coming ?? shown, wanted)) return next ? { ...frames, next: undefined } : frames;
  if (coming && coming.address === wanted.address) return { ...frames, next: wanted };
  return load(frames, wanted);
}

/** Loads again what is there, or what did not come. */
export function reload(frames: Frames): Frames {
  const wanted = frames.next ?? frames.coming ?? frames.shown;
  return wanted ? load(frames, wanted) : frames;
}

function load(frames: Frames, { address, revision }: Wanted): Frames {
  const id = frames.last + 1;
  return { ...frames, coming: { id, address, revision }, next: undefined, last: id };
}

/** The page of a frame is painted. */
export function painted(frames: Frames, id: number): Frames {
  const { coming, next } = frames;
  if (coming?.id !== id) return frames;
  const swapped = { ...frames, shown: coming, coming: undefined, next: undefined };
  return next && !isSame(coming, next) ? load(swapped, next) : swapped;
}
