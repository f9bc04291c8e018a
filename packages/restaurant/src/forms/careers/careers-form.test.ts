import { expect, test } from 'vitest';
import { fileProblem, LARGEST_FILE } from '../file-rules.ts';
import { type FormFields, readForm } from '../read-form.ts';
import { careersFields, openApplication } from './careers-fields.ts';
import { type CareersFormTerms, careersBody, careersForm } from './careers-form.ts';

const resume = new File(['%PDF-1.7'], 'Ada.PDF', { type: 'application/pdf' });
const {
  resume: { file: resumeRules },
  photo: { file: photoRules },
} = careersFields;
const complete: FormFields = {
  position: 'cook',
  restaurant_id: '',
  name: ' Ada Byron ',
  email: 'ada@example.com',
  phone: '(416) 555-0100',
  experience: '1 to 2 years',
  cover_letter: '',
  resume,
};
const several: CareersFormTerms = {
  openings: [
    { key: 'cook', position: 'Cook', restaurantId: 'r1' },
    { key: 'server', position: 'Server' },
    openApplication,
  ],
  restaurantIds: ['r1', 'r2'],
};
const single: CareersFormTerms = { openings: [{ key: 'cook', position: 'Cook' }], restaurantIds: ['r9'] };
const without = (field: string) => Object.fromEntries(Object.entries(complete).filter(([name]) => name !== field));

function errors(terms: CareersFormTerms, fields: FormFields) {
  const reading = readForm(careersForm(terms), fields);
  return reading.ok ? {} : reading.errors;
}

function application(terms: CareersFormTerms, fields: FormFields) {
  const reading = readForm(careersForm(terms), fields);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.value;
}

test.each<[string, FormFields, Record<string, string>]>([
  ['everything', complete, {}],
  ['no name', { ...complete, name: '  ' }, { name: 'Enter your name' }],
  ['no e-mail', without('email'), { email: 'Enter your e-mail address' }],
  ['a broken e-mail', { ...complete, email: 'ada' }, { email: 'Please enter a valid email address' }],
  ['no phone', { ...complete, phone: '' }, { phone: 'Enter your phone number' }],
  ['letters as phone', { ...complete, phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
  ['a phone with dots and an extension', { ...complete, phone: '416.555.0101 x12' }, {}],
  ['no position', { ...complete, position: '' }, { position: 'Please select a position to apply for.' }],
  ['an unknown position', { ...complete, position: 'x' }, { position: 'Please select a position to apply for.' }],
  ['no experience', without('experience'), { experience: 'Choose how much experience you have' }],
  [
    'an experience of one’s own',
    { ...complete, experience: 'much' },
    { experience: 'Choose how much experience you have' },
  ],
  ['no resume', without('resume'), { resume: 'Attach your resume as a PDF or Word file' }],
  ['a text as resume', { ...complete, resume: 'cv.pdf' }, { resume: 'Attach your resume as a PDF or Word file' }],
  ['a wrong resume', { ...complete, resume: new File(['MZ'], 'cv.exe') }, { resume: resumeRules.wrongType }],
  ['a wrong photo', { ...complete, photo: resume }, { photo: photoRules.wrongType }],
  ['a text as photo', { ...complete, photo: 'me.png' }, { photo: photoRules.wrongType }],
  [
    'too long a letter',
    { ...complete, cover_letter: 'x'.repeat(5_001) },
    { cover_letter: 'Use at most 5,000 characters' },
  ],
  [
    'an open application nowhere',
    { ...complete, position: 'open' },
    { restaurant_id: 'Please select a location to apply to.' },
  ],
  [
    'a job of any place, nowhere',
    { ...complete, position: 'server' },
    { restaurant_id: 'Please select a location to apply to.' },
  ],
  [
    'an unknown place',
    { ...complete, position: 'open', restaurant_id: 'r3' },
    { restaurant_id: 'Please select a location to apply to.' },
  ],
])('%s', (_, fields, expected) => {
  expect(errors(several, fields)).toEqual(expected);
});

test('everything that is missing is said at once, the location too', () => {
  expect(Object.keys(errors(several, { position: 'open' }))).toEqual([
    'experience',
    'name',
    'email',
    'phone',
    'resume',
    'restaurant_id',
  ]);
  expect(errors(several, {})).not.toHaveProperty('restaurant_id');
});

test('a job brings its title and its restaurant, whatever the picker holds', () => {
  expect(application(several, { ...complete, restaurant_id: 'r2' })).toMatchObject({
    name: 'Ada Byron',
    position: 'Cook',
    restaurant_id: 'r1',
  });
});

test('an open application, and a job of any place, go to the location that was chosen', () => {
  expect(application(several, { ...complete, position: 'open', restaurant_id: 'r2' })).toMatchObject({
    position: 'Apply Openly (Any Location)',
    restaurant_id: 'r2',
  });
  expect(application(several, { ...complete, position: 'server', restaurant_id: 'r2' }).restaurant_id).toBe('r2');
});

test('the only restaurant need not be chosen', () => {
  expect(application(single, complete)).toMatchObject({ position: 'Cook', restaurant_id: 'r9' });
});

test('without jobs the position is a free text, and the location is chosen where there are several', () => {
  const none = { openings: [], restaurantIds: ['r1', 'r2'] };
  expect(errors(none, { ...complete, position: ' ' })).toEqual({
    position: 'Enter the position that you are interested in',
    restaurant_id: 'Please select a location to apply to.',
  });
  expect(application(none, { ...complete, position: 'Baker', restaurant_id: 'r1' })).toMatchObject({
    position: 'Baker',
    restaurant_id: 'r1',
  });
});

test('the body holds the fields of the wire, the files under their names, and no photo where there is none', async () => {
  const photo = new File(['GIF89a'], 'me.gif', { type: 'image/gif' });
  const body = careersBody(application(several, { ...complete, photo, cover_letter: 'Hello' }));
  expect([...body.keys()]).toEqual([
    'position',
    'restaurant_id',
    'experience',
    'name',
    'email',
    'phone',
    'resume',
    'photo',
    'cover_letter',
  ]);
  expect(body.get('cover_letter')).toBe('Hello');
  expect(body.get('resume')).toMatchObject({ name: 'Ada.PDF', size: 8 });
  expect(careersBody(application(several, complete)).has('photo')).toBe(false);
});

const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 1 };

test.each([
  [pdf, undefined],
  [{ ...pdf, type: '' }, undefined],
  [{ ...pdf, type: 'application/octet-stream' }, undefined],
  [{ ...pdf, name: 'cv.DOCX', type: '' }, undefined],
  [{ ...pdf, size: LARGEST_FILE }, undefined],
  [{ ...pdf, size: LARGEST_FILE + 1 }, 'This file is larger than 10 MB. Choose a smaller one'],
  [{ ...pdf, size: 0 }, 'This file is empty. Choose another one'],
  [{ ...pdf, type: 'image/png' }, resumeRules.wrongType],
  [{ ...pdf, name: 'cv.pdf.exe' }, resumeRules.wrongType],
  [{ ...pdf, name: 'pdf' }, resumeRules.wrongType],
])('the resume %o', (file, problem) => {
  expect(fileProblem(file, resumeRules)).toBe(problem);
});

test.each(['png', 'gif', 'jpg', 'jpeg', 'webp', 'svg', 'heic', 'HEIC'])('a photo may be a .%s', (extension) => {
  expect(fileProblem({ name: `me.${extension}`, type: '', size: 1 }, photoRules)).toBeUndefined();
});
