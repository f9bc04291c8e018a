/**
 * The call to the assistant (`POST /functions/v1/ai-search-openrouter`), made by browsers: small, and it never throws.
 */
import { type AssistantAnswer, readAssistantAnswer } from './assistant-answer.ts';
import { BRAND_HEADER } from './brand-header.ts';
import { type CallOptions, call } from './call.ts';

export const ASSISTANT_PATH = 'functions/v1/ai-search-openrouter';

/** What is asked, as it stands on the wire. */
export interface AssistantRequest {
  restaurant_id: string;
  query: string;
  /** That of the first reply; `null` before there is one. */
  session_id: string | null;
}

export interface AssistantAddress extends Pick<CallOptions, 'url' | 'anonKey'> {
  /** The id that our own backend stores the page's brand under; it goes no further than the page's origin. */
  brandId?: string;
}

const DEFAULT_TIMEOUT_MS = 30_000;
/** Of an answer; dozens of dishes take a tenth of it. */
const MOST_BYTES = 1024 * 1024;

/**
 * Asks, and reads the answer. `undefined` where there is none that can be shown: no connection, nothing within
 * `timeoutMs`, a status other than 2xx, an answer of more than a megabyte, or one without any text or data.
 */
export async function askAssistant(
  { brandId, ...access }: AssistantAddress,
  request: AssistantRequest,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<AssistantAnswer | undefined> {
  const headers = { ...(access.url === '' && brandId !== undefined && { [BRAND_HEADER]: brandId }) };
  try {
    const { response, text } = await call({ ...access, timeoutMs }, ASSISTANT_PATH, request, {
      mostBytes: MOST_BYTES,
      headers,
    });
    return response.ok && text !== undefined ? readAssistantAnswer(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
