/** Where the brand's site leads. */
import * as z from 'zod';
import { most } from '../../limits.ts';
import type { Link } from '../../link.ts';
import { readEmbeddedHosts, readOrderingProvider, readPortal, readSiteMenu, socialLinksOf } from '../read-links.ts';
import { kind, type ReadIn } from './declare.ts';
import { byHand, found, line, link, list, own, webLink } from './values.ts';

const aLink = z.string().max(2_000);

const linkParts = {
  name: line({ label: 'Words', also: ['title', 'label', 'text'] }),
  url: link({ label: 'Where it leads', also: ['link', 'href'] }),
};

/** One without the other is left out. */
const readNamedLink: ReadIn<{ name: string; url: Link }> = (value, path, warn, index, reading) => {
  const parts = linkKind.read(value, path, warn, index, reading);
  if (parts === undefined) return undefined;
  const { name, url } = parts;
  if (name !== undefined && url !== undefined) return { name, url };
  warn(path, 'needs both a name and a url');
  return undefined;
};

const linkKind = kind('NamedLink', { about: 'A link with its words; it needs both.' }, linkParts);
export const namedLink = { ...linkKind, read: readNamedLink };

/** The ordering platform that the footer credits. */
const orderingProvider = kind(
  'OrderingProvider',
  { about: 'Who is credited in the footer for online ordering.', shownOn: ['every'], alone: 'name' },
  { name: line({ label: 'Name' }), url: link({ label: 'Its site' }) },
);

export const linkFields = {
  navigation: list(namedLink, { many: most.navigation, label: 'Links in the header', shownOn: ['every'] }),
  sameAs: found(
    {
      label: 'Social profiles',
      help: 'Together with those of `socialMedia`.',
      shownOn: ['every', 'machines'],
      as: 'socialLinks',
      sure: true,
    },
    {
      find: socialLinksOf,
      says: `list of at most ${most.socialLinks} links`,
      written: z.union([z.array(aLink).max(most.socialLinks), aLink]),
    },
  ),
  socialMedia: byHand(
    {
      label: 'Social profiles by name',
      help: '`{"instagram": "https://…"}`',
      control: 'other',
      shownOn: ['every', 'machines'],
    },
    {
      says: 'object of links, or a list of them',
      written: z.union([z.record(z.string(), aLink.nullable()), z.array(aLink).max(most.socialLinks)]),
    },
  ),
  embeddedHosts: own(
    {
      label: 'Further hosts',
      help: 'That pictures and frames may come from besides those of the configuration’s own links, as where an ordering page leads on to another host. `validate` finds them out.',
      shownOn: ['every'],
      changedBy: 'owner',
      absent: () => [],
    },
    {
      read: readEmbeddedHosts,
      says: `list of at most ${most.embeddedHosts} hosts: \`pay.example.com\`, \`*.example.net\``,
      written: z.array(z.string().max(2_000)).max(most.embeddedHosts),
    },
  ),
  orderingLink: link({
    label: 'Order Online',
    help: 'Where guests order; a location may have its own.',
    shownOn: ['every'],
  }),
  fileLink: webLink({ label: 'Menu as a file', shownOn: ['every', 'menu'] }),
  reservationLink: link({ label: 'Reservations', shownOn: ['every', 'home', 'location'] }),
  giftCards: link({ label: 'Gift cards', shownOn: ['every', 'assistant'] }),
  hasMenu: own(
    { label: 'The menu', help: '`page`: the site’s own menu page; else where it is.', shownOn: ['every', 'menu'] },
    { read: readSiteMenu, says: '`page`, or a link', written: aLink },
  ),
  influencerPortal: own(
    {
      label: 'Influencer portal',
      help: 'Where influencers apply for a campaign; `{id}` stands for the campaign.',
      also: ['influencer_portal', 'influencerPortalUrl'],
      shownOn: ['mediaInquiries'],
    },
    { read: readPortal, says: 'link, or `{url}`', written: z.union([aLink, z.looseObject({ url: aLink })]) },
  ),
  orderingProvider: own(
    { label: 'Ordering by', shownOn: ['every'] },
    { read: readOrderingProvider, of: orderingProvider, says: 'text, or an object' },
  ),
};
