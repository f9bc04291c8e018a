import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLocations, knownAmong, type Offering, offeringsOf, offersOf } from './location-filters.ts';

const queen = { services: ['Dine-in', 'Pickup'], features: ['Patio', 'Parking'] };
const harbour = { services: ['pickup', 'Delivery'], features: ['Parking'] };
const none = { services: [], features: [] };
const anything = { offers: [], openNow: false, nearest: false };

/** Those of the locations that offer all of the choice, whose texts are known. */
function offeringAll<T extends Offering>(locations: readonly T[], choice: Offering): T[] {
  const offerings = offeringsOf([...locations, choice]);
  const findable = locations.map((location) => ({ location, offers: offersOf(location, offerings) }));
  const offers = offersOf(choice, offerings);
  return findLocations(findable, { ...anything, offers }).map(({ location }) => location);
}

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
  expect(offeringAll([queen, harbour, none], choice)).toEqual(matching);
});

test('a name of a property of every object is no service', () => {
  expect(offeringAll([queen], { services: ['constructor'], features: [] })).toEqual([]);
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
      const narrowed = { ...choice, services: [...choice.services, more] };
      expect(offeringAll(locations, choice)).toEqual(expect.arrayContaining(offeringAll(locations, narrowed)));
      expect(offeringAll(locations, none)).toEqual(locations);
    }),
  );
});

test('a service and a feature of one name are two offers', () => {
  const offerings = { services: ['Patio'], features: ['Bar', 'Patio'] };
  expect(offersOf({ services: ['patio'], features: [] }, offerings)).toEqual([0]);
  expect(offersOf({ services: [], features: ['Patio', 'patio'] }, offerings)).toEqual([2]);
});

test('the nearest comes first, a distance of 0 counts, and unknown distances keep their order at the end', () => {
  const list = [
    { name: 'far', distance: 9 },
    { name: 'unknown 1', distance: undefined },
    { name: 'here', distance: 0 },
    { name: 'unknown 2', distance: undefined },
    { name: 'near', distance: 1.5 },
  ].map((location) => ({ ...location, offers: [] }));
  const namesOf = (nearest: boolean) => findLocations(list, { ...anything, nearest }).map(({ name }) => name);
  expect(namesOf(true)).toEqual(['here', 'near', 'far', 'unknown 1', 'unknown 2']);
  expect(namesOf(false)).toEqual(['far', 'unknown 1', 'here', 'unknown 2', 'near']);
});

test('open now leaves what is surely open', () => {
  const list = [{ isOpen: true }, { isOpen: false }, {}].map((location) => ({ ...location, offers: [] }));
  expect(findLocations(list, { ...anything, openNow: true })).toEqual([list[0]]);
  expect(findLocations(list, anything)).toEqual(list);
});
