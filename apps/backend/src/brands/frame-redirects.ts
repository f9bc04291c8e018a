/** What a brand shows in frames and leads on to hosts that its pages may not show: visitors see that it cannot be shown. */
import { embeddedOrigins } from '@tablefront/restaurant/embedded-content';
import { locationMenuKind, siteMenuKind } from '@tablefront/restaurant/menu/kind';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { openPublic, type Reach } from '@tablefront/serving/outbound/open-public';

/** Of different hosts that are asked. */
const MOST_ASKED = 10;
/** Of one after the other. */
const MOST_REDIRECTS = 5;
/** For all of them: whoever imports a brand waits for it. */
const LIMIT_MS = 5_000;
/** Whatever the site's own is: a path on it leads to itself. */
const OWN_ORIGIN = 'https://site.invalid';

/**
 * Asks what is framed where it leads.
 * @returns a warning for each host that is missing; what cannot be reached, or does not answer in five seconds, has none
 */
export async function frameRedirectWarnings(configuration: SiteConfiguration, reach: Reach = {}): Promise<string[]> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const known = embeddedOrigins(configuration).frames;
  const found = await Promise.all(
    framedLinks(configuration).map(async (link) => {
      const hosts = await hostsOnTheWay(link, { ...reach, signal }).catch(() => []);
      return hosts.filter((host) => !isKnown(host, known)).map((host) => ({ link, host }));
    }),
  );
  const missing = new Map(found.flat().map(({ link, host }) => [host.host, link]));
  return [...missing].map(
    ([host, link]) => `${link} is shown in a frame and leads on to ${host}: add "${host}" to embeddedHosts`,
  );
}

/** One of each host. */
function framedLinks(configuration: SiteConfiguration): string[] {
  const kinds = [
    siteMenuKind(configuration, OWN_ORIGIN),
    ...configuration.locations.map((location) => locationMenuKind(location, configuration, OWN_ORIGIN)),
  ];
  const links = kinds.flatMap((kind) => (kind.kind === 'frame' ? kind.source : []));
  const byOrigin = new Map(links.filter((link) => /^https?:/i.test(link)).map((link) => [new URL(link).origin, link]));
  return [...byOrigin.values()].slice(0, MOST_ASKED);
}

/** Where the redirects of an address lead, one after the other. */
async function hostsOnTheWay(link: string, options: Reach & { signal: AbortSignal }): Promise<URL[]> {
  const way: URL[] = [];
  let url = new URL(link);
  for (let left = MOST_REDIRECTS; left > 0; left -= 1) {
    const answer = await openPublic(url, { ...options, headers: { accept: 'text/html' } });
    answer.destroy();
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0);
    if (!isRedirect || location === undefined || !URL.canParse(location, url)) break;
    url = new URL(location, url);
    way.push(url);
  }
  return way;
}

function isKnown({ origin, host }: URL, known: readonly string[]): boolean {
  return known.some((one) => one === origin || (one.startsWith('https://*.') && host.endsWith(one.slice(9))));
}
