import { extendedLink } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { createContext, type MouseEvent, type ReactNode, use, useRef, useState } from 'react';
import type { FeedbackWidget } from '../../feedback-widget/feedback-widget.tsx';
import { loadWidget, preloadWidget, toFeedbackPage } from '../../feedback-widget/load-widget.ts';

/** Where answers point when somebody shall call back; the contact page opens the form too. */
export const CALLBACK_ADDRESS = extendedLink(pathTo('contact'), '#callback');

const OpenCallbackForm = createContext<(link: HTMLElement) => void>(() => {});

/** The chat, and the callback form over it: outside of the log, which is read out as it grows. */
export function WithCallbackForm({ children }: { children: ReactNode }) {
  const [Widget, setWidget] = useState<typeof FeedbackWidget>();
  const opener = useRef<HTMLElement>(null);
  const open = (link: HTMLElement) => {
    opener.current = link;
    loadWidget().then(({ FeedbackWidget }) => setWidget(() => FeedbackWidget), toFeedbackPage);
  };
  const close = () => {
    setWidget(undefined);
    opener.current?.focus();
  };
  return (
    <OpenCallbackForm value={open}>
      {children}
      {Widget && (
        <div className="chat-dialog">
          <Widget initialKind="callback" onClose={close} onFailure={toFeedbackPage} />
        </div>
      )}
    </OpenCallbackForm>
  );
}

/** Opens the callback form on the page where the visitor is; in a new tab it is the contact page's. */
export function CallbackLink({ className, label }: { className: string; label: string }) {
  const openForm = use(OpenCallbackForm);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openForm(event.currentTarget);
  };
  return (
    <a
      className={className}
      href={CALLBACK_ADDRESS}
      onPointerEnter={preloadWidget}
      onFocus={preloadWidget}
      onTouchStart={preloadWidget}
      onClick={open}
    >
      {label}
    </a>
  );
}
