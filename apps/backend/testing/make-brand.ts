import { createHash } from 'node:crypto';
import type { BrandToSave } from '../src/brands/brand-queries.ts';

/** A brand as an import stores it. */
export function makeBrand(id: string, hosts: string[] = [], configuration: string = `{"name":"${id}"}`): BrandToSave {
  const version = createHash('sha256').update(configuration).digest('hex');
  return { id, name: id, configuration, version, hosts };
}
