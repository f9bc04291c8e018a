import { expect, test } from 'vitest';
import { ALL_BRANDS, type Grant, grantFor, mayGive, type Role, reachesLocation } from './access.ts';

const grant = (brandId: string, role: Role, locations: string[] | null = null): Grant => ({ brandId, role, locations });

test.each([
  [[grant('maple', 'inbox'), grant(ALL_BRANDS, 'owner')], 'owner'],
  [[grant(ALL_BRANDS, 'inbox'), grant('maple', 'editor')], 'editor'],
  [[grant('nova', 'owner'), grant('maple', 'location', ['r_1'])], 'location'],
  [[grant('nova', 'owner')], undefined],
  [[], undefined],
])('of a role for a brand and one for all, the greater counts: %j', (grants, role) => {
  expect(grantFor({ grants }, 'maple')?.role).toBe(role);
});

test('some places are some places, and none of what is about no place', () => {
  expect([null, ['r_1'], ['r_2']].map((locations) => reachesLocation({ locations }, 'r_1'))).toEqual([
    true,
    true,
    false,
  ]);
  expect([null, ['r_1']].map((locations) => reachesLocation({ locations }, null))).toEqual([true, false]);
});

test('only an owner gives roles, and none for all brands who owns one', () => {
  const owner = { grants: [grant('maple', 'owner')] };
  expect([mayGive(owner, 'maple'), mayGive(owner, 'nova'), mayGive(owner, ALL_BRANDS)]).toEqual([true, false, false]);
  expect(mayGive({ grants: [grant('maple', 'editor')] }, 'maple')).toBe(false);
});
