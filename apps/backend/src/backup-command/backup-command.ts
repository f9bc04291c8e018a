import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { End } from '../backup/archive-format.ts';
import { UnusableBackup, verifyBackup } from '../backup/read-archive.ts';
import { NotEmpty, restoreBackup } from '../backup/restore-backup.ts';
import { administer } from '../brand-command/administer.ts';
import { errorText, Refusal } from '../brand-command/error-text.ts';
import { printable, shown } from '../brand-command/printable.ts';
import { readSettings } from '../brand-command/settings.ts';
import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';
import { migrationNames } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { openFileStore } from '../files/open-file-store.ts';

export interface Output {
  out(text: string): void;
  error(text: string): void;
}

type Environment = Record<string, string | undefined>;

const help = `Keeps everything that operators and visitors stored in one file: brands, submissions, who is told, attached files.

  npm run backup -- FILE|DIRECTORY
      Writes and checks it. It works while the site is running, too. In a DIRECTORY its name is the time.
  npm run restore -- FILE [--replace]
      Puts it back, into the embedded database or PostgreSQL, whichever it was made of: all of it, or nothing. Where there
      are brands or submissions already it refuses, unless with --replace, which removes them. Stop the site before.

Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set), FILES_URL.
`;

/** Runs `backup …` or `restore …`; answers the exit code. */
export async function runBackupCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (args.includes('--help') || args.includes('-h')) {
      output.out(help);
      return 0;
    }
    if (command === 'backup') return await backup(readArguments(rest, {}).operand, environment, output);
    const { operand, replace } = readArguments(rest, { replace: { type: 'boolean' } });
    return await restore(operand, replace, environment, output);
  } catch (error) {
    output.error(`${errorText(error)}\n`);
    return 1;
  }
}

async function backup(target: string, environment: Environment, output: Output): Promise<number> {
  const path = await placeFor(target);
  const unfinished = `${path}.unfinished`;
  let end: End;
  try {
    await administer(environment, async (administration) => {
      await pipeline(await administration.backup(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    });
    // What cannot be read back is no backup.
    ({ end } = await verifyBackup(unfinished, await migrationNames()));
    await rename(unfinished, path);
    await syncDirectory(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  output.out(`Wrote ${printable(path)}: ${inWords(end)}.\n`);
  return told(end, output);
}

async function restore(path: string, replace: boolean, environment: Environment, output: Output): Promise<number> {
  const settings = readSettings(environment);
  const files = await openFileStore(settings);
  try {
    await stat(path);
    const opened = await openDatabase({ ...settings, unlimited: true, patienceMs: 3_000 }, pino({ level: 'silent' }));
    try {
      const { end } = await restoreBackup({ database: opened.database, files }, path, { replace });
      output.out(`Restored ${inWords(end)}.\n`);
      return told(end, output);
    } finally {
      await opened.close();
    }
  } catch (error) {
    const name = printable(path);
    if (error instanceof UnusableBackup)
      throw new Refusal(`${name} cannot be restored. ${error.message}. Nothing was changed.`);
    if (error instanceof NotEmpty) {
      throw new Refusal(`${error.message}, and nothing was changed. With --replace the backup takes their place.`);
    }
    if (error instanceof DataDirectoryInUse) throw new Refusal(`${error.message}: stop the site, then restore.`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Refusal(`There is no file ${name}`);
    throw error;
  }
}

function inWords({ rows, entries, missingFiles }: End): string {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const files = Math.max(0, (rows.submission_files ?? 0) - missingFiles.length);
  const parts = [counted(rows.brands ?? 0, 'brand'), counted(rows.submissions ?? 0, 'submission')];
  return `${parts.join(', ')} and ${counted(files, 'file')}, in ${counted(entries, 'part')}`;
}

/** Says what was lost before; answers the exit code. */
function told({ missingFiles }: End, output: Output): number {
  if (missingFiles.length === 0) return 0;
  output.error(`These files were not in the file store: ${missingFiles.join(', ')}\n`);
  return 1;
}

/** Where the archive goes; nothing that is there is overwritten. */
async function placeFor(target: string): Promise<string> {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const path = (await isDirectory(target)) ? join(target, `tablefront-${now}Z.tar.gz`) : target;
  try {
    await stat(path);
  } catch {
    return path;
  }
  throw new Refusal(`${shown(path)} is there already.`);
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function readArguments(args: string[], options: { replace?: { type: 'boolean' } }) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [operand = '', extra] = positionals;
    if (operand === '') throw new Refusal(`Say which: FILE is missing.\n\n${help.trimEnd()}`);
    if (extra !== undefined) throw new Refusal(`${shown(extra)} is one word too many.`);
    return { operand, replace: 'replace' in values && values.replace === true };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(error.message);
    throw error;
  }
}
