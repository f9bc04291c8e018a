import { expect, test } from 'vitest';
import {
  countText,
  everyJob,
  isSame,
  jobOptions,
  matchingJobs,
  readJobQuery,
  writeJobQuery,
  writePosition,
} from './job-query.ts';

const jobs = [
  { position: 'Grill cook', type: 'Full-time', place: 'Queen West', requirements: ['Food handler certificate'] },
  { position: 'Server', type: 'Part-time', place: 'Queen West', requirements: [] },
  { position: 'Cuisinière', type: 'full-time', place: 'Mile End', description: 'Le feu', requirements: [] },
  { position: 'Helper', requirements: [] },
];
const found = (query: object) => matchingJobs(jobs, { ...everyJob, ...query }).map(({ position }) => position);

test('the address holds the filters, and keeps what else stands there', () => {
  const query = { type: 'Full-time', place: 'Queen West', text: 'cook' };
  const written = writeJobQuery(query, '?position=x&q=old');
  expect(written).toBe('?position=x&q=cook&type=Full-time&place=Queen+West');
  expect(readJobQuery(written)).toEqual(query);
  expect(writeJobQuery(everyJob, written)).toBe('?position=x');
  expect(writeJobQuery(everyJob, '?type=a')).toBe('');
  expect(writePosition('grill-cook', '?type=a')).toBe('?type=a&position=grill-cook');
});

test('filters hold together, in any case, and a text needs all of its words, with or without accents', () => {
  expect(found({})).toHaveLength(4);
  expect(found({ type: 'FULL-TIME' })).toEqual(['Grill cook', 'Cuisinière']);
  expect(found({ type: 'Full-time', place: 'Mile End' })).toEqual(['Cuisinière']);
  expect(found({ text: 'cuisiniere feu' })).toEqual(['Cuisinière']);
  expect(found({ text: ' certificate  grill ' })).toEqual(['Grill cook']);
  expect(found({ text: 'grill feu' })).toEqual([]);
  expect(found({ type: 'Nights' })).toEqual([]);
});

test('each choice says how many jobs it would leave', () => {
  expect(jobOptions(jobs, { ...everyJob, place: 'Queen West' })).toEqual({
    types: [
      { value: 'Full-time', count: 1 },
      { value: 'Part-time', count: 1 },
    ],
    places: [
      { value: 'Queen West', count: 2 },
      { value: 'Mile End', count: 1 },
    ],
  });
});

test('what is found is counted only where something is filtered', () => {
  const filtered = { ...everyJob, text: 'cook' };
  expect([countText(1, 1, everyJob), countText(4, 4, everyJob)]).toEqual(['1 position', '4 positions']);
  expect([countText(0, 1, filtered), countText(2, 4, filtered)]).toEqual(['0 of 1 position', '2 of 4 positions']);
});

test('an address may spell an option in other cases and without accents', () => {
  expect(isSame('Mile End, Montréal', 'mile end, montreal')).toBe(true);
  expect(isSame('Mile End', 'Mile')).toBe(false);
});
