/**
 * The e-mail about many submissions at once: how many of which kind, and the first of them in short.
 */

import { inboxPage } from '@tablefront/console-wire/inbox';
import { capitalized } from '@tablefront/restaurant/capitalized';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { contactFields, longAnswerFields } from '@tablefront/restaurant/forms/what-is-asked';
import { kindInWords, momentInWords, placeInWords } from '../../submissions/reading/in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { firstText, type WordedField } from '../../submissions/reading/record-in-words.ts';
import { escaped, fieldAsText, htmlOf, oneLine, table } from '../email-parts.ts';
import type { SubmissionEmail } from './submission-email.ts';

interface Digest {
  /** For a link to all of it. */
  consoleOrigin?: string;
  brandId: string;
  brandName: string;
  /** Of all that it tells of. */
  kinds: ReadonlyMap<SubmissionKind, number>;
  /** Those that it shows. */
  shown: Submission[];
}

/** So many are shown in short; the others are only counted. */
export const SHOWN_IN_DIGEST = 100;

const LONGEST_MESSAGE = 200;

export function composeDigest({ consoleOrigin, brandId, brandName, kinds, shown }: Digest): SubmissionEmail {
  const count = [...kinds.values()].reduce((sum, each) => sum + each, 0);
  const title = `${count} new submissions for ${oneLine(brandName)}`;
  const why =
    'It came within a few minutes, or while you wanted quiet, so it is told in one message. All of it is stored.';
  const counts = [...kinds].map(([kind, many]) => ({ label: capitalized(kindInWords[kind]), value: String(many) }));
  const rest = count > shown.length ? [`and ${count - shown.length} more`] : [];
  const lines = shown.map(inShort);
  const ways = waysToAll(brandId, consoleOrigin);

  return {
    subject: oneLine(`${count} new submissions: ${brandName}`),
    text: [
      title,
      why,
      counts.map(fieldAsText).join('\n'),
      [...lines.map(({ label, value }) => `${label}: ${value}`), ...rest].join('\n'),
      ways.text,
    ].join('\n\n'),
    html: htmlOf(title, [
      `<p>${escaped(why)}</p>`,
      table(counts),
      '<hr>',
      table(lines),
      ...rest.map((line) => `<p>${escaped(line)}</p>`),
      ...ways.html,
    ]),
  };
}

/** Where all that a brand was sent can be seen: in the console, where there is one, and where the site runs. */
export function waysToAll(brandId: string, consoleOrigin?: string): { text: string; html: string[] } {
  const page = consoleOrigin === undefined ? undefined : `${consoleOrigin}${inboxPage(brandId)}`;
  const command = `npm run submissions -- list --brand ${brandId}`;
  return {
    text: `${page === undefined ? '' : `To answer them: ${page}\n`}To see them where the site runs: ${command}`,
    html: [
      ...(page === undefined ? [] : [`<p><a href="${escaped(page)}">Answer them in the console</a></p>`]),
      `<p>To see them where the site runs: <code>${escaped(command)}</code></p>`,
    ],
  };
}

/** When, what and of whom, and the first words. */
export function inShort(submission: Submission): WordedField {
  const { kind, receivedAt, record } = submission;
  const time = momentInWords(receivedAt, submission.timeZone);
  const place = placeInWords(submission);
  const said = [place, ...[...Object.values(contactFields), longAnswerFields].map((keys) => firstText(record, keys))];
  const words = said.filter((text) => text !== undefined).map((text) => oneLine(text).slice(0, LONGEST_MESSAGE));
  return { label: `${time}, ${kindInWords[kind]}`, value: words.join(', ').toWellFormed() };
}
