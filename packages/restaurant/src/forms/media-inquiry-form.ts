import * as z from 'zod/mini';
import { inquiryTypes } from './choices.ts';
import {
  longest,
  optionalPhone,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredText,
  requiredTick,
  tick,
} from './field-rules.ts';

/** The fields of a media inquiry; names as on the wire. */
export const mediaInquiryForm = z.object({
  inquiry_type: requiredChoice(inquiryTypes, 'Choose what your inquiry is about'),
  outlet_name: requiredText('Enter the name of your outlet'),
  message: optionalText(longest.text),
  contact_name: requiredText('Enter your name'),
  email: requiredEmail(),
  phone: optionalPhone(),
  consent_contact: requiredTick('Tick this box, so that we may answer you'),
  consent_marketing: tick(),
});

export type MediaInquiry = z.output<typeof mediaInquiryForm>;

/** The body of the call `website-submissions/media-inquiries`. */
export function mediaInquiryBody(inquiry: MediaInquiry, brandId: string) {
  return { ...inquiry, brand_id: brandId };
}
