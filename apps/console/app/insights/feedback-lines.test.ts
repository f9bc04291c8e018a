import { expect, test } from 'vitest';
import { lineInWords, linesOf, notesIn } from './feedback-lines.ts';

const rated = (average: number | null, before: number | null, count = 9) => ({
  weeks: [
    { average: before, count },
    { average: null, count: 0 },
    { average, count },
  ],
  now: { average, count },
  before: { average: before, count },
});
const feedback = {
  all: rated(4.5, 4.52),
  places: [
    { id: 'a', name: 'Mile End', ...rated(3.8, 4.4) },
    { id: 'b', name: 'Junction', ...rated(3, 5, 2) },
    { id: 'c', name: 'Ossington', ...rated(4.1, 4.4) },
  ],
  stars: [],
  categories: [],
};

test('all are drawn with the place that fell most, of which enough guests said so', () => {
  expect(linesOf(feedback, undefined).map(({ name }) => name)).toEqual(['All', 'Mile End']);
  const steady = {
    ...feedback,
    places: [{ id: 'a', name: 'Mile End', ...rated(4.4, 4.4) }, ...feedback.places.slice(1, 2)],
  };
  expect(linesOf(steady, undefined).map(({ name }) => name)).toEqual(['All']);
});

test('of one place, that place is drawn', () => {
  expect(linesOf(feedback, 'c').map(({ name }) => name)).toEqual(['Ossington']);
  expect(linesOf({ ...feedback, places: feedback.places.slice(0, 1) }, undefined).map(({ name }) => name)).toEqual([
    'Mile End',
  ]);
});

test('a line says in words where it began and ended', () => {
  expect(lineInWords({ name: 'All', weeks: feedback.all.weeks })).toBe('All from 4.5 to 4.5');
  expect(lineInWords({ name: 'New', weeks: rated(null, null, 0).weeks })).toBe('New: no ratings');
});

test('a note stands in the week of its day, the last of which ends with nothing after it', () => {
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
  const notes = ['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-22'].map((day) => ({
    ...{ id: day, day, text: 'New team', place: null },
  }));
  const days = weeks.map((_, week) => notesIn(notes, weeks, week).map(({ day }) => day));
  expect(days).toEqual([['2026-11-02', '2026-11-08'], ['2026-11-09'], ['2026-11-22']]);
});
