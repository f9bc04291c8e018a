/** Which menus have a page of their allergens: those that state any. */
import { oncePer } from '../once-per.ts';
import type { Menu, MenuItem, SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { siteMenuKind } from './kind.ts';

/** Whether any dish of the menus states anything of allergens. */
export const stateAllergens = oncePer((menus: readonly Menu[]) =>
  menus.some(({ categories }) => categories.some(({ items }) => items.some(statesAny))),
);

/** Whether a dish states what it contains, may contain or is free of. */
export function statesAny({ allergens, mayContain, freeOf }: MenuItem): boolean {
  return allergens !== undefined || mayContain !== undefined || freeOf !== undefined;
}

/** Only tells whether a link leads to the site's own menu; no address is made of it. */
const ANY_ORIGIN = 'https://site.invalid';

/** Whether the brand's own menu, where that is a page of dishes, states allergens. */
export function brandAllergens(configuration: SiteConfiguration): boolean {
  const shown = siteMenuKind(configuration, ANY_ORIGIN);
  return shown.kind === 'page' && stateAllergens(shown.menus);
}
