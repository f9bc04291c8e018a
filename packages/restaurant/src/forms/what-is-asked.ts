/** What all forms ask, as whoever reads submissions of every kind meets it. */
import { careersFields } from './careers/careers-fields.ts';
import { cateringFields } from './catering/catering-fields.ts';
import { restaurantFeedbackFields } from './feedback/feedback-fields.ts';
import { type Fields, longest } from './fields.ts';
import { mediaInquiryFields } from './media-inquiry/media-inquiry-fields.ts';

const forms: Fields[] = [restaurantFeedbackFields, cateringFields, careersFields, mediaInquiryFields];
const all = forms.flatMap((fields) => Object.entries(fields));

function namesOf(isOne: (field: Fields[string]) => boolean): string[] {
  return [...new Set(all.filter(([, field]) => isOne(field)).map(([name]) => name))];
}

/** The names of the fields that say who it is and how to answer: each kind of submission has one of each. */
export const contactFields = {
  name: namesOf(({ isName }) => isName === true),
  email: namesOf(({ kind }) => kind === 'email'),
  phone: namesOf(({ kind }) => kind === 'phone' || kind === 'plain_phone'),
};

/** The names of the other fields, in the order of the forms and their pages; places and files are stored apart. */
export const answerFields = namesOf(
  ({ kind, isName }) => !isName && !['email', 'phone', 'plain_phone', 'place', 'file'].includes(kind),
);

/** Those that somebody writes in their own words. */
export const longAnswerFields = namesOf((field) => field.longest === longest.text);
