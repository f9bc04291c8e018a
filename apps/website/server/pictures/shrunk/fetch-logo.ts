import type { FetchLogo } from '@tablefront/backend';
import { isPictureHost } from '@tablefront/restaurant/embedded-content';
import { createMadePictures, type MadePicturesOptions } from './made-pictures.ts';

const LOGO_WIDTH = 640;

/** A brand's logo for the console, which loads nothing that is not encrypted: fetched here, and of our own making. */
export function logoFetcher(options: MadePicturesOptions): FetchLogo {
  const pictures = createMadePictures(options);
  return async (configuration) => {
    const { logo } = configuration;
    if (logo === undefined) return undefined;
    const from = { allows: ({ host }: URL) => isPictureHost(configuration, host) };
    const outcome = await pictures.get({ link: logo, width: LOGO_WIDTH, format: 'webp', from });
    return outcome.kind === 'made' ? outcome.content : undefined;
  };
}
