/**
 * The commands that change something: `genuine`, `resend`, `delete`.
 */
import type { Administration } from '../../administration/administration.ts';
import { counted, deletedContents, filesLeftText, Refusal, shown } from '../../administration/operator-texts.ts';
import type { SubmissionChoice } from '../../submissions/deleting/delete-submissions.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments } from '../running/run-command.ts';
import { noSuchSubmissions, readBrandId, readIds } from './submission-filters.ts';
import { submissionTable } from './submission-texts.ts';

const NOTHING_CHANGED = ' Nothing was changed.';
const NOTHING_DELETED = ' Nothing was deleted.';
const MOST_SHOWN = 20;

/** `genuine ID…` */
export async function genuine(args: string[], environment: Environment, output: Output): Promise<void> {
  const ids = readIds(readArguments(args, {}, Number.POSITIVE_INFINITY).positionals);
  const marked = await administer(environment, (administration) => administration.markGenuine(ids));
  if (marked.unknown.length > 0) throw noSuchSubmissions(marked.unknown, NOTHING_CHANGED);
  const already = ids.length - marked.genuine.length;
  if (marked.genuine.length > 0) {
    const told = marked.notifications === 0 ? 'nobody is to be told' : `${queued(marked.notifications)} to be sent`;
    await output.out(`Took the mark from ${counted(marked.genuine.length, 'submission')}; ${told}.\n`);
  }
  if (already > 0) await output.out(`${counted(already, 'submission')} had no mark; nobody is told again.\n`);
}

/** `resend ID…` and `resend --all` */
export async function resend(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = { all: { type: 'boolean' }, brand: { type: 'string' } } as const;
  const { positionals, values } = readArguments(args, options, Number.POSITIVE_INFINITY);
  if (values.all && positionals.length > 0) throw new Refusal('Give ids or --all, not both.');
  if (!values.all && values.brand !== undefined) throw new Refusal('--brand goes with --all.');
  const brandId = values.brand === undefined ? undefined : readBrandId(values.brand);
  const choice = values.all ? { brandId } : { ids: readIds(positionals) };
  const { unknown, notifications } = await administer(environment, (administration) =>
    administration.resendNotifications(choice),
  );
  if (unknown.length > 0) throw noSuchSubmissions(unknown, NOTHING_CHANGED);
  await output.out(
    notifications === 0 ? 'None had failed for good.\n' : `${queued(notifications)} to be sent again.\n`,
  );
}

/** `delete ID…` and `delete --email ADDRESS`. Without `--yes` it shows what it is about, and refuses. */
export async function remove(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = { email: { type: 'string' }, brand: { type: 'string' }, yes: { type: 'boolean' } } as const;
  const { positionals, values } = readArguments(args, options, Number.POSITIVE_INFINITY);
  const { yes: sure = false } = values;
  const choice = readChoice(positionals, values);
  await administer(environment, async (administration) => {
    const found = await administration.deleteSubmissions(choice, sure);
    if (found.unknown.length > 0) throw noSuchSubmissions(found.unknown, NOTHING_DELETED);
    if (found.mentions.length > 0) output.error(mentionsText(found.mentions));
    if (found.interrupted.removed > 0) output.error(interruptedText('Removed', found.interrupted.removed));
    if (found.interrupted.left > 0) {
      output.error(
        interruptedText(sure ? 'Still there, until the next sweep, are' : 'With --yes go', found.interrupted.left),
      );
    }
    if (found.ids.length === 0) throw new Refusal('There are no such submissions.');
    const contents = deletedContents({ submissions: found.ids.length, files: found.files });
    if (!found.deleted) {
      await output.out(submissionTable(await firstOf(administration, found.ids), 'with head'));
      throw new Refusal(`This would delete ${contents}.${NOTHING_DELETED} Say it again with --yes.`);
    }
    await output.out(`Deleted ${contents}.\n`);
    if (found.filesLeft > 0) output.error(filesLeftText(found.filesLeft));
  });
}

function readChoice(ids: string[], { email, brand }: { email?: string; brand?: string }): SubmissionChoice {
  if (email === undefined) {
    if (brand !== undefined) throw new Refusal('--brand goes with --email.');
    return { ids: readIds(ids) };
  }
  if (ids.length > 0) throw new Refusal('Give ids or --email, not both.');
  const address = email.trim();
  if (!/^[^\s"\\@]+@[^\s"\\@]+$/.test(address)) throw new Refusal(`${shown(email)} is no e-mail address.`);
  return { email: address, brandId: brand === undefined ? undefined : readBrandId(brand) };
}

async function firstOf(administration: Administration, ids: string[]): Promise<Submission[]> {
  const found = await Promise.all(ids.slice(0, MOST_SHOWN).map((id) => administration.findSubmission(id)));
  return found.flatMap((one) => (one ? [one.submission] : []));
}

function mentionsText(ids: string[]): string {
  const more = ids.length > MOST_SHOWN ? ` and ${ids.length - MOST_SHOWN} more` : '';
  const named = ids.slice(0, MOST_SHOWN).join(', ');
  return `Not among them, but with the address in their words: ${named}${more}. Look with "show ID".\n`;
}

function interruptedText(what: string, files: number): string {
  return `${what} ${counted(files, 'file')} of uploads that broke off; nobody can tell whose.\n`;
}

function queued(notifications: number): string {
  return notifications === 1 ? '1 notification waits' : `${notifications} notifications wait`;
}
