/** What a submission is, in a few words for a person: its kind, place, moment, and what it is about. */

import { capitalized } from '@tablefront/restaurant/capitalized';
import type { natureLabels } from '@tablefront/restaurant/forms/feedback/feedback-choices';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { contactFields, longAnswerFields } from '@tablefront/restaurant/forms/what-is-asked';
import type { Submission } from './read-submissions.ts';
import { firstText, readEnquiryData, valueInWords } from './record-in-words.ts';

type Told = Pick<Submission, 'kind' | 'record' | 'rating'>;

export type Nature = keyof typeof natureLabels;

const natures: Record<Nature, string> = {
  compliment: 'Compliment',
  suggestion: 'Suggestion',
  complaint: 'Complaint',
  other: 'Feedback',
  bug: 'Bug',
};

/** Of feedback; null where none is said. */
export function natureOf(record: Record<string, unknown>): Nature | null {
  const { nature } = record;
  return typeof nature === 'string' && Object.hasOwn(natures, nature) ? (nature as Nature) : null;
}

/** What it is, the most telling first: `['1 star', 'Wait time']`, `['Catering', 'Wedding, 120 guests, 12 June 2027']`. */
export function aboutInWords({ kind, record, rating }: Told): string[] {
  const said = (name: string) => valueInWords(record[name]).replaceAll('_', ' ');
  const nature = natureOf(record);
  const stars = rating === null ? undefined : `${rating} ${rating === 1 ? 'star' : 'stars'}`;
  const parts = {
    restaurant_feedback: () => [stars ?? natures[nature ?? 'other'], said('sub_type')],
    website_feedback: () => ['Website', nature ? natures[nature] : '', stars ?? ''],
    callback: () => ['Call back', firstText(record, contactFields.phone) ?? ''],
    catering: () => ['Catering', cateringInWords(record)],
    careers: () => ['Applied', said('position')],
    media_inquiry: () => ['Media', capitalized(said('inquiry_type')), said('outlet_name')],
    franchise: () => ['Franchise', readEnquiryData(record.enquiry_data)?.[0]?.response ?? ''],
  }[kind]();
  return parts.map((part) => shortened(part, 80)).filter((part) => part !== '');
}

/** The first words of what was written; of what has questions of its own, the answers. */
export function firstWords({ record }: Pick<Submission, 'record'>): string {
  const answers = readEnquiryData(record.enquiry_data)?.map(({ response }) => response);
  return shortened(firstText(record, longAnswerFields) ?? answers?.join(', ') ?? '', 200);
}

function cateringInWords(record: Record<string, unknown>): string {
  const { event_type, number_of_guests, event_date } = record;
  const guests = typeof number_of_guests === 'number' ? `${number_of_guests} guests` : '';
  return [valueInWords(event_type), guests, dayInWords(event_date)].filter((part) => part !== '').join(', ');
}

/** `12 June 2027`; as it is where it is no day. */
function dayInWords(value: unknown): string {
  const text = valueInWords(value);
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) return text;
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function shortened(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** One of a kind, in words: `catering request`. */
export const kindInWords: Record<SubmissionKind, string> = {
  restaurant_feedback: 'restaurant feedback',
  website_feedback: 'website feedback',
  callback: 'callback request',
  catering: 'catering request',
  careers: 'job application',
  media_inquiry: 'media inquiry',
  franchise: 'franchise inquiry',
};

/** The place by its name, else by its id; undefined where it is about the brand as a whole. */
export function placeInWords({ kind, restaurantId, placeName }: Submission): string | undefined {
  // The website's own feedback names some restaurant, and is about none.
  if (restaurantId === null || kind === 'website_feedback') return undefined;
  return placeName === '' ? undefined : (placeName ?? restaurantId);
}

/**
 * A moment as people at a place say it: `21 November 2026, 1:30 PM (Toronto)`; in UTC where the zone is not known.
 * @param timeZone an IANA name
 */
export function momentInWords(moment: Date, timeZone: string | null): string {
  if (timeZone === null) return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const day = moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = moment
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .replace('\u202f', ' ');
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return `${day}, ${time} (${city})`;
}
