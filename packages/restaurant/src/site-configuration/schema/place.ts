/** Where a place is and when it is open: read by hand, since they are written in many shapes. */
import * as z from 'zod';
import { inWords, longest, most } from '../../limits.ts';
import { serviceKinds } from '../../service-kinds.ts';
import { coordinatesOf } from '../read-place.ts';
import { serviceHoursOf } from '../read-service-hours.ts';
import { kind, type Role, type Shown, type Told } from './declare.ts';
import { aMark, aText, byHand, found } from './values.ts';

const part = (told: Told) => byHand(told, aText(longest.address));

const addressKind = kind(
  'Address',
  { about: 'Where a place is.', alone: 'streetAddress' },
  {
    streetAddress: part({ label: 'Street and number', also: ['street'] }),
    addressLocality: part({ label: 'City', also: ['locality', 'city'] }),
    addressRegion: part({ label: 'Province or state', also: ['region', 'state', 'province'] }),
    postalCode: part({ label: 'Postal code', also: ['postal_code', 'zip'] }),
    addressCountry: byHand(
      { label: 'Country', also: ['country'] },
      {
        says: `text, or \`{name}\`, at most ${longest.address} characters`,
        written: z.union([z.string().max(longest.address), z.looseObject({ name: z.string().max(longest.address) })]),
      },
    ),
    area: part({ label: 'Neighbourhood', help: 'As people call it.', also: ['locationArea'] }),
  },
);

const degrees = (most: number) => ({
  says: `number from -${most} to ${most}`,
  written: z.number().min(-most).max(most),
});

const coordinatesKind = kind(
  'Coordinates',
  { about: 'Where a place is on the map, in degrees.' },
  {
    latitude: byHand({ label: 'Latitude', also: ['lat'] }, degrees(90)),
    longitude: byHand({ label: 'Longitude', also: ['lng', 'lon'] }, degrees(180)),
  },
);

const anEntry = z.looseObject({
  day: z.union([z.string(), z.array(z.string())]).optional(),
  dayOfWeek: z.union([z.string(), z.array(z.string())]).optional(),
  open: z.string().optional(),
  close: z.string().optional(),
  opens: z.string().optional(),
  closes: z.string().optional(),
  hours: z.string().optional(),
  h24: z.boolean().optional(),
  isClosed: z.boolean().optional(),
  closed: z.boolean().optional(),
});
export const hours = {
  control: 'hours' as const,
  says: `list of at most ${most.hours} entries \`{day, open, close}\`, or texts such as \`Mo-Fr 11:00-22:00\``,
  written: z.union([z.array(z.union([anEntry, z.string()])).max(most.hours), z.string(), z.looseObject({})]),
};
const aSpecialEntry = z.looseObject({
  validFrom: z.string(),
  validThrough: z.string().optional(),
  name: z.string().optional(),
  opens: z.string().optional(),
  closes: z.string().optional(),
  closed: z.boolean().optional(),
});
const specialHours = {
  control: 'hours' as const,
  says: `list of at most ${most.specialHours} entries \`{validFrom, validThrough, name, opens, closes}\` or \`{validFrom, closed}\``,
  written: z.union([z.array(aSpecialEntry).max(most.specialHours), aSpecialEntry]),
};

const pickupHoursKind = kind(
  'PickupHours',
  { about: 'When orders can be picked up.', alone: 'customHours' },
  {
    useRestaurantHours: byHand(
      { label: 'As the restaurant', help: 'Absent: unless there are hours of its own.' },
      aMark,
    ),
    customHours: byHand({ label: 'Hours of its own' }, hours),
  },
);

const serviceHoursKind = kind(
  'ServiceHours',
  { about: 'When a part of a place is on. It says nothing of whether the place is open.', loose: true },
  {
    name: byHand({ label: 'Name', help: 'Needed where the kind is `other`.' }, aText(longest.line)),
    kind: byHand(
      { label: 'Kind', help: 'Absent: as the name says.' },
      { says: serviceKinds.map((word) => `\`${word}\``).join(', '), written: z.enum(serviceKinds) },
    ),
    hours: byHand({ label: 'Hours', also: ['openingHours', 'openingHoursSpecification'] }, hours),
    specialOpeningHoursSpecification: byHand({ label: 'Certain dates' }, specialHours),
  },
);

interface Said {
  shownOn: readonly Shown[];
  /** Who may change when a place is open. */
  hoursBy: Role;
}

/** What the brand and each location may say of where they are and when they are open. */
export const placeFields = ({ shownOn, hoursBy }: Said) => ({
  address: byHand(
    { label: 'Address', help: 'A text counts as the street.', shownOn: [...shownOn, 'machines'] },
    { of: addressKind, says: 'object, or a text' },
  ),
  geo: found(
    {
      label: 'Coordinates',
      help: 'They also tell the time zone.',
      also: ['coordinates'],
      shownOn: [...shownOn, 'machines'],
      as: 'coordinates',
    },
    { find: coordinatesOf, of: coordinatesKind, says: 'object' },
  ),
  timeZone: byHand(
    { label: 'Time zone', help: 'In which the hours are. Absent: the visitor’s clock counts.', shownOn },
    { says: 'IANA name: `America/Toronto`', written: z.string().max(100) },
  ),
  openingHours: byHand(
    {
      label: 'Opening hours',
      help: 'Read in many spellings; what cannot be read is shown as it is written, and never as closed.',
      also: ['openingHoursSpecification'],
      shownOn: [...shownOn, 'assistant', 'machines'],
      changedBy: hoursBy,
    },
    hours,
  ),
  specialOpeningHoursSpecification: byHand(
    {
      label: 'Hours of certain dates',
      help: 'Instead of the week’s: holidays, a summer break.',
      shownOn: [...shownOn, 'assistant', 'machines'],
      changedBy: hoursBy,
    },
    specialHours,
  ),
  pickupHours: byHand(
    { label: 'Pickup hours', shownOn: [...shownOn, 'assistant'], changedBy: hoursBy },
    { of: pickupHoursKind, says: 'object, or the hours alone' },
  ),
  serviceHours: found(
    {
      label: 'Hours of services',
      help: 'Of the kitchen, the lunch, the happy hour.',
      shownOn: [...shownOn, 'assistant', 'machines'],
      changedBy: hoursBy,
      sure: true,
    },
    {
      find: serviceHoursOf,
      of: serviceHoursKind,
      many: most.serviceHours,
      says: `list of at most ${inWords(most.serviceHours)}`,
    },
  ),
  currency: byHand(
    {
      label: 'Currency',
      help: 'Of the prices. Absent: by the signs in prices, else by the country.',
      also: ['priceCurrency'],
      shownOn: ['home', 'menu', 'offers', 'machines'],
    },
    { says: 'code of ISO 4217: `CAD`', written: z.string().max(10) },
  ),
});
