import * as z from 'zod/mini';
import { longest, optionalEmail, optionalText, requiredPlainPhone } from './field-rules.ts';

/**
 * A request to be called back; names as on the wire.
 * @param restaurantIds the places that can be asked; one that is none of them counts as not named
 */
export function callbackForm(restaurantIds: readonly string[]) {
  return z.object({
    restaurant_id: z.pipe(
      z.prefault(z.string(), ''),
      z.transform((id) => (restaurantIds.includes(id) ? id : '')),
    ),
    contact_phone: requiredPlainPhone(),
    contact_name: optionalText(),
    contact_email: optionalEmail(),
    message: optionalText(longest.text),
  });
}

export type CallbackRequest = z.output<ReturnType<typeof callbackForm>>;
