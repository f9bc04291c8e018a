/** What a brand tells about itself. */
import * as z from 'zod';
import { type HomeSection, homeSections } from '../../home-sections.ts';
import { inWords, longest, most } from '../../limits.ts';
import { type Entry, field, present } from '../../reading/lenient.ts';
import { listOf, readName, readNames } from '../../reading/lenient-lists.ts';
import { oneOf, readLink } from '../../reading/lenient-values.ts';
import { readAbout, readDay } from '../read-content.ts';
import { type EntryOf, kind, type ReadIn, type Reading } from './declare.ts';
import { namedLink } from './links.ts';
import {
  byHand,
  choice,
  found,
  id,
  line,
  link,
  longText,
  number,
  one,
  own,
  picture,
  prose,
  reference,
  sentences,
  word,
} from './values.ts';

const callToAction = kind(
  'CallToAction',
  { about: 'A button: its words, and where it leads. The words alone lead to ordering.', alone: 'text' },
  {
    text: line({ label: 'Words', also: ['label', 'name', 'title'] }),
    url: link({ label: 'Where it leads', also: ['link', 'href'] }),
  },
);

/** Its address may stand beside it. */
function callToActionOf(
  entry: Entry,
  keys: readonly string[],
  _index: number,
  reading: Reading,
): EntryOf<typeof callToAction> | undefined {
  const action = field(entry, keys, (value, path, warn, index) => {
    const read = callToAction.read(value, path, warn, index, reading);
    return read === undefined || Object.keys(read).length === 0 ? undefined : read;
  });
  const url = action?.url ?? field(entry, ['ctaUrl', 'ctaLink'], readLink);
  return action === undefined && url === undefined ? undefined : present({ text: action?.text, url });
}

