import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type sharp from 'sharp';

/** Formats that can be drawn; SVG at any size. */
const DRAWABLE = /\.(?:svg|png|jpe?g|webp)$/;
const OWN = /^\/brands\/([a-z0-9][a-z0-9-]*)\/pictures\/([a-z0-9][a-z0-9-]*\.[a-z0-9]+)$/;
const LARGEST_FILE = 8_000_000;
/** An SVG is drawn at up to this density, so that small ones do not blur. */
const DENSITY = 400;

/** A picture that lies on this machine. Whatever an operator links elsewhere is never fetched by the server. */
export interface OwnPicture {
  file: string;
  /** Tells one version of the file from another. */
  version: string;
}

/** The file of a demo brand's picture; undefined for any other link. */
export async function ownPicture(link: string | undefined, brandsDirectory: string): Promise<OwnPicture | undefined> {
  const [, brand, name] = OWN.exec(link ?? '') ?? [];
  if (brand === undefined || name === undefined || !DRAWABLE.test(name)) return undefined;
  const file = path.join(brandsDirectory, brand, 'pictures', name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || found.size > LARGEST_FILE) return undefined;
  return { file, version: `${file} ${found.size} ${found.mtimeMs}` };
}

/** The picture in a box of pixels: `cover` fills it, `inside` keeps all of the picture. */
export async function scaled(
  draw: typeof sharp,
  { file }: OwnPicture,
  box: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer> {
  const input = draw(await readFile(file), { density: DENSITY, limitInputPixels: 50_000_000 });
  return await input.resize(box).png().toBuffer();
}
