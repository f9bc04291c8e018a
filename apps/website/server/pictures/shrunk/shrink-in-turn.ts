import { createSemaphore } from '@tablefront/off-thread/semaphore';
import type { Crop, KeptPicture, PictureFormat } from './shrink-picture.ts';

/** Of all that this process shrinks: a picture takes much memory. */
const drawing = createSemaphore({ atOnce: 1, waiting: 200 });

/**
 * Shrinks a picture (see `shrinkPicture`) when it is its turn; only then its content is read.
 * @throws NoPicture; Overloaded where too many wait
 */
export async function shrinkInTurn(
  content: () => Buffer | Promise<Buffer>,
  wanted: { width: number; format: PictureFormat },
): Promise<Buffer> {
  // Loaded when there is a first picture.
  const { shrinkPicture } = await import('./shrink-picture.ts');
  return drawing.run(async () => shrinkPicture(await content(), wanted));
}

/**
 * Makes of a file what is kept of it (see `keptPicture`) when it is its turn.
 * @throws NoPicture; Overloaded where too many wait
 */
export async function keepInTurn(content: Uint8Array, crop?: Crop): Promise<KeptPicture> {
  const { keptPicture } = await import('./shrink-picture.ts');
  return drawing.run(() => keptPicture(Buffer.from(content.buffer, content.byteOffset, content.byteLength), crop));
}
