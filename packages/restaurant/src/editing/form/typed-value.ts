/** What the fields of a form show of values, and what those make of what is typed. */

import type { FormControl } from '../../site-configuration/schema/form-kinds.ts';
import { type JsonValue, withoutKeys } from '../entry-keys.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What a field of text shows of a value; undefined: it is nothing that such a field could show. */
export function textOf(value: JsonValue | undefined, control: FormControl): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((part) => textOf(part, 'line'));
  if (parts.includes(undefined)) return undefined;
  if (control === 'prose') return parts.join('\n\n');
  return control === 'sentences' ? parts.join('\n') : undefined;
}

/** The value that a text stands for, in the shape that the value had; undefined: none. */
export function typedValue(text: string, control: FormControl, before: JsonValue | undefined): JsonValue | undefined {
  if (text.trim() === '') return undefined;
  if (control === 'number' || control === 'price') {
    return NUMBER.test(text.trim()) && typeof before !== 'string' ? Number(text) : text;
  }
  if (control === 'prose' && Array.isArray(before)) return text.split(/\n{2,}/);
  if (control === 'sentences') return typeof before === 'string' ? text : text.split('\n');
  return typeof before === 'number' && NUMBER.test(text.trim()) ? Number(text) : text;
}

/** For `Was: …`. */
export function shortly(value: JsonValue | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (value === true || value === false) return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(shortly).join(', ') || 'nothing';
  if (typeof value !== 'object') return String(value);
  const name = ['name', 'title', 'question', 'text'].map((key) => value[key]).find((one) => typeof one === 'string');
  return name ? String(name) : JSON.stringify(withoutKeys(value));
}
