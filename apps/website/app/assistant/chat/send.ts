import { askAssistant } from '@tablefront/backend-client/assistant';
import { addMessage, currentConversation } from '../conversation.ts';
import { CHAT_FAILURE } from '../failure.ts';
import { loadAccess } from '../load-access.ts';

/** Sends a question and says whether it went; a blank one does not, nor does one while an answer is waited for. */
export function send(question: string): boolean {
  const query = question.trim();
  if (query === '' || currentConversation().waiting) return false;
  addMessage({ type: 'user', content: query }, { waiting: true });
  void receive(query);
  return true;
}

/** The page was left before the answer came: the question is asked again. Once, when the chat is first loaded. */
export function resume(): void {
  const { waiting, messages } = currentConversation();
  const last = messages.at(-1);
  if (waiting && last) void receive(last.content);
}

async function receive(query: string): Promise<void> {
  const { sessionId } = currentConversation();
  const answer = await ask(query, sessionId);
  addMessage(
    { type: 'assistant', content: answer?.text ?? CHAT_FAILURE, answer },
    { waiting: false, sessionId: sessionId ?? answer?.sessionId ?? null },
  );
}

async function ask(query: string, sessionId: string | null) {
  try {
    const { restaurantId, ...backend } = await loadAccess();
    return await askAssistant(backend, { restaurant_id: restaurantId, query, session_id: sessionId });
  } catch {
    return undefined;
  }
}
