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
import { location } from '@tablefront/restaurant/site-configuration/schema/location';
import { keysOf } from '@tablefront/restaurant/site-configuration/schema/unknown-keys';
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
 * what is not for owners. Location managers set what is theirs at their own locations, and add or remove nothing; who manages the
 * only place of a brand may the same where the brand says it.
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
  const own = role === 'location' ? ownIn(document, brandId, places ?? []) : undefined;
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

interface Own {
  /** Of the locations in the file that are theirs. */
  keys: ReadonlySet<string>;
  /** Theirs is all that there is: the brand's menu is that of their place. */
  isOnly: boolean;
  /** The brand is the place: what a location would say stands at the top of the file. */
  isBrand: boolean;
}

function ownIn(document: JsonObject, brandId: string, places: readonly string[]): Own {
  const all = placesInFile(document, brandId);
  const own = all.filter(({ id }) => places.includes(id));
  const isOnly = all.length === 1 && own.length === 1;
  return {
    keys: new Set(own.flatMap(({ location }) => location?.key ?? [])),
    isOnly,
    isBrand: isOnly && own[0]?.location === undefined,
  };
}

/** HTML that runs on the site. */
function isCode({ of, key, field }: Declared): boolean {
  return (
    [of.name, field.of?.name].includes('Snippets') ||
    (of.name === 'SiteConfiguration' && /^(head|body|footer)$/.test(key))
  );
}

function isOwnPlaces(patch: Patch, along: Declared[], unknown: boolean, own: Own): boolean {
  if (patch.do !== 'set' || unknown) return false;
  const [list, entry] = patch.at;
  if (list === 'locations') {
    return typeof entry === 'object' && own.keys.has(entry.key) && roleAlong(along) === 'location';
  }
  if (list === 'menu') return own.isOnly && roleAlong(along) === 'location';
  return own.isBrand && roleAtLocation(along) === 'location';
}

/** What the least role would be, stood it at a location. */
function roleAtLocation([first, ...within]: readonly Declared[]): Role | undefined {
  const field = first && keysOf(location).get(first.key);
  return field && roleAlong([{ of: location, field }, ...within]);
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
