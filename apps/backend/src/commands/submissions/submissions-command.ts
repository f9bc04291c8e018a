import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { counted, printable, Refusal, shown } from '../../administration/operator-texts.ts';
import { type ExportFormat, eachSubmission, exportedText } from '../../submissions/exporting/export-text.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments, readOperand, runCommand } from '../running/run-command.ts';
import { genuine, remove, resend } from './changing-commands.ts';
import { type Exported, exportToDirectory, exportToFile, namesFile } from './export-submissions.ts';
import { questions } from './questions.ts';
import { retention } from './retention.ts';
import { filterOptions, noSuchSubmissions, readFilters, readIds } from './submission-filters.ts';
import { submissionTable, submissionText } from './submission-texts.ts';

const help = `Reads what visitors sent, has it told again, and deletes it. It works while the site is running, too.

  npm run submissions -- list [FILTERS] [--limit N]
      The newest (50 unless N says otherwise): when, brand, place, kind, state, who, first words, id.
  npm run submissions -- show ID
      Everything of one, and who was told of it.
  npm run submissions -- export --format csv|json [FILTERS] [--bom] [--out FILE|DIRECTORY]
      All, oldest first. With a DIRECTORY: submissions.csv or .json, and in files/ what visitors attached. With a FILE
      (it ends in .csv or .json), or to the terminal: without those. --bom helps Excel to read CSV.
      In CSV an apostrophe stands before what a spreadsheet would calculate (= + - @ …, so also before +1 416 …).
  npm run submissions -- genuine ID...
      Takes the mark of suspected spam away, and tells whom the brand's notification settings name.
  npm run submissions -- resend ID... | --all [--brand ID]
      Queues again what could not be told: of these, or all of it (of one brand).
  npm run submissions -- delete ID... | --email ADDRESS [--brand ID] [--yes]
      Says what would be deleted; with --yes it is, with attached files and all that waits to be told. With --email
      everything in which that address was given. Backups that were made before still hold it.
  npm run submissions -- retention [--brand ID [--kind KIND] --days N|off]
      How long brands keep what they are sent, and what is attached: for good (off) unless said, or 30 to 730 days, for a kind
      or for all. What is older is deleted within the hour by a running site; the console's audit log says so.
  npm run submissions -- questions --brand ID [--since DAY] [--until DAY] [--format csv|json [--bom]]
      What guests asked the assistant and it did not know, the most asked first: how often, last on which day (the brand's).
      Up to 1,000 of a brand are kept, without who asked; e-mail addresses and long numbers in them are masked.

Filters: --brand ID, --kind KIND, --since DATE, --until DATE (a day, in UTC and inclusive, or 2026-11-21T18:30:00-05:00),
--state new|in_progress|done, --spam (only suspected spam, which is left out otherwise), --failed-notifications (only those
of which somebody could not be told).
Kinds: ${submissionKinds.join(', ')}.
Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set), FILES_URL.
`;

const LISTED_UNLESS_SAID = 50;
const LIST_PAGE_SIZE = 200;

/** Runs one command; answers the exit code. */
export async function runSubmissionsCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const works = { list, show, export: exportAll, genuine, resend, delete: remove, questions, retention };
  return runCommand({ help, works }, args, environment, output);
}

async function list(args: string[], environment: Environment, output: Output): Promise<void> {
  const { values } = readArguments(args, { ...filterOptions, limit: { type: 'string' } }, 0);
  const filters = readFilters(values);
  const limit = readLimit(values.limit);
  await administer(environment, async (administration) => {
    let after: string | undefined;
    for (let listed = 0; listed < limit; ) {
      const wanted = Math.min(LIST_PAGE_SIZE, limit - listed);
      const page = await administration.readSubmissions(filters, { order: 'newest first', after, limit: wanted });
      if (page.length > 0) await output.out(submissionTable(page, listed === 0 ? 'with head' : undefined));
      listed += page.length;
      after = page.at(-1)?.id;
      if (listed === 0) await output.out('There are no such submissions.\n');
      if (page.length < wanted) return;
    }
  });
}

async function show(args: string[], environment: Environment, output: Output): Promise<void> {
  const written = readOperand(readArguments(args, {}, 1).positionals, 'ID');
  const [id = ''] = readIds([written]);
  const found = await administer(environment, (administration) => administration.findSubmission(id));
  if (!found) throw noSuchSubmissions([written]);
  await output.out(submissionText(found.submission, found.notifications));
}

async function exportAll(args: string[], environment: Environment, output: Output): Promise<number> {
  const options = {
    ...filterOptions,
    format: { type: 'string' },
    out: { type: 'string' },
    bom: { type: 'boolean' },
  } as const;
  const { values } = readArguments(args, options, 0);
  const filters = readFilters(values);
  const { format, out, bom: byteOrderMark = false } = values;
  if (format !== 'csv' && format !== 'json') throw new Refusal('Say in which format: --format csv or --format json');
  if (byteOrderMark && format === 'json') throw new Refusal('--bom is for CSV; JSON has no byte order mark.');
  if (out === '') throw new Refusal('--out needs the name of a file or directory.');

  const chosen: ExportFormat = { format, byteOrderMark };
  return administer(environment, async (administration) => {
    if (out === undefined) {
      const all = eachSubmission((page) => administration.readSubmissions(filters, page));
      for await (const piece of exportedText(all, chosen)) await output.out(piece);
      return 0;
    }
    const write = (await namesFile(out, chosen)) ? exportToFile : exportToDirectory;
    const exported = await write(administration, filters, chosen, out);
    await output.out(`${exportedInWords(exported)} to ${printable(out)}\n`);
    if (exported.missing.length === 0) return 0;
    output.error(`These files are not in the file store: ${exported.missing.join(', ')}\n`);
    return 1;
  });
}

function exportedInWords({ submissions, files }: Exported): string {
  return `Wrote ${counted(submissions, 'submission')}${files > 0 ? ` and ${counted(files, 'file')}` : ''}`;
}

function readLimit(written: string | undefined): number {
  if (written === undefined) return LISTED_UNLESS_SAID;
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new Refusal(`--limit ${shown(written)} is no number of submissions.`);
  return Number(written);
}
