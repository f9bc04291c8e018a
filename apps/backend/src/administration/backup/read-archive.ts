import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import {
  createChecksum,
  END_NAME,
  type End,
  endSchema,
  FORMAT_VERSION,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
} from './archive-format.ts';

/** The archive is no backup, not whole, or of a version that this one does not know. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

/** Larger than any row or file can be. */
const LARGEST_ENTRY = 256 * 1024 * 1024;

/** The entries of an archive, one after the other, each whole. */
async function* readEntries(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const archive = extract();
  pipeline(createReadStream(path), createGunzip(), archive, () => {});
  for await (const entry of archive) {
    if ((entry.header.size ?? 0) > LARGEST_ENTRY) throw new UnusableBackup('It holds an entry that is too large');
    yield { name: entry.header.name, content: await buffer(entry) };
  }
}

/** The entries whose names `wanted` accepts. */
export async function* selectEntries(path: string, wanted: (name: string) => boolean) {
  for await (const entry of readEntries(path)) if (wanted(entry.name)) yield entry;
}

/**
 * Reads the whole archive and makes sure that it is as it was written.
 * @param knownMigrations the names of those that this version has
 * @throws UnusableBackup
 */
export async function verifyBackup(path: string, knownMigrations: string[]): Promise<{ manifest: Manifest; end: End }> {
  let manifest: Manifest | undefined;
  let end: End | undefined;
  const checksum = createChecksum();
  try {
    for await (const { name, content } of readEntries(path)) {
      if (end) throw new UnusableBackup('Something follows its end');
      if (name === END_NAME) {
        end = parse(endSchema, content);
        continue;
      }
      if (!manifest) {
        if (name !== MANIFEST_NAME) throw new UnusableBackup('It is no backup of Tablefront');
        manifest = readManifest(content, knownMigrations);
      }
      checksum.add(name, createHash('sha256').update(content).digest('hex'));
    }
  } catch (error) {
    if (error instanceof UnusableBackup || isSystemError(error)) throw error;
    throw new UnusableBackup('It is broken, or no backup at all', { cause: error });
  }
  if (!manifest || !end) throw new UnusableBackup('It is not whole: its end is missing');
  const { entries, sha256 } = checksum.result();
  if (entries !== end.entries || sha256 !== end.sha256) throw new UnusableBackup('Its content is not what was written');
  return { manifest, end };
}

function readManifest(content: Buffer, knownMigrations: string[]): Manifest {
  const manifest = parse(manifestSchema, content);
  const unknown = manifest.migrations.find((name) => !knownMigrations.includes(name));
  if (manifest.version > FORMAT_VERSION || unknown !== undefined) {
    throw new UnusableBackup('It was made by a newer version of Tablefront: restore it with that one');
  }
  return manifest;
}

function parse<Schema extends z.ZodType>(schema: Schema, content: Buffer): z.infer<Schema> {
  return schema.parse(JSON.parse(content.toString('utf8')));
}

/** The file is missing, or cannot be read; those of zlib are about its content. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
