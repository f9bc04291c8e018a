import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type BrandVisit, type CalledSite, readBrandVisit } from '../brands/brand-visit.ts';

/** What a request says besides its body. */
export interface SubmissionRequest {
  /** The visitor's, as whoever mounts this backend knows it; never a header. */
  address?: string;
  idempotencyKey?: string;
  /** It filled what people do not see. */
  trapped: boolean;
  /** It was faster than people type. */
  quick: boolean;
  /** What it says of the brand. */
  visit: BrandVisit;
  /** The page, as the browser tells: whole within one origin, else its origin. */
  pages: string[];
  userAgent?: string;
  /** The visitor left, and waits for no answer. */
  signal?: AbortSignal;
}

/** What the server is told beside a request (see `Backend.fetch`). */
export interface RequestBindings {
  visitorAddress?: string;
  site?: CalledSite;
}

export type BackendContext = Context<{ Bindings: RequestBindings }>;

const QUICKEST_SECONDS = 2;

export function readSubmissionRequest(context: BackendContext): SubmissionRequest {
  const { visitorAddress } = context.env;
  const key = context.req.header('idempotency-key')?.trim();
  const seconds = Number.parseFloat(context.req.header('x-form-seconds') ?? '');
  const trap = context.req.header('x-form-trap')?.trim() ?? '';
  const userAgent = context.req.header('user-agent')?.trim().slice(0, 500);
  const pages = [context.req.header('referer'), context.req.header('origin')].filter((page) => page !== undefined);
  return {
    ...(visitorAddress !== undefined && { address: visitorAddress }),
    ...(key && { idempotencyKey: storableKey(key) }),
    trapped: trap !== '',
    quick: seconds < QUICKEST_SECONDS,
    visit: readBrandVisit(context),
    pages,
    signal: context.req.raw.signal,
    ...(userAgent && { userAgent }),
  };
}

/** Whatever a caller takes for a key, it is one of a length that an index can hold. */
function storableKey(key: string): string {
  return /^[\x21-\x7e]{1,100}$/.test(key) ? key : createHash('sha256').update(key).digest('hex');
}
