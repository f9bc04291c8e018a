/**
 * A submission as the export writes it: a JSON object, or a line of one table for all kinds.
 */
import { answerFields, contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import { type Cell, csvLine } from '../../files/csv-line.ts';
import type { Submission, SubmissionFile } from '../reading/read-submissions.ts';
import { firstText, readEnquiryData, valueInWords } from '../reading/record-in-words.ts';

/** Where the export puts a file, from its directory; undefined when it writes none. */
export type FilePlace = (file: SubmissionFile) => string | undefined;

/** Fields that the kinds name differently share a column; what pages add by themselves comes last. */
const ownColumns = ['contact_ok', ...answerFields, 'feedback_id', 'order_id', 'source', 'user_agent'];
/** These stand in columns of the submission itself, or are said by its kind. */
const saidElsewhere = ['type', 'restaurant_id', 'brand_id', 'page_url', 'enquiry_data'];
const inSomeColumn = new Set([...Object.values(contactFields).flat(), ...ownColumns, ...saidElsewhere]);

export function csvHead(): string {
  return csvLine([
    ...['id', 'received_at', 'brand_id', 'kind', 'suspected_spam', 'restaurant_id', 'restaurant', 'page_url'],
    ...Object.keys(contactFields),
    ...ownColumns,
    ...['enquiry_data', 'other', 'resume_name', 'resume_file', 'photo_name', 'photo_file', 'state', 'tags'],
  ]);
}

export function submissionAsCsv(submission: Submission, placeOf: FilePlace): string {
  const { record, files } = submission;
  const rest = Object.entries(record).filter(([key]) => !inSomeColumn.has(key));
  const fileCells = (['resume', 'photo'] as const).flatMap((field) => {
    const those = files.filter((file) => file.field === field);
    return [those.map(({ name }) => name), those.flatMap((file) => placeOf(file) ?? [])].map((texts) =>
      texts.join('; '),
    );
  });
  return csvLine([
    ...[submission.id, submission.receivedAt.toISOString(), submission.brandId, submission.kind],
    submission.suspectedSpam ? 'yes' : 'no',
    ...[submission.restaurantId, submission.placeName, submission.pageUrl],
    ...Object.values(contactFields).map((keys) => firstText(record, keys)),
    ...ownColumns.map((key) => cellOf(record[key])),
    answersAsText(record.enquiry_data),
    rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : '',
    ...fileCells,
    ...[submission.state, submission.tags.join(', ')],
  ]);
}

export function submissionAsJson(submission: Submission, placeOf: FilePlace): string {
  return JSON.stringify({
    id: submission.id,
    received_at: submission.receivedAt.toISOString(),
    brand_id: submission.brandId,
    kind: submission.kind,
    suspected_spam: submission.suspectedSpam,
    restaurant_id: submission.restaurantId,
    restaurant: submission.placeName || null,
    page_url: submission.pageUrl,
    state: submission.state,
    tags: submission.tags,
    record: submission.record,
    files: submission.files.map((file) => ({
      field: file.field,
      name: file.name,
      type: file.type,
      size: file.size,
      file: placeOf(file) ?? null,
    })),
  });
}

function cellOf(value: unknown): Cell {
  return typeof value === 'number' ? value : valueInWords(value);
}

function answersAsText(value: unknown): string {
  const answers = readEnquiryData(value);
  return answers ? answers.map(({ question, response }) => `${question}: ${response}`).join('\n') : valueInWords(value);
}
