import type { Role } from '@tablefront/console-wire/access';
import type { Step } from '@tablefront/restaurant/editing/patches';
import {
  BriefcaseBusiness,
  CircleQuestionMark,
  CodeXml,
  FilePenLine,
  House,
  type IconNode,
  Link,
  Palette,
  Scale,
  Share2,
  Store,
  Tag,
} from 'lucide';

interface Group {
  title?: string;
  /** Fields of the configuration, by their own keys; `brand.franchisee_form` is a field of a field. */
  fields: readonly string[];
}

export interface Section {
  id: SectionId;
  name: string;
  icon: IconNode;
  about: string;
  groups: readonly Group[];
  /** The page of the site that it is about. */
  path: string;
}

export type SectionId =
  | 'brand'
  | 'look'
  | 'home'
  | 'offers'
  | 'questions'
  | 'careers'
  | 'franchise'
  | 'links'
  | 'search'
  | 'legal'
  | 'code';

export const sections: readonly Section[] = [
  {
    ...{ id: 'brand', name: 'Brand', icon: Store, path: '/contact' },
    about: 'Who you are, and how guests reach you.',
    groups: [
      { fields: ['name', 'description', 'telephone', 'email', 'servesCuisine', 'priceRange'] },
      { title: 'Where', fields: ['address', 'geo', 'areaServed', 'timeZone', 'currency', 'language'] },
      { title: 'Catering and parties', fields: ['restaurants', 'cateringServices', 'hasOfferCatalog'] },
      { title: 'Who stands behind it', fields: ['brand'] },
      { title: 'For programs', fields: ['id', 'restaurant_id', 'brand_id', '$schema'] },
    ],
  },
  {
    ...{ id: 'look', name: 'Look', icon: Palette, path: '/' },
    about: 'Colours, logo and type, on the real page.',
    groups: [{ fields: ['theme', 'logo', 'animations'] }],
  },
  {
    ...{ id: 'home', name: 'Home page', icon: House, path: '/' },
    about: 'What stands on the first page, in the order in which guests see it.',
    groups: [
      {
        fields: [
          ...['heroSection', 'homeSections', 'featuredItems', 'highlights', 'reviews'],
          ...['featuresTitle', 'features', 'about'],
        ],
      },
    ],
  },
  {
    ...{ id: 'offers', name: 'Offers', icon: Tag, path: '/offers' },
    about: 'What you put forward. What is over is not shown any more.',
    groups: [
      { fields: ['announcements', 'deals', 'discounts', 'offerTerms'] },
      { title: 'For guests who come again', fields: ['loyaltyProgram'] },
      { title: 'For influencers', fields: ['campaigns', 'influencerPortal'] },
    ],
  },
  {
    ...{ id: 'questions', name: 'Questions', icon: CircleQuestionMark, path: '/' },
    about: 'What guests ask often. The assistant answers with them, too.',
    groups: [{ fields: ['faqs'] }],
  },
  {
    ...{ id: 'careers', name: 'Careers', icon: BriefcaseBusiness, path: '/careers' },
    about: 'Open positions, and what working here brings.',
    groups: [{ fields: ['jobs', 'benefits'] }],
  },
  {
    ...{ id: 'franchise', name: 'Franchise form', icon: FilePenLine, path: '/franchise' },
    about: 'What you ask those who would like to open one of your restaurants.',
    groups: [{ fields: ['brand.franchisee_form'] }],
  },
  {
    ...{ id: 'links', name: 'Links & navigation', icon: Link, path: '/' },
    about: 'Where the site leads.',
    groups: [
      { fields: ['orderingLink', 'reservationLink', 'giftCards', 'hasMenu', 'fileLink', 'navigation'] },
      { title: 'Social profiles', fields: ['socialMedia', 'sameAs'] },
      { title: 'Others', fields: ['orderingProvider', 'embeddedHosts', 'redirects'] },
    ],
  },
  {
    ...{ id: 'search', name: 'Search & sharing', icon: Share2, path: '/' },
    about: 'How you look where people find you.',
    groups: [{ fields: ['url', 'seo'] }, { title: 'Under the titles of pages', fields: ['pages'] }],
  },
  {
    ...{ id: 'legal', name: 'Legal', icon: Scale, path: '/privacy' },
    about: 'The site writes these pages from what you say here.',
    groups: [{ fields: ['consent', 'accessibilityEmail', 'menuNotices'] }],
  },
  {
    ...{ id: 'code', name: 'Code', icon: CodeXml, path: '/' },
    about: 'Your own HTML, run as it is given on every page. Only what you trust.',
    groups: [{ fields: ['head', 'body', 'footer', 'customCode'] }],
  },
];

/** What has a page of its own. */
export const elsewhere: Readonly<Record<string, 'menu' | 'hours' | 'locations'>> = {
  menu: 'menu',
  openingHours: 'hours',
  specialOpeningHoursSpecification: 'hours',
  pickupHours: 'hours',
  serviceHours: 'hours',
  locations: 'locations',
};

/** Code is for owners alone. */
export const sectionsFor = (role: Role): readonly Section[] =>
  sections.filter(({ id }) => id !== 'code' || role === 'owner');

/** The section in which a place is edited; undefined: it has a page of its own. @param own the field's own key, where the file has another */
export function sectionOf(at: readonly Step[], own = at[0]): Section | undefined {
  if (own === 'brand' && /^franchisee_?form$/i.test(String(at[1]))) return byId('franchise');
  return sections.find(({ groups }) => groups.some(({ fields }) => fields.includes(String(own))));
}

export const byId = (id: string | undefined): Section | undefined => sections.find((section) => section.id === id);
