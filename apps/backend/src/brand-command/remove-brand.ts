import { normalizeBrandId } from '../brands/brand-id.ts';
import type { BrandDeletion } from '../deleting/delete-brand.ts';
import { administer } from '../operator-command/administer.ts';
import { deletedContents, filesLeftText } from '../operator-command/deletion-texts.ts';
import { Refusal } from '../operator-command/error-text.ts';
import { shown } from '../operator-command/printable.ts';
import { type Environment, type Output, readArguments, readOperand } from '../operator-command/run-command.ts';

type FoundBrand = Extract<BrandDeletion, { kind: 'found' }>;

/** `delete ID`. Without `--yes` it says what it is about, and refuses. */
export async function removeBrand(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = { 'with-submissions': { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { positionals, values } = readArguments(args, options, 1);
  const written = readOperand(positionals, 'ID');
  const { 'with-submissions': withSubmissions = false, yes: sure = false } = values;
  const id = normalizeBrandId(written);
  const brand =
    id === undefined
      ? undefined
      : await administer(environment, (administration) => administration.deleteBrand(id, { sure, withSubmissions }));
  if (id === undefined || brand?.kind !== 'found') {
    throw new Refusal(`There is no brand ${shown(written)}; "list" names all.`);
  }

  if (!brand.deleted && brand.submissions > 0 && !withSubmissions) {
    throw new Refusal(
      `${shown(brand.name)} has ${deletedContents(brand)}, and nothing was deleted.\n` +
        `Keep them first: npm run submissions -- export --brand ${id} --format json --out FOLDER (and with --spam, to another).\n` +
        'With --with-submissions they go, too.',
    );
  }
  if (!brand.deleted) {
    throw new Refusal(`This would delete ${whole(id, brand)}. Nothing was deleted: say it again with --yes.`);
  }
  await output.out(`Deleted ${whole(id, brand)}.\n`);
  if (brand.origin === 'demo') await output.out(demoText);
  if (brand.filesLeft > 0) output.error(filesLeftText(brand.filesLeft));
}

const demoText =
  'It is a demo, which the next start brings back as long as there are other demos, or no brand of your own.\n';

function whole(id: string, brand: FoundBrand): string {
  const hosts = brand.hosts.length > 0 ? `, its host names ${brand.hosts.join(', ')}` : '';
  return `${shown(brand.name)} (${id})${hosts}${brand.submissions > 0 ? ` and ${deletedContents(brand)}` : ''}`;
}
