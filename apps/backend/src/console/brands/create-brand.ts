import { ALL_BRANDS, type Caller } from '@tablefront/console-wire/access';
import type { NewBrand, NewBrandRequest } from '@tablefront/console-wire/new-brand';
import { brandIdOfName } from '../../brands/brand-id.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { readBrand } from '../../brands/read-brand.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';

/** So many brands may have one name: their ids are numbered. */
const MOST_OF_A_NAME = 50;

/**
 * Makes a site that has a name and nothing else: what is not known shows nowhere. On a machine of one's own it has an address at
 * once (`NAME.localhost`); elsewhere it gets one by its domain.
 * @throws ConsoleRefusal `not-allowed` for who is no owner of all brands; `not-understood` where nothing can be made of the name
 */
export async function createBrand(
  { database, origin }: Pick<ConsoleServices, 'database' | 'origin'>,
  caller: Pick<Caller, 'grants' | 'personId' | 'name'>,
  { name, town }: NewBrandRequest,
): Promise<NewBrand> {
  const isOwnerOfAll = caller.grants.some(({ brandId, role }) => brandId === ALL_BRANDS && role === 'owner');
  if (!isOwnerOfAll) throw notAllowed('New brands are made by owners of all brands. Ask one.');
  const ownId = brandIdOfName(name) ?? 'restaurant';
  const isHere = new URL(origin()).hostname.endsWith('.localhost');
  for (let count = 1; count <= MOST_OF_A_NAME; count += 1) {
    const id = count === 1 ? ownId : `${ownId}-${count}`;
    const host = isHere && id.length <= 63 ? `${id}.localhost` : undefined;
    const written = { name, id, ...(town && { address: { addressLocality: town } }) };
    const read = readBrand(Buffer.from(`${JSON.stringify(written, null, 2)}\n`));
    if (!read.ok) throw new ConsoleRefusal('not-understood', `The site cannot be made: ${read.error}.`);
    const { configuration, version } = read.brand;
    const brand = { id, name, configuration, version, hosts: host === undefined ? [] : [host] };
    const made = { how: 'publish' as const, personId: caller.personId, who: caller.name };
    const saved = await saveOperatorBrand(database, brand, { onlyNew: true, made });
    if (saved.kind !== 'saved') continue;
    await recordAudit(database, { personId: caller.personId, brandId: id, what: 'brand.created', detail: { name } });
    return { id, host: host ?? null };
  }
  throw new ConsoleRefusal('already-there', 'There are many brands of this name. Choose another.');
}
