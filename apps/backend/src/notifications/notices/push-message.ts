/** What a person's screen shows, also while it is locked: what it is and where, and nothing that the guest wrote. */
import { inboxPage, messagePage } from '@tablefront/console-wire/inbox';
import type { PushMessage } from '@tablefront/console-wire/notifications';
import { feedbackCategories } from '@tablefront/restaurant/forms/feedback/feedback-choices';
import { aboutInWords, placeInWords } from '../../submissions/reading/in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { oneLine } from '../email-parts.ts';

const categories = new Set<string>(feedbackCategories.map((category) => String(category)));

export function pushAbout(submission: Submission, brandName: string): PushMessage {
  const [what = ''] = aboutInWords(submission);
  const { sub_type: category } = submission.record;
  const parts = [what, placeInWords(submission), categories.has(String(category)) ? String(category) : undefined];
  return {
    title: shortened(parts.filter((part) => part !== undefined).join(' · ')),
    body: shortened(brandName),
    url: messagePage(submission.brandId, submission.id),
    tag: submission.id,
  };
}

export function pushAboutMany(brandId: string, title: string, brandName: string, tag: string): PushMessage {
  return { title: shortened(title), body: shortened(brandName), url: inboxPage(brandId), tag };
}

function shortened(text: string): string {
  return oneLine(text).slice(0, 200).toWellFormed();
}
