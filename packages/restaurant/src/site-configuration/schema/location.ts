/** A location. `read-locations.ts` puts it together, with what it takes from the brand. */
import * as z from 'zod';
import { longest, most } from '../../limits.ts';
import { numberWithin } from '../../reading/lenient-values.ts';
import { frequentQuestion, galleryPicture, review } from './content.ts';
import type { AnyKind, Output, ReadIn } from './declare.ts';
import { fieldsReader } from './entry-reader.ts';
import { menuField } from './menu.ts';
import { menuNotices, menuOverride } from './menu-item.ts';
import { placeFields } from './place.ts';
import {
  anId,
  aText,
  byHand,
  choice,
  email,
  labels,
  link,
  list,
  names,
  number,
  own,
  phone,
  picture,
  reference,
  webLink,
} from './values.ts';

/** Kilometres; no two places on earth are further apart by road or air. */
const FARTHEST = 50_000;

const shownOn = ['home', 'locations', 'location', 'every'] as const;
const { geo, serviceHours, ...place } = placeFields({ shownOn, hoursBy: 'location' });

/** What needs the brand, or each other. */
const ownFields = {
  id: byHand(
    { label: 'Id', help: 'Absent: `restaurant_id`, else made of its place in the list.', changedBy: 'owner' },
    anId,
  ),
  restaurant_id: byHand(
    {
      label: 'Id of the restaurant',
      help: 'Forms are sent with it. Absent: `id`.',
      also: ['restaurantId'],
      changedBy: 'owner',
    },
    anId,
  ),
  name: byHand({ label: 'Name', help: 'Absent: its neighbourhood, city or street.' }, aText(longest.line)),
  area: byHand(
    { label: 'Neighbourhood', help: 'Where the address has none.', also: ['locationArea'] },
    aText(longest.address),
  ),
  ...place,
  menuOverrides: byHand(
    { label: 'Differences from the brand’s menu', help: 'A list, or an object by the ids of dishes.' },
    {
      of: menuOverride,
      many: most.dishes,
      byIds: true,
      says: `list of at most ${most.dishes.toLocaleString('en')}`,
    },
  ),
};

/** What it has any number of. */
const lists = {
  services: labels({ label: 'Services', help: 'Such as `Dine-in`, `Delivery`; the finder filters by them.' }),
  features: labels({ label: 'Features', help: 'Such as `Patio`; the finder filters by them.' }),
  menu: menuField,
  gallery: list(galleryPicture, { many: most.gallery, label: 'Pictures', shownOn: ['location'] }),
  faqs: list(frequentQuestion, { many: most.questions, label: 'Questions', shownOn: ['location', 'machines'] }),
  reviews: list(review, { many: most.reviews, label: 'Reviews', shownOn: ['location', 'machines'] }),
  deliveryAreas: names({ label: 'Delivery areas', shownOn: ['location', 'assistant', 'machines'] }),
  serviceHours,
  menuNotices,
};

const readCount: ReadIn<number> = (value, path, warn, index) => {
  const count = numberWithin(0, Number.MAX_SAFE_INTEGER)(value, path, warn, index);
  if (count === undefined || Number.isInteger(count)) return count;
  warn(path, `${count} is not a whole number`);
  return undefined;
};

const facts = {
  phone: phone({ label: 'Telephone', also: ['telephone'], changedBy: 'location' }),
  email: email({ label: 'E-mail', shownOn: ['location', 'machines'] }),
  geo,
  place_id: reference({
    label: 'Google place id',
    also: ['placeId'],
    shownOn: ['home', 'locations', 'machines'],
    as: 'placeId',
  }),
  rating: number(0, 5, { label: 'Rating', shownOn: ['locations', 'location', 'machines'] }),
  reviewCount: own(
    { label: 'Number of reviews', shownOn: ['locations', 'location', 'machines'] },
    { read: readCount, says: 'whole number from 0', written: z.int().min(0) },
  ),
  distance: number(0, FARTHEST, { label: 'Distance', help: 'Kilometres.', shownOn: ['locations', 'assistant'] }),
  hasMenu: choice(['page', 'file', 'embedded'], {
    label: 'The menu',
    help: 'The site’s own page, a file, or the framed ordering page.',
    shownOn: ['menu', 'locationMenu'],
  }),
  fileLink: webLink({ label: 'Menu as a file', shownOn: ['menu', 'locationMenu'] }),
  orderingLink: link({ label: 'Order Online', help: 'Absent: the brand’s.' }),
  reservationLink: link({ label: 'Reservations', help: 'Absent: the brand’s.' }),
  menuUrl: link({ label: 'Menu elsewhere', shownOn: ['home', 'menu', 'location'] }),
  heroImage: picture({ label: 'Picture at the top', shownOn: ['location', 'machines'] }),
};

export const readLocationLists = fieldsReader(lists);
export const readLocationFacts = fieldsReader(facts);
export type LocationLists = Output<typeof lists>;
export type LocationFacts = Output<typeof facts>;

export const location: AnyKind = {
  name: 'Location',
  about: 'A restaurant of the brand. What it does not say it has from the brand, where that makes sense.',
  shownOn,
  fields: { ...ownFields, ...lists, ...facts },
};
