import type { FormErrors, FormFields } from '@tablefront/restaurant/forms/read-form';

/** Where a form stands; as a value, so that the server can hand it to the page that it answers a post with. */
export interface FormState {
  status: 'idle' | 'invalid' | 'failed' | 'sent';
  /** What was typed; files cannot be given back and are left out. */
  fields: Record<string, string>;
  errors: FormErrors;
  /** Of a failure: after how many seconds the backend would take it. */
  retryAfter?: number;
  /** Of a failure: the backend cannot take anything at the moment. */
  away?: true;
  /** Of a failure: the page shows another brand than its site does by now. */
  outdated?: boolean;
  /** Of a failure: what the backend said. For the log; a visitor reads the page's own words. */
  problem?: string;
}

/** A field that people do not see, and robots fill in. */
export const TRAP_FIELD = 'company_fax';
/** Tells two posts of a page without JavaScript apart. */
export const KEY_FIELD = 'form_key';

export function idleState(fields: Record<string, string> = {}): FormState {
  return { status: 'idle', fields, errors: {} };
}

/** What a form holds; of fields with one name the last counts, and a file input without a file holds none. */
export function readFormData(data: FormData): { fields: FormFields; trap: string; key: string } {
  const fields: FormFields = {};
  let trap = '';
  let key = '';
  for (const [name, value] of data) {
    if (name === TRAP_FIELD) trap = String(value);
    else if (name === KEY_FIELD) key = String(value);
    else if (typeof value === 'string' || value.name !== '' || value.size > 0) fields[name] = value;
  }
  return { fields, trap, key };
}

export function textFields(fields: FormFields): Record<string, string> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The same text for the same content: what makes a second sending a repetition. */
export function contentOf(fields: FormFields): string {
  return JSON.stringify(
    Object.entries(fields).map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}
