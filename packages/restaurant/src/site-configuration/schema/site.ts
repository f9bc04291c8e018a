/** The whole of a configuration, in the order in which `read-site-configuration.ts` reads its parts. */
import * as z from 'zod';
import { inWords, most } from '../../limits.ts';
import { leadingPages, readPageLeads } from '../read-content.ts';
import { appearanceFields } from './appearance.ts';
import { identityFields, ownerFields } from './brand.ts';
import { campaign } from './campaign.ts';
import { about, feature, frequentQuestion, highlight, homeSectionsKind, job, offering, review } from './content.ts';
import type { AnyKind, Fields, Output } from './declare.ts';
import { fieldsReader } from './entry-reader.ts';
import { linkFields } from './links.ts';
import { location } from './location.ts';
import { menuField } from './menu.ts';
import { menuNotices } from './menu-item.ts';
import { deal, discount, featuredItem, loyaltyProgram } from './offers.ts';
import { placeFields } from './place.ts';
import { byHand, email, line, list, one, own, sentences } from './values.ts';

const ofPages = z.looseObject(
  Object.fromEntries(leadingPages.map((page) => [page, z.looseObject({ lead: z.string().optional() }).optional()])),
);

const contentFields = {
  menu: menuField,
  reviews: list(review, { many: most.reviews, label: 'Reviews', shownOn: ['home', 'machines'] }),
  deals: list(deal, { many: most.deals, label: 'Deals' }),
  discounts: list(discount, { many: most.discounts, label: 'Discounts' }),
  faqs: list(frequentQuestion, {
    many: most.questions,
    label: 'Questions',
    shownOn: ['home', 'assistant', 'machines'],
  }),
  features: list(feature, { many: most.features, label: 'Features' }),
  featuredItems: list(featuredItem, { many: most.featuredItems, wrapped: true, label: 'Featured dishes' }),
  highlights: list(highlight, { many: most.highlights, wrapped: true, label: 'Highlights' }),
  jobs: list(job, { many: most.jobs, wrapped: true, label: 'Jobs' }),
  offerTerms: sentences({ label: 'Terms of offers', help: 'What holds for every offer.', shownOn: ['offers'] }),
  cateringServices: list(offering, {
    many: most.features,
    label: 'Catering services',
    help: 'In the place of those that follow from `restaurants`.',
    shownOn: ['catering'],
  }),
  benefits: list(offering, {
    many: most.features,
    label: 'Benefits',
    help: 'What working there brings, in the place of what the jobs list.',
    shownOn: ['careers'],
  }),
  pages: own(
    {
      label: 'Sentences under the titles of pages',
      help: `\`{"catering": {"lead": "Feasts since 1999."}}\`; there are ${leadingPages.map((page) => `\`${page}\``).join(', ')}.`,
      shownOn: leadingPages,
      as: 'pageLeads',
      absent: () => ({}),
    },
    { read: readPageLeads, says: 'object of `{lead}` by page', written: ofPages },
  ),
  menuNotices,
  homeSections: one(homeSectionsKind, {
    label: 'Sections of the home page',
    help: 'Their order, and which are hidden.',
    absent: () => ({ order: [], hidden: [] }),
  }),
  featuresTitle: line({ label: 'Title of the features', shownOn: ['home'] }),
  about: one(about, { label: 'About' }),
  loyaltyProgram: one(loyaltyProgram, { label: 'Loyalty program' }),
  accessibilityEmail: email({ label: 'E-mail about accessibility', shownOn: ['accessibility'] }),
};

const { geo, ...place } = placeFields({ shownOn: ['every', 'contact', 'location'], hoursBy: 'editor' });

const siteFields = { ...identityFields, ...linkFields, ...contentFields, ...appearanceFields };

export const readOwner = fieldsReader(ownerFields);
export const readSite = fieldsReader(siteFields);
export type Owner = Output<typeof ownerFields>;
export type Site = Output<typeof siteFields>;

/** The groups of fields at the top level, as the documentation lists them. */
export const siteGroups: Readonly<Record<string, Fields>> = {
  'Who the brand is': { ...identityFields, ...ownerFields },
  'Where it is and when it is open': {
    ...place,
    geo,
    locations: byHand(
      { label: 'Locations', shownOn: ['home', 'locations', 'location', 'every'] },
      { of: location, many: most.locations, says: `list of at most ${inWords(most.locations)}` },
    ),
  },
  'Where the site leads': linkFields,
  'What it tells': contentFields,
  'How it looks and behaves': {
    ...appearanceFields,
    campaigns: byHand(
      { label: 'Campaigns', help: 'Of the built-in backend.', shownOn: ['mediaInquiries'] },
      { of: campaign, many: most.campaigns, says: `list of at most ${inWords(most.campaigns)}` },
    ),
    $schema: byHand(
      { label: 'The schema', help: 'Where editors find `configuration.schema.json`.', shownOn: [] },
      { says: 'link', written: z.string() },
    ),
  },
};

export const site: AnyKind = {
  name: 'SiteConfiguration',
  about: 'All that a brand’s website is made of.',
  fields: Object.assign({}, ...Object.values(siteGroups)),
};
