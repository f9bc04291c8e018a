import { parseArgs } from 'node:util';
import { normalizeBrandId } from '../brands/brand-id.ts';
import { normalizeHostName } from '../brands/host-name.ts';
import { type Brand, readBrandFile } from '../brands/read-brand.ts';
import { submissionKinds } from '../database/schema.ts';
import { administer } from './administer.ts';
import { brandTable } from './brand-table.ts';
import { errorText, Refusal } from './error-text.ts';
import { readNotifyFile, setNotifications, showNotifications } from './notify.ts';
import { printable, shown } from './printable.ts';
import { readSettings } from './settings.ts';

export interface Output {
  out(text: string): void;
  error(text: string): void;
}

const help = `Puts brands on the site. It works while the site is running, too.

  npm run brand -- validate FILE
      Checks a configuration file and prints what the site would leave out.
  npm run brand -- import FILE [--host NAME]... [--id ID]
      Puts the brand on the site, or brings it up to date. Host names are added to those that it has.
      Its id is ID, else the file's brand_id, id or restaurant_id, else made of its name.
  npm run brand -- list
      Lists the brands: id, name, host names, last change.
  npm run brand -- export ID [> FILE]
      Prints a brand's configuration as it was imported.
  npm run brand -- notify ID [FILE | --off]
      Says who is told, by e-mail and webhook, of what the brand's visitors send: as FILE has it, or nobody (--off).
      Without either it shows who is told, without secrets. FILE is JSON; without "kinds" it is for every kind:
      { "email": [{ "to": ["a@b.example"], "kinds": ["catering", "callback"] }],
        "webhook": [{ "url": "https://b.example/hook", "secret": "whsec_…" }] }
      Kinds: ${submissionKinds.join(', ')}.

Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set).
`;

type Environment = Record<string, string | undefined>;

/** Runs one command; answers the exit code. */
export async function runBrandCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const [command, ...rest] = args;
  try {
    switch (command) {
      case 'validate':
        await validate(rest, output);
        return 0;
      case 'import':
        await importBrand(rest, environment, output);
        return 0;
      case 'list':
        await list(rest, environment, output);
        return 0;
      case 'export':
        await exportBrand(rest, environment, output);
        return 0;
      case 'notify':
        await notify(rest, environment, output);
        return 0;
      case 'help':
      case '--help':
      case '-h':
        output.out(help);
        return 0;
      case undefined:
        throw new Refusal(`Say what to do.\n\n${help.trimEnd()}`);
      default:
        throw new Refusal(`There is no command ${shown(command)}.\n\n${help.trimEnd()}`);
    }
  } catch (error) {
    output.error(`${errorText(error)}\n`);
    return 1;
  }
}

async function validate(args: string[], output: Output): Promise<void> {
  const { operand: file } = readArguments(args, 'FILE');
  printChecked(file, await readOrRefuse(file), output);
}

async function importBrand(args: string[], environment: Environment, output: Output): Promise<void> {
  const { operand: file, hosts, id: givenId } = readArguments(args, 'FILE', 'with options');
  const brand = await readOrRefuse(file);
  const id = givenId ?? brand.id;
  if (id === undefined) throw new Refusal(`${file}: the brand has neither an id nor a name; give it one with --id ID`);
  printChecked(file, brand, output);

  const { name, configuration, version } = brand;
  const saved = await administer(environment, (administration) =>
    administration.importBrand({ id, name, configuration, version, hosts }),
  );
  if (saved.kind === 'host-taken') {
    throw new Refusal(`The host ${saved.host} belongs to the brand ${saved.brandId}. Nothing was changed.`);
  }
  output.out(`${saved.created ? 'Imported' : 'Updated'} ${shown(name)} as ${id}.\n`);
  output.out(
    saved.hosts.length > 0
      ? `Host names: ${saved.hosts.join(', ')}\n`
      : 'It has no host name yet: add one with --host NAME, or start the site with this id as BRAND_ID.\n',
  );
}

