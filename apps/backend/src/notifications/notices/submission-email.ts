/**
 * The e-mail about a submission: all that was sent, as plain text and as simple HTML.
 */

import { messagePage } from '@tablefront/console-wire/inbox';
import { FILE_LINK_DAYS } from '@tablefront/console-wire/notifications';
import { contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import { answersOf } from '../../submissions/reading/answers.ts';
import { aboutInWords, kindInWords, momentInWords, placeInWords } from '../../submissions/reading/in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { firstText, type WordedField } from '../../submissions/reading/record-in-words.ts';
import { escaped, fieldAsText, htmlOf, oneLine, table } from '../email-parts.ts';
import { emailAddress } from '../notification-settings.ts';

export interface SubmissionEmail {
  subject: string;
  /** The visitor's address, where it is one. */
  replyTo?: string;
  text: string;
  html: string;
}

export interface EmailLinks {
  /** Where the console is, for a link to the submission in it; who opens it signs in. */
  consoleOrigin?: string;
  /** By the id of a file: an address that opens it for some days without signing in. */
  files?: ReadonlyMap<string, string>;
}

export function composeEmail(
  submission: Submission,
  brandName: string,
  { consoleOrigin, files: links = new Map() }: EmailLinks = {},
): SubmissionEmail {
  const { id, kind, record, files, receivedAt } = submission;
  const brand = oneLine(brandName);
  const title = `New ${kindInWords[kind]} for ${brand}`;
  const place = placeInWords(submission);
  const page = consoleOrigin === undefined ? undefined : `${consoleOrigin}${messagePage(submission.brandId, id)}`;
  const facts: WordedField[] = [
    { label: 'Received', value: momentInWords(receivedAt, submission.timeZone) },
    ...(place === undefined ? [] : [{ label: 'Location', value: place }]),
    ...(submission.pageUrl ? [{ label: 'Page', value: submission.pageUrl }] : []),
    ...files.map(({ field, name, size }) => ({
      label: `File (${field})`,
      value: `${name} (${sizeInWords(size)}, not attached)`,
    })),
  ];
  const fields = answersOf(submission);
  const fileLinks = files.flatMap(({ id: fileId, name }) => {
    const url = links.get(fileId);
    return url === undefined ? [] : [{ name: oneLine(name), url }];
  });
  const seeing = [
    `To see it where the site runs: npm run submissions -- show ${id}`,
    ...(files.length > 0 && page === undefined
      ? ['Its files: npm run submissions -- export --format csv --out DIRECTORY']
      : []),
  ];
  const days = `for ${FILE_LINK_DAYS} days`;
  return {
    subject: subjectOf(submission, brand),
    replyTo: emailAddress.safeParse(firstText(record, contactFields.email)).data,
    text: [
      title,
      fields.map(fieldAsText).join('\n'),
      facts.map(fieldAsText).join('\n'),
      [
        ...fileLinks.map(({ name, url }) => `To open “${name}”, ${days}: ${url}`),
        ...(page === undefined ? [] : [`To answer it${files.length > 0 ? ', and for its files' : ''}: ${page}`]),
        ...seeing,
      ].join('\n'),
    ].join('\n\n'),
    html: htmlOf(title, [
      table(fields),
      '<hr>',
      table(facts),
      ...fileLinks.map(({ name, url }) => `<p><a href="${escaped(url)}">Open “${escaped(name)}”</a> (${days})</p>`),
      ...(page === undefined ? [] : [`<p><a href="${escaped(page)}">Answer it in the console</a></p>`]),
      ...seeing.map((line) => `<p>${escaped(line)}</p>`),
    ]),
  };
}

/** What it is, and where: `1 star · Junction · Wait time: Maple & Ember`. */
function subjectOf(submission: Submission, brand: string): string {
  const [what = '', ...more] = aboutInWords(submission);
  const parts = [what, placeInWords(submission), ...more].filter((part) => part !== undefined);
  return oneLine(`${parts.join(' · ')}: ${brand}`);
}

function sizeInWords(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
