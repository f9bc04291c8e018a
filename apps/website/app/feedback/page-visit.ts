import type { PageVisit } from '@tablefront/restaurant/forms/feedback/feedback-record';

/** The page as the visitor has it before them now. */
export function pageVisit(): PageVisit {
  return {
    url: window.location.href,
    viewport: `${window.innerWidth}x${window.innerHeight}`,
    userAgent: navigator.userAgent,
  };
}
