import { expect, test } from 'vitest';
import { linePath, overall, plotted, whatFell } from './trend.ts';

const week = (average: number | null, count: number) => ({ average, count });

test('the average counts each rating once', () => {
  expect(overall({ weeks: [week(5, 1), week(4, 3), week(null, 0)] })).toEqual({ average: 4.25, count: 4 });
  expect(overall({ weeks: [week(null, 0)] })).toEqual({ average: null, count: 0 });
});

test('what fell most is told, from enough guests only', () => {
  const all = { weeks: [] };
  const place = (id: string, ...weeks: ReturnType<typeof week>[]) => ({ id, name: id, weeks });
  const fell = (...places: ReturnType<typeof place>[]) => whatFell({ weeks: [], all, places });
  expect(fell(place('a', week(4.6, 9), week(3.8, 8)), place('b', week(4.5, 9), week(4.1, 9)))).toEqual({
    ...{ name: 'a', before: 4.6, now: 3.8 },
  });
  expect(fell(place('a', week(5, 1), week(1, 1)))).toBeUndefined();
  expect(fell(place('a', week(4.5, 9), week(4.4, 9)))).toBeUndefined();
  expect(fell(place('a', week(4, 9), week(4.8, 9)))).toBeUndefined();
});

test('weeks without ratings are no points, and all points lie within the picture', () => {
  const { points, ticks } = plotted(
    { weeks: [week(4.5, 2), week(null, 0), week(1, 1), week(5, 1)] },
    { width: 460, height: 96 },
  );
  expect(points).toHaveLength(3);
  expect(points.every(({ x, y }) => x >= 0 && x <= 460 && y >= 0 && y <= 96)).toBe(true);
  expect(ticks[0]?.value).toBeGreaterThan(ticks[2]?.value ?? 0);
  expect(linePath(points)).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
});
