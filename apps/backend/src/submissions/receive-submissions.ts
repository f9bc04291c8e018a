/**
 * What happens to everything that visitors send, whatever the call: whose it is, whether it is too much, and then it is
 * stored, all of it or nothing.
 */

import type { FormTerms } from '../brands/form-terms.ts';
import type { Database } from '../database/database.ts';
import type { SubmissionKind } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Refusal } from '../functions/failure.ts';
import { innermostError } from '../innermost-error.ts';
import type { Logger } from '../logger.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { checkTerms, hasTerms } from './check-terms.ts';
import { findBrand } from './find-brand.ts';
import { findRepeated, isStored, type OnSaved, type Submission, saveSubmission } from './save-submission.ts';
import type { SubmissionRequest } from './submission-request.ts';
import { type Upload, writeFiles } from './write-files.ts';

export interface SubmissionServices {
  database: Database;
  files: FileStore;
  limiter: RateLimiter;
  logger: Logger;
  /** Throws `Unavailable` where the disk has no room for a submission with so many bytes of files. */
  requireRoom?: (fileBytes: number) => void;
  /** What the brand offers and asks in its forms; undefined where there is no such brand. */
  formTerms: (brandId: string) => Promise<FormTerms | undefined>;
  /** The day (`YYYY-MM-DD`) that it is wherever it is earliest. */
  today: () => string;
  /** What else is to be written with a submission like this, in its transaction; undefined for nothing. */
  whatBelongsTo?: (submission: Submission) => Promise<OnSaved | undefined>;
}

/** A submission after its body was checked. */
export interface Incoming {
  kind: SubmissionKind;
  brandId?: string;
  restaurantId?: string;
  record: Record<string, unknown>;
  /** The page as the body tells it; without it the one of the request's headers. */
  pageUrl?: string | null;
  uploads?: Upload[];
}

export type Received = { kind: 'stored'; ids: string[] } | { kind: 'refused'; refusal: Refusal };

const brandConstraint = 'submissions_brand_id_fkey';

/** Stores the submissions of one request. The ids are those of submissions sent before, where they were. */
export async function receiveSubmissions(
  services: SubmissionServices,
  request: SubmissionRequest,
  incoming: Incoming[],
): Promise<Received> {
  const submissions: (Submission & { uploads: Upload[] })[] = [];
  for (const [index, one] of incoming.entries()) {
    const submission = await submissionOf(services.database, request, one, index);
    if ('refusal' in submission) return { kind: 'refused', refusal: submission.refusal };
    submissions.push({ ...submission.submission, uploads: one.uploads ?? [] });
  }

  // What was stored before is no new attempt, and its files need not be written again.
  const storedBefore = async (): Promise<Received | undefined> => {
    const repeated = await Promise.all(submissions.map((submission) => findRepeated(services.database, submission)));
    const ids = repeated.filter((id) => id !== undefined);
    return ids.length === submissions.length ? { kind: 'stored', ids } : undefined;
  };

  const refusal = await refusalByTerms(services, submissions);
  if (refusal) return (await storedBefore()) ?? { kind: 'refused', refusal };

  const fileBytes = submissions.flatMap(({ uploads }) => uploads).reduce((sum, { bytes }) => sum + bytes.length, 0);
  try {
    services.requireRoom?.(fileBytes);
  } catch (error) {
    const before = await storedBefore();
    if (before) return before;
    throw error;
  }

  let anyNew = false;
  for (const submission of submissions) {
    const { brandId, kind } = submission;
    const { address } = request;
    const attempt = { brandId, address, careers: kind === 'careers', unless: isStored(submission) };
    const verdict = await services.limiter.countSubmission(attempt);
    if (!verdict.allowed) return { kind: 'refused', refusal: tooMany(verdict.retryAfterSeconds) };
    anyNew ||= verdict.counted;
  }
  const before = anyNew ? undefined : await storedBefore();
  if (before) return before;
  try {
    return { kind: 'stored', ids: await store(services, submissions) };
  } catch (error) {
    if (!isBrandGone(error)) throw error;
    return { kind: 'refused', refusal: noBrand({ kind: 'unknown', field: 'brand_id' }) };
  }
}

