import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canDraw, capHeight, drawn, fitted, type Lettering, widthOf } from './lettering.ts';

const FACES: Lettering[] = ['fraunces', 'bricolage', 'text'];

describe.each(FACES)('letters of %s', (face) => {
  test('are as wide as they are drawn, and grow with their size', () => {
    expect(widthOf('Trattoria', face, 200)).toBeCloseTo(2 * widthOf('Trattoria', face, 100));
    expect(widthOf('MM', face, 100)).toBeGreaterThan(widthOf('ii', face, 100));
    expect(capHeight(face, 100)).toBeGreaterThan(60);
    expect(capHeight(face, 100)).toBeLessThan(80);
  });

  test('are kerned', () => {
    expect(widthOf('AV', face, 100)).toBeLessThan(widthOf('A', face, 100) + widthOf('V', face, 100));
  });

  test('with a mark of their own are those that have it within', () => {
    expect(widthOf('Café'.normalize('NFD'), face, 100)).toBe(widthOf('Café', face, 100));
  });

  test('are outlines, one of each letter, at the place that is asked for', () => {
    const svg = drawn('Ab', face, { x: 10, y: 20, size: 50, fill: '#123456' });
    expect(svg.match(/<path transform="translate\(\d+ 0\)" d="M[^"]+Z"\/>/g)).toHaveLength(2);
    expect(svg).toMatch(/^<g transform="translate\(10 20\) scale\(0\.0\d+ -0\.0\d+\)" fill="#123456" opacity="1">/);
  });

  test('that the font lacks are left to the machine, as text that is no markup', () => {
    expect(canDraw('寿司', face)).toBe(false);
    expect(widthOf('寿司', face, 100)).toBe(200);
    expect(drawn('<寿司>&', face, { x: 0, y: 0, size: 50, fill: '#000' })).toContain('>&lt;寿司>&amp;</text>');
  });
});

test('any text is fitted into its room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...FACES), (text, face) => {
      const { lines, size } = fitted(text, face, { width: 500, height: 290, sizes: [132, 48], leading: 1 });
      expect(lines.length * size).toBeLessThanOrEqual(Math.max(290, size));
      for (const line of lines.filter(({ length }) => length > 1)) expect(widthOf(line, face, size)).toBeLessThan(560);
    }),
  );
});

describe.each(['fraunces-460', 'bricolage-grotesque-condensed-800', 'instrument-sans-400-700'])(
  'the pictures’ %s',
  (name) => {
    test('is the font of the pages', () => {
      const ofPages = woff2Tables(
        readFileSync(path.join(import.meta.dirname, `../../../../../packages/faces/${name}.woff2`)),
      );
      const ofPictures = sfntTables(readFileSync(path.join(import.meta.dirname, `fonts/${name}.ttf`)));
      expect([...ofPictures.keys()].sort()).toEqual([...ofPages.keys()].sort());
      for (const [tag, bytes] of ofPages) {
        // What was packed in a form of its own (outlines), and the sums of the file, which packing changes.
        if (bytes && tag !== 'head') expect(ofPictures.get(tag)?.equals(bytes), tag).toBe(true);
      }
    });
  },
);

function sfntTables(file: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = file.readUInt32BE(entry + 8);
      return [file.toString('latin1', entry, entry + 4), file.subarray(start, start + file.readUInt32BE(entry + 12))];
    }),
  );
}

const WOFF2_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?= |$)/g,
  );

/** The tables of a WOFF2 file (W3C WOFF2, section 4); undefined for those that it holds in a form of its own. */
function woff2Tables(file: Buffer): Map<string, Buffer | undefined> {
  let position = 48;
  const read128 = (): number => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(position++);
      value = (value << 7) | (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(position++);
    const known = flags & 0x3f;
    if (known === 0x3f) position += 4;
    const tag = known === 0x3f ? file.toString('latin1', position - 4, position) : (WOFF2_TAGS?.[known] ?? '');
    const length = read128();
    const ownForm = ['glyf', 'loca'].includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, ownForm, length: ownForm ? read128() : length };
  });
  const tables = brotliDecompressSync(file.subarray(position));
  let start = 0;
  return new Map(
    directory.map(({ tag, ownForm, length }) => {
      start += length;
      return [tag, ownForm ? undefined : tables.subarray(start - length, start)];
    }),
  );
}
