import { AssistantBar } from './assistant-bar.tsx';

/** A page where the assistant shows exports this as its `handle`: the layout places it, and no other page loads it. */
export const withAssistant = { Assistant: AssistantBar };
