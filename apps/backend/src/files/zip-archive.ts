/** The parts of a ZIP, read without unpacking it: by its table of contents, as Word does. */
import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const localHeader = 0x0403_4b50;
const centralHeader = 0x0201_4b50;
const endHeader = 0x0605_4b50;
const END_SIZE = 22;
const STORED = 0;
const DEFLATED = 8;

export interface ZipPart {
  /** In lower case: a part's name has no case. */
  name: string;
  /** Its first bytes: a few hundred, or all where it is short. */
  start(): Promise<Uint8Array>;
  /**
   * The whole of it.
   * @throws Error where that is more than `largest` bytes
   */
  read(largest: number): Promise<Uint8Array>;
}

/** Compressed bytes that are enough to see how a part begins; they make half a megabyte at the most. */
const START_SIZE = 512;

/** Whether it begins as a ZIP does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= END_SIZE && viewOf(bytes).getUint32(0, true) === localHeader;
}

/** None where it is no ZIP; those before the place where it is broken. */
export function zipParts(bytes: Uint8Array): ZipPart[] {
  if (!isZip(bytes)) return [];
  const view = viewOf(bytes);

  // The end is followed by a comment of up to 65,535 bytes.
  let end = bytes.length - END_SIZE;
  const earliest = Math.max(0, end - 65_535);
  while (end >= earliest && view.getUint32(end, true) !== endHeader) end -= 1;
  if (end < earliest) return [];

  const parts: ZipPart[] = [];
  const decoder = new TextDecoder();
  let position = view.getUint32(end + 16, true);
  while (position + 46 <= end && view.getUint32(position, true) === centralHeader) {
    const nameLength = view.getUint16(position + 28, true);
    const more = view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
    const name = decoder.decode(bytes.subarray(position + 46, position + 46 + nameLength)).toLowerCase();
    const entry = position;
    parts.push({
      name,
      start: async () => unpack(bytes, entry, 'start'),
      read: async (largest) => unpack(bytes, entry, largest),
    });
    position += 46 + nameLength + more;
  }
  return parts;
}

/** @param entry where it stands in the table of contents */
async function unpack(bytes: Uint8Array, entry: number, largest: number | 'start'): Promise<Uint8Array> {
  const view = viewOf(bytes);
  const encrypted = (view.getUint16(entry + 8, true) & 1) === 1;
  const method = view.getUint16(entry + 10, true);
  const local = view.getUint32(entry + 42, true);
  // A word of nonsense throws RangeError here.
  if (encrypted || view.getUint32(local, true) !== localHeader) throw new Error('This part cannot be read');
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const compressed = bytes.subarray(from, from + view.getUint32(entry + 20, true));
  const wanted = largest === 'start' ? compressed.subarray(0, START_SIZE) : compressed;

  if (method === STORED) {
    if (largest !== 'start' && wanted.length > largest) throw new Error('This part is too large');
    return wanted;
  }
  if (method !== DEFLATED) throw new Error('This part is packed in a way that Word does not know');
  return largest === 'start'
    ? inflate(wanted, { finishFlush: constants.Z_SYNC_FLUSH })
    : inflate(wanted, { maxOutputLength: Math.max(1, largest) });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
