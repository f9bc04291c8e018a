/** Who may do what in the console: a role for one brand or for all, perhaps limited to some of its locations. */

/** The greatest first. */
export const roles = ['owner', 'editor', 'location', 'inbox'] as const;

export type Role = (typeof roles)[number];

/** In place of a brand's id: every brand there is, and every one that will be. */
export const allBrands = '*';

export interface Grant {
  /** A brand's id, or `allBrands`. */
  brandId: string;
  role: Role;
  /**
   * Ids as submissions bear them (`restaurantsOf` of the domain); null: all. A `location` has some at least, `inbox` may have
   * some, nobody else has any.
   */
  locations: string[] | null;
}

/** Who makes a call, as the server knows it of the session. */
export interface Caller {
  personId: string;
  name: string;
  email: string | null;
  grants: Grant[];
  sessionId: string;
  /** When they last proved who they are. */
  provedAt: Date;
}

/** For so long after somebody proved who they are, what is dangerous asks no more. */
export const provedForMs = 10 * 60_000;
