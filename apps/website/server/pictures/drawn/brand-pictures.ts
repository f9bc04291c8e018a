import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type OwnPictures, ownPicture } from './own-picture.ts';
import type { PictureCache } from './picture-cache.ts';
import { shareInputs, sharePicture } from './share-picture.ts';
import { iconInputs, siteIcon } from './site-icon.ts';

interface PictureSources extends OwnPictures {
  pictures: PictureCache;
}

/** The picture of the brand's shared links, with its logo and its hero's picture where they lie on this machine. */
export async function brandSharePicture(
  configuration: SiteConfiguration,
  { pictures, ...own }: PictureSources,
): Promise<Buffer> {
  const { logo, hero, locations } = configuration;
  const background = hero.backgroundImage ?? (hero.image === undefined ? locations[0]?.heroImage : undefined);
  const [ownLogo, shown] = await Promise.all([ownPicture(logo, own), ownPicture(background ?? hero.image, own)]);
  const picture = shown && { ...shown, cutout: background === undefined };
  const inputs = shareInputs(configuration, { logo: ownLogo, picture });
  return drawnOnce(pictures, inputs, (given) => sharePicture(given));
}

/** The brand's square icon of so many pixels. */
export async function brandIcon(
  configuration: SiteConfiguration,
  size: number,
  { pictures, ...own }: PictureSources,
): Promise<Buffer> {
  const inputs = iconInputs(configuration, size, await ownPicture(configuration.logo, own));
  return drawnOnce(pictures, inputs, (given) => siteIcon(given));
}

/** A file that cannot be drawn costs the picture that file. */
function drawnOnce<Inputs extends { logo?: unknown; picture?: unknown }>(
  pictures: PictureCache,
  inputs: Inputs,
  draw: (inputs: Inputs) => Promise<Buffer>,
): Promise<Buffer> {
  return pictures.get(JSON.stringify(inputs), () =>
    draw(inputs).catch(() => draw({ ...inputs, logo: undefined, picture: undefined })),
  );
}
