import type { FeedbackKind } from '../feedback-widget/drafts.ts';
import { loadWidget, toFeedbackPage } from '../feedback-widget/load-widget.ts';

interface DialogOptions {
  /** Chosen already; else the visitor chooses. */
  initialKind?: FeedbackKind;
  /** Called once, when it is closed. */
  onClose: () => void;
}

/** Fetched beforehand by what is likely to open it. */
export const loadDialog = () => Promise.all([import('./react.ts'), loadWidget()]);

let open = false;

/** Opens the feedback dialog over the page, unless it is open. Where it cannot be had the visitor is led to the page of feedback. */
export async function openFeedbackDialog({ initialKind, onClose }: DialogOptions): Promise<void> {
  if (open) return;
  open = true;
  const loaded = await loadDialog().catch(toFeedbackPage);
  if (!loaded) return;
  const [{ createElement, renderNow }, { FeedbackWidget }] = loaded;
  const place = document.createElement('div');
  document.body.append(place);
  const close = () => {
    open = false;
    // Not within the event that React still handles.
    queueMicrotask(() => {
      unmount();
      place.remove();
    });
    onClose();
  };
  const widget = createElement(FeedbackWidget, { initialKind, onClose: close, onFailure: toFeedbackPage });
  const unmount = renderNow(place, widget);
}
