/** The body of `POST functions/v1/website-submissions/media-inquiries`. */
import { mediaInquiryFields } from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-fields';
import { wireShape } from './wire-shape.ts';
import { wireId, wireObject } from './wire-values.ts';

export const mediaInquiryBody = wireObject({
  ...wireShape(mediaInquiryFields),
  brand_id: wireId('The brand is missing'),
});
