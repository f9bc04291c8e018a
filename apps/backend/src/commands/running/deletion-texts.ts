import { counted } from './run-command.ts';

/** `2 submissions with 1 file` */
export function deletedContents({ submissions, files }: { submissions: number; files: number }): string {
  return `${counted(submissions, 'submission')}${files > 0 ? ` with ${counted(files, 'file')}` : ''}`;
}

/** What to say of files that the file store did not remove yet. */
export function filesLeftText(count: number): string {
  return `The file store did not remove ${counted(count, 'file')} yet: a running site does it within the hour.\n`;
}
