import type { InboxQuery } from '@tablefront/console-wire/inbox';
import { inboxParams } from './inbox/address.ts';

/** Addresses of the console; only these lead anywhere. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signInCode: '/sign-in/code',
  /** Every link of an invitation leads here; its token stands behind `#`. */
  welcome: '/welcome',
  /** Where a link to an attachment leads, that needs no sign-in; its token stands behind `#`. */
  file: '/file',
  brand: (brandId: string) => `/brands/${encodeURIComponent(brandId)}`,
  brands: '/brands',
  /** @param asks a dialog that opens there: `hours`, `announce` */
  today: (brandId: string, asks?: 'hours' | 'announce') => `${paths.brand(brandId)}/today${asks ? `?ask=${asks}` : ''}`,
  inbox: (brandId: string, query: InboxQuery = {}) => `${paths.brand(brandId)}/inbox${queryText(query)}`,
  message: (brandId: string, id: string, query: InboxQuery = {}) =>
    `${paths.brand(brandId)}/inbox/${encodeURIComponent(id)}${queryText(query)}`,
  insights: (brandId: string) => `${paths.brand(brandId)}/insights`,
  codes: (brandId: string) => `${paths.brand(brandId)}/codes`,
  people: (brandId: string) => `${paths.brand(brandId)}/people`,
  invite: (brandId: string) => `${paths.brand(brandId)}/people/invite`,
  audit: (brandId: string) => `${paths.brand(brandId)}/people/audit`,
  /** A section of the site (`editor/sections.ts`). */
  pages: (brandId: string, section = 'home') => `${paths.brand(brandId)}/pages/${section}`,
  setup: (brandId: string) => `${paths.brand(brandId)}/setup`,
  newBrand: '/new-brand',
  menu: (brandId: string) => `${paths.brand(brandId)}/menu`,
  dish: (brandId: string, id: string) => `${paths.menu(brandId)}/${encodeURIComponent(id)}`,
  hours: (brandId: string) => `${paths.brand(brandId)}/hours`,
  locations: (brandId: string) => `${paths.brand(brandId)}/locations`,
  location: (brandId: string, key: string) => `${paths.brand(brandId)}/locations/${encodeURIComponent(key)}`,
  versions: (brandId: string) => `${paths.brand(brandId)}/versions`,
  /** @param shown the number of a version, or the id of a draft */
  version: (brandId: string, shown: string) => `${paths.brand(brandId)}/versions/${encodeURIComponent(shown)}`,
  versionSite: (brandId: string, version: number) => `${paths.brand(brandId)}/versions/${version}/site`,
  publish: (brandId: string) => `${paths.brand(brandId)}/publish`,
  /** @param dish to be found there */
  soldOut: (brandId: string, dish?: string) =>
    `${paths.brand(brandId)}/sold-out${dish ? `?${new URLSearchParams({ find: dish })}` : ''}`,
  /** @param part one of `SETTINGS_PARTS` */
  settings: (brandId: string, part?: string) => `${paths.brand(brandId)}/settings${part ? `#${part}` : ''}`,
  account: (brandId: string) => `${paths.brand(brandId)}/account`,
  more: (brandId: string) => `${paths.brand(brandId)}/more`,
};

function queryText(query: InboxQuery): string {
  const text = inboxParams(query).toString();
  return text && `?${text}`;
}
