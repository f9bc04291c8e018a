import type { ChatMessage } from '../conversation.ts';
import { Answer } from './answer.tsx';

/** A question, or a reply with what it holds beside its text. Only the log's own words are markup. */
export function Message({ message, currency }: { message: ChatMessage; currency: string }) {
  const { type, content, timestamp, answer } = message;
  if (type === 'user') {
    return (
      <div className="message message--user">
        <p className="bubble bubble--user">
          <span className="visually-hidden">You: </span>
          {content}
        </p>
        <time className="small muted num" dateTime={timestamp.toISOString()}>
          {timestamp.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })}
        </time>
      </div>
    );
  }
  return (
    <div className="message">
      {content !== '' && <p className="bubble bubble--assistant">{content}</p>}
      {answer && <Answer answer={answer} currency={currency} />}
    </div>
  );
}
