import { expect, test } from 'vitest';
import { readSiteConfiguration } from '../../site-configuration/read-site-configuration.ts';
import { readForm } from '../read-form.ts';
import { answerField } from './franchise-fields.ts';
import { franchiseBody, franchiseForm } from './franchise-form.ts';

function questionsOf(questions: object[]) {
  const reading = readSiteConfiguration({ brand: { franchisee_form: { questions } } });
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return reading.configuration.brand.franchiseQuestions;
}

const questions = questionsOf([
  { id: 'why', question: 'Why us?', type: 'textarea', required: true, order: 4 },
  { id: 'name', question: 'Your name', type: 'input', required: true, order: 1 },
  { id: 'where', question: 'Where?', type: 'select', options: ['North', 'South'], required: true, order: 2 },
  { id: 'money', question: 'How much?', type: 'radio', options: ['Little', 'Much'], order: 3 },
  { id: 'when', question: 'When may we call?', type: 'datetime', order: 5 },
]);

function read(fields: Record<string, string>) {
  return readForm(franchiseForm(questions), fields);
}

test('the answers go out as a list in the order of the questions', () => {
  const reading = read({
    'q-why': ' Because ',
    'q-name': 'Ada',
    'q-where': 'South',
    'q-money': '',
    'q-when': '2027-06-30T14:30',
  });
  expect(reading.ok && franchiseBody(questions, reading.value, 'ember')).toEqual({
    brand_id: 'ember',
    enquiry_data: [
      { question: 'Your name', response: 'Ada' },
      { question: 'Where?', response: 'South' },
      { question: 'How much?', response: '' },
      { question: 'Why us?', response: 'Because' },
      { question: 'When may we call?', response: '2027-06-30T14:30' },
    ],
  });
});

test('required questions must not be blank, the others may be left out', () => {
  expect(read({ 'q-name': '  ' })).toEqual({
    ok: false,
    errors: { 'q-name': 'Enter an answer', 'q-where': 'Choose an answer', 'q-why': 'Enter an answer' },
  });
});

const right = { 'q-why': 'x', 'q-name': 'x', 'q-where': 'North' };

test.each([
  [{ 'q-where': 'West' }, { 'q-where': 'Choose an answer' }],
  [{ 'q-money': 'All of it' }, { 'q-money': 'Choose an answer' }],
  [{ 'q-when': 'tomorrow' }, { 'q-when': 'Enter a day and a time, e.g. 2027-06-30 14:30' }],
  [{ 'q-when': '2027-02-30T14:30' }, { 'q-when': 'Enter a day and a time, e.g. 2027-06-30 14:30' }],
  [{ 'q-when': '2027-02-28T25:30' }, { 'q-when': 'Enter a day and a time, e.g. 2027-06-30 14:30' }],
  [{ 'q-why': 'x'.repeat(5001) }, { 'q-why': 'Use at most 5,000 characters' }],
])('%o is refused', (change, errors) => {
  expect(read({ ...right, ...change })).toEqual({ ok: false, errors });
});

test.each(['2027-06-30 14:30', '2027-06-30T14:30:15', ''])('%j is a moment', (moment) => {
  expect(read({ ...right, 'q-when': moment }).ok).toBe(true);
});

test('any ids are fields of their own, in the order of the form', () => {
  const ids = ['__proto__', 'constructor', 'a b', 'a+b', '', '7', '7', 'é"<>', 'x'.repeat(1000)];
  const odd = questionsOf(ids.map((id, index) => ({ id, question: `Q${index}`, required: true })));
  const names = odd.map(answerField);
  expect(new Set(names).size).toBe(ids.length);
  for (const name of names) expect(name).toMatch(/^q-[^\s"<>]+$/);
  const fields = Object.fromEntries(names.map((name, index) => [name, String(index)]));
  const reading = readForm(franchiseForm(odd), fields);
  expect(reading.ok && franchiseBody(odd, reading.value, 'b').enquiry_data).toEqual(
    ids.map((_, index) => ({ question: `Q${index}`, response: String(index) })),
  );
  const empty = readForm(franchiseForm(odd), {});
  expect(empty.ok ? [] : Object.keys(empty.errors)).toEqual(names);
});
