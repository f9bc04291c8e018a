import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowUp } from 'lucide';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Phone } from '../ui/light-icons.ts';
import { PageLink } from '../ui/site-link.tsx';
import { keepOpen, useConversation, wasOpen } from './conversation.ts';
import { CHAT_FAILURE } from './failure.ts';
import { type LoadedChat, loadChat } from './load-chat.ts';
import { useEscape } from './use-escape.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Where the open panel takes the whole screen; the style sheet has the same condition. */
const SHEET = '(max-width: 47.99em), (max-height: 30em)';

interface AssistantBarProps {
  /** The brand's. */
  name: string;
  language: string;
  /** What the bar suggests to ask; `browser/assistant.ts` shows them in turn. */
  prompts: readonly string[];
  /** What stands in the bar's place where no script runs: a call, else the contact page. */
  phone?: { text: string; url: Link };
  /** Absent on that page itself. */
  contactPage?: Link;
}

/**
 * The search bar, and the chat that it opens. Focus alone opens nothing: a visitor who only passes by with the Tab key
 * stays where they are.
 */
export default function AssistantBar({ name, language, prompts, phone, contactPage }: AssistantBarProps) {
  const { waiting } = useConversation();
  const sheet = useMediaQuery(SHEET);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [blank, setBlank] = useState(true);
  const [wanted, setWanted] = useState(false);
  const [chat, setChat] = useState<LoadedChat>();
  const [failed, setFailed] = useState(false);
  const id = useId();
  const open = wanted && chat !== undefined;

  const touch = () => loadChat().then(setChat, () => {});
  const show = () => {
    setWanted(true);
    keepOpen(true);
    void touch();
  };
  const close = ({ byPointer = false } = {}) => {
    setWanted(false);
    keepOpen(false);
    // A finger that closes the sheet does not ask for the keyboard on the screen.
    (byPointer && sheet ? button : input).current?.focus();
  };
  useEscape(open, box, sheet, close);

  // The visitor may have been here before the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    setBlank(input.current?.value.trim() === '');
    // A sheet would cover the page that a link in it led to.
    if (wasOpen() && !window.matchMedia(SHEET).matches) show();
    if (document.activeElement !== input.current) return;
    void touch();
    if (input.current?.value) show();
  }, []);

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = input.current?.value ?? '';
    setWanted(true);
    keepOpen(true);
    setFailed(false);
    try {
      const loaded = await loadChat();
      setChat(loaded);
      if (!loaded.send(question) || !input.current) return;
      input.current.value = '';
      setBlank(true);
    } catch {
      setFailed(true);
    }
  };

  const dialog =
    open &&
    ({
      role: 'dialog',
      'aria-modal': sheet || undefined,
      'aria-label': `Ask ${name}`,
      'aria-describedby': 'greeting',
    } as const);
  return (
    <div ref={box} className={open ? 'assistant assistant--open' : 'assistant'} {...dialog}>
      {open && <chat.Chat name={name} language={language} access={chat.access} modal={sheet} onClose={close} />}
      {failed && (
        <p className="assistant-failure" role="alert">
          {CHAT_FAILURE}
        </p>
      )}
      <search aria-label="Assistant">
        <form className="assistant-bar" action={pathTo('contact')} onSubmit={ask} onPointerDown={touch}>
          <label className="visually-hidden" htmlFor={id}>
            Ask us anything
          </label>
          <input
            ref={input}
            id={id}
            placeholder={prompts[0]}
            data-press=""
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
            onFocus={touch}
            onClick={show}
            onInput={({ currentTarget }) => {
              setBlank(currentTarget.value.trim() === '');
              show();
            }}
          />
          <button ref={button} type="submit" data-wait aria-label="Send" aria-disabled={open && (waiting || blank)}>
            <Icon node={ArrowUp} />
          </button>
        </form>
      </search>
      <WithoutScript phone={phone} contactPage={contactPage} />
    </div>
  );
}

/** What stands in the bar's place where no script runs. */
function WithoutScript({ phone, contactPage }: Pick<AssistantBarProps, 'phone' | 'contactPage'>) {
  if (phone) {
    return (
      <a className="button button--brand assistant-call" href={phone.url}>
        <Icon node={Phone} />
        Questions? Call {phone.text}
      </a>
    );
  }
  return (
    contactPage && (
      <PageLink className="button button--brand assistant-call" to={contactPage}>
        Questions? Contact us
      </PageLink>
    )
  );
}
