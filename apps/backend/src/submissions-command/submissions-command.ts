import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { administer } from '../brand-command/administer.ts';
import { errorText, Refusal } from '../brand-command/error-text.ts';
import { printable, shown } from '../brand-command/printable.ts';
import { submissionKinds } from '../database/schema.ts';
import {
  type Exported,
  type ExportFormat,
  eachSubmission,
  exportedText,
  exportToDirectory,
  exportToFile,
  namesFile,
} from './export-submissions.ts';
import { filterOptions, readFilters } from './submission-filters.ts';
import { submissionTable, submissionText } from './submission-texts.ts';

export interface Output {
  /** Settles when there is room for more. */
  out(text: string): void | Promise<void>;
  error(text: string): void;
}

const help = `Reads what visitors sent. It works while the site is running, too.

  npm run submissions -- list [FILTERS] [--limit N]
      The newest (50 unless N says otherwise): when, brand, kind, who, first words, id.
  npm run submissions -- show ID
      Everything of one, and who was told of it.
  npm run submissions -- export --format csv|json [FILTERS] [--bom] [--out FILE|DIRECTORY]
      All, oldest first. With a DIRECTORY: submissions.csv or .json, and in files/ what visitors attached. With a FILE
      (it ends in .csv or .json), or to the terminal: without those. --bom helps Excel to read CSV.
      In CSV an apostrophe stands before what a spreadsheet would calculate (= + - @ …, so also before +1 416 …).

Filters: --brand ID, --kind KIND, --since DATE, --until DATE (a day, in UTC and inclusive, or 2026-11-21T18:30:00-05:00),
--spam (only suspected spam, which is left out otherwise), --failed-notifications (only those of which somebody could not
be told).
Kinds: ${submissionKinds.join(', ')}.
Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set), FILES_URL.
`;

type Environment = Record<string, string | undefined>;

const listedUnlessSaid = 50;
const listPageSize = 200;

/** Runs one command; answers the exit code. */
export async function runSubmissionsCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (args.includes('--help') || args.includes('-h') || command === 'help') {
      await output.out(help);
      return 0;
    }
    switch (command) {
      case 'list':
        await list(rest, environment, output);
        return 0;
      case 'show':
        await show(rest, environment, output);
        return 0;
      case 'export':
        return await exportAll(rest, environment, output);
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

async function list(args: string[], environment: Environment, output: Output): Promise<void> {
  const { values } = parseOrRefuse(args, { ...filterOptions, limit: { type: 'string' } }, 0);
  const filters = readFilters(values);
  const limit = readLimit(values.limit);
  await administer(environment, async (administration) => {
    let after: string | undefined;
    for (let listed = 0; listed < limit; ) {
      const wanted = Math.min(listPageSize, limit - listed);
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
  const [written = ''] = parseOrRefuse(args, {}, 1).positionals;
  if (written === '') throw new Refusal('Say which: ID is missing.');
  const none = new Refusal(`There is no submission ${shown(written)}; "list" shows their ids.`);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(written)) throw none;
  const found = await administer(environment, (administration) => administration.findSubmission(written.toLowerCase()));
  if (!found) throw none;
  await output.out(submissionText(found.submission, found.notifications));
}

async function exportAll(args: string[], environment: Environment, output: Output): Promise<number> {
  const options = {
    ...filterOptions,
    format: { type: 'string' },
    out: { type: 'string' },
    bom: { type: 'boolean' },
  } as const;
  const { values } = parseOrRefuse(args, options, 0);
  const filters = readFilters(values);
  const { format, out, bom: byteOrderMark = false } = values;
  if (format !== 'csv' && format !== 'json') throw new Refusal('Say in which format: --format csv or --format json');
  if (byteOrderMark && format === 'json') throw new Refusal('--bom is for CSV; JSON has no byte order mark.');
  if (out === '') throw new Refusal('--out needs the name of a file or directory.');

  const chosen: ExportFormat = { format, byteOrderMark };
  return administer(environment, async (administration) => {
    if (out === undefined) {
      const text = exportedText(eachSubmission(administration, filters), chosen, () => undefined);
      for await (const piece of text) await output.out(piece);
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
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `Wrote ${counted(submissions, 'submission')}${files > 0 ? ` and ${counted(files, 'file')}` : ''}`;
}

function readLimit(written: string | undefined): number {
  if (written === undefined) return listedUnlessSaid;
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new Refusal(`--limit ${shown(written)} is no number of submissions.`);
  return Number(written);
}

function parseOrRefuse<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  operands: 0 | 1,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const extra = parsed.positionals[operands];
    if (extra !== undefined) throw new Refusal(`${shown(extra)} is one word too many.`);
    return parsed;
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(error.message);
    throw error;
  }
}
