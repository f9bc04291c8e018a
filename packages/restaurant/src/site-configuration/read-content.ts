/** What a brand tells about itself: hero, highlights, about, features, questions, reviews, gallery, jobs. */
import { paragraphs } from '../descriptions.ts';
import { firstOf, longest, most } from '../limits.ts';
import { readDate } from '../opening-hours/calendar.ts';
import { type BrandPageId, pathTo } from '../site-pages.ts';
import { described, type Entry, entryOf, field, isRecord, present, type Read, record } from './lenient.ts';
import { type GiveId, list, readName, readParagraphList, sentences, uniqueIds } from './lenient-lists.ts';
import {
  description,
  idText,
  label,
  link,
  longText,
  numberWithin,
  oneOf,
  readLine,
  readText,
  readWebLink,
  required,
  requiredLongText,
  text,
  textWithin,
  webLink,
} from './lenient-values.ts';
import { readNamedLink } from './read-links.ts';
import type {
  About,
  Feature,
  FrequentQuestion,
  GalleryPicture,
  Hero,
  Highlight,
  Job,
  Offering,
  Review,
} from './site-configuration.ts';

const readHero = record((entry): Hero => {
  const action = callToActionOf(entry);
  return present({
    badge: label(entry, 'badge'),
    title: text(entry, 'title'),
    description: description(entry, 'description', 'subtitle'),
    callToAction: action,
    backgroundImage: webLink(entry, 'backgroundImage'),
    backgroundImageTall: webLink(entry, 'backgroundImageTall'),
    image: webLink(entry, 'image'),
  });
});

/** The call to action as a text or as `{text, url}`. */
function callToActionOf(entry: Entry): Hero['callToAction'] {
  const action = field(entry, ['callToAction', 'cta', 'ctaText'], readCallToAction);
  const url = action?.url ?? link(entry, 'ctaUrl', 'ctaLink');
  return action === undefined && url === undefined ? undefined : present({ text: action?.text, url });
}

const readCallToAction: Read<NonNullable<Hero['callToAction']>> = (value, path, warn) => {
  if (!isRecord(value)) {
    const words = readLine(value, path, warn, 0);
    return words === undefined ? undefined : { text: words };
  }
  const entry = { fields: value, path, warn };
  const action = present({
    text: text(entry, 'text', 'label', 'name', 'title'),
    url: link(entry, 'url', 'link', 'href'),
  });
  return Object.keys(action).length === 0 ? undefined : action;
};

export function heroOf(entry: Entry): Hero {
  return field(entry, ['heroSection', 'hero'], readHero) ?? {};
}

/** A text, or `{title, description, image}`; absent when it neither says nor shows anything. */
const readAbout: Read<About> = (value, path, warn) => {
  if (!isRecord(value)) {
    const words = readStory(value, path, warn, 0);
    return words === undefined ? undefined : { text: words };
  }
  const entry = { fields: value, path, warn };
  const words = field(entry, ['description', 'content', 'text'], readParagraphs) ?? [];
  const image = webLink(entry, 'image');
  if (words.length === 0 && image === undefined) return undefined;
  return { ...present({ title: text(entry, 'title', 'name'), image }), text: words };
};

const readWholeStory = textWithin(longest.story);

const readStory: Read<string[]> = (value, path, warn) => {
  const words = readWholeStory(value, path, warn, 0);
  return words === undefined ? undefined : [...firstOf(paragraphs(words), most.paragraphs, path, warn)];
};

const readParagraphs: Read<string[]> = (value, path, warn) =>
  Array.isArray(value) ? readParagraphList(value, path, warn, 0) : readStory(value, path, warn, 0);

export function aboutOf(entry: Entry): About | undefined {
  return field(entry, ['about'], readAbout);
}

function readHighlight(entry: Entry, index: number, giveId: GiveId): Highlight | undefined {
  const title = required(entry, 'title', 'title', 'name');
  return title === undefined
    ? undefined
    : {
        id: giveId(idText(entry, 'id'), entry, 'highlight', index),
        title,
        ...present({
          description: description(entry, 'description'),
          image: webLink(entry, 'image'),
          link: field(entry, ['link'], readNamedLink),
        }),
      };
}

export function highlightsOf(entry: Entry): Highlight[] {
  const giveId = uniqueIds();
  return list(
    entry,
    ['highlights'],
    record((highlight, index) => readHighlight(highlight, index, giveId)),
    most.highlights,
  );
}

const readFeature: Read<Feature> = (value, path, warn, index) =>
  isRecord(value) ? readFeatureRecord(value, path, warn, index) : titled(readLine(value, path, warn, index));

const readFeatureRecord = record((entry): Feature | undefined => {
  const title = required(entry, 'title', 'title', 'name');
  if (title === undefined) return undefined;
  return { title, ...present({ icon: label(entry, 'icon'), description: description(entry, 'description') }) };
});

