import { FEEDBACK_PAGE } from '../feedback-path.ts';

/** The dialog's code, which comes when it is first needed. */
export const loadWidget = () => import('./feedback-widget.tsx');

export const preloadWidget = () => {
  loadWidget().catch(() => {});
};

/** Where the dialog cannot be had there is the page. */
export const toFeedbackPage = () => window.location.assign(FEEDBACK_PAGE);
