/** What a brand's pages load from other machines: the pictures and frames that its configuration names, and no others. */
import { most } from './limits.ts';
import type { Link } from './link.ts';
import { mapEmbedLink } from './map-links.ts';
import { oncePer } from './once-per.ts';
import type { Menu, SiteConfiguration } from './site-configuration/site-configuration.ts';

/** A map frame is asked for at the first, and sent on by the second. */
const mapOrigins = ['https://www.google.com', 'https://maps.google.com'];
/** What a policy can name: no port of a scheme of its own, no IPv6, nothing that would end a directive. */
const ORIGIN = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/;

/** Every picture of the configuration. Gathered once for each configuration; a brand may have 50,000. */
export const picturesOf = oncePer(
  (configuration: SiteConfiguration): ReadonlySet<string> => new Set(gathered(configuration)),
);

function* gathered(configuration: SiteConfiguration): Generator<Link> {
  const { logo, hero, about, locations, menu, deals, featuredItems, highlights } = configuration;
  yield* given([logo, hero.backgroundImage, hero.backgroundImageTall, hero.image, about?.image]);
  for (const { image } of [...deals, ...featuredItems, ...highlights]) yield* given([image]);
  yield* ofMenus(menu);
  for (const location of locations) {
    yield* given([location.heroImage]);
    for (const { image } of location.gallery) yield image;
    yield* ofMenus(location.menu);
  }
}

function* ofMenus(menus: readonly Menu[]): Generator<Link> {
  for (const { categories } of menus) {
    for (const category of categories) {
      yield* given([category.image]);
      for (const { image } of category.items) yield* given([image]);
    }
  }
}

function given(links: (Link | undefined)[]): Link[] {
  return links.filter((link) => link !== undefined);
}

/** Origins (`https://host`, with a port where it is not the scheme's own) and patterns of them (`https://*.host`), each once. */
export interface EmbeddedOrigins {
  pictures: string[];
  /** Menus, ordering pages, maps. */
  frames: string[];
}

/** Where the configuration's pictures and frames come from. What lies on the site itself has no entry. */
export const embeddedOrigins = oncePer((configuration: SiteConfiguration): EmbeddedOrigins => {
  const { orderingLink, hasMenu, locations, embeddedHosts } = configuration;
  const frames = [orderingLink, hasMenu === 'page' ? undefined : hasMenu];
  for (const location of locations) frames.push(location.orderingLink, location.fileLink, location.menuUrl);
  const mapped = [configuration, ...locations].some((place) => mapEmbedLink(place) !== undefined);
  const listed = embeddedHosts.map((host) => `https://${host}`);
  return {
    pictures: [...new Set([...originsOf(picturesOf(configuration)), ...listed])],
    frames: [...new Set([...originsOf(given(frames)), ...listed, ...(mapped ? mapOrigins : [])])],
  };
});

/** The many links of a brand share few beginnings, and only those are read as addresses: of too many, the first. */
function originsOf(links: Iterable<string>): Set<string> {
  const beginnings = new Set<string>();
  for (const link of links) {
    const [beginning] = /^https?:\/\/[^/?#]*/i.exec(link) ?? [];
    if (beginning !== undefined) beginnings.add(beginning);
    if (beginnings.size >= most.hosts) break;
  }
  const addresses = [...beginnings].filter((beginning) => URL.canParse(beginning));
  return new Set(addresses.map((address) => new URL(address).origin).filter((origin) => ORIGIN.test(origin)));
}

/** Whether the host is one that the configuration takes pictures from, also where it is written with or without `www.` */
export function isPictureHost(configuration: SiteConfiguration, host: string): boolean {
  const bare = host.replace(/^www\./, '');
  return embeddedOrigins(configuration).pictures.some((origin) => {
    const named = origin.replace(/^https?:\/\/(?:www\.)?/, '');
    return named.startsWith('*.') ? host.endsWith(named.slice(1)) : named === bare;
  });
}
