/** Who may do what in the console: a role for one brand or for all, perhaps limited to some of its locations. */

/** The greatest first. */
export const roles = ['owner', 'editor', 'location', 'inbox'] as const;

export type Role = (typeof roles)[number];

/** In place of a brand's id: every brand there is, and every one that will be. */
export const ALL_BRANDS = '*';

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
export const PROVED_FOR_MS = 10 * 60_000;

/** A role as it is stored: without a brand it is for all of them. */
export function grantOf({ brandId, role, locations }: Omit<Grant, 'brandId'> & { brandId: string | null }): Grant {
  return { brandId: brandId ?? ALL_BRANDS, role, locations };
}

/** What somebody may do in a brand: of a role for it and one for all brands, the greater. */
export function grantFor<G extends Pick<Grant, 'brandId' | 'role'>>(
  { grants }: { grants: readonly G[] },
  brandId: string,
): G | undefined {
  return grants
    .filter((grant) => grant.brandId === brandId || grant.brandId === ALL_BRANDS)
    .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role))[0];
}

/** Whether a grant reaches a location; what is of no location (`null`) is only for who sees all of them. */
export function reachesLocation({ locations }: Pick<Grant, 'locations'>, location: string | null): boolean {
  return locations === null || (location !== null && locations.includes(location));
}

/** Only an owner gives roles, and only of what is theirs: those of one brand give none for all. */
export function mayGive(caller: Pick<Caller, 'grants'>, brandId: string): boolean {
  return grantFor(caller, brandId)?.role === 'owner';
}
