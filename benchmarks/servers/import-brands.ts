import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { openAdministration } from '../../apps/backend/src/administration/open-administration.ts';

/** A brand to be put on the site, as `npm run brand -- import FILE --id ID --host HOST` does. */
export interface BrandFile {
  id: string;
  host: string;
  configuration: Record<string, unknown> & { name: string };
}

/** Where the brands are: a database, or the data directory of a site with an embedded one, be it running or not. */
export interface Place {
  databaseUrl?: string;
  dataDir: string;
}

/** Imports brands the operators' way, one after the other. */
export async function importBrands(place: Place, brands: Iterable<BrandFile>): Promise<void> {
  const { administration, close } = await openAdministration(place, pino({ level: 'silent' }));
  try {
    for (const { id, host, configuration } of brands) {
      const text = JSON.stringify(configuration);
      const saved = await administration.importBrand({
        id,
        name: configuration.name,
        configuration: text,
        version: createHash('sha256').update(text).digest('hex'),
        hosts: [host],
      });
      if (saved.kind !== 'saved') throw new Error(`The brand ${id} was not imported: its host is taken.`);
    }
  } finally {
    await close();
  }
}
