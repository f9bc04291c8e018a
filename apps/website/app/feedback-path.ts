/** The page of feedback, for scripts: the map of all pages is too large for them (`feedback-path.test.ts` compares the two). */
export const FEEDBACK_PAGE = '/feedback';
