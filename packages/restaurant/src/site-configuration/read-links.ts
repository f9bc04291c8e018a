/** Where the brand's site leads: its own links in the header, its social profiles, its menu. */

import { firstOf, most } from '../limits.ts';
import type { Link } from '../link.ts';
import { described, type Entry, entryOf, field, isRecord, type Read, record } from './lenient.ts';
import { list, listOf } from './lenient-lists.ts';
import { link, readLink, readText, readWebLink, text, webLink } from './lenient-values.ts';
import type { NamedLink } from './site-configuration.ts';

/** A link with its name; one without the other is left out. */
export const readNamedLink = record((entry): NamedLink | undefined => {
  const name = text(entry, 'name', 'title', 'label', 'text');
  const url = link(entry, 'url', 'link', 'href');
  if (name !== undefined && url !== undefined) return { name, url };
  entry.warn(entry.path, 'needs both a name and a url');
  return undefined;
});

export function navigationOf(entry: Entry): NamedLink[] {
  return list(entry, ['navigation'], readNamedLink, most.navigation);
}

/** Social profiles of `sameAs` and of `socialMedia`, each once. */
export function socialLinksOf(entry: Entry): Link[] {
  const listed = field(entry, ['sameAs'], readProfiles) ?? [];
  const named = field(entry, ['socialMedia'], readSocialMedia) ?? [];
  const byAddress = new Map<string, Link>();
  for (const url of [...listed, ...named]) {
    const address = url.replace(/\/+$/, '').toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, url);
  }
  return [...byAddress.values()];
}

const readProfileList = listOf(readWebLink, most.socialLinks);

const readProfiles: Read<Link[]> = (value, path, warn) =>
  readProfileList(typeof value === 'string' ? [value] : value, path, warn, 0);

const readSocialMedia: Read<Link[]> = (value, path, warn) => {
  if (Array.isArray(value)) return readProfileList(value, path, warn, 0);
  const entry = entryOf(value, path, warn);
  if (entry === undefined) return undefined;
  const keys = firstOf(Object.keys(entry.fields), most.socialLinks, path, warn);
  return keys.flatMap((key) => field(entry, [key], readWebLink) ?? []);
};

/** The site's menu: `page`, or the link that leads to it. */
const readSiteMenu: Read<'page' | Link> = (value, path, warn) =>
  typeof value === 'string' && value.trim().toLowerCase() === 'page' ? 'page' : readLink(value, path, warn, 0);

export function siteMenuOf(entry: Entry): 'page' | Link | undefined {
  return field(entry, ['hasMenu'], readSiteMenu);
}

const readPortal: Read<Link> = (value, path, warn, index) =>
  isRecord(value) ? webLink({ fields: value, path, warn }, 'url', 'link') : readWebLink(value, path, warn, index);

/** The site on which influencers apply: its address, or `{url}`. */
export function influencerPortalOf(entry: Entry): Link | undefined {
  return field(entry, ['influencerPortal', 'influencer_portal', 'influencerPortalUrl'], readPortal);
}

/** With `*.` before it. */
const LONGEST_HOST = 255;

/** `checkout.example.com`, or `*.example.com` for all below it; an address stands for its host. */
const readEmbeddedHost: Read<string> = (value, path, warn) => {
  const written = readText(value, path, warn, 0);
  if (written === undefined) return undefined;
  const [host = ''] = written
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1);
  if (host.length <= LONGEST_HOST && /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host)) return host;
  warn(path, `${described(value)} is not the name of a host`);
  return undefined;
};

export function embeddedHostsOf(entry: Entry): string[] {
  return [...new Set(list(entry, ['embeddedHosts'], readEmbeddedHost, most.embeddedHosts))];
}
