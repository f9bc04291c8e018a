/** `export ID`: a brand's configuration as it was imported, or its menus in another form. */
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import { type FoodMenusOf, googleFoodMenus, withoutPrice } from '@tablefront/restaurant/menu/google-food-menus';
import { configurationAt } from '@tablefront/restaurant/menu/sold-out';
import { tableOfConfiguration } from '@tablefront/restaurant/menu/table/configuration-table';
import type { Location, Menu, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, menuSlugs } from '@tablefront/restaurant/slugs';
import { homeStructuredData } from '@tablefront/restaurant/structured-data/home';
import { menuStructuredData } from '@tablefront/restaurant/structured-data/menu';
import { restaurantStructuredData } from '@tablefront/restaurant/structured-data/restaurant';
import { printable, Refusal, shown } from '../../administration/operator-texts.ts';
import { type Environment, type Output, readArguments, readOperand } from '../running/run-command.ts';
import { menuCsv } from './menu-csv.ts';
import { type StoredBrand, storedBrand } from './stored-brand.ts';

/** What an export starts from. */
interface Exported extends StoredBrand {
  /** `https://host`; undefined where neither the brand nor a host name tells it. */
  origin: string | undefined;
  location?: Location;
  output: Output;
}

const FORMS: Readonly<Record<string, (exported: Exported) => string>> = {
  configuration: ({ text }) => text,
  csv: ({ fields }) => menuCsv(tableOfConfiguration(fields)),
  'google-food-menu': asFoodMenus,
  'schema-org': asStructuredData,
};
/** Forms that are of one place. */
const ofAPlace = ['google-food-menu', 'schema-org'];

export async function exportBrand(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = { as: { type: 'string' }, location: { type: 'string' }, bom: { type: 'boolean' } } as const;
  const { positionals, values } = readArguments(args, options, 1);
  const { as: form = 'configuration', bom = false } = values;
  const operand = readOperand(positionals, 'ID');
  const write = Object.hasOwn(FORMS, form) ? FORMS[form] : undefined;
  if (!write) throw new Refusal(`There is no form ${shown(form)}; there are ${Object.keys(FORMS).join(', ')}.`);
  if (bom && form !== 'csv') throw new Refusal('--bom is for --as csv.');
  if (values.location !== undefined && !ofAPlace.includes(form)) {
    throw new Refusal(`--location is for --as ${ofAPlace.join(' and ')}.`);
  }
  const stored = await storedBrand(operand, environment);
  const configuration = configurationAt(stored.configuration, new Date());
  const location = values.location === undefined ? undefined : locationCalled(values.location, configuration);
  const origin = originOf(stored);
  await output.out(`${bom ? '\uFEFF' : ''}${write({ ...stored, configuration, origin, location, output })}`);
}

function locationCalled(written: string, { locations }: SiteConfiguration): Location {
  const names = distinctNames(locations);
  const slugs = locationSlugs(locations);
  const at = locations.findIndex(({ id }, index) => [names[index], id, slugs[index]].includes(written));
  const found = locations[at];
  if (found) return found;
  throw new Refusal(`There is no location ${shown(written)}; there are ${names.map(printable).join(', ') || 'none'}.`);
}

/** The address that the brand says, else that of its first host name. */
function originOf({ configuration: { url }, hosts: [host] }: StoredBrand): string | undefined {
  if (url !== undefined && URL.canParse(url)) return new URL(url).origin;
  return host === undefined ? undefined : `https://${host}`;
}

interface MenusOfPlace {
  menus: Menu[];
  currency: string;
  page: string;
}

/** Those of a location, else the brand's; those of the only location where the brand has none. */
function menusOf(configuration: SiteConfiguration, given: Location | undefined): MenusOfPlace {
  const { locations, menu, currency } = configuration;
  const location = given ?? (menu.length === 0 && locations.length === 1 ? locations[0] : undefined);
  const own = location && location.menu.length > 0 ? location : undefined;
  const slug = given && menuSlugs(locations)[locations.indexOf(given)];
  return {
    menus: own?.menu ?? menu,
    currency: own?.currency ?? currency,
    page: slug === undefined ? pathTo('menu') : pathTo('locationMenu', { slug }),
  };
}

function asFoodMenus({ configuration, origin, location, output }: Exported): string {
  const { menus, currency, page } = menusOf(configuration, location);
  if (menus.length === 0) {
    const others = configuration.locations.some((place) => place.menu.length > 0);
    throw new Refusal(`There is no menu${others ? ' of the brand; say of which location, with --location NAME' : ''}.`);
  }
  const { language, servesCuisine: cuisines } = configuration;
  const place: FoodMenusOf = {
    currency,
    language,
    cuisines,
    ...(origin !== undefined && { sourceUrl: origin + page }),
  };
  const missing = withoutPrice(menus);
  if (missing.length > 0) {
    const some = missing.slice(0, 5).map(printable).join(', ');
    output.error(
      `Google asks for a price of each dish; ${missing.length} of these have none: ${some}${missing.length > 5 ? ', …' : ''}\n`,
    );
  }
  return json(googleFoodMenus(menus, place));
}

/** What the pages of the brand, or of a location and its menu, bear for search engines. */
function asStructuredData({ configuration, origin, location }: Exported): string {
  const { locations, language } = configuration;
  const { menus, currency } = menusOf(configuration, location);
  if (origin === undefined)
    throw new Refusal('The brand has neither a host name nor a "url", which addresses are made of.');
  const today = new Date().toISOString().slice(0, 10);
  const at = location ? locations.indexOf(location) : -1;
  const page = { origin, today, slug: locationSlugs(locations)[at], menuSlug: menuSlugs(locations)[at] };
  const places = location
    ? [restaurantStructuredData(location, configuration, page)]
    : homeStructuredData(configuration, { origin, today });
  return json([...places, ...menus.map((menu) => menuStructuredData(menu, { language, currency }))]);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
