/**
 * How the brand command speaks with a running backend that holds the embedded database: HTTP on this machine only, with a
 * token that only who can read `DATA_DIR` knows.
 */
import { resolve } from 'node:path';
import { z } from 'zod';

/** Where the running process says how it is reached. */
export function administrationFile(dataDir: string): string {
  return resolve(dataDir, 'administration.json');
}

export const administrationAccess = z.object({
  port: z.int().min(1).max(65_535),
  token: z.string().min(1),
});

export type AdministrationAccess = z.infer<typeof administrationAccess>;

/** The query of an import; the body is the configuration. */
export const importQuery = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  hosts: z.array(z.string()),
});

export const savedBrand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), created: z.boolean(), hosts: z.array(z.string()) }),
  z.object({ kind: z.literal('host-taken'), host: z.string(), brandId: z.string() }),
]);

export const brandList = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    hosts: z.array(z.string()),
    origin: z.enum(['demo', 'operator']),
    updatedAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
);

export const exportedBrand = z.object({ configuration: z.string().nullable() });
