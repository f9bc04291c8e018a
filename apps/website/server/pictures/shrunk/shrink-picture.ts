import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** About 200 MB while it is decoded. */
const MOST_PIXELS = 50_000_000;
/** Of what is decoded whole and not line by line (AVIF, interlaced PNG): 17 bytes for each, 280 MB together. */
const MOST_PIXELS_AT_ONCE = 16_000_000;
/** A line of fifty million pixels takes longer than the time limit, which is looked at between lines. */
const LONGEST_SIDE = 20_000;
const TIME_LIMIT_SECONDS = 10;
/** Of its width: what is longer than any screen is no picture of a page. */
const TALLEST = 4;
/** A drawing (SVG) is no such type, nor is anything else that holds more than pixels. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** One picture at a time is enough of the machine's processors; pages matter more. */
sharp.concurrency(1);
sharp.cache(false);

/** `plain`: JPEG, or PNG where something shows through. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** Why there is no smaller picture. */
export class NoPicture extends Error {
  /** `moving`: to be shown as it is. */
  readonly kind: 'type' | 'size' | 'moving';
  constructor(kind: NoPicture['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * The picture at this width (never wider than it was), upright, without what cameras write into it.
 * @throws NoPicture for what is none, has too many pixels, or moves
 */
export async function shrinkPicture(
  content: Buffer,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content);
  if (type?.mime === 'image/apng') throw new NoPicture('moving', 'The picture moves');
  if (type === undefined || !TYPES.has(type.mime)) throw new NoPicture('type', `${type?.mime ?? 'this'} is no picture`);
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
    const { pages = 1, width: across = 0, height = 0, hasAlpha, isProgressive } = await picture.metadata();
    const isHeldWhole = type.mime === 'image/avif' || (type.mime === 'image/png' && isProgressive);
    const mostPixels = isHeldWhole ? MOST_PIXELS_AT_ONCE : MOST_PIXELS;
    if (across * height > mostPixels || Math.max(across, height) > LONGEST_SIDE)
      throw new NoPicture('size', `${across} × ${height} pixels are too many`);
    if (pages > 1) throw new NoPicture('moving', 'The picture moves');
    const smaller = picture
      .autoOrient()
      .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIME_LIMIT_SECONDS });
    if (format === 'avif') return await smaller.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    if (format === 'webp') return await smaller.webp({ quality: 75 }).toBuffer();
    return await (hasAlpha ? smaller.png() : smaller.jpeg({ quality: 80, mozjpeg: true })).toBuffer();
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new NoPicture(/pixel limit|too (?:large|big)/i.test(message) ? 'size' : 'type', message);
  }
}
