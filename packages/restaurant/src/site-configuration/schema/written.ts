/** The form in which a configuration is best written, as schemas: for the strict check, and for text editors. */
import * as z from 'zod';
import { readSiteConfiguration, type Warning } from '../read-site-configuration.ts';
import type { AnyKind, ByHand, Field } from './declare.ts';
import { site } from './site.ts';

/** What a schema says beside its type: taken over into the JSON Schema as it is. */
const told = z.registry<Record<string, unknown>>();
const made = new Map<AnyKind, z.ZodType>();

/** Objects of a kind, under all names of their fields. What they lack is for the reader to tell. */
function objectOf(of: AnyKind): z.ZodType {
  const known = made.get(of);
  if (known) return known;
  const shape = Object.entries(of.fields).flatMap(([key, field]) =>
    [key, ...(field.also ?? [])].map((name) => [name, propertyOf(field)] as const),
  );
  const object = z.looseObject(Object.fromEntries(shape));
  told.add(object, { id: of.name, title: of.name, description: of.about, ...closed(of), ...required(of) });
  made.set(of, object);
  return object;
}

function closed({ loose }: AnyKind): object {
  return loose ? {} : { additionalProperties: false, patternProperties: { '^([@$_#]|x-|//)': {} } };
}

/** An entry is left out without its needed fields, each under any of its names. */
function required(of: AnyKind): object {
  const needed = Object.entries(of.fields).filter(([, field]) => 'needed' in field && field.needed);
  const each = needed.map(([key, { also = [] }]) => ({ anyOf: [key, ...also].map((name) => ({ required: [name] })) }));
  return each.length > 0 ? { allOf: each } : {};
}

function propertyOf(field: Field | ByHand): z.ZodType {
  const value = z.optional(writtenOf(field));
  told.add(value, { description: [field.label, field.help].filter((part) => part !== undefined).join('. ') });
  return value;
}

function writtenOf(field: Field | ByHand): z.ZodType {
  if (field.written) return field.written;
  const { of, many } = field;
  if (!of) return z.unknown();
  const alone = of.alone === undefined ? undefined : of.fields[of.alone];
  const [first, ...others] = [
    objectOf(of),
    ...(of.other ? [objectOf(of.other.kind)] : []),
    ...(alone ? [writtenOf(alone)] : []),
  ];
  const one = others.length === 0 ? first : z.union([first, ...others]);
  if (many === undefined) return one;
  const entries = z.array(one).max(many);
  if ('byIds' in field && field.byIds) return z.union([entries, z.record(z.string(), one)]);
  return 'wrapped' in field && field.wrapped ? z.union([entries, z.looseObject({ items: entries })]) : entries;
}

/** The JSON Schema (2020-12) of a configuration, for editors that complete and check what is typed. */
export function configurationSchema(): object {
  const { $defs = {}, ...schema } = z.toJSONSchema(objectOf(site), { metadata: told, io: 'input' });
  for (const { name, fields } of made.keys()) {
    const properties = $defs[name]?.properties ?? {};
    for (const [key, { also = [] }] of Object.entries(fields)) {
      for (const other of also) properties[other] = { $ref: `#/$defs/${name}/properties/${key}` };
    }
  }
  return { ...schema, title: 'Tablefront site configuration', $defs };
}

/**
 * All in which a configuration differs from what is declared: what the site would leave out or take otherwise than it may be
 * meant, and what it reads although it is not in the form that the JSON Schema has. Empty where editors find nothing either.
 */
export function checkStrictly(value: unknown): Warning[] {
  const read = readSiteConfiguration(value);
  if (!read.ok) return [{ path: '', message: read.error }];
  const checked = objectOf(site).safeParse(value);
  const told = new Set(read.warnings.map(({ path }) => path));
  const further = (checked.error?.issues ?? []).map((issue) => ({
    path: pathOf(issue.path),
    message: messageOf(issue),
  }));
  return [...read.warnings, ...further.filter(({ path }) => !told.has(path))];
}

function pathOf(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return path === '' ? String(step) : `${path}.${String(step)}`;
  }, '');
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') return 'is read, but in none of the forms that the schema has';
  return `is read, but is not as the schema has it: ${issue.message}`;
}
