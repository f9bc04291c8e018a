/** Who may change what of a site: decided for each patch, from the declarations of its fields. */
import type { Caller, Role } from '@tablefront/console-wire/access';
import {
  type Declared,
  declaredAlong,
  ownersPart,
  ownersPartOfEntry,
  roleAlong,
} from '@tablefront/restaurant/editing/declared-along';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { isSame, type Patch } from '@tablefront/restaurant/editing/patches';
import { placesInFile } from '@tablefront/restaurant/editing/quick/places';
import { notAllowed } from '../console-refusal.ts';
import { requireProved } from '../sign-in/me.ts';

export interface Changing {
  caller: Pick<Caller, 'provedAt'>;
  role: Role;
  brandId: string;
  /** Ids as submissions bear them; null: all. */
  places: string[] | null;
}

/**
 * Refuses what the role does not allow. Owners may all; the site's own code only after they proved lately who they are. Editors may
 * what is not for owners. Location managers set what is theirs at their own locations, and add or remove nothing.
 * @param document before the patches, with keys
 * @throws ConsoleRefusal `not-allowed`, `confirm`
 */
export function requireMay(
  { caller, role, brandId, places }: Changing,
  document: JsonObject,
  patches: readonly Patch[],
  now: Date,
): void {
  if (role === 'inbox') throw notAllowed();
  const own = role === 'location' ? keysOf(document, brandId, places ?? []) : undefined;
  for (const patch of patches) {
    const { along, unknown } = declaredAlong(document, patch.at);
    if (role === 'owner') {
      if (along.some(isCode)) requireProved(caller, now);
    } else if (own) {
      if (!isOwnPlaces(patch, along, unknown, own))
        throw notAllowed('This is not for location managers. Ask an editor.');
    } else if (unknown || isForOwners(patch, along)) {
      throw notAllowed(`${labelOf(along)} is for owners. Ask one.`);
    }
  }
}

/** Keys of the locations that are these places. */
function keysOf(document: JsonObject, brandId: string, places: readonly string[]): Set<string> {
  const own = placesInFile(document, brandId).filter(({ id }) => places.includes(id));
  return new Set(own.flatMap(({ location }) => location?.key ?? []));
}

/** HTML that runs on the site. */
function isCode({ of, key, field }: Declared): boolean {
  return (
    [of.name, field.of?.name].includes('Snippets') ||
    (of.name === 'SiteConfiguration' && /^(head|body|footer)$/.test(key))
  );
}

function isOwnPlaces(patch: Patch, along: Declared[], unknown: boolean, own: ReadonlySet<string>): boolean {
  const [list, entry] = patch.at;
  if (patch.do !== 'set' || unknown || list !== 'locations') return false;
  if (typeof entry !== 'object' || !own.has(entry.key)) return false;
  return roleAlong(along) === 'location';
}

function isForOwners(patch: Patch, along: Declared[]): boolean {
  if (roleAlong(along) === 'owner') return true;
  const last = along.at(-1);
  if (!last) return true;
  const { of } = last.field;
  if (patch.do === 'move' || patch.do === 'remove' || !of) return false;
  if (patch.do === 'add') return ownersPartOfEntry(patch.entry, of).length > 0;
  return !isSame(ownersPart(patch.was, last), ownersPart(patch.to, last));
}

function labelOf(along: Declared[]): string {
  const named = along.findLast((declared) => roleAlong([declared]) === 'owner') ?? along.at(-1);
  return named ? `“${named.field.label}”` : 'This';
}
