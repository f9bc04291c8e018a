import { randomUUID } from 'node:crypto';
import type { KeptPicture } from '@tablefront/console-wire/drafts';
import { eq } from 'drizzle-orm';
import { pictures, unclaimedFiles } from '../../database/schema.ts';
import { photoType } from '../../files/file-type.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices, Crop } from '../console-services.ts';
import type { Reach } from '../reach.ts';

export const LARGEST_PICTURE = 15_000_000;

/** Keeps a picture for a brand's pages, whole or not at all. */
export async function keepPicture(
  services: ConsoleServices,
  { brandId, caller }: Reach,
  { bytes, crop }: { bytes: Uint8Array; crop: Crop | undefined },
): Promise<KeptPicture> {
  const { database, encodePicture, requireRoom } = services;
  await refuseOtherKinds(bytes);
  if (!encodePicture) throw new ConsoleRefusal('unavailable', 'Pictures cannot be kept here.');
  const picture = await encodePicture(bytes, crop).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const size = picture.bytes.byteLength;
  requireRoom(size);
  const written = await writeFiles(services, [
    { field: 'photo', name: 'picture.webp', type: 'image/webp', size, lend: (use) => use(picture.bytes) },
  ]);
  try {
    const storageKey = written.files[0]?.storageKey ?? '';
    const id = randomUUID();
    const { width, height } = picture;
    await database.transaction(async (transaction) => {
      await transaction
        .insert(pictures)
        .values({ id, brandId, storageKey, width, height, size, personId: caller.personId });
      const claimed = await transaction
        .delete(unclaimedFiles)
        .where(eq(unclaimedFiles.storageKey, storageKey))
        .returning({ key: unclaimedFiles.storageKey });
      if (claimed.length === 0) throw new Error('A picture was swept away before it was kept');
    });
    return { address: `/pictures/${id}.webp`, width, height };
  } catch (error) {
    await written.remove();
    throw error;
  }
}

/** What people try, with what they can do instead. */
const others: Record<string, string> = {
  'image/svg+xml':
    'A drawing (SVG) can hold more than a picture, and is not taken. Save it as PNG, as large as it gets.',
  'image/heic':
    'Browsers cannot show photos of this kind (HEIC). Send it as JPEG: on an iPhone, share it by e-mail to yourself.',
};

async function refuseOtherKinds(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw new ConsoleRefusal('not-understood', 'This file is empty.');
  const type = (await photoType(bytes)) ?? '';
  const says = others[type === 'image/heif' ? 'image/heic' : type];
  if (says !== undefined) throw new ConsoleRefusal('not-understood', says);
}

function refusalOf(error: unknown): unknown {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  if (kind === 'moving')
    return new ConsoleRefusal('not-understood', 'This picture moves. Choose one that stands still.');
  if (kind === 'size')
    return new ConsoleRefusal(
      'too-large',
      'This picture has too many pixels. Make it smaller: 2,400 across are plenty.',
    );
  if (kind === 'type')
    return new ConsoleRefusal(
      'not-understood',
      'This is no picture that we can read. JPEG, PNG, WebP and AVIF are fine.',
    );
  if (error instanceof Error && error.name === 'Overloaded')
    return new ConsoleRefusal('unavailable', 'Many pictures are being made just now. Try again in a minute.', 60);
  return error;
}
