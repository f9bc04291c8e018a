/** Asking owners to be let in: for everybody who has a role in the brand, of a page that is not for it. */

export const askablePages = ['people', 'settings', 'codes', 'pages', 'setup', 'menu', 'sold-out', 'versions'] as const;

/** As addresses of the console have them, below the brand. */
export type AskablePage = (typeof askablePages)[number];

/** GET → `Owners`. POST `{ page: AskablePage }` → 204: they are told by e-mail; of a page once a day. */
export const askPath = (brandId: string): string => `/api/brands/${encodeURIComponent(brandId)}/ask`;

export interface Owners {
  /** Who can let the caller in. */
  names: string[];
  /** Whether an e-mail reaches any of them. */
  byMail: boolean;
}
