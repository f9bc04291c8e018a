/** What an answer to a guest begins with, and whom it goes to. */
import type { InboxDetail, ReplyTemplate } from '@tablefront/console-wire/inbox';
import { contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { fillIn, oneLine } from '../../notifications/email-parts.ts';
import { emailAddress } from '../../notifications/notification-settings.ts';
import { aboutInWords } from '../../submissions/reading/in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { firstText } from '../../submissions/reading/record-in-words.ts';

interface About {
  submission: Submission;
  /** Undefined where the brand's cannot be read. */
  configuration: SiteConfiguration | undefined;
  brandName: string;
  placeName: string | undefined;
  /** Who writes. */
  me: string;
}

/** The address that the guest gave, where it is one. */
function addressOf({ record }: Pick<Submission, 'record'>): string | undefined {
  return emailAddress.safeParse(firstText(record, contactFields.email)).data;
}

/** Null where there is no address to write to. */
export function replyStart({ submission, configuration, brandName }: About): InboxDetail['reply'] {
  const to = addressOf(submission);
  if (to === undefined) return null;
  const what = aboutInWords(submission)[0] ?? '';
  const subjects = {
    restaurant_feedback: 'Your visit',
    website_feedback: 'Your message',
    callback: 'Your request',
    catering: 'Your catering request',
    careers: `Your application${what === '' ? '' : ` (${aboutInWords(submission)[1] ?? what})`}`,
    media_inquiry: 'Your inquiry',
    franchise: 'Your franchise inquiry',
  };
  const replyTo = emailAddress.safeParse(configuration?.email ?? mailOfPlace(submission, configuration)).data ?? null;
  return { to, subject: oneLine(`${subjects[submission.kind]}: ${brandName}`).slice(0, 300), replyTo };
}

/** Those for its kind first; filled in. What is not known is left out of the text, with the gap before it. */
export function filledTemplates(templates: ReplyTemplate[], about: About): InboxDetail['templates'] {
  const { submission, brandName, placeName, me } = about;
  const name = oneLine(firstText(submission.record, contactFields.name) ?? '');
  const values: Record<string, string> = {
    name,
    'first name': name.split(' ')[0] ?? '',
    brand: brandName,
    location: placeName ?? brandName,
    me,
  };
  return templates
    .filter(({ kinds }) => kinds?.includes(submission.kind) ?? true)
    .toSorted((one, other) => Number(other.kinds !== undefined) - Number(one.kinds !== undefined))
    .map(({ id, name: title, text }) => ({ id, name: title, text: fillIn(text, values) }));
}

function mailOfPlace({ restaurantId }: Submission, configuration: SiteConfiguration | undefined): string | undefined {
  return configuration?.locations.find((location) => (location.restaurantId ?? location.id) === restaurantId)?.email;
}
