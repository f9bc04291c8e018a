import type { FormValues } from '../fields.ts';
import { restaurantFeedbackFields } from './feedback-fields.ts';

/** The bodies in which feedback travels: the record of the table, and the standalone page's own payload. */

/** The page that somebody sends from, as far as it is known. */
export interface PageVisit {
  url: string;
  /** Width x height of the window in CSS pixels, e.g. `390x844`; null where no script could tell. */
  viewport: string | null;
  userAgent: string | null;
}

const { restaurant_id: _, ...answers } = restaurantFeedbackFields;

/** What one of the forms asked. */
export type FeedbackContent = Partial<FormValues<typeof answers>>;

export type FeedbackType = 'restaurant' | 'website' | 'callback';

/** A row of the table `restaurant_feedback`; website feedback bears the same fields to its function. */
export function feedbackRecord(type: FeedbackType, restaurantId: string, content: FeedbackContent, visit: PageVisit) {
  const { contact_phone = '', contact_email = '' } = content;
  return {
    restaurant_id: restaurantId,
    type,
    ...answersOf(content),
    // Whoever leaves a number or an address wants to be reached by it.
    contact_ok: contact_phone !== '' || contact_email !== '',
    page_url: visit.url,
    meta: { viewport: visit.viewport, user_agent: visit.userAgent },
    user_agent: visit.userAgent,
  };
}

/** What the address of the standalone page ties its feedback to. */
export interface FeedbackOrigin {
  feedbackId?: string;
  orderId?: string;
}

/** From an e-mail about an order, or from a QR code. */
export function feedbackSource({ orderId }: FeedbackOrigin): 'email_feedback' | 'qr_code_feedback' {
  return orderId === undefined ? 'qr_code_feedback' : 'email_feedback';
}

/** The standalone page's payload for `website-submissions/feedback`. */
export function standaloneFeedbackBody(
  place: { restaurantId: string; name: string },
  content: FeedbackContent,
  visit: PageVisit,
  origin: FeedbackOrigin,
) {
  const { feedbackId, orderId } = origin;
  return {
    restaurant_id: place.restaurantId,
    type: 'restaurant',
    ...answersOf(content),
    page_url: visit.url,
    meta: { viewport: visit.viewport, location_name: place.name, source: feedbackSource(origin) },
    user_agent: visit.userAgent,
    ...(feedbackId !== undefined && { feedback_id: feedbackId }),
    ...(orderId !== undefined && { order_id: orderId }),
  };
}

/** Whatever was not asked, or not answered, is null. */
function answersOf(content: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(answers).map((name) => [name, content[name] || null]));
}
