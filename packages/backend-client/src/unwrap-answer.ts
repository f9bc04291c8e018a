/** Finds the text of an answer, however often it is wrapped in JSON. */
import { cutAtWord, longest } from '@tablefront/restaurant/limits';
import { isRecord } from '@tablefront/restaurant/reading/lenient';
import { cleanText } from '@tablefront/restaurant/reading/lenient-values';

type Fields = Readonly<Record<string, unknown>>;

export interface UnwrappedAnswer {
  text: string;
  /** The fields of all wrappings; what stands further out counts. */
  fields: Fields;
}

/** Models have been seen to wrap an answer twice; what is deeper than this is shown as it stands. */
const DEEPEST = 4;
const FENCED = /^```[a-z]*\s*\n?([\s\S]*?)\s*```$/i;

/**
 * The answer of a body: `response` is a text, or a JSON text (also between ``` fences) of an object with a `response`
 * of its own. What looks like JSON and is none is a text. `undefined` where the body is no object.
 */
export function unwrapAnswer(body: unknown): UnwrappedAnswer | undefined {
  return isRecord(body) ? unwrap(body, DEEPEST) : undefined;
}

function unwrap(fields: Fields, depth: number): UnwrappedAnswer {
  const said = Object.hasOwn(fields, 'response') ? fields.response : undefined;
  const content = typeof said === 'string' ? parsed(said, depth) : said;
  if (depth > 0 && isRecord(content) && Object.hasOwn(content, 'response')) {
    const inner = unwrap(content, depth - 1);
    return { text: inner.text, fields: merged(fields, inner.fields) };
  }
  return { text: textOf(typeof content === 'string' ? content : said), fields };
}

/** What a JSON text holds where that is an answer or a text again; else the text itself. */
function parsed(said: string, depth: number): unknown {
  const json = FENCED.exec(said.trim())?.[1] ?? said.trim();
  if (depth === 0 || !/^["{]/.test(json)) return said;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'string') return parsed(value, depth - 1);
    return isRecord(value) && Object.hasOwn(value, 'response') ? value : said;
  } catch {
    return said;
  }
}

function textOf(said: unknown): string {
  if (typeof said === 'number') return String(said);
  return typeof said === 'string' ? cutAtWord(cleanText(said) ?? '', longest.text) : '';
}

function merged(outer: Fields, inner: Fields): Fields {
  const given = Object.entries(outer).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries([...Object.entries(inner), ...given]);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
