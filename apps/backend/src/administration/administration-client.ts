import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import {
  type AdministrationAccess,
  administrationAccess,
  administrationFile,
  brandList,
  exportedBrand,
  savedBrand,
} from './administration-wire.ts';
import type { BrandAdministration } from './brand-administration.ts';

const answerLimitMs = 60_000;

/**
 * Reaches the running process that holds the embedded database; undefined when none answers as it should, which is what
 * a file says that a killed process left behind.
 */
export async function connectToAdministration(dataDir: string): Promise<BrandAdministration | undefined> {
  const access = await readAccess(administrationFile(dataDir));
  if (!access) return undefined;
  const administration = administerProcess(access);
  try {
    await administration.listBrands();
    return administration;
  } catch {
    return undefined;
  }
}

function administerProcess(access: AdministrationAccess): BrandAdministration {
  async function ask<Schema extends z.ZodType>(schema: Schema, path: string, body?: string): Promise<z.infer<Schema>> {
    const response = await fetch(`http://127.0.0.1:${access.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${access.token}` },
      body,
      signal: AbortSignal.timeout(answerLimitMs),
    });
    if (!response.ok) throw new Error(`The running site answered with HTTP ${response.status}; its log says why`);
    return schema.parse(await response.json());
  }

  return {
    importBrand: ({ id, name, version, hosts, configuration }) => {
      const query = new URLSearchParams([
        ...Object.entries({ id, name, version }),
        ...hosts.map((host) => ['host', host]),
      ]);
      return ask(savedBrand, `/brands?${query}`, configuration);
    },
    listBrands: () => ask(brandList, '/brands'),
    exportBrand: async (id) => {
      const { configuration } = await ask(exportedBrand, `/brand?${new URLSearchParams({ id })}`);
      return configuration ?? undefined;
    },
  };
}

async function readAccess(path: string): Promise<AdministrationAccess | undefined> {
  try {
    const written: unknown = JSON.parse(await readFile(path, 'utf8'));
    return administrationAccess.safeParse(written).data;
  } catch {
    return undefined;
  }
}
