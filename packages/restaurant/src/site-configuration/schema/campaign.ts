/** Influencer campaigns: of a brand's own backend, in its configuration. */
import * as z from 'zod';
import { longest, most } from '../../limits.ts';
import { readNames } from '../../reading/lenient-lists.ts';
import { kind, type ReadIn } from './declare.ts';
import { line, number, one, own, picture, prose } from './values.ts';

const readCuisine: ReadIn<string> = (value, path, warn, index) => readNames(value, path, warn, index)?.join(', ');

const restaurant = kind(
  'CampaignRestaurant',
  { about: 'Where a campaign takes place.', shownOn: ['mediaInquiries'] },
  {
    cuisine: own(
      { label: 'Cuisine', control: 'line' },
      {
        read: readCuisine,
        says: 'text, or a list of texts',
        written: z.union([z.string(), z.array(z.string().max(longest.line)).max(most.names)]),
      },
    ),
    name: line({ label: 'Name' }),
    state: line({ label: 'Province or state' }),
    address: line({ label: 'Address' }),
  },
);

export const campaign = kind(
  'Campaign',
  { about: 'A campaign for which influencers are looked for.', shownOn: ['mediaInquiries'] },
  {
    id: line({ label: 'Id', also: ['campaign_id'], needed: true }),
    title: line({ label: 'Title', also: ['name'], needed: true }),
    restaurant: one(restaurant, { label: 'Restaurant', absent: () => ({}) }),
    subtitle: prose({ label: 'Text', also: ['description'] }),
    banner_image: picture({ label: 'Picture', also: ['bannerImage'], as: 'bannerImage' }),
    expiry: line({ label: 'Ends on', help: 'A date: its day counts whole. Or a text.', also: ['expires_at'] }),
    num_needed: number(0, 1e9, { label: 'How many are looked for', also: ['numNeeded'], as: 'numNeeded' }),
    min_followers: number(0, 1e12, { label: 'Followers at least', also: ['minFollowers'], as: 'minFollowers' }),
    city: line({ label: 'City' }),
  },
);
