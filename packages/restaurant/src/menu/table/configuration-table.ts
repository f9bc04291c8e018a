/** The menus of a whole configuration as a table, and a configuration with the menus of a table. */
import { distinctNames } from '../../distinct-names.ts';
import { isRecord } from '../../reading/lenient.ts';
import { readSiteConfiguration, readWrittenMenus } from '../../site-configuration/read-site-configuration.ts';
import type { MenuRow } from './columns.ts';
import { readMenuTable, type TablePlace, type TableRow } from './read-menu-table.ts';
import { menuTable } from './write-menu-table.ts';

/** A configuration as it is written: an object of JSON. */
type Fields = Readonly<Record<string, unknown>>;

/** The menus of the brand and of its locations, as they are written: what differs at a location has rows of its own. */
export function tableOfConfiguration(fields: Fields): MenuRow[] {
  const { configuration, written } = readWrittenMenus(fields);
  const names = distinctNames(configuration.locations);
  const locations = written.map(({ location, overrides }, at) => ({
    location: names[at] ?? location.id,
    menus: location.menu,
    overrides,
  }));
  return menuTable(configuration.menu, locations);
}

export interface WithTable {
  fields: Fields;
  warnings: { line: number; message: string }[];
  /** What else had to be written, so that prices stay in their currency. */
  added: { path: string; currency: string }[];
}

/**
 * The configuration with the menus of a table in the place of its own.
 *
 * @param withLocations whether the table tells of locations: then what it does not say of one is not so any more
 */
export function withMenuTable(fields: Fields, rows: readonly TableRow[], withLocations: boolean): WithTable {
  const { configuration, written } = readWrittenMenus(fields);
  const names = distinctNames(configuration.locations);
  const byId = new Map(written.map(({ location }, at) => [location.id, names[at]] as const));
  const table = readMenuTable(rows, (name) => (names.includes(name) ? name : byId.get(name)));
  let next = withMenus(fields, table.brand);
  if (withLocations) {
    for (const [at, { path }] of written.entries()) {
      const place = table.locations.get(names[at] ?? '') ?? nothing;
      next = changedAt(next, stepsOf(path), (location) => withMenus(location, place));
    }
  }
  const kept = withCurrencies(next, fields);
  const lines = new Map(table.brand.lines);
  for (const [at, { path }] of written.entries()) {
    for (const [within, line] of table.locations.get(names[at] ?? '')?.lines ?? [])
      lines.set(`${path}.${within}`, line);
  }
  return { ...kept, warnings: [...table.warnings, ...warningsByLine(kept.fields, lines)].sort(byLine) };
}

const nothing: Pick<TablePlace, 'menu' | 'menuOverrides'> = { menu: [], menuOverrides: [] };
const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

function withMenus(fields: Fields, { menu, menuOverrides }: typeof nothing): Fields {
  return withList(withList(fields, 'menu', menu), 'menuOverrides', menuOverrides);
}

/** What was there before keeps its place in the file. */
function withList(fields: Fields, key: string, list: readonly object[]): Fields {
  if (list.length > 0) return { ...fields, [key]: list };
  const { [key]: _before, ...rest } = fields;
  return rest;
}

/** Where a currency was only told by the signs beside prices, it has to be said from now on. */
function withCurrencies(next: Fields, before: Fields): Pick<WithTable, 'fields' | 'added'> {
  const was = currenciesOf(before);
  const added: WithTable['added'] = [];
  let fields = next;
  const { brand } = was;
  if (currenciesOf(fields).brand !== brand) {
    fields = { ...fields, currency: brand };
    added.push({ path: 'currency', currency: brand });
  }
  const is = currenciesOf(fields);
  for (const [at, { path, currency }] of was.locations.entries()) {
    if (is.locations[at]?.currency === currency) continue;
    fields = changedAt(fields, stepsOf(path), (location) => ({ ...location, currency }));
    added.push({ path: `${path}.currency`, currency });
  }
  return { fields, added };
}

function currenciesOf(fields: Fields) {
  const { configuration, written } = readWrittenMenus(fields);
  const brand = configuration.currency;
  return {
    brand,
    locations: written.map(({ path, location }) => ({ path, currency: location.currency ?? brand })),
  };
}

/** What the configuration's reader says of what a line says. */
function warningsByLine(fields: Fields, lines: ReadonlyMap<string, number>): WithTable['warnings'] {
  const read = readSiteConfiguration(fields);
  if (!read.ok) return [];
  return read.warnings.flatMap(({ path, message }) => {
    for (let place = path; place !== ''; place = place.replace(/\.?[^.]*$/, '')) {
      const line = lines.get(place);
      const rest = path.slice(place.length + 1);
      if (line !== undefined) return [{ line, message: rest === '' ? message : `${rest}: ${message}` }];
    }
    return [];
  });
}

function stepsOf(path: string): (string | number)[] {
  return (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** A value with the object at a place within it changed; it is found as it is written there. */
function changedAt(fields: Fields, [step, ...steps]: (string | number)[], change: (found: Fields) => Fields): Fields {
  if (step === undefined) return change(fields);
  const value = fields[step];
  if (!Array.isArray(value)) {
    return isRecord(value) ? { ...fields, [step]: changedAt(value, steps, change) } : fields;
  }
  const [index = 0, ...within] = steps;
  const list: unknown[] = value;
  const element = list[Number(index)];
  return isRecord(element)
    ? { ...fields, [step]: list.with(Number(index), changedAt(element, within, change)) }
    : fields;
}
