import type { ConfigurationCache, ReadConfiguration } from '@tablefront/backend-client/configuration-cache';
import { websiteAnswerText } from '@tablefront/backend-client/get-brand-website';
import { createInFlight } from '@tablefront/off-thread/in-flight';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brands } from '../database/schema.ts';

/** A brand's configuration as it is stored now, and what was written of its campaigns; undefined where there is no such brand. */
export type ConfigurationReader = (brandId: string) => Promise<ReadConfiguration | undefined>;

/** Reads each version of a configuration once, however many ask at the same time: these can have megabytes. */
export function createConfigurationReader(database: Database, configurations: ConfigurationCache): ConfigurationReader {
  const once = createInFlight<ReadConfiguration | undefined>();
  return async (brandId) => {
    const [stored] = await database.select({ version: brands.version }).from(brands).where(eq(brands.id, brandId));
    if (!stored) return undefined;
    const { version } = stored;
    return configurations.get(version) ?? once(`${brandId} ${version}`, () => readStored(brandId));
  };

  async function readStored(brandId: string): Promise<ReadConfiguration | undefined> {
    const { version, configuration } = brands;
    const [stored] = await database.select({ version, configuration }).from(brands).where(eq(brands.id, brandId));
    if (!stored) return undefined;
    const read = await configurations.read(websiteAnswerText(stored.configuration), stored.version);
    if (read.kind !== 'read') throw new Error('The stored configuration cannot be read');
    return read;
  }
}
