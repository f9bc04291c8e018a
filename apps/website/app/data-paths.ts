/** Where the page's scripts fetch what they need to know of the brand; `rendering/render-page.tsx` answers. */
export const ASSISTANT_DATA = '/assistant-data';
/** The page of feedback, for scripts: the map of all pages is too large for them (`data-paths.test.ts` compares the two). */
export const FEEDBACK_PAGE = '/feedback';
export const WIDGET_DATA = `${FEEDBACK_PAGE}/widget.json`;
