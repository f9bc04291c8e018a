/** `import-menu ID FILE`: the menus of a CSV file in the place of those that a brand has. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import { editedText } from '@tablefront/restaurant/editing/edited-text';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { menuChanges } from '@tablefront/restaurant/menu/menu-changes';
import { withMenuTable } from '@tablefront/restaurant/menu/table/configuration-table';
import type { Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { counted, printable, Refusal, shown } from '../../administration/operator-texts.ts';
import { addTimeZones } from '../../brands/add-time-zones.ts';
import { readBrand } from '../../brands/read-brand.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments, readOperand } from '../running/run-command.ts';
import { type MenuFile, readMenuCsv } from './menu-csv.ts';
import { type StoredBrand, storedBrand } from './stored-brand.ts';

/** How often it is begun anew, where the rest of the site is changed meanwhile. */
const MOST_TURNS = 5;

/**
 * Says what changes, line by line, and changes it; with `--dry-run` it only says it. What the console publishes meanwhile stays,
 * unless it is of the menus too: then nothing is written.
 */
export async function importMenu(args: string[], environment: Environment, output: Output): Promise<void> {
  const { positionals, values } = readArguments(args, { 'dry-run': { type: 'boolean' } }, 2);
  const operand = readOperand(positionals, 'ID');
  const file = readOperand(positionals.slice(1), 'FILE');
  const table = readMenuCsv(await textIn(file));
  let told: string | undefined;
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const stored = await storedBrand(operand, environment);
    if (stored.isDemo && !values['dry-run']) {
      throw new Refusal(`${shown(operand)} is a demo brand: import its configuration under an id of its own first.`);
    }
    const { brand, warnings, changes, currencies } = withMenus(stored, table, file);
    const count = changes.length === 0 ? 'Nothing changes' : counted(changes.length, 'change');
    const lines = [...warnings, ...changes, ...currencies].map((line) => `  ${printable(line)}\n`).join('');
    if (told === undefined) await output.out(lines);
    else if (told !== lines) break;
    told = lines;
    if (values['dry-run'] || changes.length === 0) {
      await output.out(`${count}${values['dry-run'] ? ', and nothing was written' : ''}.\n`);
      return;
    }
    const { name, configuration, version } = brand;
    const over = createHash('sha256').update(stored.text).digest('hex');
    const saved = await administer(environment, (administration) =>
      administration.importBrand({ id: stored.id, name, configuration, version, hosts: [] }, { over }),
    );
    if (saved.kind === 'saved') {
      await output.out(`Updated the menu of ${shown(name)}: ${count}.\n`);
      return;
    }
  }
  throw new Refusal(
    `The brand ${shown(operand)} was changed meanwhile. Nothing was written: look at it, and try again.`,
  );
}

/** The brand with the table's menus: its text differs from the stored one in them alone, as one that the console publishes does. */
function withMenus(
  { text, fields, configuration }: StoredBrand,
  { rows, withLocations, warnings }: MenuFile,
  file: string,
) {
  const table = withMenuTable(fields, rows, withLocations);
  const read = readBrand(Buffer.from(editedText(text, addTimeZones(table.fields).value as JsonObject)));
  if (!read.ok) throw new Refusal(read.error);
  if (dishesOf(read.site) === 0) throw new Refusal(`${file} has no dish that can be read. Nothing was changed.`);
  const currencies = table.added.map(
    ({ path, currency }) => `${path}: ${currency}, which signs beside the prices said before`,
  );
  const changes = changesBetween(configuration, read.site);
  return {
    brand: read.brand,
    warnings: [...warnings, ...table.warnings].map(({ line, message }) => `Line ${line}: ${message}`),
    changes,
    currencies,
  };
}

async function textIn(file: string): Promise<string> {
  const bytes = await (file === '-' ? buffer(process.stdin) : readFile(file)).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new Refusal(code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(`${file} is no text in UTF-8: save it as “CSV UTF-8”. Nothing was read.`);
  }
}

function dishesOf({ menu, locations }: SiteConfiguration): number {
  const menus = [...menu, ...locations.flatMap((location) => location.menu)];
  return menus.reduce((sum, { categories }) => sum + categories.length, 0);
}

/** Of the brand's menu, and of each location what is not the brand's change. */
function changesBetween(before: SiteConfiguration, after: SiteConfiguration): string[] {
  const money = { currency: after.currency, language: after.language };
  const ofBrand = menuChanges(before.menu, after.menu, money);
  const known = new Set(ofBrand);
  const names = distinctNames(after.locations);
  const ofLocations = after.locations.flatMap((location, at) => {
    const menus = [before.locations[at], location].map((place, state) => menusOf(place, state === 0 ? before : after));
    const [old = [], next = []] = menus;
    const currency = location.currency ?? after.currency;
    const changes = menuChanges(old, next, { ...money, currency }).filter((change) => !known.has(change));
    return changes.map((change) => `${names[at]}: ${change}`);
  });
  return [...ofBrand, ...ofLocations];
}

function menusOf(location: Location | undefined, brand: SiteConfiguration) {
  return location && location.menu.length > 0 ? location.menu : brand.menu;
}
