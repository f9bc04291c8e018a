import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FeedbackWidget } from '../feedback-widget/feedback-widget.tsx';
import { loadWidget, preloadWidget, toFeedbackPage } from '../feedback-widget/load-widget.ts';

/**
 * The vertical tab at the left edge. It opens the feedback dialog, whose code comes when it is first needed; where that
 * cannot be had it is what it is without a script, a link to the page.
 */
export function FeedbackLauncher() {
  const [Widget, setWidget] = useState<typeof FeedbackWidget>();
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadWidget().then((loaded) => setWidget(() => loaded), toFeedbackPage);
  };
  const close = () => {
    setWidget(undefined);
    link.current?.focus();
  };
  return (
    <aside aria-label="Feedback">
      <Link
        className="feedback-tab"
        to="/feedback"
        discover="none"
        ref={link}
        onPointerEnter={preloadWidget}
        onFocus={preloadWidget}
        onTouchStart={preloadWidget}
        onClick={open}
      >
        <span>FEEDBACK</span>
      </Link>
      {Widget && <Widget onClose={close} onFailure={toFeedbackPage} />}
    </aside>
  );
}
