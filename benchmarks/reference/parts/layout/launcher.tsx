'use client';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';

const loadWidget = () => import('../feedback-widget/feedback-widget.tsx');

interface WidgetProps {
  onClose: () => void;
  onFailure: () => void;
}

const preload = () => {
  loadWidget().catch(() => {});
};
const follow = () => window.location.assign('/feedback');

/**
 * The vertical tab at the left edge. It opens the feedback dialog, whose code comes when it is first needed; where that
 * cannot be had it is what it is without a script, a link to the page.
 */
export function FeedbackLauncher() {
  const [Widget, setWidget] = useState<ComponentType<WidgetProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadWidget().then(({ FeedbackWidget }) => setWidget(() => FeedbackWidget), follow);
  };
  const close = () => {
    setWidget(undefined);
    link.current?.focus();
  };
  return (
    <aside aria-label="Feedback">
      <a
        className="feedback-tab"
        href="/feedback"
        ref={link}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={open}
      >
        <span>FEEDBACK</span>
      </a>
      {Widget && <Widget onClose={close} onFailure={follow} />}
    </aside>
  );
}