/** Why the first of the submissions that their brands' terms do not allow cannot be taken. */
async function refusalByTerms(services: SubmissionServices, submissions: Submission[]): Promise<Refusal | undefined> {
  for (const { brandId, kind, ...submission } of submissions) {
    const terms = hasTerms(kind) ? await services.formTerms(brandId) : undefined;
    const refusal = terms && checkTerms(kind, submission, terms, services.today());
    if (refusal) return refusal;
  }
  return undefined;
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return { status: 429, error: 'Too many requests. Please try again later.', retryAfterSeconds };
}

async function submissionOf(
  database: Database,
  request: SubmissionRequest,
  { kind, brandId, restaurantId, record, pageUrl: bodyPage }: Incoming,
  index: number,
): Promise<{ submission: Submission } | { refusal: Refusal }> {
  const pages = [...(bodyPage ? [bodyPage] : []), ...request.pages];
  const brand = await findBrand(database, { brandId, restaurantId, pages });
  if (brand.kind !== 'found') return { refusal: noBrand(brand) };

  const { idempotencyKey, suspectedSpam } = request;
  const pageUrl = pages.find(isWebPage)?.slice(0, 2_000);
  return {
    submission: {
      brandId: brand.brandId,
      kind,
      ...(restaurantId !== undefined && { restaurantId }),
      record,
      ...(pageUrl !== undefined && { pageUrl }),
      suspectedSpam,
      // The rows of one request are different submissions.
      ...(idempotencyKey !== undefined && {
        idempotencyKey: index === 0 ? idempotencyKey : `${idempotencyKey} ${index}`,
      }),
    },
  };
}

function noBrand({ kind, field }: { kind: 'unknown' | 'ambiguous'; field: string }): Refusal {
  const what = field === 'brand_id' ? 'brand' : 'restaurant';
  const error =
    kind === 'unknown'
      ? `There is no such ${what}`
      : `Several brands have this ${what}: send brand_id, or from a page of the brand`;
  return { status: 400, error, fields: { [field]: error } };
}

/** The brand was deleted after it was found. */
function isBrandGone(error: unknown): boolean {
  const innermost = innermostError(error);
  return innermost instanceof Error && 'constraint' in innermost && innermost.constraint === brandConstraint;
}

function isWebPage(page: string): boolean {
  return URL.canParse(page) && /^https?:$/.test(new URL(page).protocol);
}

async function store(
  services: SubmissionServices,
  submissions: (Submission & { uploads: Upload[] })[],
): Promise<string[]> {
  const uploads = submissions.flatMap((submission) => submission.uploads);
  const written = uploads.length > 0 ? await writeFiles(services, uploads) : undefined;
  try {
    const toSave = await Promise.all(
      submissions.map(async ({ uploads: own, ...submission }) => ({
        submission: { ...submission, ...(own.length > 0 && written && { files: written.files }) },
        onSaved: await services.whatBelongsTo?.(submission),
      })),
    );
    const saveAll = async (database: Database) => {
      const results = [];
      for (const { submission, onSaved } of toSave) results.push(await saveSubmission(database, submission, onSaved));
      return results;
    };
    // One row is stored whole or not at all by itself.
    const oneRow = toSave.length === 1 && toSave.every(({ onSaved }) => !onSaved) && !written;
    const saved = await (oneRow ? saveAll(services.database) : services.database.transaction(saveAll));
    if (saved.some(({ kind }) => kind === 'repeated')) await written?.remove();
    return saved.map(({ id }) => id);
  } catch (error) {
    await written?.remove();
    throw error;
  }
}
