/** Who may do what: pure functions of the roles that a caller has. */
import { allBrands, type Caller, type Grant, roles } from '@tablefront/console-wire/access';

type Granted = Pick<Caller, 'grants'>;

/** What the caller may do in a brand: of a role for it and one for all brands, the greater. */
export function grantFor({ grants }: Granted, brandId: string): Grant | undefined {
  return grants
    .filter((grant) => grant.brandId === brandId || grant.brandId === allBrands)
    .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role))[0];
}

/** Whether a grant reaches a location; what is of no location (`null`) is only for who sees all of them. */
export function reachesLocation({ locations }: Pick<Grant, 'locations'>, location: string | null): boolean {
  return locations === null || (location !== null && locations.includes(location));
}

/** Only an owner gives roles, and only of what is theirs: those of one brand give none for all. */
export function mayGive(caller: Granted, brandId: string): boolean {
  return grantFor(caller, brandId)?.role === 'owner';
}
