import { z } from 'zod';
import type { DatabaseSettings } from '../database/open-database.ts';

const environment = z.object({
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
});

/** The database as the environment names it; an empty setting is none. */
export function readSettings(variables: Record<string, string | undefined>): DatabaseSettings {
  const { DATABASE_URL, DATA_DIR } = environment.parse(variables);
  return { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || './data' };
}
