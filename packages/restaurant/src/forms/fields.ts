/**
 * What a form asks, as data: its schema, the schema of its body on the wire, the order in which errors are told, and the
 * order in which people read what was sent all follow from it. Pages load it without the library that schemas are made of.
 */
import type { FileRules } from './file-rules.ts';

export const ratings = [1, 2, 3, 4, 5] as const;

export function isRating(text: string): boolean {
  return ratings.some((rating) => String(rating) === text);
}

/** The longest answers, in characters. */
export const longest = { email: 254, phone: 60, line: 300, text: 5_000 } as const;

export const EMAIL_PROBLEM = 'Please enter a valid email address';
export const PHONE_PROBLEM = 'Please enter a valid phone number';

export interface Answer {
  /**
   * What an answer is. `phone`: as people write one; `plain_phone`: digits, spaces, hyphens, plus signs and parentheses; `place`: the id of a restaurant; `count`: a whole number from 1 on; `day`: `YYYY-MM-DD`, not over;
   * `moment`: a day and a time; `tick`: a box. All are texts in the form, but for `file`.
   */
  kind:
    | 'text'
    | 'email'
    | 'phone'
    | 'plain_phone'
    | 'choice'
    | 'place'
    | 'day'
    | 'moment'
    | 'count'
    | 'rating'
    | 'tick'
    | 'file';
  /** What to say where it was left out. Without it, it may be. */
  missing?: string;
  /** What to say of an answer that is there and is wrong, where its kind does not say it. */
  wrong?: string;
  /** Of a text: in characters, `longest.line` unless set. */
  longest?: number;
  /** Of a choice: what there is to choose, where it is the same for every brand. */
  choices?: readonly string[];
  /** Of a count. */
  most?: number;
  /** Of a file. */
  file?: FileRules;
}

export interface Field extends Answer {
  /** What the page calls it. */
  label: string;
  /** It names the person who writes. */
  isName?: true;
  /** What holds on the wire in place of the form's own rule. */
  wire?: Partial<Answer>;
}

/** The fields of a form by their names on the wire, in the order of the page. */
export type Fields = Record<string, Field>;

/** The fields of a form that was read. */
export type FormValues<F extends Fields> = { [Name in keyof F]: FormValue<F[Name]> };

export type FormValue<F> = F extends { kind: 'file' } ? FileValue<F> : Value<F, string>;

type FileValue<F> = F extends { missing: string } ? File : File | undefined;

/** What a field asks for on the wire. */
export type OnTheWire<F> = F extends { wire: infer Wire } ? Omit<F, keyof Wire> & Wire : F;

/** The fields of a body that was read: null for what was left out. */
export type WireValue<F> = Value<F, F extends { missing: string } ? string : string | null>;

type Value<F, Text> = F extends { kind: 'count' }
  ? number
  : F extends { kind: 'rating' }
    ? number | null
    : F extends { kind: 'tick' }
      ? boolean
      : Text;
