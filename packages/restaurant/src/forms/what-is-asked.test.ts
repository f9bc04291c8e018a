import { expect, test } from 'vitest';
import { answerFields, contactFields, longAnswerFields } from './what-is-asked.ts';

// Operators' spreadsheets and e-mails stand in this order: a change here is one that they see.
test('who it is comes first, then the answers in the order of the forms', () => {
  expect(contactFields).toEqual({
    name: ['contact_name', 'full_name', 'name'],
    email: ['contact_email', 'email'],
    phone: ['contact_phone', 'phone'],
  });
  expect(answerFields).toEqual([
    ...['rating', 'sub_type', 'nature', 'message'],
    ...['event_type', 'custom_event_type', 'event_location', 'event_date', 'event_timings', 'number_of_guests'],
    ...['delivery_method', 'requirements', 'position', 'experience', 'cover_letter', 'inquiry_type', 'outlet_name'],
    ...['consent_contact', 'consent_marketing'],
  ]);
  expect(longAnswerFields).toEqual(['message', 'requirements', 'cover_letter']);
});
