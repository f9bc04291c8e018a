/**
 * What happens to everything that visitors send, whatever the call: whose it is, whether it is too much, and then it is
 * stored, all of it or nothing.
 */

import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { innermostError } from '@tablefront/serving/innermost-error';
import type { BrandGeneration, createBrandGenerations } from '../brands/brand-generation.ts';
import { type BrandVisit, visitName } from '../brands/brand-visit.ts';
import { type createBrandFinder, noBrand } from '../brands/find-brand.ts';
import type { FormTerms } from '../brands/form-terms.ts';
import type { Database } from '../database/database.ts';
import type { Refusal } from '../failures/failure.ts';
import type { Logger } from '../failures/logger.ts';
import type { FileStore } from '../files/file-store.ts';
import type { ScanFile } from '../files/scan-command.ts';
import type { Attempt, RateLimiter } from '../limits/rate-limiter.ts';
import { checkTerms, hasTerms } from './check-terms.ts';
import { type Upload, writeFiles } from './files/write-files.ts';
import type { Notice } from './queue-notices.ts';
import {
  findRepeated,
  type SavedSubmission,
  type Submission,
  type SubmissionToSave,
  saveSubmissions,
  storedKey,
} from './save-submission.ts';
import type { SubmissionRequest } from './submission-request.ts';

export interface SubmissionServices {
  database: Database;
  files: FileStore;
  limiter: RateLimiter;
  logger: Logger;
  /** Throws `Unavailable` where the disk has no room for a submission with so many bytes of files. */
  requireRoom?: (fileBytes: number) => void;
  /** A virus scanner, where there is one. */
  scan?: ScanFile;
  /** What is remembered of brands, and until when. */
  generations: ReturnType<typeof createBrandGenerations>;
  findBrand: ReturnType<typeof createBrandFinder>;
  /** What the brand offers and asks in its forms; undefined where there is no such brand. */
  formTerms: (brandId: string) => Promise<FormTerms | undefined>;
  /** The day (`YYYY-MM-DD`) that it is wherever it is earliest. */
  today: () => string;
  /** Stores what is one row, without files; see `createSaver`. */
  save: (toSave: SubmissionToSave) => Promise<SavedSubmission>;
  /** Who is told of a submission like this. */
  whoIsTold?: (submission: Submission, arrival: Arrival) => Promise<Notice[]>;
  /** Told of each submission once it is stored, and not of one that was there before. */
  onStored?: (submission: Submission) => void;
}

