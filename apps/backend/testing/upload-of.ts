import type { Upload } from '../src/submissions/files/write-files.ts';

/** A file as a form sent it, with its bytes at hand. */
export function uploadOf({ bytes, ...file }: Omit<Upload, 'size' | 'lend'> & { bytes: Uint8Array }): Upload {
  return { ...file, size: bytes.length, lend: (use) => use(bytes) };
}
