/** The pages that a brand's site has, for search engines and whoever else reads a list of them. */
import { locationMenuKind } from './menu-kind.ts';
import type { SiteConfiguration } from './site-configuration/site-configuration.ts';
import { locationSlugs, menuSlugs } from './slugs.ts';

export interface SitePage {
  name: string;
  path: string;
}

/** The pages besides those of single locations, the home page first. */
export function brandPages({ locations, brand }: SiteConfiguration): SitePage[] {
  const several = locations.length > 1;
  return [
    { name: 'Home', path: '/' },
    { name: 'Menu', path: '/menu' },
    ...(several ? [{ name: 'Locations', path: '/locations' }] : []),
    { name: 'Catering', path: '/catering' },
    { name: 'Offers', path: '/offers' },
    { name: 'Careers', path: '/careers' },
    { name: 'Contact Us', path: '/contact' },
    { name: 'Feedback', path: '/feedback' },
    { name: 'Media Inquiries', path: '/media-inquiries' },
    ...(brand.franchiseQuestions.length > 0 ? [{ name: 'Own A Franchise', path: '/franchise' }] : []),
    { name: 'Terms and Conditions', path: '/terms-and-conditions' },
    { name: 'Privacy Policy', path: '/privacy-policy' },
    { name: 'Accessibility Statement', path: '/accessibility-statement' },
  ];
}

export interface LocationPages {
  /** Its place in `locations`. */
  index: number;
  location: string;
  /** Absent where the location has no menu to show. */
  menu?: string;
}

/**
 * The pages of each location, in the configuration's order.
 *
 * @param origin `https://host` of the site
 */
export function locationPages(configuration: SiteConfiguration, origin: string): LocationPages[] {
  const { locations } = configuration;
  const slugs = locationSlugs(locations);
  const menus = menuSlugs(locations);
  return locations.map((location, index) => {
    const hasMenu = locationMenuKind(location, configuration, origin).kind !== 'none';
    return { index, location: `/location/${slugs[index]}`, ...(hasMenu && { menu: `/menu/${menus[index]}` }) };
  });
}
