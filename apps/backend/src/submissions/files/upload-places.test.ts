import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUploadPlaces, type Place, type PlaceLimits } from './upload-places.ts';

const limits: PlaceLimits = { places: 8, ofVisitor: 2, ofBrand: 6, graceMs: 1_000, fastEnough: 100 };

function make(change: Partial<PlaceLimits> = {}) {
  const clock = { ms: 0 };
  const places = createUploadPlaces({ ...limits, ...change }, () => clock.ms);
  const cut: string[] = [];
  const take = (address: string, brand = 'lucia.example') => places.take({ address, brand }, () => cut.push(address));
  return { places, take, cut, clock };
}

test('one visitor has a share, and of networks each has one', () => {
  const { take } = make({ places: 100, ofBrand: 100 });
  expect([take('192.0.2.1'), take('192.0.2.1'), take('192.0.2.1')].map(Boolean)).toEqual([true, true, false]);
  const household = Array.from({ length: 30 }, (_, index) => take(`2001:db8:0:${index}::1`));
  expect(household.filter(Boolean)).toHaveLength(4);
  const company = Array.from({ length: 30 }, (_, index) => take(`2001:db8:7:${index}00::1`));
  expect(company.filter(Boolean)).toHaveLength(10);
});

test('one brand has a share, and leaves the others room', () => {
  const { take } = make();
  const lucia = Array.from({ length: 7 }, (_, index) => take(`192.0.${index}.1`));
  expect(lucia.filter(Boolean)).toHaveLength(6);
  expect(take('192.0.77.1', 'nova.example')).toBeDefined();
  lucia[0]?.leave();
  lucia[0]?.leave();
  expect(take('192.0.78.1')).toBeDefined();
  expect(take('192.0.79.1')).toBeUndefined();
});

test('whoever is slow makes room for others, after a while', () => {
  const { take, cut, clock } = make({ ofBrand: 3 });
  const [slow, fast, whole] = ['192.0.1.1', '192.0.2.1', '192.0.3.1'].map((address) => take(address));
  whole?.complete();
  clock.ms = 900;
  expect(take('192.0.4.1')).toBeUndefined();
  clock.ms = 2_000;
  slow?.count(150);
  fast?.count(300);
  expect(take('192.0.4.1')).toBeDefined();
  expect(cut).toEqual(['192.0.1.1']);
  expect(take('192.0.5.1')).toBeUndefined();
});

test('whoever holds much makes room for newcomers, at once', () => {
  const { take, cut } = make({ places: 3, ofVisitor: 3 });
  for (let index = 0; index < 3; index += 1) take('192.0.2.1');
  expect(take('192.0.2.1')).toBeUndefined();
  expect(take('198.51.100.1')).toBeDefined();
  expect(cut).toEqual(['192.0.2.1']);
  // Two against one: that is fair enough.
  expect(take('198.51.100.1')).toBeUndefined();
  expect(take('203.0.113.1')).toBeDefined();
  expect(take('203.0.113.2')).toBeUndefined();
});

test('nobody makes room where that would be of no use', () => {
  const { take, cut, clock } = make({ places: 4, ofBrand: 2 });
  const slow = [take('192.0.1.1'), take('192.0.2.1')];
  const others = [take('192.0.3.1', 'nova.example'), take('192.0.4.1', 'nova.example')];
  clock.ms = 2_000;
  for (const place of others) place?.count(10_000);
  for (const place of slow) place?.complete();
  expect(take('192.0.5.1')).toBeUndefined();
  expect(take('192.0.6.1', 'third.example')).toBeUndefined();
  expect(cut).toEqual([]);
});

test('whatever comes, no share is exceeded, and each place is left once', () => {
  const step = fc.record({
    address: fc.integer({ min: 0, max: 12 }).map((number) => `192.0.${number % 4}.${number}`),
    brand: fc.constantFrom('a', 'b', 'c'),
    ms: fc.integer({ min: 0, max: 900 }),
    leaves: fc.boolean(),
    bytes: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const clock = { ms: 0 };
      const places = createUploadPlaces(limits, () => clock.ms);
      const held = new Map<Place, { address: string; brand: string }>();
      for (const { address, brand, ms, leaves, bytes } of steps) {
        clock.ms += ms;
        const own: { place?: Place } = {};
        own.place = places.take({ address, brand }, () => own.place && held.delete(own.place));
        if (own.place) held.set(own.place, { address, brand });
        own.place?.count(bytes);
        const [first] = held.keys();
        if (leaves && first) {
          held.delete(first);
          first.leave();
        }
        const senders = [...held.values()];
        expect(places.size).toBe(senders.length);
        expect(senders.length).toBeLessThanOrEqual(limits.places);
        for (const one of senders) {
          expect(senders.filter((other) => other.address === one.address).length).toBeLessThanOrEqual(limits.ofVisitor);
          expect(senders.filter((other) => other.brand === one.brand).length).toBeLessThanOrEqual(limits.ofBrand);
        }
      }
    }),
  );
});
