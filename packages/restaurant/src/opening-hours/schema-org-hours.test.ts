import { expect, it } from 'vitest';
import { readOpeningHours } from './read-opening-hours.ts';
import { readSpecialHours, withSpecialHours } from './read-special-hours.ts';
import { openingHoursSpecification, specialOpeningHoursSpecification } from './schema-org-hours.ts';

const read = (week: unknown) => readOpeningHours(week, 'h', () => {});

it.each([
  ['Mo 11:00-14:00, 17:00-22:00', ['Monday 11:00 14:00', 'Monday 17:00 22:00']],
  ['Fr 18:00-02:00', ['Friday 18:00 02:00']],
  ['Sa 17:00-24:00', ['Saturday 17:00 00:00']],
  ['Su 24/7', ['Sunday 00:00 23:59']],
  ['Mo off; Tu 9:00-10:00', ['Tuesday 09:00 10:00']],
  ['Mo by chance; Tu 9:00-10:00', ['Tuesday 09:00 10:00']],
  ['We 04:00-16:00, 16:00-04:00', ['Wednesday 04:00 03:59']],
  [undefined, []],
])('%j', (week, expected) => {
  const entries = openingHoursSpecification(read(week));
  expect(entries.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens} ${closes}`)).toEqual(
    expected.map((text) => `https://schema.org/${text}`),
  );
  for (const entry of entries) expect(entry['@type']).toBe('OpeningHoursSpecification');
});

it('special hours that are not over', () => {
  const special = readSpecialHours(
    [
      { validFrom: '2026-12-25' },
      { validFrom: '2026-12-26', validThrough: '2026-12-27', dayOfWeek: ['Sa', 'Su'], opens: '10:00', closes: '02:00' },
      { validFrom: '2026-12-28', opens: 'ask us' },
      { validFrom: '2026-01-01' },
    ],
    's',
    () => {},
  );
  expect(specialOpeningHoursSpecification(withSpecialHours(undefined, special), '2026-11-20')).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-26',
      validThrough: '2026-12-27',
      dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
      opens: '10:00',
      closes: '02:00',
    },
  ]);
  expect(specialOpeningHoursSpecification(undefined, '2026-11-20')).toEqual([]);
});