const aSection = z.enum(homeSections);
const readSection = oneOf(homeSections);
const readSections: ReadIn<HomeSection[]> = (value, path, warn) => {
  const words = typeof value === 'string' ? readNames(value, path, warn, 0) : value;
  const read = listOf<HomeSection>(
    (each, at, warnOf, index) => readSection(each, at, warnOf, index),
    homeSections.length,
  );
  const sections = read(words, path, warn, 0);
  return sections && [...new Set(sections)];
};
const sections = {
  read: readSections,
  says: `list of ${homeSections.map((section) => `\`${section}\``).join(', ')}`,
  written: z.array(aSection).max(homeSections.length),
  control: 'other' as const,
};

export const homeSectionsKind = kind(
  'HomeSections',
  { about: 'What stands on the home page below its first screen.', shownOn: ['home'] },
  {
    order: own({ label: 'Order', help: 'What is not named follows as usual.', absent: () => [] }, sections),
    hidden: own({ label: 'Hidden', absent: () => [] }, sections),
  },
);

export const hero = kind(
  'Hero',
  { about: 'The head of the home page.', shownOn: ['home'] },
  {
    callToAction: found(
      { label: 'Button', also: ['cta', 'ctaText'] },
      { find: callToActionOf, besides: ['ctaUrl', 'ctaLink'], of: callToAction, says: 'text, or an object' },
    ),
    badge: word({ label: 'Badge', help: 'A word or two above the title.' }),
    title: line({ label: 'Title' }),
    description: prose({ label: 'Text', also: ['subtitle'] }),
    ctaUrl: byHand(
      { label: 'Where the button leads', help: 'Beside a button that is a text.', also: ['ctaLink'] },
      { says: 'link (https, tel, mailto or a path)', written: z.string().max(2_000) },
    ),
    backgroundImage: picture({ label: 'Picture behind it' }),
    backgroundImageTall: picture({ label: 'The same for phones', help: 'Another crop, upright.' }),
    image: picture({ label: 'Cut-out picture', help: 'On the brand’s colour, where there is no picture behind it.' }),
  },
);

const paragraphs = {
  says: `text, at most ${inWords(longest.story)} characters, or a list of at most ${most.paragraphs} paragraphs`,
  written: z.union([z.string().max(longest.story), z.array(z.string().max(longest.text)).max(most.paragraphs)]),
};

const aboutKind = kind(
  'About',
  { about: 'The brand’s story.', shownOn: ['home', 'assistant'], alone: 'description' },
  {
    title: line({ label: 'Title', also: ['name'] }),
    description: byHand({ label: 'Text', also: ['content', 'text'] }, paragraphs),
    image: picture({ label: 'Picture' }),
  },
);

/** One that neither says nor shows anything is none. */
export const about = { ...aboutKind, read: readAbout };

export const highlight = kind(
  'Highlight',
  { about: 'What the brand is proud of.', shownOn: ['home', 'assistant'] },
  {
    id: id('highlight'),
    title: line({ label: 'Title', also: ['name'], needed: true }),
    description: prose({ label: 'Description' }),
    image: picture({ label: 'Picture' }),
    link: one(namedLink, { label: 'Where it leads' }),
  },
);

export const feature = kind(
  'Feature',
  { about: 'Why guests come.', shownOn: ['home', 'assistant'], alone: 'title' },
  {
    title: line({ label: 'Title', also: ['name'], needed: true }),
    icon: word({ label: 'Icon', help: 'An emoji, or the name of an icon.' }),
    description: prose({ label: 'Description' }),
  },
);

export const frequentQuestion = kind(
  'FrequentQuestion',
  { about: 'What guests ask often.', shownOn: ['home', 'location', 'assistant', 'machines'] },
  {
    question: line({ label: 'Question', needed: true }),
    answer: longText({ label: 'Answer', needed: true }),
  },
);

export const review = kind(
  'Review',
  { about: 'What a guest wrote.', shownOn: ['home', 'location', 'machines'] },
  {
    content: longText({ label: 'Text', also: ['text'], needed: true }),
    author: own(
      { label: 'Author', help: 'Absent: `Guest`.', absent: () => 'Guest' },
      {
        read: readName,
        says: 'text, or `{name}`',
        written: z.union([z.string().max(longest.line), z.looseObject({ name: z.string().max(longest.line) })]),
      },
    ),
    rating: number(1, 5, { label: 'Stars' }),
    date: line({ label: 'Date', help: 'A date, or a text such as `June 2026`.' }),
  },
);

export const galleryPicture = kind(
  'GalleryPicture',
  { about: 'A picture of a place.', shownOn: ['location'], alone: 'image' },
  {
    image: picture({ label: 'Picture', also: ['url', 'src'], needed: true }),
    orientation: choice(['portrait', 'landscape'], { label: 'Orientation', absent: () => 'landscape' }),
    title: line({ label: 'Title' }),
  },
);

export const offering = kind(
  'Offering',
  { about: 'Something that the brand offers, in its own words.', alone: 'title' },
  {
    title: line({ label: 'Title', also: ['name'], needed: true }),
    description: prose({ label: 'Description' }),
    image: picture({ label: 'Picture' }),
  },
);

const aDate = { read: readDay, says: 'date, `2026-12-31`', written: z.string().max(40), control: 'date' as const };

export const job = kind(
  'Job',
  { about: 'An open position. Each has a page of its own.', shownOn: ['careers', 'job', 'machines'] },
  {
    title: line({ label: 'Title', also: ['name'], needed: true }),
    requirements: sentences({ label: 'Requirements' }),
    benefits: sentences({ label: 'Benefits' }),
    type: line({ label: 'Type', help: 'Such as `Full-time`.' }),
    description: longText({ label: 'Description' }),
    restaurant_id: reference({
      label: 'Location',
      help: 'The `restaurant_id` of where it is.',
      also: ['restaurantId'],
      as: 'restaurantId',
    }),
    location_name: line({ label: 'Name of the location', also: ['locationName'], as: 'locationName' }),
    datePosted: own({ label: 'Posted on', also: ['date_posted'], shownOn: ['machines'] }, aDate),
    validThrough: own(
      { label: 'Open until', help: 'After that day its page is gone.', also: ['valid_through'] },
      aDate,
    ),
  },
);
