/** What of a brand's own words has shapes that no declaration says: its story, the leads of its pages, days. */
import { paragraphs } from '../descriptions.ts';
import { firstOf, longest, most } from '../limits.ts';
import type { Link } from '../link.ts';
import { readDate } from '../opening-hours/calendar.ts';
import { entryOf, field, isRecord, present, type Read, record } from '../reading/lenient.ts';
import { readParagraphList } from '../reading/lenient-lists.ts';
import { readDescription, readLine, readWebLink, textAs, textWithin } from '../reading/lenient-values.ts';
import { pathTo } from '../site-pages.ts';
import type { Shown } from './schema/declare.ts';

export interface About {
  title?: string;
  /** Paragraphs. */
  text: string[];
  image?: Link;
}

/** A text, or `{title, description, image}`; absent when it neither says nor shows anything. */
export const readAbout: Read<About> = (value, path, warn) => {
  if (!isRecord(value)) {
    const words = readStory(value, path, warn, 0);
    return words === undefined ? undefined : { text: words };
  }
  const entry = { fields: value, path, warn };
  const words = field(entry, ['description', 'content', 'text'], readParagraphs) ?? [];
  const image = field(entry, ['image'], readWebLink);
  if (words.length === 0 && image === undefined) return undefined;
  return { ...present({ title: field(entry, ['title', 'name'], readLine), image }), text: words };
};

const readWholeStory = textWithin(longest.story);

const readStory: Read<string[]> = (value, path, warn) => {
  const words = readWholeStory(value, path, warn, 0);
  return words === undefined ? undefined : [...firstOf(paragraphs(words), most.paragraphs, path, warn)];
};

const readParagraphs: Read<string[]> = (value, path, warn) =>
  Array.isArray(value) ? readParagraphList(value, path, warn, 0) : readStory(value, path, warn, 0);

/** `pages: {PAGE: {lead}}`, by the ids of the pages; their addresses name them too. */
export const readPageLeads: Read<Partial<Record<string, string>>> = (value, path, warn) => {
  const pages = entryOf(value, path, warn);
  const leads: Partial<Record<string, string>> = {};
  for (const key of Object.keys(pages?.fields ?? {}).slice(0, most.names)) {
    const id = leadingPages.find((page) => page === key || pathTo(page) === `/${key.replace(/^\//, '')}`);
    if (id === undefined) warn(`${path}.${key}`, `is no page; there are ${leadingPages.join(', ')}`);
    else leads[id] = pages && field(pages, [key], readLead);
  }
  return leads;
};

/** The pages under whose titles a sentence may stand. */
export const leadingPages = [
  'catering',
  'offers',
  'careers',
  'contact',
  'mediaInquiries',
  'franchise',
  'terms',
  'privacy',
  'accessibility',
] as const satisfies Shown[];

const readLead = record((entry) => field(entry, ['lead'], readDescription));

/** The day of an ISO date or date-time. */
export const readDay = textAs(readDate, 'a date');
