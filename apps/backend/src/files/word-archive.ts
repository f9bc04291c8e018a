import { holdsProgram, isCompoundFile } from './compound-file.ts';
import { isZip, type ZipPart, zipParts } from './zip-archive.ts';

/** A resume has some dozens. */
const MOST_PARTS = 2_000;
/** What is unpacked of one file, in bytes: tables of contents, and objects that are embedded. Pictures and text are not. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const DEEPEST = 2;

/**
 * Whether this is a ZIP that holds `word/document.xml` and nothing that runs: a .docx. Neither a part's name nor what the
 * file says of it hides a program: each part is known by its own bytes.
 */
export async function isWordArchive(bytes: Uint8Array): Promise<boolean> {
  const parts = zipParts(bytes);
  const names = new Set(parts.map(({ name }) => name));
  if (!names.has('[content_types].xml') || !names.has('word/document.xml')) return false;
  try {
    return !(await holdsMacros(parts, { left: MOST_UNPACKED }));
  } catch {
    // What cannot be read, or is too much, cannot be known.
    return false;
  }
}

/** Of Word's, Excel's and PowerPoint's: macros, and controls, which are programs too. */
const SAYS_MACROS = /vbaProject|vbaData|macroEnabled|activeX/i;

async function holdsMacros(parts: ZipPart[], room: { left: number }, depth = 0): Promise<boolean> {
  if (parts.length > MOST_PARTS || depth > DEEPEST) throw new Error('There is too much in it');
  for (const part of parts) {
    if (await isMacro(part, room, depth)) return true;
  }
  return false;
}

async function isMacro(part: ZipPart, room: { left: number }, depth: number): Promise<boolean> {
  if (part.name.endsWith('vbaproject.bin')) return true;
  const isTable = part.name === '[content_types].xml' || part.name.endsWith('.rels');
  const start = await part.start();
  if (!isTable && !isCompoundFile(start) && !startsZip(start)) return false;

  const bytes = await part.read(room.left);
  room.left -= bytes.length;
  if (isTable) return SAYS_MACROS.test(new TextDecoder('latin1').decode(bytes).replaceAll('\0', ''));
  if (isCompoundFile(bytes)) return holdsProgram(bytes);
  return isZip(bytes) && (await holdsMacros(zipParts(bytes), room, depth + 1));
}

function startsZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);
}
