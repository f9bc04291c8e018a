import { X } from 'lucide';
import { useRef } from 'react';
import coupons from '../../browser/parts/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AssistantAccess } from '../assistant-access.ts';
import { useConversation } from '../conversation.ts';
import { WithCallbackForm } from './callback-form.tsx';
import './chat.css';
import { Greeting } from './greeting.tsx';
import { Message } from './message.tsx';
import { resume, send } from './send.ts';
import { useNewestInView } from './use-newest-in-view.ts';
import { useSheet } from './use-sheet.ts';

export { resume, send };

// Answers bring codes to copy.
coupons();

interface ChatProps {
  /** The brand's. */
  name: string;
  language: string;
  access?: AssistantAccess;
  /** It takes the whole screen; nothing behind it can be reached. */
  modal: boolean;
  onClose: (how: { byPointer: boolean }) => void;
}

/** The panel above the search bar: what was said, and questions to begin with. */
export function Chat({ name, language, access, modal, onClose }: ChatProps) {
  const { messages, waiting } = useConversation();
  const panel = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useSheet(panel, modal);
  useNewestInView(log, messages.length, waiting);
  const questions = ['Hours', 'Address', 'Phone', ...(access?.hasOffers ? ['Deals and Discounts'] : []), 'Menu'];
  return (
    <WithCallbackForm>
      <div ref={panel} className="chat">
        <div className="chat-head">
          <div>
            <h2>Ask {name}</h2>
            <p className="small muted">Automated assistant</p>
          </div>
          <button type="button" aria-label="Close" onClick={({ detail }) => onClose({ byPointer: detail > 0 })}>
            <Icon node={X} />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div ref={log} className="chat-log" role="log" aria-label="Conversation" tabIndex={0}>
          <Greeting questions={access?.questions} />
          {messages.map((message) => (
            <Message key={message.id} message={message} shown={{ currency: access?.currency ?? 'CAD', language }} />
          ))}
          {waiting && (
            <p className="bubble bubble--assistant typing">
              <span className="visually-hidden">Typing…</span>
              <i />
              <i />
              <i />
            </p>
          )}
        </div>
        <fieldset className="quick-replies">
          <legend className="visually-hidden">Quick replies</legend>
          {questions.map((question) => (
            <button
              key={question}
              type="button"
              className="chip"
              aria-disabled={waiting}
              onClick={() => send(question)}
            >
              {question}
            </button>
          ))}
        </fieldset>
      </div>
    </WithCallbackForm>
  );
}
