import { StrictMode, startTransition } from 'react';

import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopRemembering } from './before-hydration.ts';

forgetDrafts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
  stopRemembering();
});

/** What the page before left of a form is forgotten in its time, also where nobody opens that form again. */
function forgetDrafts(): void {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith('feedback-draft:'))) return;
  } catch {
    // The browser forbids storage: there is nothing in it.
    return;
  }
  void import('./feedback-widget/drafts.ts').then(({ forgetInTime }) => forgetInTime());
}
