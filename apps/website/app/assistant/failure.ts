/** The spec's words for a question that got no answer. */
export const CHAT_FAILURE = "I'm sorry, I couldn't process your request right now. Please try again.";
