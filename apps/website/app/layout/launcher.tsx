import { PageLink } from '../ui/site-link.tsx';

/** The vertical tab at the left edge. */
export function FeedbackLauncher() {
  return (
    <aside aria-label="Feedback">
      <PageLink className="feedback-tab" to="/feedback">
        <span>FEEDBACK</span>
      </PageLink>
    </aside>
  );
}
