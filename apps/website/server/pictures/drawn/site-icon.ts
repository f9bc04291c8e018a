import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { displayFace, themeTokens } from '@tablefront/restaurant/theme';
import sharp from 'sharp';
import { canDraw, capHeight, drawn, type Lettering, widthOf } from './lettering.ts';
import { type OwnPicture, scaled } from './own-picture.ts';
import { initialOf } from './share-picture.ts';

/** What a brand's icon is made of; plain data, which tells one icon from another. */
export interface IconInputs {
  size: number;
  logo?: OwnPicture;
  initial: string;
  face: Lettering;
  ground: string;
  ink: string;
}

export function iconInputs({ name, theme }: SiteConfiguration, size: number, logo: OwnPicture | undefined): IconInputs {
  const tokens = themeTokens(theme);
  return {
    size,
    logo,
    initial: initialOf(name),
    face: displayFace(theme.fontFamily).face,
    ground: (logo ? tokens['--paper'] : undefined) ?? theme.primaryColor,
    ink: tokens['--on-brand'] ?? '#ffffff',
  };
}

/**
 * A square icon as PNG: the logo on the page's colour, else the initial on the brand's. It fills the square, and what
 * matters lies within the circle that a phone may cut out of it.
 */
export async function siteIcon({ size, logo, initial, face, ground, ink }: IconInputs): Promise<Buffer> {
  const mark = logo ? '' : markOf(initial, { size, face, ink });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${ground}"/>${mark}</svg>`;
  const inside = Math.round(size * 0.62);
  const input = logo && (await scaled(sharp, logo, { width: inside, height: inside, fit: 'inside' }));
  return sharp(Buffer.from(svg))
    .composite(input ? [{ input, gravity: 'centre' }] : [])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The initial in the middle; a ring for a letter that our fonts lack, as the machine's may lack it too. */
function markOf(initial: string, { size, face, ink }: Pick<IconInputs, 'size' | 'face' | 'ink'>): string {
  if (!canDraw(initial, face)) {
    return `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.22}" fill="none" stroke="${ink}" stroke-width="${size * 0.09}"/>`;
  }
  const letterSize = size * 0.68;
  const x = (size - widthOf(initial, face, letterSize)) / 2;
  const y = (size + capHeight(face, letterSize)) / 2;
  return drawn(initial, face, { x, y, size: letterSize, fill: ink });
}
