import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { uploadedId } from '@tablefront/restaurant/uploaded-picture';
import type sharp from 'sharp';

/** Formats that can be drawn; SVG at any size. */
const DRAWABLE = /\.(?:svg|png|jpe?g|webp)$/;
const OWN = /^\/brands\/([a-z0-9][a-z0-9-]*)\/pictures\/([a-z0-9][a-z0-9-]*\.[a-z0-9]+)$/;
const LARGEST_FILE = 8_000_000;
/** An SVG is drawn at up to this density, so that small ones do not blur. */
const DENSITY = 400;

/** A picture that lies here. Whatever an operator links elsewhere is no such. */
export interface OwnPicture {
  /** Tells one version of the file from another. */
  version: string;
  read(): Promise<Buffer>;
}

/** Where pictures lie that are ours to read. */
export interface OwnPictures {
  /** Of demo brands. */
  brandsDirectory: string;
  /** What was uploaded for a brand's pages, by its id. */
  uploaded?: ((id: string) => Promise<Uint8Array | undefined>) | undefined;
}

/** The picture of a demo brand, or one that was uploaded; undefined for any other link. */
export async function ownPicture(
  link: string | undefined,
  { brandsDirectory, uploaded }: OwnPictures,
): Promise<OwnPicture | undefined> {
  const id = uploaded && uploadedId(link ?? '');
  if (id !== undefined) {
    // What is at its address never changes.
    return { version: id, read: async () => Buffer.from((await uploaded?.(id)) ?? []) };
  }
  const [, brand, name] = OWN.exec(link ?? '') ?? [];
  if (brand === undefined || name === undefined || !DRAWABLE.test(name)) return undefined;
  const file = path.join(brandsDirectory, brand, 'pictures', name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || found.size > LARGEST_FILE) return undefined;
  return { version: `${file} ${found.size} ${found.mtimeMs}`, read: () => readFile(file) };
}

/** The picture in a box of pixels: `cover` fills it, `inside` keeps all of the picture. */
export async function scaled(
  draw: typeof sharp,
  { read }: OwnPicture,
  box: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer> {
  const input = draw(await read(), { density: DENSITY, limitInputPixels: 50_000_000 });
  return await input.resize(box).png().toBuffer();
}
