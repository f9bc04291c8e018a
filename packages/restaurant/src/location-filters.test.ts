import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownAmong, nearestFirst, offeringsOf, offersAll } from './location-filters.ts';

const queen = { services: ['Dine-in', 'Pickup'], features: ['Patio', 'Parking'] };
const harbour = { services: ['pickup', 'Delivery'], features: ['Parking'] };
const none = { services: [], features: [] };

test('the filters are the union of what all locations offer, each once', () => {
  expect(offeringsOf([queen, harbour, none])).toEqual({
    services: ['Dine-in', 'Pickup', 'Delivery'],
    features: ['Patio', 'Parking'],
  });
  expect(offeringsOf([none])).toEqual({ services: [], features: [] });
});

test.each([
  ['nothing chosen', none, [queen, harbour, none]],
  ['one service', { services: ['Pickup'], features: [] }, [queen, harbour]],
  ['all of two services', { services: ['Pickup', 'Delivery'], features: [] }, [harbour]],
  ['a service and a feature', { services: ['Pickup'], features: ['Patio'] }, [queen]],
  ['a service in other letters', { services: ['DINE-IN'], features: [] }, [queen]],
  ['what nobody offers together', { services: ['Delivery'], features: ['Patio'] }, []],
])('with %s the locations that match are those that offer all of it', (_, choice, matching) => {
  expect([queen, harbour, none].filter((location) => offersAll(location, choice))).toEqual(matching);
});

test('a name of a property of every object is no service', () => {
  expect(offersAll(queen, { services: ['constructor'], features: [] })).toBe(false);
});

test('of the texts in an address only those that are offered count, in the spelling of the offer', () => {
  expect(knownAmong(['pickup', 'Helipad', ''], ['Dine-in', 'Pickup'])).toEqual(['Pickup']);
});

const offering = fc.record({
  services: fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
  features: fc.array(fc.constantFrom('x', 'y', 'z')),
});

test('each further filter leaves the same locations or fewer, and none leaves them all', () => {
  fc.assert(
    fc.property(fc.array(offering), offering, fc.constantFrom('a', 'b', 'c', 'd'), (locations, choice, more) => {
      const matching = locations.filter((location) => offersAll(location, choice));
      const narrowed = { ...choice, services: [...choice.services, more] };
      const fewer = locations.filter((location) => offersAll(location, narrowed));
      expect(matching).toEqual(expect.arrayContaining(fewer));
      expect(locations.filter((location) => offersAll(location, none))).toEqual(locations);
    }),
  );
});

test('the nearest comes first, a distance of 0 counts, and unknown distances keep their order at the end', () => {
  const list = [
    { name: 'far', km: 9 },
    { name: 'unknown 1', km: undefined },
    { name: 'here', km: 0 },
    { name: 'unknown 2', km: undefined },
    { name: 'near', km: 1.5 },
  ];
  const names = nearestFirst(list, ({ km }) => km).map(({ name }) => name);
  expect(names).toEqual(['here', 'near', 'far', 'unknown 1', 'unknown 2']);
});
