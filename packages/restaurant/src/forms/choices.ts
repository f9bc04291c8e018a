/**
 * What the forms offer to choose from, and how they name it: apart from their rules, which browsers load only when a form
 * is first touched.
 */
import type { FranchiseQuestion, SiteConfiguration } from '../site-configuration/site-configuration.ts';

export const eventTypes = ['Wedding', 'Birthday', 'Corporate', 'Other'] as const;

export type DeliveryMethod = 'pickup' | 'delivery' | 'live_catering' | 'party_hall' | 'food_truck';

/** Pickup and delivery, and what the brand offers besides. */
export function deliveryMethods({ liveCatering, partyHall, foodTruck }: SiteConfiguration['flags']): DeliveryMethod[] {
  const methods: DeliveryMethod[] = ['pickup', 'delivery'];
  if (liveCatering) methods.push('live_catering');
  if (partyHall) methods.push('party_hall');
  if (foodTruck) methods.push('food_truck');
  return methods;
}

/** How long somebody has done this work; a text on the wire. */
export const experiences = [
  'No experience yet',
  'Less than a year',
  '1 to 2 years',
  '3 to 5 years',
  'More than 5 years',
] as const;

export const positionMissing = 'Please select a position to apply for.';
export const locationMissing = 'Please select a location to apply to.';
export const resumeMissing = 'Attach your resume as a PDF or Word file';

/** Chooses no job: the visitor would work at a location of their choice. */
export const openApplication = { key: 'open', position: 'Apply Openly (Any Location)' } as const;

/** What can be applied for; `position` and `restaurantId` are sent. */
export interface Opening {
  key: string;
  position: string;
  /** Absent where the applicant chooses the location. */
  restaurantId?: string;
}

export const inquiryTypes = ['story_inquiry', 'management_interview', 'content_collaboration', 'other_media'] as const;

export type InquiryType = (typeof inquiryTypes)[number];

/** The name of a question's field: safe in any place of a page, whatever the id holds, and its own for each id. */
export function answerField({ id }: Pick<FranchiseQuestion, 'id'>): string {
  return `q-${encodeURIComponent(id)}`;
}
