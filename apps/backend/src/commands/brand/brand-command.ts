import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { warningText } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { configurationDocumentation } from '@tablefront/restaurant/site-configuration/schema/documentation';
import { checkStrictly, configurationSchema } from '@tablefront/restaurant/site-configuration/schema/written';
import { printable, Refusal, shown } from '../../administration/operator-texts.ts';
import { isDemoId, normalizeBrandId } from '../../brands/brand-id.ts';
import { frameRedirectWarnings } from '../../brands/frame-redirects.ts';
import { normalizeHostName } from '../../brands/host-name.ts';
import { type ReadBrand, readBrandFile } from '../../brands/read-brand.ts';
import { readStorageSettings } from '../../settings.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments, readOperand, runCommand } from '../running/run-command.ts';
import { brandTable } from './brand-table.ts';
import { exportBrand } from './export-brand.ts';
import { importMenu } from './import-menu.ts';
import { readNotifyFile, setNotifications, showNotifications } from './notify.ts';
import { removeBrand } from './remove-brand.ts';

const help = `Puts brands on the site. It works while the site is running, too. FILE may be - for the standard input.

  npm run brand -- validate FILE [--strict]
      Checks a configuration file and prints what the site would leave out or take otherwise than it may be meant, and
      which hosts framed ordering pages lead on to that are missing in embeddedHosts (it asks them, for five seconds).
      With --strict it also prints what the site reads although the schema does not have it, and fails where anything is.
  npm run brand -- schema [--as json-schema|markdown]
      Prints the JSON Schema of a configuration, for text editors, or the documentation of all that it may hold.
  npm run brand -- import FILE [--host NAME]... [--id ID] [--replace]
      Puts the brand on the site, or brings it up to date. Host names are added to those that it has. A place with
      coordinates and without a time zone gets that of its coordinates.
      Its id is ID, else the file's brand_id, id or restaurant_id, else made of its name. With --replace it takes the place
      of a brand of another name that has its id, and host names of other brands.
  npm run brand -- list
      Lists the brands: id, name, host names, last change.
  npm run brand -- export ID [--as FORM] [--location NAME] [--bom] [> FILE]
      Prints a brand's configuration as it was imported. With --as csv its menus as a table, a row for each dish or size of
      one (--bom helps Excel to read it); with --as google-food-menu as Google's Business Profile takes them; with
      --as schema-org what its pages say for search engines. The last two are of the brand, or of the location NAME.
  npm run brand -- import-menu ID FILE.csv [--dry-run]
      Puts the menus of such a table in the place of the brand's, and says what changes; with --dry-run it only says it.
      What the table does not have is gone; without the column "location", locations keep what differs at them.
  npm run brand -- delete ID [--with-submissions] [--yes]
      Says what would be deleted; with --yes it is. A brand that was sent something stays unless --with-submissions:
      "npm run submissions -- export --brand ID" comes first.
  npm run brand -- delete --demo [--with-submissions] [--yes]
      The same for all demo brands; they do not come back.
  npm run brand -- notify ID [FILE | --off]
      Says who is told, by e-mail and webhook, of what the brand's visitors send: as FILE has it, or nobody (--off).
      Without either it shows who is told, without secrets. FILE is JSON; without "kinds" it is for every kind:
      { "email": [{ "to": ["a@b.example"], "kinds": ["catering", "callback"] }],
        "webhook": [{ "url": "https://b.example/hook", "secret": "whsec_…" }] }
      Kinds: ${submissionKinds.join(', ')}.

Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set), FILES_URL.
`;

/** Runs one command; answers the exit code. */
export async function runBrandCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const works = {
    validate,
    schema,
    import: importBrand,
    'import-menu': importMenu,
    list,
    export: exportBrand,
    notify,
    delete: removeBrand,
  };
  return runCommand({ help, works }, args, environment, output);
}

async function validate(args: string[], _environment: Environment, output: Output): Promise<number> {
  const { positionals, values } = readArguments(args, { strict: { type: 'boolean' } }, 1);
  const file = readOperand(positionals, 'FILE');
  const read = await readOrRefuse(file);
  await printChecked(file, read, output);
  if (!values.strict) return 0;
  const problems = checkStrictly(JSON.parse(read.brand.configuration)).map(warningText);
  for (const problem of problems) {
    if (!read.brand.warnings.includes(problem)) await output.out(`  ${printable(problem)}\n`);
  }
  return problems.length === 0 ? 0 : 1;
}

async function schema(args: string[], _environment: Environment, output: Output): Promise<void> {
  const { as: form = 'json-schema' } = readArguments(args, { as: { type: 'string' } }, 0).values;
  if (form === 'json-schema') await output.out(`${JSON.stringify(configurationSchema(), null, 2)}\n`);
  else if (form === 'markdown') await output.out(configurationDocumentation());
  else throw new Refusal(`There is no form ${shown(form)}; there are json-schema and markdown.`);
}

