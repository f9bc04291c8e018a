import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAside } from '@tablefront/serving/disk/write-aside';
import type { Administration } from '../../administration/administration.ts';
import { Refusal } from '../../administration/operator-texts.ts';
import { type ExportFormat, eachSubmission, exportedText } from '../../submissions/exporting/export-text.ts';
import type { SubmissionFile } from '../../submissions/reading/read-submissions.ts';
import type { SubmissionFilters } from '../../submissions/reading/submission-filters.ts';

export interface Exported {
  submissions: number;
  files: number;
  /** Named by a submission, but not in the file store. */
  missing: string[];
}

const extensionOf: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
  'image/heic': '.heic',
  'image/heif': '.heif',
};

/** Writes one file, without what visitors attached. It appears whole or not at all, and only its owner can read it. */
export async function exportToFile(
  administration: Administration,
  filters: SubmissionFilters,
  format: ExportFormat,
  file: string,
): Promise<Exported> {
  const counts: Exported = { submissions: 0, files: 0, missing: [] };
  await writeAside(file, exportedText(eachCounted(administration, filters, counts), format));
  return counts;
}

/** Writes `submissions.csv` or `.json` into the directory, and what visitors attached into its `files/`. */
export async function exportToDirectory(
  administration: Administration,
  filters: SubmissionFilters,
  format: ExportFormat,
  directory: string,
): Promise<Exported> {
  const counts: Exported = { submissions: 0, files: 0, missing: [] };
  await mkdir(join(directory, 'files'), { recursive: true, mode: 0o700 });
  const written = new Map<string, string>();

  async function* withFiles() {
    for await (const submission of eachCounted(administration, filters, counts)) {
      written.clear();
      for (const file of submission.files) {
        const bytes = await administration.readSubmissionFile(file.id);
        if (!bytes) {
          counts.missing.push(file.id);
          continue;
        }
        const place = placeInExport(file);
        await writeFile(join(directory, place), bytes, { mode: 0o600 });
        written.set(file.id, place);
        counts.files += 1;
      }
      yield submission;
    }
  }
  const text = exportedText(withFiles(), format, (file) => written.get(file.id));
  await writeAside(join(directory, `submissions.${format.format}`), text);
  return counts;
}

/** Whether what `--out` names is a file to write: it is one already, or ends as the format does. */
export async function namesFile(out: string, { format }: ExportFormat): Promise<boolean> {
  const found = await stat(out).catch(() => undefined);
  if (found?.isDirectory()) return false;
  if (found && !found.isFile()) throw new Refusal(`${out} is neither a file nor a directory`);
  return found !== undefined || (!/[/\\]$/.test(out) && out.toLowerCase().endsWith(`.${format}`));
}

async function* eachCounted(administration: Administration, filters: SubmissionFilters, counts: Exported) {
  for await (const submission of eachSubmission((page) => administration.readSubmissions(filters, page))) {
    counts.submissions += 1;
    yield submission;
  }
}

/** A name of our own, its ending by the content: what the visitor called a file is never a path. */
function placeInExport({ id, type }: SubmissionFile): string {
  return `files/${id}${extensionOf[type] ?? ''}`;
}
