import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { displayFace, themeTokens } from '@tablefront/restaurant/theme';
import sharp, { type OverlayOptions } from 'sharp';
import { canDraw, capHeight, drawn, fitted, type Lettering } from './lettering.ts';
import { type OwnPicture, scaled } from './own-picture.ts';

/** What social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const LOGO = 104;
/** The picture stands at the right. */
const PICTURE_LEFT = 640;
const LONGEST_NAME = 160;
const LONGEST_SENTENCE = 200;

/** What a brand's share picture is made of: plain data, which tells one picture from another. */
export interface ShareInputs {
  name: string;
  sentence?: string;
  face: Lettering;
  colors: { ground: string; ink: string; accent: string; paper: string };
  logo?: OwnPicture;
  /** `cutout` has no background of its own. */
  picture?: OwnPicture & { cutout: boolean };
}

export function shareInputs(
  { name, hero, servesCuisine, theme }: SiteConfiguration,
  pictures: Pick<ShareInputs, 'logo' | 'picture'>,
): ShareInputs {
  const tokens = themeTokens(theme);
  return {
    name: name.slice(0, LONGEST_NAME).toWellFormed(),
    sentence: (hero.title ?? servesCuisine.slice(0, 3).join(', ')).slice(0, LONGEST_SENTENCE).toWellFormed(),
    face: displayFace(theme.fontFamily).face,
    colors: {
      ground: theme.primaryColor,
      ink: tokens['--on-brand'] ?? '#ffffff',
      accent: theme.orderColor,
      paper: tokens['--paper'] ?? '#ffffff',
    },
    ...pictures,
  };
}

/** The picture that a shared link shows, as PNG of 1200 × 630 pixels: name and sentence on the brand's colour, its picture beside. */
export async function sharePicture({ name, sentence, face, colors, logo, picture }: ShareInputs): Promise<Buffer> {
  const column = (picture ? PICTURE_LEFT - 40 : WIDTH - 2 * EDGE) - (picture ? EDGE : 0);
  const room = { width: column, height: 290, sizes: [132, 48], leading: 0.98 } as const;
  const title = fitted(name, face, { ...room, sizes: [...room.sizes] });
  const below = fitted(sentence ?? '', 'text', { width: column, height: 100, sizes: [34, 30], leading: 1.3 });

  const titleTop = HEIGHT - EDGE - below.lines.length * below.size * 1.3 - (below.lines.length > 0 ? 62 : 0);
  const baseline = (line: number) => titleTop - (title.lines.length - 1 - line) * title.size * room.leading;
  const text = [
    ...title.lines.map((line, index) =>
      drawn(line, face, { x: EDGE, y: baseline(index), size: title.size, fill: colors.ink }),
    ),
    ...below.lines.map((line, index) =>
      drawn(line, 'text', {
        x: EDGE,
        y: HEIGHT - EDGE - (below.lines.length - 1 - index) * below.size * 1.3,
        size: below.size,
        fill: colors.ink,
      }),
    ),
  ];
  const initial = picture ? '' : largeInitial(name, face, colors.ink);
  const glow = picture?.cutout
    ? `<circle cx="${(PICTURE_LEFT + WIDTH) / 2}" cy="${HEIGHT / 2}" r="300" fill="${colors.ink}" opacity=".1"/>`
    : '';
  const tile = logo
    ? `<rect x="${EDGE}" y="${EDGE - 8}" width="${LOGO}" height="${LOGO}" rx="20" fill="${colors.paper}"/>`
    : `<rect x="${EDGE}" y="${EDGE}" width="96" height="12" fill="${colors.accent}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colors.ground}"/>${glow}${initial}${tile}${text.join('')}</svg>`;

  const layers = [...(picture ? [await pictureLayer(picture)] : []), ...(logo ? [await logoLayer(logo)] : [])];
  return sharp(Buffer.from(svg)).composite(layers).png({ palette: true, quality: 92, effort: 4 }).toBuffer();
}

async function pictureLayer(picture: NonNullable<ShareInputs['picture']>): Promise<OverlayOptions> {
  if (!picture.cutout) {
    const box = { width: WIDTH - PICTURE_LEFT, height: HEIGHT, fit: 'cover' } as const;
    return { input: await scaled(sharp, picture, box), left: PICTURE_LEFT, top: 0 };
  }
  const input = await scaled(sharp, picture, { width: WIDTH - PICTURE_LEFT - 40, height: HEIGHT - 60, fit: 'inside' });
  return await centred(input, { left: PICTURE_LEFT, top: 0, width: WIDTH - PICTURE_LEFT, height: HEIGHT });
}

async function logoLayer(logo: OwnPicture): Promise<OverlayOptions> {
  const inside = LOGO - 28;
  const input = await scaled(sharp, logo, { width: inside, height: inside, fit: 'inside' });
  return await centred(input, { left: EDGE, top: EDGE - 8, width: LOGO, height: LOGO });
}

async function centred(
  input: Buffer,
  box: { left: number; top: number; width: number; height: number },
): Promise<OverlayOptions> {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  return {
    input,
    left: box.left + Math.round((box.width - width) / 2),
    top: box.top + Math.round((box.height - height) / 2),
  };
}

/** In a picture's place: the first letter, as large as it goes, barely there. */
function largeInitial(name: string, face: Lettering, ink: string): string {
  const letter = initialOf(name);
  const size = 820;
  if (!canDraw(letter, face)) return '';
  return drawn(letter, face, { x: 790, y: HEIGHT / 2 + capHeight(face, size) / 2, size, fill: ink, opacity: 0.1 });
}

/** The first letter or digit, in upper case. */
export function initialOf(name: string): string {
  return (name.match(/\p{L}|\p{N}/u)?.[0] ?? '•').toUpperCase();
}
