import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { readSiteConfiguration, warningText } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { addTimeZones } from './add-time-zones.ts';
import { brandIdOfName, normalizeBrandId } from './brand-id.ts';
import { parseJsonText } from './json-text.ts';

/** A brand's configuration file after it was checked. */
interface Brand {
  /** What the file says (`brand_id`, `id`, `restaurant_id`), else made of the name; absent when it has no name either. */
  id?: string;
  name: string;
  /** The JSON text as it is in the file, or anew where something was added to it. */
  configuration: string;
  /** SHA-256 of the configuration. */
  version: string;
  /** What the site will leave out, each with its path. */
  warnings: string[];
  /** What was added to the configuration, each with its path, see `addTimeZones`. */
  added: string[];
}

/** `site`: the configuration as the site will read it. */
export type ReadBrand = { ok: true; brand: Brand; site: SiteConfiguration } | { ok: false; error: string };

export const BRAND_SIZE_LIMIT = 32 * 1024 * 1024;

const NAME_LIMIT = 200;
/** What the reader calls a brand that has no name. */
const NAMELESS_NAME = 'Our Restaurant';

/**
 * Reads and checks a brand's file, `-` for the standard input. The errors are sentences for the operator, without the
 * file's name.
 */
export async function readBrandFile(path: string): Promise<ReadBrand> {
  try {
    if (path === '-') return readBrand(await readStandardInput());
    const { size } = await stat(path);
    if (size > BRAND_SIZE_LIMIT) return tooLarge(size);
    return readBrand(await readFile(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { ok: false, error: 'there is no such file' };
    if (code === 'EISDIR') return { ok: false, error: 'this is a directory, not a file' };
    if (code === 'EACCES' || code === 'EPERM') return { ok: false, error: 'there is no permission to read this file' };
    throw error;
  }
}

/** A little more than the limit at most. */
async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > BRAND_SIZE_LIMIT) break;
  }
  return Buffer.concat(chunks);
}

/** Checks a configuration as it is on disk or on the wire. */
export function readBrand(bytes: Uint8Array): ReadBrand {
  if (bytes.byteLength > BRAND_SIZE_LIMIT) return tooLarge(bytes.byteLength);

  let written: string;
  try {
    written = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, error: 'this is not a text in UTF-8' };
  }

  const json = parseJsonText(written);
  if (!json.ok)
    return { ok: false, error: json.isJson ? `this is too much: ${json.error}` : `this is not JSON: ${json.error}` };
  const { value, added } = addTimeZones(json.value);
  const configuration = added.length > 0 ? JSON.stringify(value) : written;
  const read = readSiteConfiguration(value);
  if (!read.ok) return { ok: false, error: read.error };

  const { name, brandId, id, restaurantId } = read.configuration;
  const named = [brandId, id, restaurantId].find((candidate) => candidate !== undefined);
  return {
    ok: true,
    brand: {
      id: idOf(named) ?? (name === NAMELESS_NAME ? undefined : brandIdOfName(name)),
      name: name.slice(0, NAME_LIMIT),
      configuration,
      version: createHash('sha256').update(configuration).digest('hex'),
      warnings: read.warnings.map(warningText),
      added,
    },
    site: read.configuration,
  };
}

function idOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (normalizeBrandId(text) ?? brandIdOfName(text));
}

function tooLarge(size: number): ReadBrand {
  const mebibytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  return {
    ok: false,
    error: `this is too large, ${mebibytes(size)} MiB of at most ${mebibytes(BRAND_SIZE_LIMIT)} MiB`,
  };
}
