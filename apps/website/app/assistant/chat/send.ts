import { askAssistant } from '@tablefront/backend-client/assistant';
import { addMessage, currentConversation } from '../conversation.ts';
import { CHAT_FAILURE } from '../failure.ts';
import { loadAccess } from '../load-access.ts';

/** That of the first reply; it goes with every later question. */
let sessionId: string | null = null;

/** Sends a question and says whether it went; a blank one does not, nor does one while an answer is waited for. */
export function send(question: string): boolean {
  const query = question.trim();
  if (query === '' || currentConversation().waiting) return false;
  addMessage({ type: 'user', content: query }, { waiting: true });
  void receive(query);
  return true;
}

async function receive(query: string): Promise<void> {
  const answer = await ask(query);
  sessionId ??= answer?.sessionId ?? null;
  addMessage({ type: 'assistant', content: answer?.text ?? CHAT_FAILURE, answer }, { waiting: false });
}

async function ask(query: string) {
  try {
    const { restaurantId, ...backend } = await loadAccess();
    return await askAssistant(backend, { restaurant_id: restaurantId, query, session_id: sessionId });
  } catch {
    return undefined;
  }
}
