import * as z from 'zod/mini';
import { isCategory, isRating } from './feedback.ts';
import { longest, optionalEmail, optionalPlainPhone, optionalText, requiredChoice } from './field-rules.ts';

/** What both feedback forms ask last. */
export const messageAndContact = {
  message: optionalText(longest.text),
  contact_name: optionalText(),
  contact_phone: optionalPlainPhone(),
  contact_email: optionalEmail(),
};

/** 1 to 5, or null where none was given. */
export const optionalRating = z.pipe(
  z.prefault(z.string().check(z.refine((text) => text === '' || isRating(text), 'Choose one of the five')), ''),
  z.transform((text) => (text === '' ? null : Number(text))),
);

export const optionalCategory = z.prefault(
  z.string().check(z.refine((text) => text === '' || isCategory(text), 'Choose what it is about')),
  '',
);

export function requiredNature(natures: readonly string[]) {
  return requiredChoice(natures, 'Choose the nature of your feedback');
}
