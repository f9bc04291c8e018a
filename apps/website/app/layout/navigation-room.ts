/**
 * How much of the navigation the bar has room for. The text face is ours, so that the server knows what its letters take;
 * all lengths are in `em` of the bar's text.
 */

/** The bar always has room for the links before this. */
const ALWAYS = 27;
/** `max-width` of a link in `header.css`. */
const WIDEST = 17;
const PADDING = 1.54;
/** `More` with its arrow. */
const MORE = 5.6;
/** Advances of the text face at the bar's weight, rounded up, with what kerning adds. */
const ADVANCES: Record<string, number> = {
  ' ': 0.21,
  "ijlI'.,:;|!": 0.28,
  ftr1: 0.41,
  'J()[]/-*"’': 0.46,
  sz: 0.51,
  'acekvxy27?+': 0.57,
  bdghnopquFL034568: 0.63,
  BEPRSTZ9$: 0.67,
  'ACDHKNUVXYw&': 0.77,
  'GOQ%–': 0.81,
  'mM@—': 0.95,
  W: 1.11,
};
const advances = new Map(
  Object.entries(ADVANCES).flatMap(([letters, em]) => [...letters].map((letter) => [letter, em])),
);
const SQUARE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Emoji_Presentation}\uff00-\uffef]/u;
/** How much wider than ours another face may be. */
const OTHER_FACE = 1.15;

/** From what room on a link stands in the bar. */
export interface LinkRoom {
  /** Its place among all links. */
  index: number;
  em: number;
}

interface Bar {
  /** The place of the current page among the links. */
  current?: number;
  /** The operator asks for a text face that is not ours. */
  isOtherFace?: boolean;
}

/**
 * The links that a narrow bar leaves to 'More', in their order. The current page's is none of them.
 *
 * @param names of all links, in their order
 */
export function linksForMore(names: readonly string[], { current, isOtherFace = false }: Bar = {}): LinkRoom[] {
  const scale = isOtherFace ? OTHER_FACE : 1;
  const widths = names.map((name) => Math.min(textWidth(name) * scale + PADDING, WIDEST));
  const all = sum(widths);
  let used = MORE + (widths[current ?? -1] ?? 0);
  return widths.flatMap((width, index) => {
    if (index === current) return [];
    used += width;
    // Without a 'More' there is more room.
    const em = Math.ceil(Math.min(used, all) * 10) / 10;
    return em > ALWAYS ? [{ index, em }] : [];
  });
}

/** The style rules by which links are either in the bar or in its 'More', by the room that the bar has. */
export function roomRules(links: readonly LinkRoom[]): string {
  const rules = links.map(({ index, em }, place) => {
    const bar = `.site-nav>ul>:nth-child(n+${index + 1})`;
    return `@container (width<${em}em){${bar}{display:none}.more-nav,.more-nav li:nth-child(n+${place + 1}){display:block}}`;
  });
  return rules.join('');
}

function textWidth(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return sum(letters.map((letter) => advances.get(letter) ?? (SQUARE.test(letter) ? 1.02 : 0.68)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
