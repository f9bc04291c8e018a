/** How the site looks and speaks: theme, effects, language, and the operator's own code. */
import * as z from 'zod';
import { inWords, longest, most } from '../../limits.ts';
import { type Entry, field } from '../../reading/lenient.ts';
import { readSnippet } from '../../reading/lenient-values.ts';
import { languageOf, readAnimations, readConsent } from '../read-appearance.ts';
import { redirectsOf } from '../read-redirects.ts';
import { hero } from './content.ts';
import { type EntryOf, kind, type Reading, type Told } from './declare.ts';
import { fieldsReader } from './entry-reader.ts';
import { announcement } from './notices.ts';
import { redirect } from './redirects.ts';
import { byHand, color, found, line, list, one, own } from './values.ts';

const PRIMARY = '#16a34a';
const ORDER = '#ea580c';

export const theme = kind(
  'Theme',
  { about: 'Colours and type. Texts on and in these colours are made readable whatever they are.', shownOn: ['every'] },
  {
    primaryColor: color({ label: 'Colour', help: `Absent: \`${PRIMARY}\`.`, absent: () => PRIMARY }),
    secondaryColor: color({
      label: 'Colour of Order Online',
      help: `Absent: \`${ORDER}\`.`,
      also: ['orderColor'],
      as: 'orderColor',
      absent: () => ORDER,
    }),
    fontFamily: line({ label: 'Type', help: 'Names of fonts, as in CSS.' }),
  },
);

const code = (told: Told) => ({
  ...told,
  shownOn: ['every'] as const,
  changedBy: 'owner' as const,
  read: readSnippet,
  says: `HTML, at most ${inWords(longest.code)} characters`,
  written: z.string().max(longest.code),
});

const parts = {
  head: code({ label: 'HTML of the head', help: 'Scripts with `data-consent` wait for the visitor’s consent.' }),
  body: code({ label: 'HTML at the start of the body' }),
  footer: code({ label: 'HTML at the end of the body' }),
};
export const snippets = kind(
  'Snippets',
  { about: 'The operator’s own HTML, run as it is given.', changedBy: 'owner' },
  parts,
);

const readParts = fieldsReader(parts);

function snippetsOf(
  entry: Entry,
  _keys: readonly string[],
  _index: number,
  reading: Reading,
): EntryOf<typeof snippets> {
  const within = field(entry, ['customCode'], (value, path, warn, index) =>
    snippets.read(value, path, warn, index, reading),
  );
  return { ...within, ...readParts(entry, reading) };
}

const aSwitch = (key: string) => z.union([z.boolean(), z.looseObject({ [key]: z.boolean().optional() })]);

export const appearanceFields = {
  heroSection: one(hero, {
    label: 'Head of the home page',
    also: ['hero'],
    shownOn: ['home'],
    as: 'hero',
    absent: () => ({}),
  }),
  theme: one(theme, {
    label: 'Colours and type',
    shownOn: ['every'],
    absent: () => ({ primaryColor: PRIMARY, orderColor: ORDER }),
  }),
  // At the top level, or within `customCode`.
  head: found({ ...parts.head, as: 'snippets', sure: true }, { ...parts.head, find: snippetsOf }),
  body: byHand(parts.body, parts.body),
  footer: byHand(parts.footer, parts.footer),
  customCode: byHand(
    {
      label: 'The same in one object',
      help: 'What stands at the top level comes first.',
      shownOn: ['every'],
      changedBy: 'owner',
    },
    { of: snippets, says: 'object' },
  ),
  consent: own(
    {
      label: 'Ask for consent',
      help: 'Analytics, and code with `data-consent`, wait until the visitor accepts.',
      shownOn: ['every'],
      changedBy: 'owner',
      as: 'consentRequired',
      absent: () => false,
    },
    { read: readConsent, says: 'true or false, or `{required}`', written: aSwitch('required') },
  ),
  redirects: found(
    {
      label: 'Old addresses',
      help: 'They hold where the site has no page.',
      shownOn: [],
      changedBy: 'owner',
      sure: true,
    },
    { find: redirectsOf, of: redirect, many: most.redirects, says: `list of at most ${inWords(most.redirects)}` },
  ),
  announcements: list(announcement, { many: most.announcements, label: 'Announcements', shownOn: ['every'] }),
  animations: own(
    { label: 'Effects on scroll', help: 'On unless switched off.', shownOn: ['every'], absent: () => true },
    { read: readAnimations, says: 'true or false, or `{enabled}`', written: aSwitch('enabled') },
  ),
  language: found(
    {
      label: 'Language',
      help: 'Of what you write; the site’s own sentences are English. Absent: as its letters tell.',
      also: ['locale'],
      shownOn: ['every'],
      sure: true,
    },
    { find: languageOf, says: 'tag of a language: `en`, `fr-CA`', written: z.string().max(100) },
  ),
};
