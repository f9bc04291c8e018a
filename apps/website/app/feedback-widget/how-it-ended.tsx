import { createRoot } from 'react-dom/client';
import type { FormState } from '../forms/form-state.ts';
import { Toast, type ToastText } from '../forms/toast.tsx';
import type { FeedbackKind } from './drafts.ts';

/** What was said before. */
let takeAway = () => {};

/** Of a form that was closed while it was being sent: a toast over the page, or over the dialog that is open again. */
export function sayHowItEnded(kind: FeedbackKind, { status }: FormState): void {
  takeAway();
  const place = document.createElement('div');
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  const root = createRoot(place);
  takeAway = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Toast />);
  // Only what comes into a region that is there is read out.
  setTimeout(() => place.isConnected && root.render(<Toast toast={wordsOf(kind, status === 'sent')} />), 100);
}

function wordsOf(kind: FeedbackKind, sent: boolean): ToastText {
  const what = kind === 'callback' ? 'request' : 'feedback';
  if (!sent) return { kind: 'bad', title: `We couldn't send your ${what}. Please try again.` };
  return {
    kind: 'good',
    title: kind === 'callback' ? 'Request Received!' : 'Thanks!',
    description: `Your ${what} has arrived.`,
  };
}
