import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from '../failures/logger.ts';
import { demoId } from './brand-id.ts';
import type { BrandToSave } from './brand-queries.ts';
import { normalizeHostName } from './host-name.ts';
import { readBrandFile } from './read-brand.ts';

const hostsFile = z.array(z.string());

/**
 * Reads the demo brands of a directory: `NAME/brand.json` is a configuration, `NAME/hosts.json` the list of its host
 * names (`["NAME.localhost"]` when there is none). Their ids begin with `demo:`. A broken one is left out, with an error in the log.
 */
export async function readDemoBrands(directory: string, logger: Logger): Promise<BrandToSave[]> {
  const names = existsSync(directory) ? (await readdir(directory)).sort() : [];
  const demos: BrandToSave[] = [];
  for (const name of names) {
    const path = join(directory, name, 'brand.json');
    if (!existsSync(path)) continue;
    const read = await readBrandFile(path);
    const hosts = await readHosts(join(directory, name, 'hosts.json'), `${name}.localhost`);
    if (!read.ok || !hosts) {
      logger.error(
        { path, error: read.ok ? 'hosts.json is no list of host names' : read.error },
        'A demo brand is broken',
      );
      continue;
    }
    for (const warning of read.brand.warnings) logger.warn({ path, warning }, 'A demo brand has a warning');
    const { id, configuration, version } = read.brand;
    demos.push({ id: demoId(id ?? name.toLowerCase()), name: read.brand.name, configuration, version, hosts });
  }
  return demos;
}

async function readHosts(path: string, otherwise: string): Promise<string[] | undefined> {
  const written: unknown = existsSync(path) ? parse(await readFile(path, 'utf8')) : [otherwise];
  const list = hostsFile.safeParse(written);
  if (!list.success) return undefined;
  const hosts = list.data.map(normalizeHostName);
  return hosts.every((host) => host !== undefined) ? [...new Set(hosts)] : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
