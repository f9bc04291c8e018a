/**
 * The bodies of `POST rest/v1/restaurant_feedback` (one row of the table, or a list of them) and of
 * `POST functions/v1/website-submissions/feedback`: a record of feedback, or a request to be called back.
 */
import { feedbackNatures, websiteFeedbackNatures } from '@tablefront/restaurant/forms/feedback/feedback-choices';
import { restaurantFeedbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { PHONE_PROBLEM } from '@tablefront/restaurant/forms/fields';
import * as z from 'zod/mini';
import { wireShape } from './wire-shape.ts';
import { optionalWireId, pageMeta, pageText, pageUrl, userAgent, wireObject } from './wire-values.ts';

const fields = {
  ...wireShape(restaurantFeedbackFields),
  type: z.enum(['restaurant', 'website', 'callback'], 'The type is restaurant, website or callback'),
  contact_ok: z.prefault(z.nullable(z.boolean('contact_ok is true or false')), null),
  page_url: pageUrl,
  meta: pageMeta,
  user_agent: userAgent,
};

const feedbackRules = [
  z.refine<{ type: string; nature: string | null }>(
    ({ type, nature }) => type === 'callback' || (nature !== null && naturesOf(type).includes(nature)),
    { path: ['nature'], error: 'Choose the nature of your feedback' },
  ),
  z.refine<{ type: string; contact_phone: string | null }>(
    ({ type, contact_phone }) => type !== 'callback' || contact_phone !== null,
    { path: ['contact_phone'], error: PHONE_PROBLEM },
  ),
] as const;

/** A row of the table; the names of its columns are those of the record. */
export const feedbackRow = wireObject({ ...fields, brand_id: optionalWireId }).check(...feedbackRules);

/** What a page sends to the function: the record, and to which order or earlier feedback it belongs. */
export const feedbackBody = wireObject({
  ...fields,
  feedback_id: pageText(200),
  order_id: pageText(200),
  brand_id: optionalWireId,
}).check(...feedbackRules);

/** The columns that a row may have; others are refused, as a table refuses them. */
export const feedbackColumns: readonly string[] = [...Object.keys(fields), 'brand_id'];

function naturesOf(type: string): readonly string[] {
  return type === 'website' ? websiteFeedbackNatures : feedbackNatures;
}
