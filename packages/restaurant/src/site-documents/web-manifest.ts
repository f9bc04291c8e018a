import { isExternal } from '../link.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { themeTokens } from '../theme.ts';

const SHORT_NAME = 30;
/** Sizes of the icons that the site makes, in pixels. */
const sizes = [192, 512] as const;

/** The web manifest, for a visitor who puts the site on the home screen. Source: https://www.w3.org/TR/appmanifest/ */
export function webManifest(configuration: SiteConfiguration): object {
  const { name, description, language, logo, theme } = configuration;
  return {
    name,
    short_name: [...name].slice(0, SHORT_NAME).join(''),
    ...(description !== undefined && { description }),
    lang: language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeTokens(theme)['--paper'],
    theme_color: theme.primaryColor,
    icons:
      logo !== undefined && isExternal(logo)
        ? [{ src: logo, sizes: 'any' }]
        : sizes.flatMap((size) => {
            const icon = { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
            return [icon, { ...icon, purpose: 'maskable' }];
          }),
  };
}
