import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as samples from '../../testing/sample-files.ts';
import { photoType, resumeType } from './file-type.ts';

const { compoundFile, zip } = samples;
const text = (value: string) => new TextEncoder().encode(value);
const join = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const macros = compoundFile(['Root Entry', 'VBA/', '_VBA_PROJECT', 'dir']);
const embedded = (content: Uint8Array | string, name = 'word/embeddings/object1.bin', packed = true) =>
  zip(['[Content_Types].xml', 'word/document.xml', { name, content, packed }]);
const says = (content: string, name = '[Content_Types].xml') =>
  zip([...['[Content_Types].xml', 'word/document.xml'].filter((part) => part !== name), { name, content }]);
const MAIN = 'application/vnd.ms-word.document.macroEnabled.main+xml';

describe('a resume', () => {
  test.each([
    ['a PDF', samples.pdf, 'application/pdf'],
    ['a PDF after a byte order mark', join(text('\ufeff\n'), samples.pdf), 'application/pdf'],
    [
      'a PDF after the lines of a mail server',
      join(text('Content-Type: application/pdf\r\n\r\n'), samples.pdf),
      'application/pdf',
    ],
    ['a PDF whose end is missing', samples.pdf.subarray(0, 20), 'application/pdf'],
    ['an old Word file', samples.doc, 'application/msword'],
    ['a Word file', samples.docx, WORD],
    ['a Word file with a comment at its end', join(samples.docx, text('comment')), WORD],
    ['a Word file with a table of Excel', embedded(zip(['[Content_Types].xml', 'xl/workbook.xml'])), WORD],
    ['a Word file with an old chart', embedded(compoundFile(['Root Entry', 'Workbook'])), WORD],
    ['a Word file whose words name macros', embedded('vbaProject macroEnabled', 'word/comments.xml'), WORD],
    [
      'an old Word file with a chart',
      compoundFile(['Root Entry', 'WordDocument', 'ObjectPool/', 'Workbook']),
      'application/msword',
    ],
  ])('may be %s', async (_what, bytes, type) => {
    expect(await resumeType(bytes)).toBe(type);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', text('I am a cook')],
    ['RTF', text('{\\rtf1 I am a cook}')],
    ['an executable', samples.executable],
    ['an executable that holds a PDF', join(samples.executable, samples.pdf)],
    ['a script that holds a PDF', join(text('#!/bin/sh\n'), samples.pdf)],
    ['a web page that holds a PDF', join(text('<html><script>alert(1)</script>'), samples.pdf)],
    ['a picture that holds a PDF', join(samples.jpeg, samples.pdf)],
    ['a PDF after its first kilobyte', join(text(' '.repeat(1_100)), samples.pdf)],
    ['a picture', samples.png],
    ['a ZIP', zip(['run.exe'])],
    ['an Excel file', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a Word file with macros', zip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])],
    ['a Word file with macros under another name', embedded(macros, 'word/media/image1.png')],
    ['a Word file with macros that are not packed', embedded(macros, 'word/x', false)],
    [
      'a Word file with macros, as capitals',
      zip(
        ['[CONTENT_TYPES].XML', 'Word/Document.xml', 'word/vbaPROJECT.bin'].map((name) => ({ name, content: macros })),
      ),
    ],
    ['a .docm', says(`<Override PartName="/word/document.xml" ContentType="${MAIN}"/>`)],
    ['a .docm in UTF-16', says([...MAIN].join('\0'))],
    [
      'a Word file that relates to macros',
      says('<Relationship Type="x/relationships/vbaProject" Target="a.xml"/>', 'word/_rels/document.xml.rels'),
    ],
    ['a Word file with a control', says('application/vnd.ms-office.activeX+xml')],
    ['a Word file with a program in it', embedded(compoundFile(['Root Entry', '\x01Ole10Native']))],
    ['a Word file with a .docm in it', embedded(zip([{ name: 'word/a', content: macros, packed: true }]))],
    ['a Word file that is full of others', embedded(embedded(embedded(embedded('<xml/>'))))],
    [
      'a Word file that grows beyond measure',
      embedded(join(compoundFile(['Root Entry']), new Uint8Array(65 * 1024 * 1024))),
    ],
    [
      'a Word file whose parts cannot be read',
      embedded(macros).map((byte, index) => (index === 60 ? byte ^ 0xff : byte)),
    ],
    ['an old Word file with macros', compoundFile(['Root Entry', 'WordDocument', 'Macros/', 'VBA/'])],
    [
      'an old Word file with the macros of another program',
      compoundFile(['Root Entry', 'WordDocument', '_VBA_PROJECT_CUR/']),
    ],
    ['an old Word file with macros beside its directory', join(samples.doc, macros.subarray(512))],
    [
      'an old Word file with a program in it',
      compoundFile(['Root Entry', 'WordDocument', 'ObjectPool/', '\x01Ole10Native']),
    ],
    ['an executable with a Word file at its end', join(samples.executable, samples.docx)],
    ['the first half of a Word file', samples.docx.subarray(0, 90)],
    ['an old Excel file', compoundFile(['Root Entry', 'Workbook'])],
    ['a Windows installer', compoundFile(['Root Entry', 'SummaryInformation'])],
    [
      'a Windows installer that only mentions a Word document',
      join(compoundFile(['Root Entry']), Buffer.from('WordDocument', 'utf16le')),
    ],
  ])('may not be %s', async (_what, bytes) => {
    expect(await resumeType(bytes)).toBeUndefined();
  });

  test('that is damaged in any way is read to an end', async () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(samples.doc, samples.docx, samples.pdf),
        fc.array(fc.tuple(fc.nat(2_047), fc.nat(255))),
        fc.nat(2_048),
      )
      .map(([bytes, changes, length]) => {
        const copy = Uint8Array.from(bytes).subarray(0, length);
        for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
        return copy;
      });
    const types = [undefined, 'application/pdf', 'application/msword', WORD];
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        expect(types).toContain(await resumeType(bytes));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a photo', () => {
  test.each([
    ['PNG', samples.png, 'image/png'],
    ['GIF', samples.gif, 'image/gif'],
    ['JPEG', samples.jpeg, 'image/jpeg'],
    ['WebP', samples.webp, 'image/webp'],
    ['HEIC', samples.heic, 'image/heic'],
    ['HEIF', samples.heif, 'image/heif'],
    ['SVG', samples.svg, 'image/svg+xml'],
    [
      'SVG with all that may stand before it',
      text(
        '\ufeff<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [\n<!ENTITY a "b">\n] >\n<svg:svg width="1"/>',
      ),
      'image/svg+xml',
    ],
    ['SVG in UTF-16', Uint8Array.from(Buffer.from('\ufeff<svg/>', 'utf16le')), 'image/svg+xml'],
  ])('may be %s', async (_what, bytes, type) => {
    expect(await photoType(bytes)).toBe(type);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a PDF', samples.pdf],
    ['an executable', samples.executable],
    ['a web page', text('<!DOCTYPE html><html><svg/></html>')],
    ['a web page that begins with a comment', text('<!-- <svg> --><html><svg/></html>')],
    ['a word that begins like svg', text('<svgx/>')],
    ['a comment without an end', text(`<!--${'<!--'.repeat(1_000)}`)],
    ['an XML text without an element', text('<?xml version="1.0"?>')],
    ['two document types', text('<!DOCTYPE svg><!DOCTYPE svg><svg/>')],
    ['a text that begins nowhere', text(`${' '.repeat(70_000)}<svg/>`)],
    ['AVIF', Uint8Array.from([0, 0, 0, 24, ...text('ftypavif'), 0, 0, 0, 0, ...text('mif1avif')])],
    ['a film', Uint8Array.from([0, 0, 0, 24, ...text('ftypisom'), 0, 0, 0, 0, ...text('isommp41')])],
    ['BMP', Uint8Array.from([...text('BM'), ...new Uint8Array(60)])],
  ])('may not be %s', async (_what, bytes) => {
    expect(await photoType(bytes)).toBeUndefined();
  });

  // Read anew for each of its parts, 10 MB took two minutes, and the process did nothing else meanwhile.
  test.each(['<!DOCTYPE a>', '<!DOCTYPE a[]>', '<!---->', '<??>', '<!DOCTYPE [', '<!--', '<?'])(
    'is made out at once, also of 10 MB of %s',
    async (part) => {
      const bytes = text(part.repeat(10_000_000 / part.length));
      const began = performance.now();
      await photoType(bytes);
      expect(performance.now() - began).toBeLessThan(4_000);
    },
  );
});
