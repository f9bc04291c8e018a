import type { ChatMessage } from '../conversation.ts';
import { Answer } from './answer.tsx';
import type { PricesShown } from './prices-shown.ts';
import { splitAtWholes } from './split-at-wholes.ts';

/** A question, or a reply with what it holds beside its text. Only the log's own words are markup. */
export function Message({ message, shown }: { message: ChatMessage; shown: PricesShown }) {
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
      {content !== '' && (
        <p className="bubble bubble--assistant" lang={answer?.language}>
          <Lines text={content} />
        </p>
      )}
      {answer && <Answer answer={answer} shown={shown} />}
    </div>
  );
}

/** Lines of their own, such as one for each place, stand apart from lines that only go on. */
function Lines({ text }: { text: string }) {
  const lines = text.split(/(?<=\n)/);
  if (lines.length === 1) return <Unbroken text={text} />;
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
    <span key={index} className="line">
      <Unbroken text={line} />
    </span>
  ));
}

/** A text in which no line ends within a time, a price or a phone number. */
function Unbroken({ text }: { text: string }) {
  return splitAtWholes(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
