import type { Administration } from '../../administration/administration.ts';
import { deletedContents, filesLeftText, Refusal, shown } from '../../administration/operator-texts.ts';
import { normalizeBrandId } from '../../brands/brand-id.ts';
import type { BrandDeletion } from '../../submissions/deleting/delete-brand.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments, readOperand } from '../running/run-command.ts';

type FoundBrand = Extract<BrandDeletion, { kind: 'found' }> & { id: string };

interface Consent {
  sure: boolean;
  withSubmissions: boolean;
}

/** `delete ID` and `delete --demo`. Without `--yes` it says what it is about, and refuses. */
export async function removeBrand(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = {
    demo: { type: 'boolean' },
    'with-submissions': { type: 'boolean' },
    yes: { type: 'boolean' },
  } as const;
  const { positionals, values } = readArguments(args, options, args.includes('--demo') ? 0 : 1);
  const { 'with-submissions': withSubmissions = false, yes: sure = false } = values;
  const consent = { sure, withSubmissions };
  const written = values.demo ? undefined : readOperand(positionals, 'ID');
  const id = written === undefined ? undefined : normalizeBrandId(written);
  const deleted = await administer(environment, async (administration) => {
    if (written === undefined) return removeDemos(administration, consent);
    return id === undefined ? [] : remove(administration, [id], consent);
  });
  if (deleted.length === 0) {
    throw new Refusal(
      written === undefined ? 'There are no demo brands.' : `There is no brand ${shown(written)}; "list" names all.`,
    );
  }

  for (const brand of deleted) await output.out(`Deleted ${whole(brand)}.\n`);
  if (written !== undefined && deleted.some(({ origin }) => origin === 'demo')) await output.out(DEMO_TEXT);
  const filesLeft = deleted.reduce((sum, brand) => sum + brand.filesLeft, 0);
  if (filesLeft > 0) output.error(filesLeftText(filesLeft));
}

/** Deletes every demo brand, or none. */
export async function removeDemos(administration: Administration, consent: Consent): Promise<FoundBrand[]> {
  const demos = (await administration.listBrands()).filter(({ origin }) => origin === 'demo');
  return remove(
    administration,
    demos.map(({ id }) => id),
    { ...consent, endDemos: true },
  );
}

/** Deletes all of them, or says why not and deletes none; what is not there is left out. */
async function remove(
  administration: Administration,
  ids: string[],
  consent: Consent & { endDemos?: boolean },
): Promise<FoundBrand[]> {
  const asked = await deleteEach(administration, ids, { ...consent, sure: false });
  const full = asked.find(({ submissions }) => submissions > 0);
  if (full && !consent.withSubmissions) throw hasSubmissions(full);
  if (!consent.sure && asked.length > 0) {
    const all = asked.map(whole).join('; ');
    throw new Refusal(`This would delete ${all}. Nothing was deleted: say it again with --yes.`);
  }
  const deleted = await deleteEach(administration, ids, consent);
  // It was sent something in between.
  const left = deleted.find((brand) => !brand.deleted);
  if (left) throw hasSubmissions(left);
  return deleted;
}

function hasSubmissions(brand: FoundBrand): Refusal {
  return new Refusal(
    `${shown(brand.name)} has ${deletedContents(brand)}, and nothing was deleted.\n` +
      `Keep them first: npm run submissions -- export --brand ${brand.id} --format json --out FOLDER (and with --spam, to another).\n` +
      'With --with-submissions they go, too.',
  );
}

async function deleteEach(
  administration: Administration,
  ids: string[],
  options: Consent & { endDemos?: boolean },
): Promise<FoundBrand[]> {
  const found: FoundBrand[] = [];
  for (const id of ids) {
    const brand = await administration.deleteBrand(id, options);
    if (brand.kind === 'found') found.push({ ...brand, id });
  }
  return found;
}

const DEMO_TEXT = 'It is a demo: the next start brings it back, unless a brand of your own was ever imported.\n';

function whole(brand: FoundBrand): string {
  const { id, name, hosts, submissions } = brand;
  const names = hosts.length > 0 ? `, its host names ${hosts.join(', ')}` : '';
  return `${shown(name)} (${id})${names}${submissions > 0 ? ` and ${deletedContents(brand)}` : ''}`;
}
