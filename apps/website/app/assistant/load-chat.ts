import type { AssistantAccess } from './assistant-access.ts';
import { loadAccess } from './load-access.ts';

/** The panel and what sends; and the brand's particulars, where they could be had. */
export interface LoadedChat {
  Chat: typeof import('./chat/chat.tsx').Chat;
  send: typeof import('./chat/send.ts').send;
  access?: AssistantAccess;
}

let loading: Promise<LoadedChat> | undefined;

/** Loads the chat's code, once; what failed is tried again at the next touch. */
export function loadChat(): Promise<LoadedChat> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<LoadedChat> {
  const [{ Chat, send, resume }, access] = await Promise.all([
    import('./chat/chat.tsx'),
    loadAccess().catch(() => undefined),
  ]);
  resume();
  return { Chat, send, access };
}