function titled(title: string | undefined): Feature | undefined {
  return title === undefined ? undefined : { title };
}

export function featuresOf(entry: Entry): Feature[] {
  return list(entry, ['features'], readFeature, most.features);
}

const readQuestion = record((entry): FrequentQuestion | undefined => {
  const question = required(entry, 'question', 'question');
  const answer = requiredLongText(entry, 'answer', 'answer');
  return question === undefined || answer === undefined ? undefined : { question, answer };
});

export function faqsOf(entry: Entry): FrequentQuestion[] {
  return list(entry, ['faqs'], readQuestion, most.questions);
}

/** A review that is not signed is a guest's. */
const readReview = record((entry): Review | undefined => {
  const content = requiredLongText(entry, 'content', 'content', 'text');
  return content === undefined
    ? undefined
    : {
        author: field(entry, ['author'], readName) ?? 'Guest',
        content,
        ...present({ rating: field(entry, ['rating'], numberWithin(1, 5)), date: text(entry, 'date') }),
      };
});

export function reviewsOf(entry: Entry): Review[] {
  return list(entry, ['reviews'], readReview, most.reviews);
}

const ORIENTATIONS = ['portrait', 'landscape'] as const;

/** A picture of a gallery: `{image, title, orientation}` or the link alone. */
const readPicture: Read<GalleryPicture> = (value, path, warn) => {
  const entry = isRecord(value) ? entryOf(value, path, warn) : undefined;
  const image = entry ? webLink(entry, 'image', 'url', 'src') : readWebLink(value, path, warn, 0);
  if (image === undefined) {
    if (entry) warn(path, 'has no image');
    return undefined;
  }
  const orientation = entry && field(entry, ['orientation'], oneOf(ORIENTATIONS));
  return { image, orientation: orientation ?? 'landscape', ...present({ title: entry && text(entry, 'title') }) };
};

export function galleryOf(entry: Entry): GalleryPicture[] {
  return list(entry, ['gallery'], readPicture, most.gallery);
}

/** `{title, description, image}`, or the title alone. */
const readOffering: Read<Offering> = (value, path, warn, index) => {
  if (!isRecord(value)) return titled(readLine(value, path, warn, index));
  const entry = { fields: value, path, warn };
  const title = required(entry, 'title', 'title', 'name');
  if (title === undefined) return undefined;
  return { title, ...present({ description: description(entry, 'description'), image: webLink(entry, 'image') }) };
};

/** What the brand offers under a key: its catering services, its benefits. */
export function offeringsOf(entry: Entry, key: string): Offering[] {
  return list(entry, [key], readOffering, most.features);
}

/** `pages: {PAGE: {lead}}`, by the ids of the pages; their addresses name them too. */
const readPageLeads: Read<Partial<Record<string, string>>> = (value, path, warn) => {
  const pages = entryOf(value, path, warn);
  const leads: Partial<Record<string, string>> = {};
  for (const key of Object.keys(pages?.fields ?? {}).slice(0, most.names)) {
    const id = leadingPages.find((page) => page === key || pathTo(page) === `/${key.replace(/^\//, '')}`);
    if (id === undefined) warn(`${path}.${key}`, `is no page; there are ${leadingPages.join(', ')}`);
    else leads[id] = pages && field(pages, [key], readLead);
  }
  return leads;
};

const leadingPages = [
  'catering',
  'offers',
  'careers',
  'contact',
  'mediaInquiries',
  'franchise',
  'terms',
  'privacy',
  'accessibility',
] as const satisfies BrandPageId[];

const readLead = record((entry) => description(entry, 'lead'));

export function pageLeadsOf(entry: Entry): Partial<Record<string, string>> {
  return field(entry, ['pages'], readPageLeads) ?? {};
}

/** The day of an ISO date or date-time. */
const readDay: Read<string> = (value, path, warn) => {
  const written = readText(value, path, warn, 0);
  const day = written === undefined ? undefined : readDate(written);
  if (written !== undefined && day === undefined) warn(path, `${described(value)} is not a date`);
  return day;
};

const readJob = record((entry): Job | undefined => {
  const title = required(entry, 'title', 'title', 'name');
  return title === undefined
    ? undefined
    : {
        title,
        requirements: sentences(entry, 'requirements'),
        benefits: sentences(entry, 'benefits'),
        ...present({
          type: text(entry, 'type'),
          description: longText(entry, 'description'),
          restaurantId: idText(entry, 'restaurant_id', 'restaurantId'),
          locationName: text(entry, 'location_name', 'locationName'),
          datePosted: field(entry, ['datePosted', 'date_posted'], readDay),
          validThrough: field(entry, ['validThrough', 'valid_through'], readDay),
        }),
      };
});

export function jobsOf(entry: Entry): Job[] {
  return list(entry, ['jobs'], readJob, most.jobs);
}
