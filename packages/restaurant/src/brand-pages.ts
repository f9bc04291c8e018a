/** Which of the site's pages a brand's site has. */
import { brandAllergens } from './menu/allergen-pages.ts';
import type { SiteConfiguration } from './site-configuration/site-configuration.ts';
import { type BrandPageId, hasSlug, pageIds, pageName, pathTo } from './site-pages.ts';

/** For whoever lists pages; the address answers all the same. What is not here every site has. */
const exists: Partial<Record<BrandPageId, (configuration: SiteConfiguration) => boolean>> = {
  locations: ({ locations }) => locations.length > 1,
  franchise: ({ brand }) => brand.franchiseQuestions.length > 0,
  allergens: brandAllergens,
};

export interface SitePage {
  name: string;
  path: string;
}

/** The pages besides those of single locations and jobs, the home page first. */
export function brandPages(configuration: SiteConfiguration): SitePage[] {
  return pageIds.flatMap((id) => {
    if (hasSlug(id) || exists[id]?.(configuration) === false) return [];
    return [{ name: pageName(id), path: pathTo(id) }];
  });
}
