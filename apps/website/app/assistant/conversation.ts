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
}

const empty: Conversation = { messages: [], waiting: false };
let conversation = empty;
const listeners = new Set<() => void>();

export function currentConversation(): Conversation {
  return conversation;
}

/** Adds a message, and says whether an answer is now waited for. In the browser only. */
export function addMessage(message: Omit<ChatMessage, 'id' | 'timestamp'>, { waiting }: { waiting: boolean }): void {
  const { messages } = conversation;
  const id = `message-${messages.length + 1}`;
  conversation = { messages: [...messages, { ...message, id, timestamp: new Date() }], waiting };
  for (const listener of listeners) listener();
}

/** The conversation as it stands; empty while the server renders and the page is hydrated. */
export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, currentConversation, () => empty);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
