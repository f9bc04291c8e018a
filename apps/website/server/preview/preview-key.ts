import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What previews are signed with: derived from the setting, else made in the data directory by whichever process is the first, and
 * the same for all that share it.
 * @param setting `PREVIEW_KEY`
 */
export function previewKey({ setting, dataDir }: { setting: string | undefined; dataDir: string }): Buffer {
  return createHash('sha256')
    .update(`tablefront preview key ${setting ?? keyIn(dataDir)}`)
    .digest();
}

function keyIn(dataDir: string): string {
  const file = path.resolve(dataDir, 'preview-key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const written = `${file}.${randomUUID()}`;
    writeFileSync(written, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    try {
      // Whole, and only where no other process was first.
      linkSync(written, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      unlinkSync(written);
    }
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 64) throw new Error(`${file} is damaged: remove it, and start again`);
  return key;
}
