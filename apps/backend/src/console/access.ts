/** Who may do what: pure functions of the roles that a caller has. */
import { allBrands, type Caller, type Grant, type Role, roles } from '@tablefront/console-wire/access';

type Granted = Pick<Caller, 'grants'>;

/** What the caller may do in a brand: of a role for it and one for all brands, the greater. */
export function grantFor({ grants }: Granted, brandId: string): Grant | undefined {
  return grants
    .filter((grant) => grant.brandId === brandId || grant.brandId === allBrands)
    .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role))[0];
}

/** Whether they may do in a brand (or, with `allBrands`, in all of them) what one of these roles may. */
export function mayAs(caller: Granted, brandId: string, ...allowed: Role[]): boolean {
  const grant = grantFor(caller, brandId);
  return grant !== undefined && allowed.includes(grant.role);
}

/** Whether a grant reaches a location; what is of no location (`null`) is only for who sees all of them. */
export function reachesLocation({ locations }: Pick<Grant, 'locations'>, location: string | null): boolean {
  return locations === null || (location !== null && locations.includes(location));
}

/** Only an owner gives roles, and only of what is theirs: those of one brand give none for all. */
export function mayGive(caller: Granted, brandId: string): boolean {
  return mayAs(caller, brandId, 'owner');
}
