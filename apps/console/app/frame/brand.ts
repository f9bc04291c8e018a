import { ALL_BRANDS } from '@tablefront/console-wire/access';
import type { BrandDetail, BrandSummary, GrantInWords } from '@tablefront/console-wire/session';
import { createContext, use } from 'react';

export interface OpenBrand extends BrandSummary {
  /** What the person may here. */
  grant: GrantInWords | undefined;
  /** Places and hosts, once they are known. */
  detail: BrandDetail | undefined;
}

export const BrandContext = createContext<OpenBrand | undefined>(undefined);

/** The brand that is open. @throws outside of the frame */
export function useBrand(): OpenBrand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('No brand is open here');
  return brand;
}

/** Whether somebody may make brands: an owner of all, and of those to come. */
export const mayMakeBrands = (grants: readonly GrantInWords[]): boolean =>
  grants.some(({ brandId, role }) => brandId === ALL_BRANDS && role === 'owner');
