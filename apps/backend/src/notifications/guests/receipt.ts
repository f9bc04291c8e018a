/** What a guest gets at once, where the brand wants that: that their message has arrived. */
import { contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import { firstText } from '../../submissions/reading/record-in-words.ts';
import { fillIn, oneLine } from '../email-parts.ts';
import { emailAddress } from '../notification-settings.ts';
import type { TellableSubmission } from '../routes/route.ts';

/** Where a receipt goes; undefined for nowhere, also where the guest wants no answer. */
export function receiptAddress({ record }: Pick<TellableSubmission, 'record'>): string | undefined {
  const { contact_ok, consent_contact } = record;
  if (contact_ok === false || consent_contact === false) return undefined;
  return emailAddress.safeParse(firstText(record, contactFields.email)).data;
}

/** A name as people have them: whoever writes something else into the field sends it to nobody through us. */
const NAME_OF_SOMEBODY = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/** The text of a receipt, filled in; nothing else of what the guest wrote is in it. */
export function receiptText(
  text: string,
  { record, brandName, placeName }: { record: Record<string, unknown>; brandName: string; placeName?: string },
): string {
  const first = oneLine(firstText(record, contactFields.name) ?? '').split(' ')[0] ?? '';
  const values: Record<string, string> = {
    'first name': NAME_OF_SOMEBODY.test(first) ? first : '',
    brand: oneLine(brandName),
    location: oneLine(placeName ?? brandName),
  };
  return fillIn(text, values);
}

export function receiptSubject(brandName: string): string {
  return oneLine(`We have your message: ${brandName}`).slice(0, 300);
}
