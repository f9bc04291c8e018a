import { type DeliveryMethod, deliveryMethods } from '@tablefront/restaurant/forms/catering/catering-fields';
import { jobPlaces } from '@tablefront/restaurant/restaurants';
import type {
  FranchiseQuestion,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';

/** What a brand's forms offer to choose from, and ask. */
export interface FormTerms {
  deliveryMethods: DeliveryMethod[];
  /** There are several locations to choose from. */
  severalPlaces: boolean;
  /** The jobs, whether they are open or not. */
  jobs: OfferedJob[];
  franchiseQuestions: FranchiseQuestion[];
}

interface OfferedJob {
  position: string;
  /** Absent where the applicant chooses it. */
  restaurantId?: string;
  /** `YYYY-MM-DD`: the last day. */
  validThrough?: string;
}

const known = new WeakMap<SiteConfiguration, FormTerms>();

/** Made once for each configuration. */
export function formTermsOf(configuration: SiteConfiguration): FormTerms {
  const terms = known.get(configuration) ?? makeTerms(configuration);
  known.set(configuration, terms);
  return terms;
}

function makeTerms(configuration: SiteConfiguration): FormTerms {
  const { flags, locations, jobs, brand } = configuration;
  const placeOf = jobPlaces(configuration);
  return {
    deliveryMethods: deliveryMethods(flags),
    severalPlaces: locations.length > 1,
    jobs: jobs.map((job) => {
      const { restaurantId } = placeOf(job);
      const { title, validThrough } = job;
      return {
        position: title,
        ...(restaurantId !== undefined && { restaurantId }),
        ...(validThrough !== undefined && { validThrough }),
      };
    }),
    franchiseQuestions: brand.franchiseQuestions,
  };
}
