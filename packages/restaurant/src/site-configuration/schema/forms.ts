/** The forms in which people change a configuration, made of its declarations. */

import * as z from 'zod';
import { capitalized } from '../../capitalized.ts';
import type { AnyKind, ByHand, Field } from './declare.ts';
import { kindsWithin } from './declare.ts';
import type { FormField, FormKind } from './form-kinds.ts';
import { site } from './site.ts';

/** What a JSON Schema says of a value, as far as forms ask. */
interface Shape {
  type?: string;
  enum?: string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Shape;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
}

type Derived = Pick<FormField, 'control'> &
  Partial<Pick<FormField, 'most' | 'least' | 'choices' | 'many' | 'within' | 'isWithinOnly'>>;

/** Longer texts have several lines. */
const LONGEST_LINE = 200;
const LONGEST_LABEL = 60;

let made: FormKind[] | undefined;

/** All kinds of objects, the configuration itself first; made once. */
export function formKinds(): readonly FormKind[] {
  made ??= [site, ...kindsWithin(site)].flatMap(kindsOf);
  return made;
}

function kindsOf(of: AnyKind): FormKind[] {
  const fields = Object.entries(of.fields).map(([key, field]) => formField(key, field, of));
  const partKinds = Object.entries(of.fields).flatMap(([key, field]) => {
    const parts = partsOf(field);
    return parts ? [partKind(partName(of, key), field, parts)] : [];
  });
  return [{ name: of.name, about: of.about, alone: of.alone ?? null, fields }, ...partKinds];
}

function formField(key: string, field: Field | ByHand, kind: AnyKind): FormField {
  const derived: Derived =
    field.control === 'other'
      ? { control: 'other' }
      : { ...derivedOf(field), ...(field.control && { control: field.control }) };
  return {
    ...{ key, also: [...(field.also ?? [])], label: field.label, help: field.help ?? null, says: field.says },
    ...{ most: null, least: null, choices: null, within: null, isWithinOnly: false },
    ...derived,
    many: derived.many ?? field.many ?? null,
    of: field.of?.name ?? (partsOf(field) ? partName(kind, key) : null),
    isNeeded: 'needed' in field && field.needed === true,
    hasThirdState: derived.control === 'yes' && !('absent' in field && field.absent?.() === false),
    shownOn: [...(field.shownOn ?? field.of?.shownOn ?? kind.shownOn ?? [])],
    changedBy: field.changedBy ?? field.of?.changedBy ?? kind.changedBy ?? 'editor',
  };
}

function derivedOf(field: Field | ByHand): Derived {
  if (field.of) return { control: field.many === undefined ? 'object' : 'list' };
  if (partsOf(field)) return { control: 'object' };
  const shape = shapeOf(field);
  if (shape === undefined) return { control: 'other' };
  const derived = derivedFrom(shape);
  return derived.control === 'line' && /^(?:link|path)\b/.test(field.says) ? { ...derived, control: 'link' } : derived;
}

const shapeOf = (field: Field | ByHand): Shape | undefined =>
  field.written && (z.toJSONSchema(field.written, { io: 'input', unrepresentable: 'any' }) as Shape);

function derivedFrom(shape: Shape): Derived {
  if (shape.enum) return { control: 'choice', choices: shape.enum };
  if (shape.type === 'boolean') return { control: 'yes' };
  if (shape.type === 'number' || shape.type === 'integer') {
    return { control: 'number', least: shape.minimum ?? null, most: shape.maximum ?? null };
  }
  if (shape.type === 'string') return ofText(shape.maxLength);
  if (shape.type === 'array') return ofList(shape);
  if (shape.type === 'object') return ofObject(shape);
  return shape.anyOf ? ofSeveral(shape.anyOf) : { control: 'other' };
}

// A link is a line however long it may be.
const ofText = (most = LONGEST_LINE): Derived => ({
  control: most > LONGEST_LINE && most !== 2_000 && most !== 254 ? 'prose' : 'line',
  most,
});

function ofList({ items, maxItems }: Shape): Derived {
  const one = items?.anyOf?.find(({ type }) => type === 'string') ?? items;
  if (one?.type !== 'string') return { control: 'other' };
  const most = one.maxLength ?? LONGEST_LINE;
  return { control: most > LONGEST_LABEL ? 'sentences' : 'labels', most, many: maxItems ?? null };
}

function ofObject({ properties = {} }: Shape): Derived {
  const [inner, ...others] = Object.entries(properties);
  if (!inner || others.length > 0) return { control: 'other' };
  return { ...derivedFrom(inner[1]), within: inner[0], isWithinOnly: true };
}

/** The simplest of the shapes; an object may hold the same in one property. */
function ofSeveral(shapes: readonly Shape[]): Derived {
  const flat = shapes.flatMap((shape) => shape.anyOf ?? [shape]);
  const holding = flat.find(({ properties = {} }) => Object.keys(properties).length === 1);
  const within = Object.keys(holding?.properties ?? {})[0];
  const simple = flat.filter(({ type }) => type !== 'object').map(derivedFrom);
  const first = ['yes', 'prose', 'labels', 'sentences', 'line', 'number', 'choice'].flatMap((control) =>
    simple.filter((each) => each.control === control),
  )[0];
  if (!first || simple.some(({ control }) => control === 'other')) return { control: 'other' };
  return { ...first, ...(within !== undefined && { within }) };
}

/** An object with several parts that is of no declared kind: its parts by their names. */
function partsOf(field: Field | ByHand): Record<string, Shape> | undefined {
  if (field.of || field.control) return undefined;
  const { type, properties = {} } = shapeOf(field) ?? {};
  const isForm = type === 'object' && Object.keys(properties).length > 1;
  return isForm && Object.values(properties).every((part) => derivedFrom(part).control !== 'other')
    ? properties
    : undefined;
}

const partName = (of: AnyKind, key: string) => `${of.name}.${key}`;

function partKind(
  name: string,
  { label, says, shownOn, changedBy }: Field | ByHand,
  parts: Record<string, Shape>,
): FormKind {
  const fields = Object.entries(parts).map(([key, shape]): FormField => {
    const pages = shownOn?.filter((page) => page === key) ?? [];
    const part = { label: inWords(key), says, byHand: true as const, changedBy: changedBy ?? 'editor', shownOn: pages };
    return { ...formField(key, part, { name, about: label, fields: {} }), ...derivedFrom(shape) };
  });
  return { name, about: label, alone: null, fields };
}

/** `mediaInquiries`: `Media inquiries`. */
function inWords(key: string): string {
  return capitalized(
    key.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  );
}
