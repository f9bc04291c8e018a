import { describe, expect, test } from 'vitest';
import { holidayRegionOf, holidaysFrom } from './holidays.ts';

const of = (region: string, country: string | undefined, from: string) => {
  const found = holidayRegionOf({ region, country });
  return found && holidaysFrom(found, from).map(({ date, name }) => `${date.slice(5)} ${name}`);
};

describe('public holidays', () => {
  test('of Ontario, as its government lists them', () => {
    expect(of('ON', 'CA', '2026-01-01')).toEqual([
      ...['01-01 New Year’s Day', '02-16 Family Day', '04-03 Good Friday', '05-18 Victoria Day', '07-01 Canada Day'],
      ...['09-07 Labour Day', '10-12 Thanksgiving', '12-25 Christmas Day', '12-26 Boxing Day'],
    ]);
    expect(of('Ontario', 'Canada', '2027-01-01')).toEqual([
      ...['01-01 New Year’s Day', '02-15 Family Day', '03-26 Good Friday', '05-24 Victoria Day', '07-01 Canada Day'],
      ...['09-06 Labour Day', '10-11 Thanksgiving', '12-25 Christmas Day', '12-26 Boxing Day'],
    ]);
  });

  test('federal, of the United States', () => {
    expect(of('NY', undefined, '2026-01-01')).toEqual([
      ...['01-01 New Year’s Day', '01-19 Martin Luther King Jr. Day', '02-16 Presidents’ Day', '05-25 Memorial Day'],
      ...['06-19 Juneteenth', '07-04 Independence Day', '09-07 Labor Day', '10-12 Columbus Day', '11-11 Veterans Day'],
      ...['11-26 Thanksgiving', '12-25 Christmas Day'],
    ]);
    expect(of('', 'USA', '2030-01-01')).toEqual(
      expect.arrayContaining(['05-27 Memorial Day', '11-28 Thanksgiving', '09-02 Labor Day']),
    );
  });

  test.each([
    ['QC', ['04-06 Easter Monday', '05-18 National Patriots’ Day', '06-24 Fête nationale du Québec']],
    ['BC', ['08-03 British Columbia Day', '09-30 National Day for Truth and Reconciliation', '11-11 Remembrance Day']],
    ['YT', ['06-21 National Indigenous Peoples Day', '08-17 Discovery Day']],
    ['NS', ['02-16 Heritage Day']],
  ])('of %s', (region, some) => {
    const all = of(region, 'CA', '2026-01-01') ?? [];

    expect(all).toEqual(expect.arrayContaining(some));
  });

  test.each([
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2038, '2038-04-23'],
    [2049, '2049-04-16'],
  ])('Good Friday of %i', (year, date) => {
    const region = holidayRegionOf({ region: 'ON' });
    expect(region && holidaysFrom(region, `${year}-01-01`).find(({ name }) => name === 'Good Friday')?.date).toBe(date);
  });

  test('of the year that begins today, and of nowhere else', () => {
    expect(of('ON', 'CA', '2026-11-22')?.slice(0, 3)).toEqual([
      ...['12-25 Christmas Day', '12-26 Boxing Day', '01-01 New Year’s Day'],
    ]);
    expect(of('ON', 'CA', '2026-11-22')).toHaveLength(9);
    expect(holidayRegionOf({ region: 'Québec', country: 'Canada' })?.name).toBe('Québec');
    expect(holidayRegionOf({ region: 'Northwest Territories' })?.name).toBe('the Northwest Territories');
    for (const address of [{}, { region: 'Bayern', country: 'DE' }, { region: 'ON', country: 'FR' }, { region: 'XX' }])
      expect(holidayRegionOf(address)).toBeUndefined();
  });
});