/** How a submission came. */
interface Arrival {
  /** With so many others for the same brand, within the last ten minutes, in this process. */
  recent: number;
  /** By which its brand was found. */
  generation: BrandGeneration;
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

const BRAND_CONSTRAINT = 'submissions_brand_id_fkey';

/**
 * Stores the submissions of one request, when it is the brand's turn. The ids are those of submissions sent before, where
 * they were.
 */
export async function receiveSubmissions(
  services: SubmissionServices,
  request: SubmissionRequest,
  incoming: Incoming[],
): Promise<Received> {
  const attempt = attemptOf(request, incoming);
  const admission = await services.limiter.enter(attempt);
  if (!admission.allowed) {
    const { busy, retryAfterSeconds } = admission;
    return { kind: 'refused', refusal: busy ? tooBusy(retryAfterSeconds) : tooMany(retryAfterSeconds) };
  }
  try {
    return await receiveInTurn(services, request, incoming, { attempt, recent: admission.recent });
  } finally {
    admission.leave();
  }
}

/** Of several rows the first stands for all: one page sends them. */
function attemptOf(request: SubmissionRequest, incoming: Incoming[]): Attempt {
  const [first] = incoming;
  return {
    kind: first?.kind === 'careers' ? 'careers' : 'submissions',
    named: visitName(visitOf(first?.pageUrl, request), [first?.brandId, first?.restaurantId]),
    address: request.address,
    amount: incoming.length,
    signal: request.signal,
  };
}

/** The last time, nothing that is remembered is used. */
const MOST_TIMES = 3;

/** Receives by what is remembered of brands; where that turns out to be over, once more by what is true now. */
async function receiveInTurn(
  services: SubmissionServices,
  request: SubmissionRequest,
  incoming: Incoming[],
  turn: Omit<Arrival, 'generation'> & { attempt: Attempt },
): Promise<Received> {
  for (let time = 1; ; time += 1) {
    const generation = time < MOST_TIMES ? await services.generations.known() : undefined;
    const received = await receiveWithin(services, request, incoming, { ...turn, generation });
    if (received.kind === 'stored') return received;
    const isOver = generation !== undefined && (await services.generations.isOver(generation));
    if (received.kind === 'refused' && !isOver) return received;
    if (time === MOST_TIMES) return { kind: 'refused', refusal: noBrand({ kind: 'unknown', field: 'brand_id' }) };
  }
}

async function receiveWithin(
  services: SubmissionServices,
  request: SubmissionRequest,
  incoming: Incoming[],
  { attempt, ...arrival }: Arrival & { attempt: Attempt },
): Promise<Received | { kind: 'changed' }> {
  const submissions: (Submission & { uploads: Upload[] })[] = [];
  for (const [index, one] of incoming.entries()) {
    const found = await submissionOf(services, request, one, index, arrival.generation);
    if ('refusal' in found) return { kind: 'refused', refusal: found.refusal };
    submissions.push({ ...found.submission, uploads: one.uploads ?? [] });
  }

  // What was stored before is no new attempt, and its files need not be written again.
  const storedBefore = async (): Promise<Received | undefined> => {
    const repeated = await Promise.all(submissions.map((submission) => findRepeated(services.database, submission)));
    const ids = repeated.filter((id) => id !== undefined);
    return ids.length === submissions.length ? { kind: 'stored', ids } : undefined;
  };

  const refusal = await refusalByTerms(services, submissions);
  if (refusal) return (await storedBefore()) ?? { kind: 'refused', refusal };

  const fileBytes = submissions.flatMap(({ uploads }) => uploads).reduce((sum, { size }) => sum + size, 0);
  try {
    services.requireRoom?.(fileBytes);
  } catch (error) {
    const before = await storedBefore();
    if (before) return before;
    throw error;
  }

  let anyNew = false;
  for (const submission of submissions) {
    const verdict = await services.limiter.count(attempt, submission.brandId, storedKey(submission));
    if (!verdict.allowed) return { kind: 'refused', refusal: tooMany(verdict.retryAfterSeconds) };
    anyNew ||= verdict.counted;
  }
  const before = anyNew ? undefined : await storedBefore();
  if (before) return before;
  const harmful = await findHarmful(
    services,
    submissions.flatMap(({ uploads }) => uploads),
  );
  if (harmful) return { kind: 'refused', refusal: harmful };
  try {
    return { kind: 'stored', ids: await store(services, submissions, arrival) };
  } catch (error) {
    if (error instanceof BrandChanged || isBrandGone(error)) return { kind: 'changed' };
    throw error;
  }
}

/** Looked at last: whoever is over a limit keeps no scanner busy. */
async function findHarmful({ scan }: SubmissionServices, uploads: Upload[]): Promise<Refusal | undefined> {
  if (!scan) return undefined;
  for (const { field, lend } of uploads) {
    if ((await lend(scan)) !== 'infected') continue;
    const error = 'The virus scanner refuses this file. Choose another one';
    return { status: 415, error, fields: { [field]: error } };
  }
  return undefined;
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

function tooBusy(retryAfterSeconds: number): Refusal {
  return { status: 503, error: 'Too much is being sent at the moment. Please try again.', retryAfterSeconds };
}

async function submissionOf(
  services: SubmissionServices,
  request: SubmissionRequest,
  { kind, brandId, restaurantId, record, pageUrl: bodyPage }: Incoming,
  index: number,
  generation: BrandGeneration,
): Promise<{ submission: Submission } | { refusal: Refusal }> {
  const brand = await services.findBrand({ brandId, restaurantId, visit: visitOf(bodyPage, request) }, generation);
  if (brand.kind !== 'found') return { refusal: noBrand(brand) };

  const { idempotencyKey, trapped, quick } = request;
  const pageUrl = [...(bodyPage ? [bodyPage] : []), ...request.pages].find(isWebPage)?.slice(0, 2_000);
  return {
    submission: {
      brandId: brand.brandId,
      kind,
      ...(restaurantId !== undefined && { restaurantId }),
      record,
      ...(pageUrl !== undefined && { pageUrl }),
      suspectedSpam: trapped || (quick && holdsLink(record)),
      // The rows of one request are different submissions.
      ...(idempotencyKey !== undefined && {
        idempotencyKey: index === 0 ? idempotencyKey : `${idempotencyKey} ${index}`,
      }),
    },
  };
}

/** A tap or two are quick; what was written with a link in it is not. */
function holdsLink({ page_url, meta, user_agent, ...written }: Record<string, unknown>): boolean {
  return /https?:\/\/|\bwww\./i.test(JSON.stringify(written));
}

/** What the browser says of the page comes before what a body says. */
function visitOf(bodyPage: Incoming['pageUrl'], { visit }: SubmissionRequest): BrandVisit {
  return { ...visit, pages: [...visit.pages, ...(bodyPage ? [bodyPage] : [])] };
}

/** The brand was deleted after it was found. */
function isBrandGone(error: unknown): boolean {
  const innermost = innermostError(error);
  return innermost instanceof Error && 'constraint' in innermost && innermost.constraint === BRAND_CONSTRAINT;
}

function isWebPage(page: string): boolean {
  return URL.canParse(page) && /^https?:$/.test(new URL(page).protocol);
}

/** Brands changed after the submission's was found. */
class BrandChanged extends Error {}

/** @throws BrandChanged where one was not stored for that */
function allStored(saved: SavedSubmission[]): Exclude<SavedSubmission, { kind: 'changed' }>[] {
  return saved.map((one) => {
    if (one.kind === 'changed') throw new BrandChanged();
    return one;
  });
}

async function store(
  services: SubmissionServices,
  submissions: (Submission & { uploads: Upload[] })[],
  arrival: Arrival,
): Promise<string[]> {
  const uploads = submissions.flatMap((submission) => submission.uploads);
  const written = uploads.length > 0 ? await writeFiles(services, uploads) : undefined;
  try {
    const toSave = await Promise.all(
      submissions.map(async ({ uploads: own, ...submission }) => ({
        submission,
        files: own.length > 0 ? written?.files : undefined,
        notices: await services.whoIsTold?.(submission, arrival),
        generation: arrival.generation,
      })),
    );
    const [first] = toSave;
    const saved =
      first && toSave.length === 1 && !written
        ? allStored([await services.save(first)])
        : await services.database.transaction(async (transaction) =>
            allStored(await saveSubmissions(transaction, toSave)),
          );
    if (saved.some(({ kind }) => kind === 'repeated')) await written?.remove();
    for (const [index, { submission }] of toSave.entries())
      if (saved[index]?.kind === 'saved') services.onStored?.(submission);
    return saved.map(({ id }) => id);
  } catch (error) {
    await written?.remove();
    throw error;
  }
}
