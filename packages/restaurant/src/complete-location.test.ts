import { expect, it } from 'vitest';
import { completeLocation } from './complete-location.ts';
import { reading } from './site-configuration/reading.test-support.ts';

const brand = {
  telephone: '555-0100',
  email: 'hello@example.com',
  address: { streetAddress: '1 Main St', addressLocality: 'Guelph' },
  geo: { latitude: 43.5, longitude: -80.2 },
  openingHoursSpecification: [{ day: 'Monday', open: '9:00', close: '17:00' }],
  pickupHours: { useRestaurantHours: false, customHours: [{ day: 'Monday', open: '10:00', close: '16:00' }] },
  serviceHours: [{ kind: 'kitchen', hours: 'Mo 9:00-16:30' }],
};

function completed(locations: unknown[]) {
  const { configuration } = reading({ ...brand, locations });
  const [location] = configuration.locations;
  if (!location) throw new Error('no location');
  return { configuration, location, complete: completeLocation(location, configuration) };
}

it('the only location takes from the brand what it does not say itself', () => {
  const { configuration, complete } = completed([{ name: 'Main Street', phone: '555-0199' }]);
  expect(complete.phone).toBe('555-0199');
  expect(complete.email).toBe('hello@example.com');
  expect(complete.address).toEqual(configuration.address);
  expect(complete.coordinates).toEqual({ latitude: 43.5, longitude: -80.2 });
  expect(complete.openingHours).toEqual(configuration.openingHours);
  expect(complete.pickupHours).toEqual(configuration.pickupHours);
  expect(complete.serviceHours.map(({ kind }) => kind)).toEqual(['kitchen']);
});

it('of the services whose hours it states itself those of the brand do not count', () => {
  const serviceHours = [
    { kind: 'brunch', hours: 'Su 10:00-14:00' },
    { kind: 'kitchen', hours: 'Su 10:00-13:30' },
  ];
  const { location, complete } = completed([{ name: 'Main Street', serviceHours: serviceHours.slice(1) }]);
  expect(complete.serviceHours).toEqual(location.serviceHours);
  const brunch = completed([{ name: 'Main Street', serviceHours: serviceHours.slice(0, 1) }]).complete;
  expect(brunch.serviceHours.map(({ kind }) => kind)).toEqual(['brunch', 'kitchen']);
});

it('a location with an address of its own does not get the brand’s point on the map', () => {
  const { complete } = completed([{ name: 'Main Street', address: { street: '9 Elm St' } }]);
  expect(complete.address).toEqual({ street: '9 Elm St' });
  expect(complete.coordinates).toBeUndefined();
});

it('one of several locations takes nothing but the hours of services, while it is open itself', () => {
  const { location, complete } = completed([
    { name: 'Main Street', openingHours: [{ day: 'Monday', open: '11:00', close: '15:00' }] },
    { name: 'Elm Street' },
  ]);
  expect({ ...complete, serviceHours: [] }).toEqual(location);
  const [kitchen] = complete.serviceHours;
  expect(kitchen).toMatchObject({ kind: 'kitchen', isOfBrand: true });
  expect(kitchen?.hours.week[0]?.spans).toEqual([{ open: 11 * 60, close: 15 * 60 }]);
});
