import { z } from 'zod';
import type { AdministrationSettings } from '../administration/open-administration.ts';

const environment = z.object({
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
  FILES_URL: z.string().optional(),
  WEBHOOKS_ALLOW_PRIVATE: z.string().optional(),
});

/** The database and files as the environment names them, and what it allows; an empty setting is none. */
export function readSettings(
  variables: Record<string, string | undefined>,
): AdministrationSettings & { allowPrivateWebhooks: boolean } {
  const { DATABASE_URL, DATA_DIR, FILES_URL, WEBHOOKS_ALLOW_PRIVATE = '' } = environment.parse(variables);
  return {
    databaseUrl: DATABASE_URL || undefined,
    dataDir: DATA_DIR || './data',
    filesUrl: FILES_URL || undefined,
    allowPrivateWebhooks: /^(1|true|yes|on)$/i.test(WEBHOOKS_ALLOW_PRIVATE.trim()),
  };
}
