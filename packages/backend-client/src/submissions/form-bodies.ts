/** The bodies that are the fields of a form and whose brand they are for. */
import { careersFields } from '@tablefront/restaurant/forms/careers/careers-fields';
import { cateringFields } from '@tablefront/restaurant/forms/catering/catering-fields';
import { mediaInquiryFields } from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-fields';
import { wireShape } from './wire-shape.ts';
import { optionalWireId, pageText, wireId, wireObject } from './wire-values.ts';

/** The texts of `POST functions/v1/website-submissions/careers`, a multipart body; its files are `resume` and `photo`. */
export const careersTexts = wireObject({ ...wireShape(careersFields), brand_id: optionalWireId });

/**
 * The body of `POST functions/v1/catering-request`.
 * @param today `YYYY-MM-DD`, the day that it is wherever it is earliest: no event is before it
 */
export function cateringBody(today: string) {
  return wireObject({ ...wireShape(cateringFields, { today }), source: pageText(100), brand_id: optionalWireId });
}

/** The body of `POST functions/v1/website-submissions/media-inquiries`. */
export const mediaInquiryBody = wireObject({
  ...wireShape(mediaInquiryFields),
  brand_id: wireId('The brand is missing'),
});
