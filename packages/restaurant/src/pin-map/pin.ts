import type { Box } from './box.ts';
import type { Point } from './projection.ts';

/** One location, or several that are drawn as one. */
export interface Pin extends Point {
  /** Places in the list of locations. */
  members: number[];
  selected?: true;
  /** Below its place, and not above it. */
  hangs?: true;
  /** What is written at it, where there is room. */
  label?: string;
  /** What a cluster opens; absent where its locations would be drawn as one there too. */
  opens?: Box;
}
