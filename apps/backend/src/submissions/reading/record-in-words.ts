import { capitalized } from '@tablefront/restaurant/capitalized';
import { SOURCE_PARAMETER, TABLE_PARAMETER } from '@tablefront/restaurant/codes/code-target';
import { answerFields, contactFields } from '@tablefront/restaurant/forms/what-is-asked';

/**
 * What a visitor sent, as lines for people: `Event date: 2026-12-24`.
 */
export interface WordedField {
  label: string;
  value: string;
}

/** The order in which people read; jsonb keeps none. What is not named here comes after it, by its name. */
const readingOrder = [...Object.values(contactFields).flat(), 'contact_ok', ...answerFields, 'enquiry_data'];

/** What says more to programs than to people, or is told apart. */
export const fieldsForPrograms = ['type', 'restaurant_id', 'brand_id', 'page_url', 'user_agent', 'source', 'meta'];

/** The fields that hold something; with `everything`, those for programs as well. */
export function recordInWords(record: Record<string, unknown>, everything?: 'everything'): WordedField[] {
  const rank = (key: string) => (readingOrder.includes(key) ? readingOrder.indexOf(key) : readingOrder.length);
  return Object.keys(record)
    .filter((key) => everything || !fieldsForPrograms.includes(key))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .flatMap((key) => fieldInWords(key, record[key]));
}

/** Franchise answers: each question with its response. Undefined when they have another shape. */
export function readEnquiryData(value: unknown): { question: string; response: string }[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs: { question: string; response: string }[] = [];
  for (const entry of value) {
    if (typeof entry !== 'object' || entry === null || !('question' in entry)) return undefined;
    const response = 'response' in entry ? valueInWords(entry.response) : '';
    pairs.push({ question: valueInWords(entry.question), response });
  }
  return pairs;
}

/** A value as one text; empty for what holds nothing. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return value.map(valueInWords).join(', ');
  return JSON.stringify(value);
}

function fieldInWords(key: string, value: unknown): WordedField[] {
  const answers = key === 'enquiry_data' ? readEnquiryData(value) : undefined;
  if (answers) return answers.map(({ question, response }) => ({ label: question, value: response || '-' }));
  const worded = valueInWords(value);
  if (worded === '') return [];
  return [{ label: capitalized(key.replaceAll('_', ' ')), value: key === 'rating' ? `${worded} of 5` : worded }];
}

/** The first of these fields that holds a text. */
export function firstText(record: Record<string, unknown>, keys: string[]): string | undefined {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

const SOURCE = /^[A-Za-z0-9_.-]{1,40}$/;
const TABLE = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u;

/** What the address of a page says of how it was come by: `?src=` and `?t=`; whatever else is written there is left out. */
export function cameFrom(pageUrl: string | null): { source: string | null; table: string | null } {
  const query = pageUrl !== null && URL.canParse(pageUrl) ? new URL(pageUrl).searchParams : new URLSearchParams();
  const read = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : null;
  };
  return { source: read(SOURCE_PARAMETER, SOURCE), table: read(TABLE_PARAMETER, TABLE) };
}
