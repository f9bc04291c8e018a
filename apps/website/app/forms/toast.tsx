import { CircleAlert, CircleCheck, X } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

/** Long enough to read two sentences twice; pointing at it or focusing it holds it. */
const SHOWN_FOR_MS = 10_000;

export interface ToastText {
  kind: 'good' | 'bad';
  title: string;
  description?: string;
}

/**
 * A short message at the lower edge that says what came of sending a form. `toast` is a new object for each message; on
 * a page that answers a post without JavaScript it is there from the start and stays.
 */
export function Toast({ toast }: { toast?: ToastText }) {
  const [gone, setGone] = useState<ToastText>();
  const [held, setHeld] = useState(false);
  const hold = useCallback(() => setHeld(true), []);
  const letGo = useCallback(() => setHeld(false), []);
  const close = useCallback(() => setGone(toast), [toast]);
  const shown = toast !== undefined && toast !== gone;

  // What has the focus is not left beneath it: the page's padding for scrolling knows of the toast.
  useEffect(() => {
    if (shown) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(close, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown, held, close]);

  // The region is there before its message: only then is the message read out.
  return (
    <div className="toasts" role="status">
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from going
        <div className="toast" onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
          <Icon node={toast.kind === 'good' ? CircleCheck : CircleAlert} />
          <b>{toast.title}</b>
          {toast.description && <p>{toast.description}</p>}
          <button type="button" onClick={close} aria-label="Close">
            <Icon node={X} />
          </button>
        </div>
      )}
    </div>
  );
}
