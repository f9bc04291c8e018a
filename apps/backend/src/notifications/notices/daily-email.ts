import { inboxPage } from '@tablefront/console-wire/inbox';
import { capitalized, kindInWords } from '../../submissions/reading/kind-in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { escaped, fieldAsText, oneLine, table } from '../email-parts.ts';
import type { DailyDigest } from './daily-digest.ts';
import { inShort } from './digest-email.ts';
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
    ...(newsCount > 0 ? [{ title: 'New', lines: [...counts, ...listed(news, newsCount)] }] : []),
    ...(waitingCount > 0 ? [{ title: 'Waits for an answer', lines: listed(waiting, waitingCount) }] : []),
  ];
  const page = consoleOrigin === undefined ? undefined : `${consoleOrigin}${inboxPage(brandId)}`;
  const command = `npm run submissions -- list --brand ${brandId}`;
  const ends = [
    ...(page === undefined ? [] : [`To answer them: ${page}`]),
    `To see them where the site runs: ${command}`,
  ];
  return {
    subject,
    text: [
      subject,
      ...parts.map(({ title, lines }) => [title, ...lines.map(fieldAsText)].join('\n')),
      ends.join('\n'),
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      `<h1 style="font-size:1.25rem">${escaped(subject)}</h1>`,
      ...parts.map(({ title, lines }) => `<h2 style="font-size:1rem">${title}</h2>${table(lines)}`),
      ...(page === undefined ? [] : [`<p><a href="${escaped(page)}">Answer them in the console</a></p>`]),
      `<p>To see them where the site runs: <code>${escaped(command)}</code></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

function listed(shown: Submission[], count: number) {
  const rest = count - shown.length;
  return [...shown.map(inShort), ...(rest > 0 ? [{ label: 'And', value: `${rest} more` }] : [])];
}
