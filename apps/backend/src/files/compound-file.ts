/** The container of Word's, Excel's and the Windows Installer's old files ([MS-CFB]): a file system in a file. */

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const endOfChain = 0xffff_fffa;
const ENTRY_SIZE = 128;
const STREAM_TYPE = 2;

export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Whether a stream `WordDocument` stands in its directory, and nothing that runs: what makes a compound file a resume. */
export function isWordDocument(bytes: Uint8Array): boolean {
  return hasWordStream(bytes) && !holdsProgram(bytes);
}

function hasWordStream(bytes: Uint8Array): boolean {
  if (!isCompoundFile(bytes) || bytes.length < 512) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = view.getUint16(30, true) === 12 ? 4_096 : 512;
  const sectorStart = (sector: number) => (sector + 1) * sectorSize;

  let sector = view.getUint32(48, true);
  // A chain that bites its own tail is no longer than the file.
  for (let steps = 0; steps * sectorSize <= bytes.length && sector < endOfChain; steps += 1) {
    const start = sectorStart(sector);
    if (start + sectorSize > bytes.length) return false;
    for (let entry = start; entry < start + sectorSize; entry += ENTRY_SIZE) {
      if (nameAt(view, entry) === 'WordDocument' && view.getUint8(entry + 66) === STREAM_TYPE) return true;
    }
    sector = sectorAfter(view, sector, sectorSize);
  }
  return false;
}

/**
 * What Word and Excel keep macros in, and `\x01Ole10Native`: any file at all, a program too, that somebody embedded. Names
 * have no case.
 */
const programs = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'projectwm', '\x01ole10native']);
const kinds = [1, STREAM_TYPE, 5];

/**
 * Whether a compound file holds macros or a packaged file. Each place is looked at where an entry of a directory can stand:
 * a chain that leads past some of them hides nothing.
 */
export function holdsProgram(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let entry = 512; entry + ENTRY_SIZE <= bytes.length; entry += ENTRY_SIZE) {
    if (kinds.includes(view.getUint8(entry + 66)) && programs.has(nameAt(view, entry)?.toLowerCase() ?? ''))
      return true;
  }
  return false;
}

/** Undefined where its length is none. */
function nameAt(view: DataView, entry: number): string | undefined {
  const length = view.getUint16(entry + 64, true);
  if (length < 4 || length > 64 || length % 2 === 1) return undefined;
  const letters = Array.from({ length: length / 2 - 1 }, (_, index) => view.getUint16(entry + index * 2, true));
  return String.fromCharCode(...letters);
}

/** The next sector of a chain, by the allocation table; its first 109 sectors, for files up to 6.8 MB, are in the header. */
function sectorAfter(view: DataView, sector: number, sectorSize: number): number {
  const perSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perSector);
  const tableSector = tableSectorAt(view, tableIndex, sectorSize);
  const position = (tableSector + 1) * sectorSize + (sector % perSector) * 4;
  return position + 4 <= view.byteLength ? view.getUint32(position, true) : endOfChain;
}

function tableSectorAt(view: DataView, index: number, sectorSize: number): number {
  const inHeader = 109;
  if (index < inHeader) return view.getUint32(76 + index * 4, true);
  const perSector = sectorSize / 4 - 1;
  let rest = index - inHeader;
  let sector = view.getUint32(68, true);
  for (let steps = 0; steps * sectorSize <= view.byteLength; steps += 1) {
    const start = (sector + 1) * sectorSize;
    if (start + sectorSize > view.byteLength) return endOfChain;
    if (rest < perSector) return view.getUint32(start + rest * 4, true);
    rest -= perSector;
    sector = view.getUint32(start + perSector * 4, true);
  }
  return endOfChain;
}
