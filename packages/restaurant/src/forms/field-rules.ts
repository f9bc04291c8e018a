/**
 * What an answer may be, the same in every form, in the browser and in the backend. Texts are trimmed; an answer that
 * was left out is an empty text.
 */
import * as z from 'zod/mini';

/** The longest answers, in characters. */
export const longest = { email: 254, phone: 60, line: 300, text: 5_000 } as const;

export const emailProblem = 'Please enter a valid email address';
export const phoneProblem = 'Please enter a valid phone number';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Digits, spaces, hyphens, plus signs and parentheses, and at least one digit. */
const PLAIN_PHONE = /^(?=.*\d)[\d\s\-+()]+$/;

export function isEmail(text: string): boolean {
  return text.length <= longest.email && EMAIL.test(text);
}

/** What feedback and requests to be called back take for a phone number. */
function isPlainPhone(text: string): boolean {
  return text.length <= longest.phone && PLAIN_PHONE.test(text);
}

/** As people write it: with dots, with an extension. */
function isPhone(text: string): boolean {
  return text.length <= longest.phone && /\d/.test(text);
}

/** A text that may be left out. */
export function optionalText(length: number = longest.line) {
  return z.prefault(z.string().check(z.trim(), z.maxLength(length, tooLong(length))), '');
}

/** A text that must not be blank; `problem` says what to enter. */
export function requiredText(problem: string, length: number = longest.line) {
  const rules = [z.trim(), z.minLength(1, problem), z.maxLength(length, tooLong(length))] as const;
  return z.prefault(z.string().check(...rules), '');
}

export function optionalEmail() {
  return z.prefault(z.string().check(z.trim(), z.refine(blankOr(isEmail), emailProblem)), '');
}

export function requiredEmail(problem = 'Enter your e-mail address') {
  return z.prefault(z.string().check(z.trim(), z.minLength(1, problem), z.refine(blankOr(isEmail), emailProblem)), '');
}

export function optionalPhone() {
  return z.prefault(z.string().check(z.trim(), z.refine(blankOr(isPhone), phoneProblem)), '');
}

export function requiredPhone() {
  return optionalPhone().check(z.refine(isNotBlank, 'Enter your phone number'));
}

export function optionalPlainPhone() {
  return z.prefault(z.string().check(z.trim(), z.refine(blankOr(isPlainPhone), phoneProblem)), '');
}

export function requiredPlainPhone() {
  return optionalPlainPhone().check(z.refine(isNotBlank, phoneProblem));
}

/** One of the choices. */
export function requiredChoice(choices: readonly string[], problem: string) {
  return z.prefault(z.string().check(z.refine((text) => choices.includes(text), problem)), '');
}

/** A box that must be ticked. */
export function requiredTick(problem: string) {
  return z.pipe(
    z.prefault(z.string().check(z.refine((value) => value !== '', problem)), ''),
    z.transform((value) => value !== ''),
  );
}

export function tick() {
  return z.pipe(
    z.prefault(z.string(), ''),
    z.transform((value) => value !== ''),
  );
}

function isNotBlank(text: string): boolean {
  return text !== '';
}

function blankOr(isRight: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || isRight(text);
}

function tooLong(length: number): string {
  return `Use at most ${length.toLocaleString('en')} characters`;
}
