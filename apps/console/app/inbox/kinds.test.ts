import { expect, test } from 'vitest';
import { alikeInWords, headingOf, kindLine } from './kinds.ts';

const place = { id: '7', name: 'Mile End' };
const feedback = { kind: 'restaurant_feedback', rating: 2, place } as const;

test.each([
  [
    { ...feedback, nature: 'complaint', about: '2 stars · Order accuracy' },
    'Complaint · Order accuracy',
    'Complaint about Mile End',
  ],
  [{ ...feedback, nature: 'compliment', about: '5 stars' }, 'Compliment', 'Compliment for Mile End'],
  [{ ...feedback, nature: null, about: '1 star', place: null }, 'Feedback', 'Feedback'],
  [
    { kind: 'website_feedback', rating: null, nature: 'bug', about: 'Website · Bug', place: null },
    'Website · Bug',
    'Bug on the website',
  ],
  [
    { kind: 'careers', rating: null, nature: null, about: 'Applied · Grill cook', place },
    'Applied · Grill cook',
    'Grill cook in Mile End',
  ],
  [
    { kind: 'media_inquiry', rating: null, nature: null, about: 'Media · Story inquiry · The Star', place: null },
    'Media · Story inquiry · The Star',
    'Story inquiry from The Star',
  ],
  [
    { kind: 'catering', rating: null, nature: null, about: 'Catering · Wedding', place: null },
    'Catering · Wedding',
    'Catering',
  ],
] as const)('%o', (entry, line, heading) => {
  expect(kindLine(entry)).toBe(line);
  expect(headingOf(entry)).toBe(heading);
});

test('what is alike is told with what it is about', () => {
  const about = [{ name: 'sub_type', label: 'About', value: 'Order accuracy', long: false }];
  expect(alikeInWords({ alike: 4, answers: about }, 'Mile End')).toBe('4 about order accuracy in Mile End in 30 days.');
  expect(alikeInWords({ alike: 2, answers: [] }, 'Mile End')).toBe('2 of this in Mile End in 30 days.');
});
