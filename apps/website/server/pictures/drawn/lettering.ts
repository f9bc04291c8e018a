import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Face, Font, MetricsTag, shape, Buffer as TextBuffer } from 'harfbuzzjs';

/** The fonts of the pages (`app/fonts`), unpacked: HarfBuzz reads no WOFF2. */
const FONTS = path.join(import.meta.dirname, 'fonts');
const files = {
  fraunces: 'fraunces-460.ttf',
  bricolage: 'bricolage-grotesque-condensed-800.ttf',
  text: 'instrument-sans-400-700.ttf',
} as const;

export type Lettering = keyof typeof files;

interface OpenFont {
  font: Font;
  unitsPerEm: number;
  characters: Set<number>;
}

const fonts = new Map<Lettering, OpenFont>();

/** One of the site's own fonts, read when it is first needed. */
function fontOf(lettering: Lettering): OpenFont {
  const known = fonts.get(lettering);
  if (known) return known;
  const face = new Face(new Blob(readFileSync(path.join(FONTS, files[lettering]))));
  const opened = { font: new Font(face), unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
  fonts.set(lettering, opened);
  return opened;
}

/** Whether a font of ours has all letters of a text. */
export function canDraw(text: string, lettering: Lettering): boolean {
  return hasLetters(fontOf(lettering), text);
}

/** How wide a line is, in pixels. A line with letters that our fonts lack is drawn by a font of the machine: an estimate. */
export function widthOf(text: string, lettering: Lettering, size: number): number {
  const opened = fontOf(lettering);
  if (hasLetters(opened, text)) {
    const width = glyphsOf(opened, text).reduce((sum, { advance }) => sum + advance, 0);
    return (width / opened.unitsPerEm) * size;
  }
  return [...text].reduce((width, character) => width + (isWide(character) ? 1 : 0.62) * size, 0);
}

/** The glyphs of a line with their places, in units of the font: kerned, and marks set upon their letters. */
function glyphsOf({ font }: OpenFont, text: string): { id: number; x: number; y: number; advance: number }[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const ids = buffer.getGlyphInfos();
  return buffer.getGlyphPositions().map(({ xOffset, yOffset, xAdvance }, index) => ({
    id: ids[index]?.codepoint ?? 0,
    x: xOffset,
    y: yOffset,
    advance: xAdvance,
  }));
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
  const opened = fontOf(lettering);
  if (!hasLetters(opened, text)) {
    return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${fill}" opacity="${opacity}">${escaped(text)}</text>`;
  }
  const scale = size / opened.unitsPerEm;
  let across = 0;
  const outlines = glyphsOf(opened, text).map((glyph) => {
    const left = across + glyph.x;
    across += glyph.advance;
    return `<path transform="translate(${left} ${glyph.y})" d="${opened.font.glyphToPath(glyph.id)}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" opacity="${opacity}">${outlines.join('')}</g>`;
}

/** From the baseline to the top of a capital letter, in pixels. */
export function capHeight(lettering: Lettering, size: number): number {
  const { font, unitsPerEm } = fontOf(lettering);
  return (font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT) / unitsPerEm) * size;
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

/** A letter and a mark that stand apart in the text are drawn as the one letter that they make. */
function hasLetters({ characters }: OpenFont, text: string): boolean {
  return [...text.normalize('NFC')].every((character) => characters.has(character.codePointAt(0) ?? 0));
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
