import type { ConfigurationCache, ReadConfiguration } from '@tablefront/backend-client/configuration-cache';
import { websiteAnswerText } from '@tablefront/backend-client/get-brand-website';
import { createInFlight } from '@tablefront/off-thread/in-flight';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brands } from '../database/schema.ts';

export interface ConfigurationReader {
  /** A brand's configuration as it is stored now, and what was written of its campaigns; undefined where there is no such brand. */
  (brandId: string): Promise<ReadConfiguration | undefined>;
  /** Those of several brands, by their ids: with two statements, however many they are. */
  all(brandIds: string[]): Promise<Map<string, ReadConfiguration>>;
}

/** Reads each version of a configuration once, however many ask at the same time: these can have megabytes. */
export function createConfigurationReader(database: Database, configurations: ConfigurationCache): ConfigurationReader {
  const once = createInFlight<ReadConfiguration | undefined>();
  return Object.assign(readOne, { all: readAll });

  async function readOne(brandId: string): Promise<ReadConfiguration | undefined> {
    const [stored] = await database.select({ version: brands.version }).from(brands).where(eq(brands.id, brandId));
    if (!stored) return undefined;
    const { version } = stored;
    return configurations.get(version) ?? once(`${brandId} ${version}`, () => readStored(brandId));
  }

  async function readAll(brandIds: string[]): Promise<Map<string, ReadConfiguration>> {
    const { id, version, configuration } = brands;
    const stored = await database.select({ id, version }).from(brands).where(inArray(id, brandIds));
    const found = new Map(
      stored.flatMap((row) => {
        const known = configurations.get(row.version);
        return known ? [[row.id, known] as const] : [];
      }),
    );
    const missing = stored.map((row) => row.id).filter((one) => !found.has(one));
    if (missing.length === 0) return found;
    for (const row of await database.select({ id, version, configuration }).from(brands).where(inArray(id, missing)))
      found.set(row.id, await read(row));
    return found;
  }

  async function readStored(brandId: string): Promise<ReadConfiguration | undefined> {
    const { version, configuration } = brands;
    const [stored] = await database.select({ version, configuration }).from(brands).where(eq(brands.id, brandId));
    return stored && read(stored);
  }

  async function read(stored: { version: string; configuration: string }): Promise<ReadConfiguration> {
    const answer = await configurations.read(websiteAnswerText(stored.configuration), stored.version);
    if (answer.kind !== 'read') throw new Error('The stored configuration cannot be read');
    return answer;
  }
}
