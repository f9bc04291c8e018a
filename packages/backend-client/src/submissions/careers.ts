import { locationMissing, positionMissing } from '@tablefront/restaurant/forms/choices';
/** The texts of `POST functions/v1/website-submissions/careers`, a multipart body; its files are `resume` and `photo`. */
import {
  longest,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '@tablefront/restaurant/forms/field-rules';
import { optionalWireId, orNull, wireId, wireObject } from './wire-values.ts';

export const careersTexts = wireObject({
  name: requiredText('Enter your name'),
  email: requiredEmail(),
  phone: requiredPhone(),
  position: requiredText(positionMissing),
  experience: requiredText('Tell us about your experience', longest.text),
  cover_letter: orNull(optionalText(longest.text)),
  restaurant_id: wireId(locationMissing),
  brand_id: optionalWireId,
});
