const localHeader = 0x0403_4b50;
const centralHeader = 0x0201_4b50;
const endHeader = 0x0605_4b50;
const endSize = 22;

/**
 * Whether this is a ZIP that holds `word/document.xml` and no macros: a .docx. Only its table of contents is read, nothing
 * is unpacked.
 */
export function isWordArchive(bytes: Uint8Array): boolean {
  const names = namesIn(bytes);
  return names.has('[Content_Types].xml') && names.has('word/document.xml') && !names.has('word/vbaProject.bin');
}

function namesIn(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < endSize || view.getUint32(0, true) !== localHeader) return names;

  // The end is followed by a comment of up to 65,535 bytes.
  let end = bytes.length - endSize;
  const earliest = Math.max(0, end - 65_535);
  while (end >= earliest && view.getUint32(end, true) !== endHeader) end -= 1;
  if (end < earliest) return names;

  const decoder = new TextDecoder();
  let position = view.getUint32(end + 16, true);
  while (position + 46 <= end && view.getUint32(position, true) === centralHeader) {
    const nameLength = view.getUint16(position + 28, true);
    const more = view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
    names.add(decoder.decode(bytes.subarray(position + 46, position + 46 + nameLength)));
    position += 46 + nameLength + more;
  }
  return names;
}
