import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids are different, of version 7, and sort in the order in which they were made', () => {
  const ids = Array.from({ length: 1_500 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const time = Number.parseInt(ids[0]?.replaceAll('-', '').slice(0, 12) ?? '', 16);
  expect(Math.abs(time - Date.now())).toBeLessThan(5_000);
});
