import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardAttributes, readCardData } from './card-data.ts';

/** As an element has them: what is undefined is not there, names are in camel case. */
function datasetOf(attributes: ReturnType<typeof cardAttributes>): DOMStringMap {
  const entries = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name.slice('data-'.length).replace(/-(.)/g, (_, letter) => letter.toUpperCase()), String(value)]],
  );
  return Object.fromEntries(entries);
}

test('a card’s data is read as it was written', () => {
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const place = fc.nat(499);
  const degrees = fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0);
  const data = fc.record({
    index: place,
    offers: fc.array(place),
    distance: optional(fc.double({ min: 0, max: 20_000, noNaN: true }).map((value) => value + 0)),
    coordinates: optional(fc.record({ latitude: degrees, longitude: degrees })),
    placeId: optional(fc.string()),
    city: optional(fc.string()),
    map: optional(fc.string()),
    hours: optional(place),
    pickup: optional(fc.option(place)),
    zone: optional(place),
  });
  fc.assert(
    fc.property(data, place, (written, inList) => {
      expect(readCardData(datasetOf(cardAttributes(written, inList)), inList)).toEqual(written);
    }),
  );
});

test('what is not known takes no room', () => {
  expect(datasetOf(cardAttributes({ index: 7, offers: [] }, 7))).toEqual({});
});
