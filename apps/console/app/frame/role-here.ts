import { roleNames, whereOf } from '../people/role-words.ts';
import type { OpenBrand } from './brand.ts';

/** What the person is in this brand: `Owner`, `Location manager, Queen West`. */
export function roleHere({ role, grant }: OpenBrand): string {
  return grant?.locations ? `${roleNames[role]}, ${whereOf(grant)}` : roleNames[role];
}
