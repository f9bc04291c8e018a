import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeAside, writeNew } from '@tablefront/serving/disk/write-aside';
import { pino } from 'pino';
import type { End } from '../../administration/backup/archive-format.ts';
import { UnusableBackup, verifyBackup } from '../../administration/backup/read-archive.ts';
import { NotEmpty, restoreBackup } from '../../administration/backup/restore-backup.ts';
import { counted, printable, Refusal, shown } from '../../administration/operator-texts.ts';
import { DataDirectoryInUse } from '../../database/data-directory-in-use.ts';
import { migrationNames } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { preparePostgresql } from '../../database/prepare-postgresql.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { readStorageSettings } from '../../settings.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments, runCommand, type Work } from '../running/run-command.ts';

const help = `Keeps everything that operators and visitors stored in one file: brands, submissions, who is told, attached files.

  npm run backup -- FILE|DIRECTORY
      Writes and checks it. It works while the site is running, too. In a DIRECTORY its name is the time.
  npm run restore -- FILE [--replace]
      Puts it back, into the embedded database or PostgreSQL, whichever it was made of: all of it, or nothing. Where there
      are brands or submissions already it refuses, unless with --replace, which removes them. Stop the site before.

Settings (environment): DATABASE_URL (PostgreSQL), DATA_DIR (the embedded database, ./data unless set), FILES_URL.
`;

/** One that is being written was touched more recently. */
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Runs `backup …` or `restore …`; answers the exit code. */
export async function runBackupCommand(args: string[], environment: Environment, output: Output): Promise<number> {
  const works: Record<string, Work> = {
    backup: (rest) => backup(readPath(rest, {}).path, environment, output),
    restore(rest) {
      const { path, replace } = readPath(rest, { replace: { type: 'boolean' } });
      return restore(path, replace, environment, output);
    },
  };
  return runCommand({ help, works }, args, environment, output);
}

async function backup(target: string, environment: Environment, output: Output): Promise<number> {
  const path = await placeFor(target);
  let end: End;
  try {
    end = await makeAside(path, async (unfinished) => {
      await administer(environment, async (administration) => {
        await writeNew(unfinished, await administration.backup(dirname(resolve(path))));
      });
      // What cannot be read back is no backup.
      return (await verifyBackup(unfinished, await migrationNames())).end;
    });
  } catch (error) {
    if (!(error instanceof UnusableBackup)) throw error;
    throw new Refusal(
      `The backup broke off, and is removed again (${error.message}). If a site is running, its log says why: a full disk, say.`,
    );
  }
  await output.out(`Wrote ${printable(path)}: ${inWords(end)}.\n`);
  return told(end, output);
}

async function restore(path: string, replace: boolean, environment: Environment, output: Output): Promise<number> {
  const settings = readStorageSettings(environment);
  const files = await openFileStore(settings);
  try {
    await stat(path);
    const logger = pino({ level: 'silent' });
    const { migrationDatabaseUrl: owner, ...serving } = settings;
    // The tables are made anew, which only their owner may.
    const asOwner = { ...serving, databaseUrl: owner ?? serving.databaseUrl, unlimited: true, patienceMs: 3_000 };
    const opened = await openDatabase(asOwner, logger);
    try {
      const { end } = await restoreBackup({ database: opened.database, files }, path, { replace });
      if (owner !== undefined)
        await preparePostgresql({ databaseUrl: serving.databaseUrl ?? owner, migrationDatabaseUrl: owner }, logger);
      await output.out(`Restored ${inWords(end)}.\n`);
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
    if (error instanceof DataDirectoryInUse) throw new Refusal(`${error.fact}: stop the site, then restore.`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Refusal(`There is no file ${name}`);
    throw error;
  }
}

function inWords({ rows, entries, missingFiles }: End): string {
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
  const inDirectory = await isDirectory(target);
  if (inDirectory) await removeBrokenOff(target);
  const path = inDirectory ? join(target, `tablefront-${now}Z.tar.gz`) : target;
  try {
    await stat(path);
  } catch {
    return path;
  }
  throw new Refusal(`${shown(path)} is there already.`);
}

/** What a backup left that was killed holds everybody's data, and nobody looks for it. */
async function removeBrokenOff(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/^tablefront-[\dTZ-]+\.tar\.gz\.unfinished$/.test(name)) continue;
    const path = join(directory, name);
    const touchedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - touchedMs > LONGEST_PAUSE_MS) await rm(path, { force: true });
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

function readPath(args: string[], options: { replace?: { type: 'boolean' } }) {
  const { positionals, values } = readArguments(args, options, 1);
  const [path = ''] = positionals;
  if (path === '') throw new Refusal(`Say which: FILE is missing.\n\n${help.trimEnd()}`);
  return { path, replace: 'replace' in values && values.replace === true };
}
