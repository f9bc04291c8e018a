/**
 * Small files that are what they say, made here, so that no binary lies in the repository.
 */
import { crc32, deflateRawSync } from 'node:zlib';

const text = (value: string) => new Uint8Array(new TextEncoder().encode(value));

export const pdf = text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
export const gif = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
export const jpeg = Uint8Array.from([
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  16,
  ...text('JFIF\0'),
  1,
  1,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
  0xff,
  0xd9,
]);
export const webp = Uint8Array.from([
  ...text('RIFF'),
  26,
  0,
  0,
  0,
  ...text('WEBPVP8L'),
  13,
  0,
  0,
  0,
  47,
  0,
  0,
  0,
  16,
  7,
  16,
  17,
  17,
  136,
  136,
  254,
  7,
  0,
]);
export const heic = Uint8Array.from([0, 0, 0, 24, ...text('ftypheic'), 0, 0, 0, 0, ...text('mif1heic')]);
export const heif = Uint8Array.from([0, 0, 0, 24, ...text('ftypmif1'), 0, 0, 0, 0, ...text('mif1heic')]);
export const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
/** What Windows runs. */
export const executable = Uint8Array.from([
  ...text('MZ'),
  ...new Uint8Array(100),
  ...text('This program cannot be run in DOS mode'),
]);

export const docx = zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
export const doc = compoundFile(['Root Entry', 'WordDocument']);

/** A part of a ZIP: its name alone, or with what is in it. */
type Part = string | { name: string; content: Uint8Array | string; packed?: boolean };

/** A ZIP of files with these names, of which nothing else matters unless it is given. */
export function zip(parts: Part[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const {
      name,
      content: given,
      packed = false,
    } = typeof part === 'string' ? { name: part, content: '<xml/>' } : part;
    const content = typeof given === 'string' ? text(given) : given;
    const bytes = packed ? deflateRawSync(content) : content;
    const encoded = text(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(packed ? 8 : 0, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(encoded.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, encoded, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, rest, encoded]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, central, end]));
}

/** A file system in a file, with an empty stream of each name, or a storage where it ends in `/`; its directory begins in one sector and goes on in another. */
export function compoundFile(names: string[]): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(2, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  // The allocation table is sector 0; the directory is sector 2 and then sector 1.
  file.fill(0xff, 512, 1_024);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 512 + 4);
  file.writeUInt32LE(1, 512 + 8);
  for (const [index, named] of names.entries()) {
    const name = named.replace(/\/$/, '');
    const entry = index === 0 ? 512 * 3 : 512 * 2 + (index - 1) * 128;
    file.write(name, entry, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, entry + 64);
    file.writeUInt8(index === 0 ? 5 : named.endsWith('/') ? 1 : 2, entry + 66);
  }
  return Uint8Array.from(file);
}
