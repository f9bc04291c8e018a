/** What a visitor answered, as the form asked it, in its order. */
import type { Answer } from '@tablefront/console-wire/inbox';
import { careersFields } from '@tablefront/restaurant/forms/careers/careers-fields';
import { cateringFields } from '@tablefront/restaurant/forms/catering/catering-fields';
import { messageLabel, natureLabels } from '@tablefront/restaurant/forms/feedback/feedback-choices';
import {
  callbackFields,
  restaurantFeedbackFields,
  websiteFeedbackFields,
} from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { type Field, type Fields, longest } from '@tablefront/restaurant/forms/fields';
import { mediaInquiryFields } from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-fields';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { natureOf } from './in-words.ts';
import type { Submission } from './read-submissions.ts';
import { fieldsForPrograms, readEnquiryData, recordInWords, valueInWords } from './record-in-words.ts';

const formOf: Record<SubmissionKind, Fields> = {
  restaurant_feedback: restaurantFeedbackFields,
  website_feedback: websiteFeedbackFields,
  callback: callbackFields,
  catering: cateringFields,
  careers: careersFields,
  media_inquiry: mediaInquiryFields,
  franchise: {},
};

/** All that holds something, but for the place (told apart) and what programs add; what the form does not ask comes last. */
export function answersOf({ kind, record }: Pick<Submission, 'kind' | 'record'>): Answer[] {
  const form = formOf[kind];
  const asked = Object.entries(form).flatMap(([name, field]) => answerTo(name, field, record));
  const own = (readEnquiryData(record.enquiry_data) ?? []).map(({ question, response }, index) => ({
    name: `enquiry_data.${index}`,
    label: question,
    value: response || '-',
    long: isLong(response),
  }));
  const known = new Set([...Object.keys(form), ...fieldsForPrograms, ...(own.length > 0 ? ['enquiry_data'] : [])]);
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !known.has(name)));
  const others = Object.keys(rest).flatMap((name) =>
    recordInWords({ [name]: rest[name] }).map(({ label, value }) => ({ name, label, value, long: isLong(value) })),
  );
  return [...asked, ...own, ...others];
}

function answerTo(name: string, field: Field, record: Record<string, unknown>): Answer[] {
  const value = valueInWords(record[name]);
  if (value === '' || field.kind === 'place' || field.kind === 'file') return [];
  return [
    {
      name,
      label: labelOf(name, field, record),
      value: answerInWords(name, field, value, record),
      long: long(field, value),
    },
  ];
}

function labelOf(name: string, { label }: Field, record: Record<string, unknown>): string {
  const asked = name === 'message' && 'nature' in record ? messageLabel(valueInWords(record.nature)) : label;
  return asked.replace(/ \(optional\)$| \*$|:$/, '');
}

function answerInWords(name: string, { kind }: Field, value: string, record: Record<string, unknown>): string {
  const nature = name === 'nature' ? natureOf(record) : null;
  if (nature) return natureLabels[nature];
  if (kind === 'rating') return `${value} of 5`;
  return kind === 'choice' ? value.replaceAll('_', ' ') : value;
}

function long(field: Field, value: string): boolean {
  return field.longest === longest.text || isLong(value);
}

function isLong(value: string): boolean {
  return value.length > 120 || value.includes('\n');
}
