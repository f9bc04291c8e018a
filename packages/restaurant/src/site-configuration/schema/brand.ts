/** Who the brand is. */
import * as z from 'zod';
import { longest, most } from '../../limits.ts';
import { readKeywords, readOfferCatalog } from '../read-brand.ts';
import { kind } from './declare.ts';
import { franchiseForm, readFranchiseForm } from './franchise.ts';
import { email, line, names, one, own, phone, picture, reference, story, webLink, word, yes } from './values.ts';

const brand = kind(
  'Brand',
  { about: 'The brand where it is more than this restaurant.', shownOn: ['every'] },
  {
    franchisee_form: own(
      {
        label: 'Franchise form',
        also: ['franchiseeForm'],
        shownOn: ['franchise'],
        as: 'franchiseQuestions',
        absent: () => [],
      },
      {
        read: readFranchiseForm,
        of: { ...franchiseForm, alone: 'questions' },
        says: 'object with `questions`, or the list of them',
      },
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
    live_catering: yes({ label: 'Cooks at the guests’ place', also: ['liveCatering'], as: 'liveCatering' }),
    party_hall: yes({ label: 'Has a hall for parties', also: ['partyHall'], as: 'partyHall' }),
    food_truck: yes({ label: 'Has a food truck', also: ['foodTruck'], as: 'foodTruck' }),
  },
);

export const ownerFields = {
  brand: one(brand, { label: 'Brand', absent: () => ({ franchiseQuestions: [] }) }),
  restaurants: one(restaurants, { label: 'Catering and parties', shownOn: ['catering'] }),
};

const aName = z.union([z.string().max(longest.line), z.looseObject({ name: z.string().max(longest.line) })]);
const catalogNames = z.union([z.array(aName).max(most.names), z.string()]);

export const identityFields = {
  name: line({ label: 'Name', help: 'Absent: that of `brand`, else ‘Our Restaurant’.', shownOn: ['every'] }),
  id: reference({ label: 'Id', help: 'With it, or `restaurant_id`, forms are sent.', shownOn: [], changedBy: 'owner' }),
  restaurant_id: reference({
    label: 'Id of the restaurant',
    help: 'Absent: `id`.',
    also: ['restaurantId'],
    shownOn: [],
    changedBy: 'owner',
    as: 'restaurantId',
  }),
  servesCuisine: names({ label: 'Cuisines', shownOn: ['home', 'menu', 'assistant', 'machines'] }),
  areaServed: names({ label: 'Areas served', shownOn: ['every', 'assistant', 'machines'] }),
  hasOfferCatalog: own(
    {
      label: 'What is offered',
      control: 'labels',
      shownOn: ['assistant', 'machines'],
      as: 'offerCatalog',
      absent: () => [],
    },
    {
      read: readOfferCatalog,
      says: 'object with `itemListElement`, a list of names; or the list',
      written: z.union([z.looseObject({ itemListElement: catalogNames.optional() }), z.array(aName).max(most.names)]),
    },
  ),
  seo: own(
    {
      label: 'Keywords for search engines',
      control: 'labels',
      shownOn: ['every', 'machines'],
      as: 'keywords',
      absent: () => [],
    },
    {
      read: readKeywords,
      says: 'object with `keywords`, a list of texts',
      written: z.looseObject({ keywords: catalogNames.optional() }),
    },
  ),
  brand_id: reference({
    label: 'Id of the brand',
    help: 'With it, campaigns are asked for.',
    also: ['brandId'],
    shownOn: [],
    changedBy: 'owner',
    as: 'brandId',
  }),
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
