import { ASSISTANT_DATA } from '../data-paths.ts';
import type { AssistantAccess } from './assistant-access.ts';

let loading: Promise<AssistantAccess> | undefined;

/** What the chat needs to know of the brand. Fetched once; what failed is tried again when it is next wanted. */
export function loadAccess(): Promise<AssistantAccess> {
  loading ??= fetchAccess().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchAccess(): Promise<AssistantAccess> {
  const response = await fetch(ASSISTANT_DATA);
  const data: unknown = await response.json();
  if (!response.ok || !isAccess(data)) throw new Error('What the assistant needs to know could not be loaded');
  return data;
}

function isAccess(data: unknown): data is AssistantAccess {
  return typeof data === 'object' && data !== null && 'restaurantId' in data;
}
