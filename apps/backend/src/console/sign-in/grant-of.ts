import { allBrands, type Grant } from '@tablefront/console-wire/access';
import type { grants } from '../../database/schema.ts';

/** As the wire has it. */
export function grantOf({
  brandId,
  role,
  locations,
}: Pick<typeof grants.$inferSelect, 'brandId' | 'role' | 'locations'>): Grant {
  return { brandId: brandId ?? allBrands, role, locations };
}