async function importBrand(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = {
    host: { type: 'string', multiple: true },
    id: { type: 'string' },
    replace: { type: 'boolean' },
  } as const;
  const { positionals, values } = readArguments(args, options, 1);
  const file = readOperand(positionals, 'FILE');
  const hosts = readHosts(values.host ?? []);
  const givenId = values.id === undefined ? undefined : readId(values.id);
  const read = await readOrRefuse(file);
  const { brand } = read;
  const id = givenId ?? brand.id;
  if (id === undefined) throw new Refusal(`${file}: the brand has neither an id nor a name; give it one with --id ID`);
  if (isDemoId(id) && !(await isOwn(id, environment))) {
    throw new Refusal(`${file}: ${shown(id)} is the id of a demo brand; give it another with --id ID`);
  }
  await printChecked(file, read, output);

  const { name, configuration, version } = brand;
  const saved = await administer(environment, (administration) =>
    administration.importBrand({ id, name, configuration, version, hosts }, { replace: values.replace }),
  );
  if (saved.kind === 'brand-taken') {
    throw new Refusal(
      `The id ${id} belongs to the brand ${shown(saved.name)}, and this file is of ${shown(name)}. Nothing was changed: ` +
        'with --id ID it becomes a brand of its own, with --replace it takes the place of the other.',
    );
  }
  if (saved.kind === 'host-taken') {
    const way = saved.replaceable ? '; with --replace the host is taken from it.' : '.';
    throw new Refusal(`The host ${saved.host} belongs to the brand ${saved.brandId}. Nothing was changed${way}`);
  }
  if (saved.kind === 'changed-meanwhile') throw new Error('It was imported over whatever was there');
  await output.out(`${saved.created ? 'Imported' : 'Updated'} ${shown(name)} as ${id}.\n`);
  await output.out(
    saved.hosts.length > 0
      ? `Host names: ${saved.hosts.join(', ')}\n`
      : 'It has no host name yet: add one with --host NAME, or start the site with this id as BRAND_ID.\n',
  );
}

/** A demo that was published is its owner's, and keeps its id. */
async function isOwn(id: string, environment: Environment): Promise<boolean> {
  const brands = await administer(environment, (administration) => administration.listBrands());
  return brands.some((brand) => brand.id === id && brand.origin === 'operator');
}

async function list(args: string[], environment: Environment, output: Output): Promise<void> {
  readArguments(args, {}, 0);
  const brands = await administer(environment, (administration) => administration.listBrands());
  await output.out(brands.length > 0 ? brandTable(brands) : 'There are no brands yet.\n');
}

async function notify(args: string[], environment: Environment, output: Output): Promise<void> {
  const { positionals, values } = readArguments(args, { off: { type: 'boolean' } }, args.includes('--off') ? 1 : 2);
  const { off = false } = values;
  const written = readOperand(positionals, 'ID');
  const file = positionals[1];
  const id = normalizeBrandId(written);
  if (id === undefined) throw new Refusal(`There is no brand ${shown(written)}; "list" names all.`);

  const { allowPrivateWebhooks } = readStorageSettings(environment);
  const settings = file === undefined ? null : await readNotifyFile(file, allowPrivateWebhooks);
  const text = await administer(environment, (administration) =>
    off || settings ? setNotifications(administration, id, settings) : showNotifications(administration, id),
  );
  await output.out(text);
}

function readHosts(written: string[]): string[] {
  const hosts = written.map((text) => {
    const host = normalizeHostName(text);
    if (host === undefined) {
      throw new Refusal(`${shown(text)} is no host name. Write only the name, such as restaurant.example`);
    }
    return host;
  });
  return [...new Set(hosts)];
}

function readId(written: string): string {
  const id = normalizeBrandId(written);
  if (id !== undefined) return id;
  throw new Refusal(`${shown(written)} cannot be an id: take up to 200 letters, digits and signs without spaces`);
}

type Checked = Extract<ReadBrand, { ok: true }>;

async function readOrRefuse(file: string): Promise<Checked> {
  const read = await readBrandFile(file);
  if (!read.ok) throw new Refusal(`${file}: ${read.error}`);
  return read;
}

async function printChecked(file: string, { brand, site }: Checked, output: Output): Promise<void> {
  const warnings = [...brand.warnings, ...(await frameRedirectWarnings(site))];
  const count = warnings.length;
  const found = count === 0 ? 'no warnings' : count === 1 ? '1 warning' : `${count} warnings`;
  await output.out(`${file}: ${shown(brand.name)} is valid, with ${found}\n`);
  for (const warning of warnings) await output.out(`  ${printable(warning)}\n`);
  for (const addition of brand.added)
    await output.out(`  ${printable(addition)} is added on import, from the coordinates\n`);
}
