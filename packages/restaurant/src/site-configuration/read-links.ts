/** What of the brand's links has shapes that no declaration says: social profiles, its menu, portals, hosts. */

import { firstOf, most } from '../limits.ts';
import type { Link } from '../link.ts';
import { type Entry, entryOf, field, isRecord, orWithin, present, type Read } from '../reading/lenient.ts';
import { listOf, readName } from '../reading/lenient-lists.ts';
import { readLink, readWebLink, textAs } from '../reading/lenient-values.ts';

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
export const readSiteMenu: Read<'page' | Link> = (value, path, warn) =>
  typeof value === 'string' && value.trim().toLowerCase() === 'page' ? 'page' : readLink(value, path, warn, 0);

/** The site on which influencers apply: its address, or `{url}`. */
export const readPortal = orWithin(readWebLink, 'url', 'link');

/** The ordering platform: its name, or `{name, url}`. */
export const readOrderingProvider: Read<{ name: string; url?: Link }> = (value, path, warn) => {
  const name = readName(value, path, warn, 0);
  if (name === undefined) return undefined;
  return {
    name,
    ...(isRecord(value) ? present({ url: field({ fields: value, path, warn }, ['url'], readLink) }) : {}),
  };
};

/** With `*.` before it. */
const LONGEST_HOST = 255;

/** `checkout.example.com`, or `*.example.com` for all below it; an address stands for its host. */
const readEmbeddedHost = textAs((text) => {
  const [host = ''] = text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1);
  const isHost = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host);
  return isHost && host.length <= LONGEST_HOST ? host : undefined;
}, 'the name of a host');

const readHosts = listOf(readEmbeddedHost, most.embeddedHosts);

/** Each once. */
export const readEmbeddedHosts: Read<string[]> = (value, path, warn, index) => {
  const hosts = readHosts(value, path, warn, index);
  return hosts && [...new Set(hosts)];
};
