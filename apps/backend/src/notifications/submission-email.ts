/**
 * The e-mail about a submission: all that was sent, as plain text and as simple HTML.
 */

import { messagePage } from '@tablefront/console-wire/inbox';
import { contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import { aboutInWords } from '../submissions/reading/about.ts';
import { kindInWords } from '../submissions/reading/kind-in-words.ts';
import { momentInWords } from '../submissions/reading/moment-in-words.ts';
import { placeInWords } from '../submissions/reading/place-in-words.ts';
import type { Submission } from '../submissions/reading/read-submissions.ts';
import { firstText, recordInWords, type WordedField } from '../submissions/reading/record-in-words.ts';
import { escaped, fieldAsText, oneLine, table } from './email-parts.ts';
import { emailAddress } from './notification-settings.ts';

export interface SubmissionEmail {
  subject: string;
  /** The visitor's address, where it is one. */
  replyTo?: string;
  text: string;
  html: string;
}

/** @param consoleOrigin where the console is, for a link to the submission in it; who opens it signs in */
export function composeEmail(submission: Submission, brandName: string, consoleOrigin?: string): SubmissionEmail {
  const { id, kind, record, files, receivedAt } = submission;
  const title = `New ${kindInWords[kind]}`;
  const place = placeInWords(submission);
  const facts: WordedField[] = [
    { label: 'Received', value: momentInWords(receivedAt, submission.timeZone) },
    ...(place === undefined ? [] : [{ label: 'Location', value: place }]),
    ...(submission.pageUrl ? [{ label: 'Page', value: submission.pageUrl }] : []),
    ...files.map((file) => ({
      label: `File (${file.field})`,
      value: `${file.name} (${sizeInWords(file.size)}, not attached)`,
    })),
  ];
  const fields = recordInWords(record);
  const brand = oneLine(brandName);
  const command = `npm run submissions -- show ${id}`;
  const page = consoleOrigin === undefined ? undefined : `${consoleOrigin}${messagePage(submission.brandId, id)}`;
  const seeing =
    files.length > 0 && page === undefined
      ? ['Its files: npm run submissions -- export --format csv --out DIRECTORY']
      : [];

  return {
    subject: subjectOf(submission, brand),
    replyTo: emailAddress.safeParse(firstText(record, contactFields.email)).data,
    text: [
      `${title} for ${brand}`,
      fields.map(fieldAsText).join('\n'),
      facts.map(fieldAsText).join('\n'),
      [
        ...(page === undefined ? [] : [`To answer it: ${page}`]),
        `To see it where the site runs: ${command}`,
        ...seeing,
      ].join('\n'),
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      `<h1 style="font-size:1.25rem">${escaped(`${title} for ${brand}`)}</h1>`,
      table(fields),
      '<hr>',
      table(facts),
      ...(page === undefined ? [] : [`<p><a href="${escaped(page)}">Answer it in the console</a></p>`]),
      `<p>To see it where the site runs: <code>${escaped(command)}</code></p>`,
      ...seeing.map((line) => `<p>${escaped(line)}</p>`),
      '</body></html>',
    ].join('\n'),
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
