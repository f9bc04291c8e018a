import { capitalized } from '@tablefront/restaurant/capitalized';
import { kindInWords } from '../../submissions/reading/in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { htmlOf, oneLine, sectionAsHtml, sectionAsText } from '../email-parts.ts';
import type { DailyDigest } from './daily-digest.ts';
import { inShort, waysToAll } from './digest-email.ts';
import type { SubmissionEmail } from './submission-email.ts';

/** What the digest of a day says in a few words: `3 new, 5 wait for an answer`. */
export function digestInWords({ newsCount, waitingCount }: Pick<DailyDigest, 'newsCount' | 'waitingCount'>): string {
  return [
    ...(newsCount > 0 ? [`${newsCount} new`] : []),
    ...(waitingCount > 0 ? [`${waitingCount} ${waitingCount === 1 ? 'waits' : 'wait'} for an answer`] : []),
  ].join(', ');
}

/** The e-mail about a day. */
export function composeDaily(digest: DailyDigest, brandName: string, consoleOrigin?: string): SubmissionEmail {
  const { brandId, kinds, news, newsCount, waiting, waitingCount } = digest;
  const brand = oneLine(brandName);
  const subject = `${digestInWords(digest)}: ${brand}`;
  const counts = [...kinds].map(([kind, many]) => ({ label: capitalized(kindInWords[kind]), value: String(many) }));
  const parts = [
    ...(newsCount > 0 ? [{ title: 'New', fields: [...counts, ...listed(news, newsCount)] }] : []),
    ...(waitingCount > 0 ? [{ title: 'Waits for an answer', fields: listed(waiting, waitingCount) }] : []),
  ];
  const ways = waysToAll(brandId, consoleOrigin);
  return {
    subject,
    text: [subject, ...parts.map(sectionAsText), ways.text].join('\n\n'),
    html: htmlOf(subject, [...parts.map(sectionAsHtml), ...ways.html]),
  };
}

function listed(shown: Submission[], count: number) {
  const rest = count - shown.length;
  return [...shown.map(inShort), ...(rest > 0 ? [{ label: 'And', value: `${rest} more` }] : [])];
}
