/** What the page before left of a form is forgotten in its time, also where nobody opens that form again. */
export function forgetDrafts(): void {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith('feedback-draft:'))) return;
  } catch {
    // The browser forbids storage: there is nothing in it.
    return;
  }
  void import('../feedback-widget/drafts.ts').then((drafts) => drafts.forgetInTime());
}
