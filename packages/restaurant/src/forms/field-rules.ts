/**
 * What an answer may be, the same in every form, in the browser and in the backend. Texts are trimmed; an answer that
 * was left out is an empty text.
 */
import * as z from 'zod/mini';
import { type Answer, EMAIL_PROBLEM, longest, PHONE_PROBLEM } from './fields.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Digits, spaces, hyphens, plus signs and parentheses, and at least one digit. */
const PLAIN_PHONE = /^(?=.*\d)[\d\s\-+()]+$/;

export function isEmail(text: string): boolean {
  return text.length <= longest.email && EMAIL.test(text);
}

/** With dots, with an extension. */
function isPhone(text: string): boolean {
  return text.length <= longest.phone && /\d/.test(text);
}

function isPlainPhone(text: string): boolean {
  return text.length <= longest.phone && PLAIN_PHONE.test(text);
}

/** `YYYY-MM-DD`, and a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What browsers send for a day and a time, or what people write where the browser has no picker. */
function isMoment(text: string): boolean {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.exec(text) ?? [];
  return isDay(day);
}

/** What the rules of a form depend on besides its fields. */
export interface FormTerms {
  /** `YYYY-MM-DD`: no day that is asked for is before it. */
  today?: string;
  /** The restaurants that can be meant. */
  restaurantIds?: readonly string[];
  /** What there is to choose, by field, where it depends on the brand. */
  choices?: Record<string, readonly string[]>;
}

/** The rule of a field that holds a text, in the form and on the wire. */
export function textRule({ kind, missing, wrong, longest: length = longest.line, choices }: Answer, terms: FormTerms) {
  switch (kind) {
    case 'email':
      return text(missing, [isEmail, EMAIL_PROBLEM]);
    case 'phone':
      return text(missing, [isPhone, PHONE_PROBLEM]);
    case 'plain_phone':
      return text(missing, [isPlainPhone, PHONE_PROBLEM]);
    case 'day':
      return text(
        missing,
        [isDay, 'Enter a day as year-month-day, e.g. 2027-06-30'],
        [(day) => !isDay(day) || day >= (terms.today ?? ''), 'Choose today or a later day'],
      );
    case 'moment':
      return text(missing, [isMoment, 'Enter a day and a time, e.g. 2027-06-30 14:30']);
    case 'choice':
      return text(missing, [(choice) => choices?.includes(choice) === true, missing ?? wrong]);
    default:
      return text(missing, [
        (given) => given.length <= length,
        `Use at most ${length.toLocaleString('en')} characters`,
      ]);
  }
}

/** A text that must not be blank where it would be `missing`; where there is one it passes each of the tests. */
function text(missing: string | undefined, ...tests: [isRight: (given: string) => boolean, problem?: string][]) {
  return z.prefault(
    z.string().check(
      z.trim(),
      z.refine((given) => given !== '' || missing === undefined, missing),
      ...tests.map(([isRight, problem]) => z.refine<string>((given) => given === '' || isRight(given), problem)),
    ),
    '',
  );
}
