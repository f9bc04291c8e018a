import type { CSSProperties } from 'react';

/** A title without a longer word fits a phone in any size. */
const SHORT_WORD = 12;
/** Letters of a display face are as wide, on average, in `em`. */
const LETTER = 0.48;
/** Of scripts whose lines may end after any letter. */
const BREAKS_ANYWHERE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/**
 * Sets a title with a long word smaller than others, so that the word stays whole: on a phone in the page's width, elsewhere in
 * half of it. Down to a limit: from there on words part.
 *
 * @param size the custom property with its ordinary size, e.g. `--t-hero`
 * @param inset how much narrower its room is, e.g. by the padding of a card
 * @returns undefined where every word fits
 */
export function fitted(title: string, size: `--t-${string}`, inset = '0px'): CSSProperties | undefined {
  const words = title.split(/[\s\u00ad\u200b/–-]+/).filter((word) => !BREAKS_ANYWHERE.test(word));
  const longest = Math.max(0, ...words.map((word) => [...word].length));
  if (longest <= SHORT_WORD) return undefined;
  const room = `(max(min(100vw - 2*var(--gutter),30rem),46vw - var(--gutter)) - ${inset})`;
  return { fontSize: `min(var(${size}),max(1.25rem,${room}/${Math.ceil(longest * LETTER * 10) / 10}))` };
}
