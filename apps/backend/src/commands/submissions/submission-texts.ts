/**
 * Submissions as a terminal shows them.
 */
import { capitalized } from '@tablefront/restaurant/capitalized';
import { contactFields, longAnswerFields } from '@tablefront/restaurant/forms/what-is-asked';
import { printable } from '../../administration/operator-texts.ts';
import { maskedUrl } from '../../notifications/notification-settings.ts';
import { kindInWords } from '../../submissions/reading/in-words.ts';
import type { Submission, SubmissionNotification } from '../../submissions/reading/read-submissions.ts';
import { firstText, readEnquiryData, recordInWords } from '../../submissions/reading/record-in-words.ts';

const widest = { brand: 24, place: 18, who: 28, words: 48 };
const textKeys = [...longAnswerFields, 'event_type', 'position'];

/** Lines of columns: when, brand, place, kind, state, who, the first words, id. Their widths are the same on every page of a list. */
export function submissionTable(submissions: Submission[], head?: 'with head'): string {
  const rows = [
    ...(head ? [['RECEIVED', 'BRAND', 'PLACE', 'KIND', 'STATE', 'FROM', 'WORDS', 'ID']] : []),
    ...submissions.map(({ id, receivedAt, brandId, placeName, restaurantId, kind, state, record, files }) => [
      inUtc(receivedAt),
      cut(brandId, widest.brand),
      cut(placeName ?? restaurantId ?? '', widest.place) || '-',
      kind,
      state,
      cut(firstText(record, Object.values(contactFields).flat()) ?? '-', widest.who),
      cut(firstWords(record, files.length), widest.words),
      id,
    ]),
  ];
  const widths = [
    '2026-11-21 18:30 UTC'.length,
    widest.brand,
    widest.place,
    'restaurant_feedback'.length,
    'in_progress'.length,
    widest.who,
    widest.words,
  ];
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}

/** Everything of one submission. */
export function submissionText(submission: Submission, notifications: SubmissionNotification[]): string {
  const { id, kind, brandId, restaurantId, placeName, pageUrl, receivedAt, suspectedSpam, record, files } = submission;
  const lines = [
    `${capitalized(kindInWords[kind])} ${id}${suspectedSpam ? ' (suspected spam)' : ''}`,
    '',
    field('Received', inUtc(receivedAt)),
    field('State', submission.state.replace('_', ' ')),
    field('Brand', brandId),
    ...(restaurantId === null
      ? []
      : [field('Restaurant', placeName ? `${placeName} (${restaurantId})` : restaurantId)]),
    ...(pageUrl === null ? [] : [field('Page', pageUrl)]),
    '',
    ...recordInWords(record, 'everything').map(({ label, value }) => field(label, value)),
  ];
  if (files.length > 0) {
    lines.push('', 'Files ("export --out DIRECTORY" writes them):');
    for (const file of files) {
      lines.push(`  ${file.field}: ${printable(file.name)} (${printable(file.type)}, ${file.size} bytes)`);
    }
  }
  if (notifications.length > 0) {
    lines.push('', 'Told:');
    for (const notification of notifications) lines.push(`  ${notificationLine(notification)}`);
  }
  return `${lines.join('\n')}\n`;
}

function notificationLine({ channel, target, state, attempts, dueAt, lastError, settledAt }: SubmissionNotification) {
  const whom = channel === 'webhook' && URL.canParse(target) ? maskedUrl(target) : target;
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const how = {
    sent: `sent ${settledAt ? inUtc(settledAt) : ''}`,
    failed: `failed for good after ${tried}`,
    waiting: attempts === 0 ? 'waits to be sent' : `waits after ${tried}, next ${inUtc(dueAt)}`,
  }[state];
  return printable(`${channel} to ${whom}: ${how}${lastError === null ? '' : `: ${lastError}`}`);
}

function firstWords(record: Record<string, unknown>, fileCount: number): string {
  const answers = readEnquiryData(record.enquiry_data);
  const rating = typeof record.rating === 'number' ? `${record.rating}/5` : undefined;
  const words = firstText(record, textKeys) ?? answers?.map(({ response }) => response).join(', ');
  const files = fileCount > 0 ? `[${fileCount === 1 ? '1 file' : `${fileCount} files`}]` : undefined;
  return [rating, files, words].filter(Boolean).join(' ') || '-';
}

/** A value of several lines stands below its label, indented, so that no line of it looks like another field. */
function field(label: string, value: string): string {
  const lines = value.split(/\r\n|\r|\n/).map(printable);
  const name = printable(label);
  return lines.length === 1 ? `${name}: ${lines[0]}` : `${name}:\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function cut(text: string, width: number): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : line;
}
