import { pino } from 'pino';
import type { Administration } from '../../administration/administration.ts';
import { readStorageSettings } from '../../settings.ts';

/** Does an operator's work on the database that the environment names, or through the site that holds it. */
export async function administer<Result>(
  environment: Record<string, string | undefined>,
  work: (administration: Administration) => Promise<Result>,
): Promise<Result> {
  // Loaded only now: checking a file needs no database.
  const { openAdministration } = await import('../../administration/open-administration.ts');
  const { administration, close } = await openAdministration(
    readStorageSettings(environment),
    pino({ level: 'silent' }),
  );
  try {
    return await work(administration);
  } finally {
    await close();
  }
}