async function list(args: string[], environment: Environment, output: Output): Promise<void> {
  readArguments(args, undefined);
  const brands = await administer(environment, (administration) => administration.listBrands());
  output.out(brands.length > 0 ? brandTable(brands) : 'There are no brands yet.\n');
}

async function exportBrand(args: string[], environment: Environment, output: Output): Promise<void> {
  const { operand } = readArguments(args, 'ID');
  const id = normalizeBrandId(operand);
  const configuration =
    id === undefined ? undefined : await administer(environment, (administration) => administration.exportBrand(id));
  if (configuration === undefined) throw new Refusal(`There is no brand ${shown(operand)}; "list" names all.`);
  output.out(configuration);
}

async function notify(args: string[], environment: Environment, output: Output): Promise<void> {
  const off = args.includes('--off');
  const [written, file, ...more] = parseOrRefuse(
    args.filter((arg) => arg !== '--off'),
    undefined,
  ).positionals;
  if (written === undefined) throw new Refusal('Say which: ID is missing.');
  const extra = off ? file : more[0];
  if (extra !== undefined) throw new Refusal(`${shown(extra)} is one word too many.`);
  const id = normalizeBrandId(written);
  if (id === undefined) throw new Refusal(`There is no brand ${shown(written)}; "list" names all.`);

  const { allowPrivateWebhooks } = readSettings(environment);
  const settings = file === undefined ? null : await readNotifyFile(file, allowPrivateWebhooks);
  const text = await administer(environment, (administration) =>
    off || settings ? setNotifications(administration, id, settings) : showNotifications(administration, id),
  );
  output.out(text);
}

interface Arguments {
  /** The file or id that the command is about; empty where it takes none. */
  operand: string;
  hosts: string[];
  id?: string;
}

function readArguments(args: string[], operandName: string | undefined, options?: 'with options'): Arguments {
  const parsed = parseOrRefuse(args, options);
  const [operand, ...more] = parsed.positionals;
  if (operandName === undefined && operand !== undefined) throw new Refusal(`${shown(operand)} is one word too many.`);
  if (operandName !== undefined && !operand) throw new Refusal(`Say which: ${operandName} is missing.`);
  if (more[0] !== undefined) throw new Refusal(`${shown(more[0])} is one word too many.`);

  const hosts = (parsed.values.host ?? []).map((written) => {
    const host = normalizeHostName(written);
    if (host === undefined) {
      throw new Refusal(`${shown(written)} is no host name. Write only the name, such as restaurant.example`);
    }
    return host;
  });
  const written = parsed.values.id;
  const id = written === undefined ? undefined : normalizeBrandId(written);
  if (written !== undefined && id === undefined) {
    throw new Refusal(`${shown(written)} cannot be an id: take up to 200 letters, digits and signs without spaces`);
  }
  return { operand: operand ?? '', hosts: [...new Set(hosts)], id };
}

function parseOrRefuse(args: string[], options: 'with options' | undefined) {
  const known = { host: { type: 'string', multiple: true }, id: { type: 'string' } } as const;
  try {
    const parsed = parseArgs({ args, options: known, allowPositionals: true });
    const given = Object.keys(parsed.values)[0];
    if (!options && given !== undefined) throw new Refusal(`This command takes no --${given}.`);
    return parsed;
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(error.message);
    throw error;
  }
}

async function readOrRefuse(file: string): Promise<Brand> {
  const read = await readBrandFile(file);
  if (!read.ok) throw new Refusal(`${file}: ${read.error}`);
  return read.brand;
}

function printChecked(file: string, brand: Brand, output: Output): void {
  const count = brand.warnings.length;
  const found = count === 0 ? 'no warnings' : count === 1 ? '1 warning' : `${count} warnings`;
  output.out(`${file}: ${shown(brand.name)} is valid, with ${found}\n`);
  for (const warning of brand.warnings) output.out(`  ${printable(warning)}\n`);
}
