import { isRecord } from '@tablefront/restaurant/reading/lenient';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { Refusal, shown } from '../../administration/operator-texts.ts';
import { normalizeBrandId } from '../../brands/brand-id.ts';
import { administer } from '../running/administer.ts';
import type { Environment } from '../running/run-command.ts';

export interface StoredBrand {
  id: string;
  hosts: string[];
  /** Nobody published or imported it. */
  isDemo: boolean;
  /** The JSON text as it was imported, and what it says. */
  text: string;
  fields: Readonly<Record<string, unknown>>;
  configuration: SiteConfiguration;
}

/** @throws Refusal where there is no such brand */
export async function storedBrand(written: string, environment: Environment): Promise<StoredBrand> {
  const id = normalizeBrandId(written);
  const found =
    id === undefined
      ? undefined
      : await administer(environment, async (administration) => {
          const text = await administration.exportBrand(id);
          if (text === undefined) return undefined;
          const brand = (await administration.listBrands()).find((each) => each.id === id);
          return brand && { id, text, hosts: brand.hosts, isDemo: brand.origin === 'demo' };
        });
  if (found === undefined) throw new Refusal(`There is no brand ${shown(written)}; "list" names all.`);
  const fields: unknown = JSON.parse(found.text.replace(/^\uFEFF/, ''));
  const read = readSiteConfiguration(fields);
  if (!read.ok || !isRecord(fields)) throw new Error('The stored configuration cannot be read');
  return { ...found, fields, configuration: read.configuration };
}
