/** Which declarations a path of a configuration leads along: who may change what stands there, and what it is called. */
import { isRecord } from '../reading/lenient.ts';
import type { AnyKind, ByHand, Field, Role } from '../site-configuration/schema/declare.ts';
import { site } from '../site-configuration/schema/site.ts';
import { keysOf } from '../site-configuration/schema/unknown-keys.ts';
import type { JsonObject, JsonValue } from './entry-keys.ts';
import { type Step, valueAt } from './patches.ts';

export interface Declared {
  of: AnyKind;
  /** The first name of the field, whatever it is called in the file. */
  key: string;
  field: Field | ByHand;
  /** How many steps lead to it. */
  depth: number;
}

/** The declared fields along a path, the last one holds what it leads to; `unknown`: it leads through a key that no kind has. */
export function declaredAlong(document: JsonObject, at: readonly Step[]): { along: Declared[]; unknown: boolean } {
  const along: Declared[] = [];
  let of: AnyKind | undefined = site;
  for (const [index, step] of at.entries()) {
    const value = valueAt(document, at.slice(0, index)) ?? null;
    const field: Field | ByHand | undefined = along.at(-1)?.field;
    // Within the value of a field, which may be a list, an object by ids, or a list that is wrapped.
    if (!of && field?.of) {
      if (typeof step !== 'string') {
        of = kindOf(field.of, valueAt(document, at.slice(0, index + 1)));
        continue;
      }
      if (Array.isArray(value)) return { along, unknown: false };
      if ('byIds' in field && field.byIds) {
        of = field.of;
        continue;
      }
      of = kindOf(field.of, value);
      if (field.many !== undefined && step === 'items' && !keysOf(of).has('items')) {
        of = undefined;
        continue;
      }
    }
    // What is within a field that is one thing for us, such as hours, is that field's.
    if (!of || typeof step !== 'string') return { along, unknown: false };
    const found = keysOf(of).get(step);
    if (!found) return { along, unknown: !of.loose };
    along.push({ of, key: firstKey(of, found), field: found, depth: index + 1 });
    of = undefined;
  }
  return { along, unknown: false };
}

/** The least role that may change what a path leads to: as the last of its fields says that says it; what is within something for owners is for owners. */
export function roleAlong(along: readonly Pick<Declared, 'of' | 'field'>[]): Role {
  const said = along.flatMap((declared) => saidRole(declared) ?? []);
  return said.includes('owner') ? 'owner' : (said.at(-1) ?? 'editor');
}

function saidRole({ of, field }: Pick<Declared, 'of' | 'field'>): Role | undefined {
  return field.changedBy ?? field.of?.changedBy ?? of.changedBy;
}

/** What a value holds of fields that are for owners, by where it stands; ids that entries bear are left out. */
export function ownersPart(value: JsonValue | undefined, declared: Pick<Declared, 'of' | 'field'>): JsonValue[] {
  const { field } = declared;
  if (value === undefined || value === null) return [];
  if (saidRole(declared) === 'owner') return [value];
  const { of } = field;
  if (!of) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => ownersPartOfEntry(entry, of));
  if (typeof value !== 'object') return [];
  if ('byIds' in field && field.byIds) return Object.values(value).flatMap((entry) => ownersPartOfEntry(entry, of));
  const list = field.many === undefined ? undefined : value.items;
  return Array.isArray(list) && !keysOf(kindOf(of, value)).has('items')
    ? list.flatMap((entry) => ownersPartOfEntry(entry, of))
    : ownersPartOfEntry(value, of);
}

export function ownersPartOfEntry(value: JsonValue, of: AnyKind): JsonValue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const kind = kindOf(of, value);
  return Object.entries(value).flatMap(([name, part]) => {
    const field = keysOf(kind).get(name);
    return !field || field === kind.fields.id ? [] : ownersPart(part, { of: kind, field });
  });
}

/** The kind that an object is of. */
export function kindOf(of: AnyKind, value: JsonValue | undefined): AnyKind {
  return of.other && isRecord(value) && of.other.isIt(value) ? of.other.kind : of;
}

function firstKey({ fields }: AnyKind, field: Field | ByHand): string {
  return Object.entries(fields).find(([, one]) => one === field)?.[0] ?? '';
}
