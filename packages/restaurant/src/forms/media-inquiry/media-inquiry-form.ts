import * as z from 'zod/mini';
import { formShape } from '../form-shape.ts';
import { mediaInquiryFields } from './media-inquiry-fields.ts';

/** The fields of a media inquiry; names as on the wire. */
export const mediaInquiryForm = z.object(formShape(mediaInquiryFields));

export type MediaInquiry = z.output<typeof mediaInquiryForm>;

/** The body of the call `website-submissions/media-inquiries`. */
export function mediaInquiryBody(inquiry: MediaInquiry, brandId: string) {
  return { ...inquiry, brand_id: brandId };
}
