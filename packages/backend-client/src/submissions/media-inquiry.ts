import { inquiryTypes } from '@tablefront/restaurant/forms/choices';
/** The body of `POST functions/v1/website-submissions/media-inquiries`. */
import {
  longest,
  optionalPhone,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredText,
} from '@tablefront/restaurant/forms/field-rules';
import * as z from 'zod/mini';
import { orNull, wireId, wireObject } from './wire-values.ts';

export const mediaInquiryBody = wireObject({
  inquiry_type: requiredChoice(inquiryTypes, 'Choose what your inquiry is about'),
  outlet_name: requiredText('Enter the name of your outlet'),
  contact_name: requiredText('Enter your name'),
  phone: orNull(optionalPhone()),
  email: requiredEmail(),
  message: orNull(optionalText(longest.text)),
  consent_contact: z.literal(true, 'We need your consent to contact you'),
  consent_marketing: z.prefault(z.boolean('consent_marketing is true or false'), false),
  brand_id: wireId('The brand is missing'),
});
