/** Who the brand is. */
import * as z from 'zod';
import { longest, most } from '../../limits.ts';
import { readKeywords, readOfferCatalog } from '../read-brand.ts';
import { kind } from './declare.ts';
import { franchiseForm, readFranchiseForm } from './franchise.ts';
import {
  as,
  email,
  line,
  names,
  one,
  otherwise,
  own,
  phone,
  picture,
  reference,
  story,
  webLink,
  word,
  yes,
} from './values.ts';

const brand = kind(
  'Brand',
  { about: 'The brand where it is more than this restaurant.', shownOn: ['every'] },
  {
    franchisee_form: as(
      'franchiseQuestions',
      otherwise(
        () => [],
        own(
          { label: 'Franchise form', also: ['franchiseeForm'], shownOn: ['franchise'] },
          {
            read: readFranchiseForm,
            of: { ...franchiseForm, alone: 'questions' },
            says: 'object with `questions`, or the list of them',
          },
        ),
      ),
    ),
    name: line({ label: 'Name', help: 'Where the configuration has no `name`.' }),
    description: story({ label: 'Description', help: 'Where the configuration has none.' }),
    email: email({ label: 'E-mail', shownOn: ['contact', 'careers', 'franchise'] }),
  },
);

/** What the brand does beside its dining rooms, and who answers for it. */
const restaurants = kind(
  'Restaurants',
  { about: 'What the brand does beside its dining rooms.', shownOn: ['catering'] },
  {
    email: email({ label: 'E-mail for catering' }),
    live_catering: as('liveCatering', yes({ label: 'Cooks at the guests’ place', also: ['liveCatering'] })),
    party_hall: as('partyHall', yes({ label: 'Has a hall for parties', also: ['partyHall'] })),
    food_truck: as('foodTruck', yes({ label: 'Has a food truck', also: ['foodTruck'] })),
  },
);

export const ownerFields = {
  brand: otherwise(() => ({ franchiseQuestions: [] }), one(brand, { label: 'Brand' })),
  restaurants: one(restaurants, { label: 'Catering and parties', shownOn: ['catering'] }),
};

const aName = z.union([z.string().max(longest.line), z.looseObject({ name: z.string().max(longest.line) })]);
const catalogNames = z.union([z.array(aName).max(most.names), z.string()]);

export const identityFields = {
  name: line({ label: 'Name', help: 'Absent: that of `brand`, else ‘Our Restaurant’.', shownOn: ['every'] }),
  id: reference({ label: 'Id', help: 'With it, or `restaurant_id`, forms are sent.', shownOn: [], changedBy: 'owner' }),
  restaurant_id: as(
    'restaurantId',
    reference({
      label: 'Id of the restaurant',
      help: 'Absent: `id`.',
      also: ['restaurantId'],
      shownOn: [],
      changedBy: 'owner',
    }),
  ),
  servesCuisine: names({ label: 'Cuisines', shownOn: ['home', 'menu', 'assistant', 'machines'] }),
  areaServed: names({ label: 'Areas served', shownOn: ['every', 'assistant', 'machines'] }),
  hasOfferCatalog: as(
    'offerCatalog',
    otherwise(
      () => [],
      own(
        { label: 'What is offered', control: 'labels', shownOn: ['assistant', 'machines'] },
        {
          read: readOfferCatalog,
          says: 'object with `itemListElement`, a list of names; or the list',
          written: z.union([
            z.looseObject({ itemListElement: catalogNames.optional() }),
            z.array(aName).max(most.names),
          ]),
        },
      ),
    ),
  ),
  seo: as(
    'keywords',
    otherwise(
      () => [],
      own(
        { label: 'Keywords for search engines', control: 'labels', shownOn: ['every', 'machines'] },
        {
          read: readKeywords,
          says: 'object with `keywords`, a list of texts',
          written: z.looseObject({ keywords: catalogNames.optional() }),
        },
      ),
    ),
  ),
  brand_id: as(
    'brandId',
    reference({
      label: 'Id of the brand',
      help: 'With it, campaigns are asked for.',
      also: ['brandId'],
      shownOn: [],
      changedBy: 'owner',
    }),
  ),
  description: story({ label: 'Description', shownOn: ['every', 'home', 'machines'] }),
  logo: picture({ label: 'Logo', shownOn: ['every'] }),
  email: email({ label: 'E-mail', shownOn: ['contact', 'privacy', 'machines'] }),
  telephone: phone({ label: 'Telephone', also: ['phone'], shownOn: ['every', 'contact', 'assistant', 'machines'] }),
  url: webLink({
    label: 'Address of the site',
    help: 'The one that search engines are told.',
    shownOn: ['every', 'machines'],
    changedBy: 'owner',
  }),
  priceRange: word({ label: 'Price range', help: 'Such as `$$`.', shownOn: ['assistant', 'machines'] }),
};
