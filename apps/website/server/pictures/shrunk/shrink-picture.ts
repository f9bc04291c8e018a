import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';

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
const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

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
  return withPicture(content, async (picture, { hasAlpha }) => {
    const smaller = within(picture, width);
    if (format === 'avif') return smaller.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    if (format === 'webp') return smaller.webp({ quality: 75 }).toBuffer();
    return (hasAlpha ? smaller.png() : smaller.jpeg({ quality: 80, mozjpeg: true })).toBuffer();
  });
}

/** Parts of the upright picture's width and height, from 0 to 1. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface KeptPicture {
  /** WebP. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Wide enough for the widest that pages show. */
const KEPT_WIDTH = 2_400;

/**
 * The picture as it is kept, of which all others are made: upright, cropped, and nothing of the file but its pixels.
 * @throws NoPicture as `shrinkPicture`
 */
export async function keptPicture(content: Buffer, crop?: Crop): Promise<KeptPicture> {
  return withPicture(content, async (picture, { autoOrient }) => {
    const upright = picture.autoOrient();
    if (crop) upright.extract(extractOf(crop, autoOrient));
    const { data, info } = await within(upright, KEPT_WIDTH)
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

function extractOf({ x, y, width, height }: Crop, whole: { width: number; height: number }) {
  const left = Math.min(Math.round(x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  };
}

function within(picture: Sharp, width: number): Sharp {
  return picture
    .autoOrient()
    .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIME_LIMIT_SECONDS });
}

/** Looks at what it is before anything is decoded. */
async function withPicture<Made>(
  content: Buffer,
  make: (picture: Sharp, of: Metadata) => Promise<Made>,
): Promise<Made> {
  const type = await fileTypeFromBuffer(content);
  if (type?.mime === 'image/apng') throw new NoPicture('moving', 'The picture moves');
  if (type === undefined || !types.has(type.mime)) throw new NoPicture('type', `${type?.mime ?? 'this'} is no picture`);
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
    const metadata = await picture.metadata();
    const { pages = 1, width: across = 0, height = 0, isProgressive } = metadata;
    const isHeldWhole = type.mime === 'image/avif' || (type.mime === 'image/png' && isProgressive);
    const mostPixels = isHeldWhole ? MOST_PIXELS_AT_ONCE : MOST_PIXELS;
    if (across * height > mostPixels || Math.max(across, height) > LONGEST_SIDE)
      throw new NoPicture('size', `${across} × ${height} pixels are too many`);
    if (pages > 1) throw new NoPicture('moving', 'The picture moves');
    return await make(picture, metadata);
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new NoPicture(/pixel limit|too (?:large|big)/i.test(message) ? 'size' : 'type', message);
  }
}
