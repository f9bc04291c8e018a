import { brandIdOf } from '@tablefront/restaurant/brand-id';
import type {
  FranchiseQuestion,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { type BrandContact, brandContactOf } from '../../forms/brand-contact.ts';

export interface FranchisePage {
  /** Whose inquiry it is, on the wire. */
  brandId: string;
  /** In the order of the form; none where the brand takes no inquiries. */
  questions: FranchiseQuestion[];
  contact: BrandContact;
}

/** The part of the configuration that the page shows. `brandKey` stands for a brand that has no id. */
export function franchisePageOf(configuration: SiteConfiguration, brandKey: string): FranchisePage {
  return {
    brandId: brandIdOf(configuration) ?? brandKey,
    questions: configuration.brand.franchiseQuestions,
    contact: brandContactOf(configuration),
  };
}
