/** The conversation of this visit: it outlives the panel, and the pages that the visitor walks through. */
import type { AssistantAnswer } from '@tablefront/backend-client/assistant-answer';
import { useSyncExternalStore } from 'react';

export interface ChatMessage {
  id: string;
  type: 'user' | 'assistant';
  content: string;
  timestamp: Date;
  /** What an answer holds beside its text. */
  answer?: AssistantAnswer;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** A question was sent and nothing came back yet. */
  waiting: boolean;
  /** That of the first reply; it goes with every later question. */
  sessionId: string | null;
}

const KEY = 'assistant';
/** On a tablet that guests share, the next one is somebody else. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** `browser/assistant.ts` reads it too: whether the panel was open when the last page was left. */
const OPEN = 'assistant-open';

const empty: Conversation = { messages: [], waiting: false, sessionId: null };
let conversation: Conversation | undefined;
const listeners = new Set<() => void>();

export function currentConversation(): Conversation {
  conversation ??= kept();
  return conversation;
}

/** Adds a message, and says whether an answer is now waited for. In the browser only. */
export function addMessage(
  message: Omit<ChatMessage, 'id' | 'timestamp'>,
  changes: Pick<Conversation, 'waiting'> & Partial<Pick<Conversation, 'sessionId'>>,
): void {
  const { messages, ...rest } = currentConversation();
  const id = `message-${messages.length + 1}`;
  conversation = { ...rest, ...changes, messages: [...messages, { ...message, id, timestamp: new Date() }] };
  store(KEY, JSON.stringify(conversation));
  for (const listener of listeners) listener();
}

/** The conversation as it stands; empty while the server renders and the bar is hydrated. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, currentConversation, () => empty);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the panel was open when the last page of this visit was left. */
export function wasOpen(): boolean {
  return read(OPEN) !== null;
}

export function keepOpen(open: boolean): void {
  store(OPEN, open ? '1' : null);
}

/** What was said on the pages before, unless that is long ago. Nobody else writes it: what does not look like it is left. */
function kept(): Conversation {
  try {
    const found: Conversation = JSON.parse(read(KEY) ?? 'null') ?? empty;
    const messages = found.messages.map((message) => ({ ...message, timestamp: new Date(message.timestamp) }));
    const age = Date.now() - (messages.at(-1)?.timestamp.getTime() ?? 0);
    if (age >= 0 && age < FORGOTTEN_AFTER_MS) return { ...found, messages };
    store(KEY, null);
    keepOpen(false);
    return empty;
  } catch {
    return empty;
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, it holds for this page. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // as said
  }
}
