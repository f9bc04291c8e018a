import type { DialogOptions } from '../feedback-widget/feedback-widget.tsx';
import { loadWidget, toFeedbackPage } from '../feedback-widget/load-widget.ts';

/** Fetched beforehand by what is likely to open it: React at the same time, not when the dialog asks for it. */
export const loadDialog = () => Promise.all([loadWidget(), import('./react.ts')]);

/** Opens the feedback dialog over the page. Where it cannot be had the visitor is led to the page of feedback. */
export function openFeedbackDialog(options: DialogOptions): void {
  loadDialog().then(([{ openDialog }]) => openDialog(options), toFeedbackPage);
}
