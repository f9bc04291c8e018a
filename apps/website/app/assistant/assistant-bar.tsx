import { ArrowUp, Phone } from 'lucide';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/site-link.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import styles from './assistant-bar.css?inline';
import { useConversation } from './conversation.ts';
import { CHAT_FAILURE } from './failure.ts';
import { type LoadedChat, loadChat } from './load-chat.ts';
import { useEscape } from './use-escape.ts';
import { useRotatingPrompt } from './use-rotating-prompt.ts';

/** Where the open panel takes the whole screen; the style sheet has the same condition. */
const SHEET = '(max-width: 47.99em), (max-height: 30em)';

/**
 * The search bar, and the chat that it opens. Focus alone opens nothing: a visitor who only passes by with the Tab key
 * stays where they are.
 */
export function AssistantBar() {
  const { name } = useShell();
  const { pathname } = useShownPage();
  const { waiting } = useConversation();
  const sheet = useMediaQuery(SHEET);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [blank, setBlank] = useState(true);
  const [focused, setFocused] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [chat, setChat] = useState<LoadedChat>();
  const [failed, setFailed] = useState(false);
  const [page, setPage] = useState(pathname);
  const id = useId();
  const open = wanted && chat !== undefined;
  const prompt = useRotatingPrompt(focused || wanted || !blank);

  // A sheet covers the page that a link in it led to.
  if (page !== pathname) {
    setPage(pathname);
    if (sheet) setWanted(false);
  }

  const touch = () => loadChat().then(setChat, () => {});
  const show = () => {
    setWanted(true);
    void touch();
  };
  const close = ({ byPointer = false } = {}) => {
    setWanted(false);
    // A finger that closes the sheet does not ask for the keyboard on the screen.
    (byPointer && sheet ? button : input).current?.focus();
  };
  useEscape(open, box, sheet, close);

  // The visitor may have been here before the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    setBlank(input.current?.value.trim() === '');
    if (document.activeElement !== input.current) return;
    setFocused(true);
    if (input.current?.value) show();
  }, []);

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = input.current?.value ?? '';
    setWanted(true);
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
      <style>{styles}</style>
      {open && <chat.Chat access={chat.access} modal={sheet} onClose={close} />}
      {failed && (
        <p className="assistant-failure" role="alert">
          {CHAT_FAILURE}
        </p>
      )}
      <search aria-label="Assistant">
        <form className="assistant-bar" action="/contact" onSubmit={ask} onPointerDown={touch}>
          <label className="visually-hidden" htmlFor={id}>
            Ask us anything
          </label>
          <input
            ref={input}
            id={id}
            placeholder={prompt}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
            onFocus={() => {
              setFocused(true);
              void touch();
            }}
            onBlur={() => setFocused(false)}
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
      <WithoutScript onContact={pathname === '/contact'} />
    </div>
  );
}

/** What stands in the bar's place where no script runs. */
function WithoutScript({ onContact }: { onContact: boolean }) {
  const { phone } = useShell().footer;
  if (phone) {
    return (
      <a className="button button--brand assistant-call" href={phone.url}>
        <Icon node={Phone} />
        Questions? Call {phone.text}
      </a>
    );
  }
  return onContact ? null : (
    <PageLink className="button button--brand assistant-call" to="/contact">
      Questions? Contact us
    </PageLink>
  );
}
