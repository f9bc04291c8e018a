import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

const FONTS = path.resolve(import.meta.dirname, '../../../app/fonts');
const FILES = {
  fraunces: 'fraunces-460.woff2',
  bricolage: 'bricolage-grotesque-condensed-800.woff2',
  text: 'instrument-sans-400-700.woff2',
} as const;

export type Lettering = keyof typeof FILES;

const fonts = new Map<Lettering, Font>();

/** One of the site's own fonts, read when it is first needed. */
function fontOf(lettering: Lettering): Font {
  const known = fonts.get(lettering);
  if (known) return known;
  const font = create(readFileSync(path.join(FONTS, FILES[lettering])));
  if (!('layout' in font)) throw new Error(`${FILES[lettering]} holds several fonts`);
  fonts.set(lettering, font);
  return font;
}

/** Whether a font of ours has all letters of a text. */
export function canDraw(text: string, lettering: Lettering): boolean {
  return hasLetters(fontOf(lettering), text);
}

/** How wide a line is, in pixels. A line with letters that our fonts lack is drawn by a font of the machine: an estimate. */
export function widthOf(text: string, lettering: Lettering, size: number): number {
  const font = fontOf(lettering);
  if (hasLetters(font, text)) return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
  return [...text].reduce((width, character) => width + (isWide(character) ? 1 : 0.62) * size, 0);
}

interface Line {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
  opacity?: number;
}

/** A line as SVG: the outlines of its letters, so that it looks the same on every machine. */
export function drawn(text: string, lettering: Lettering, { x, y, size, fill, opacity = 1 }: Line): string {
  const font = fontOf(lettering);
  if (!hasLetters(font, text)) {
    return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${fill}" opacity="${opacity}">${escaped(text)}</text>`;
  }
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let across = 0;
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    const left = across + (position?.xOffset ?? 0);
    across += position?.xAdvance ?? glyph.advanceWidth;
    return `<path transform="translate(${left} ${position?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" opacity="${opacity}">${outlines.join('')}</g>`;
}

/** From the baseline to the top of a capital letter, in pixels. */
export function capHeight(lettering: Lettering, size: number): number {
  const font = fontOf(lettering);
  return (font.capHeight / font.unitsPerEm) * size;
}

interface Room {
  width: number;
  height: number;
  /** The largest and the smallest size, in pixels. */
  sizes: [largest: number, smallest: number];
  /** Of a line, in sizes. */
  leading: number;
}

/** A text set as large as its room allows, broken between words, or within one that is too long. The rest is cut. */
export function fitted(text: string, lettering: Lettering, room: Room): { lines: string[]; size: number } {
  const [largest, smallest] = room.sizes;
  for (let size = largest; ; size -= 4) {
    const last = size - 4 < smallest;
    const lines = linesOf(text, (line) => widthOf(line, lettering, size) <= room.width, last);
    const most = Math.max(1, Math.floor(room.height / (size * room.leading)));
    if (lines && lines.length <= most) return { lines, size };
    if (last) return { lines: cut(lines ?? [], most), size };
  }
}

/** Undefined where a word is too long and none may be broken. */
function linesOf(text: string, fits: (line: string) => boolean, breakWords: boolean): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    // Scripts without spaces break anywhere.
    if (!fits(word) && !breakWords && !isWide(word)) return undefined;
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cut(lines: string[], most: number): string[] {
  const kept = lines.slice(0, most);
  const last = kept.pop();
  return last === undefined ? [] : [...kept, lines.length > most ? `${[...last].slice(0, -1).join('')}…` : last];
}

function hasLetters(font: Font, text: string): boolean {
  return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** Chinese, Japanese, Korean and pictures, whose characters are squares. */
function isWide(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u.test(text);
}

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
