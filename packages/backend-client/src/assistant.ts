/**
 * The call to the assistant (`POST /functions/v1/ai-search-openrouter`), made by browsers: small, and it never throws.
 */
import { type AssistantAnswer, readAssistantAnswer } from './assistant-answer.ts';
import { brandHeader } from './brand-header.ts';
import { readText } from './read-text.ts';

export const assistantPath = 'functions/v1/ai-search-openrouter';

/** What is asked, as it stands on the wire. */
export interface AssistantRequest {
  restaurant_id: string;
  query: string;
  /** That of the first reply; `null` before there is one. */
  session_id: string | null;
}

export interface AssistantAddress {
  /** Where the backend is; an empty text is the origin of the page. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** The id that our own backend stores the page's brand under; it goes no further than the page's origin. */
  brandId?: string;
}

const defaultTimeoutMs = 30_000;
/** Of an answer; dozens of dishes take a tenth of it. */
const mostBytes = 1024 * 1024;

/**
 * Asks, and reads the answer. `undefined` where there is none that can be shown: no connection, nothing within
 * `timeoutMs`, a status other than 2xx, an answer of more than a megabyte, or one without any text or data.
 */
export async function askAssistant(
  { url, anonKey, brandId }: AssistantAddress,
  request: AssistantRequest,
  timeoutMs = defaultTimeoutMs,
): Promise<AssistantAnswer | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('No answer in time')), timeoutMs);
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/${assistantPath}`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${anonKey}`,
        'content-type': 'application/json',
        ...(url === '' && brandId !== undefined && { [brandHeader]: brandId }),
      },
      body: JSON.stringify(request),
      signal: limit.signal,
    });
    const text = response.ok ? await readText(response, mostBytes) : undefined;
    return text === undefined ? undefined : readAssistantAnswer(JSON.parse(text));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
