/** What the calls of drafts, versions and quick actions take, as the server checks it. */
import { isObject, type JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { z } from 'zod';
import { isStorable, storable } from './texts.ts';

/** Deeper than any configuration that the site reads. */
const DEEPEST = 40;
const neverNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a value cannot stand in a configuration; undefined where it can. */
function wrongIn(value: unknown, isText: (text: string) => boolean, depth = 0): string | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : 'holds what is no character';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEEPEST) return 'is too deep';
  for (const [name, part] of Object.entries(value)) {
    if (neverNames.has(name) || !isText(name)) return 'has a name that no field has';
    const wrong = wrongIn(part, isText, depth + 1);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const jsonOf = (isText: (text: string) => boolean) =>
  z.unknown().transform((value, context): JsonValue => {
    const wrong = value === undefined ? 'is missing' : wrongIn(value, isText);
    if (wrong !== undefined) context.addIssue({ code: 'custom', message: wrong });
    // What JSON.parse made is nothing else.
    return value as JsonValue;
  });
const json = jsonOf(isStorable);
/** What stood there: files may hold what nobody can write here. */
const written = jsonOf(() => true);
const entry = json.refine(isObject, { error: 'is no object' });

const name = storable.min(1).max(200);
const fieldName = name.refine((text) => !neverNames.has(text) && !text.startsWith('$key'), { error: 'is no field' });
const step = z.union([fieldName, z.strictObject({ key: name })]);
const steps = z.array(step).min(1).max(20);
const before = name.optional();

const patch = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), at: steps, was: written, to: json }),
  z.strictObject({ do: z.literal('add'), at: steps, entry, before }),
  z.strictObject({ do: z.literal('move'), at: steps, before }),
  z.strictObject({ do: z.literal('remove'), at: steps, was: written.refine(isObject, { error: 'is no object' }) }),
]);

const revision = z.int().min(0);

/** Sent again with the same `id` it is done once. */
export const saveRequest = z.strictObject({
  id: z.uuid().transform((id) => id.toLowerCase()),
  base: revision,
  patches: z.array(patch).min(1).max(20_000),
});

export const hereRequest = z.strictObject({ at: steps.nullable() });
export const renewRequest = z.strictObject({ base: revision });
export const seenRequest = z.strictObject({ seen: revision });
export const publishRequest = z.strictObject({
  seen: revision,
  note: storable.trim().max(500).optional(),
  /** Scheduled. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export const againRequest = z.strictObject({ seen: revision });
export const versionsQuery = z.strictObject({ before: z.coerce.number<string>().int().min(1).optional() });

/** Null: everywhere. */
const placeIds = z.array(name).min(1).max(2_000).nullable();
/** At the place. */
const days = { from: z.iso.date(), through: z.iso.date() };
const title = storable.trim().max(200).nullable();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const link = z.string().trim().max(2_000);

export const quickRequest = z.discriminatedUnion('do', [
  z.strictObject({
    ...{ do: z.literal('sold-out'), dish: name, places: placeIds },
    /** Null: until it is turned on. */
    until: z.iso.datetime({ offset: true }).nullable(),
  }),
  z.strictObject({ do: z.literal('back'), dish: name, places: placeIds }),
  z.strictObject({ do: z.literal('closed'), places: placeIds, ...days, name: title }),
  z.strictObject({
    ...{ do: z.literal('hours'), places: placeIds, ...days, name: title },
    /** After midnight `close` is smaller. */
    spans: z
      .array(z.strictObject({ open: time, close: time }))
      .min(1)
      .max(6),
  }),
  z.strictObject({ do: z.literal('ordinary-hours'), places: placeIds, ...days }),
  z.strictObject({
    ...{ do: z.literal('announce'), text: storable.trim().min(1).max(200) },
    ...{ link: link.nullable(), through: z.iso.date().nullable() },
  }),
  z.strictObject({ do: z.literal('no-announcement') }),
]);
