import { isRating } from '../fields.ts';
import { feedbackNatures, isCategory } from './feedback-choices.ts';
import type { FeedbackOrigin } from './feedback-record.ts';

/** The longest id of an order or of earlier feedback that the backend keeps whole. */
const LONGEST_ID = 200;

export interface FeedbackPrefill {
  /** Answers by field name; only those that are valid. */
  fields: Record<string, string>;
  origin: FeedbackOrigin;
}

/**
 * What the address of the standalone page says: `r` a rating, `st` a category, `n` a nature, `id` a restaurant, `rfid` and
 * `oid` the feedback and the order that it belongs to. What is not valid is as if it were not there.
 */
export function feedbackPrefill(query: URLSearchParams, restaurantIds: readonly string[]): FeedbackPrefill {
  const given = {
    restaurant_id: valid(query.get('id'), (id) => restaurantIds.includes(id)),
    rating: valid(query.get('r'), isRating),
    sub_type: valid(query.get('st'), isCategory),
    nature: valid(query.get('n'), (text) => feedbackNatures.some((nature) => nature === text)),
  };
  const fields = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    fields: Object.fromEntries(fields),
    origin: { feedbackId: valid(query.get('rfid')?.trim(), isId), orderId: valid(query.get('oid')?.trim(), isId) },
  };
}

function valid(text: string | null | undefined, isRight: (text: string) => boolean): string | undefined {
  return typeof text === 'string' && isRight(text) ? text : undefined;
}

function isId(text: string): boolean {
  return text !== '' && text.length <= LONGEST_ID;
}
