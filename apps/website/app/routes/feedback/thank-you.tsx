import type { FormEvent } from 'react';

interface ThankYouProps {
  /** What the form that comes next begins with, as the page's own query. */
  query: Record<string, string | undefined>;
  onAnother: () => void;
}

/** That it arrived. The button leads to an empty form, with and without a script. */
export function ThankYou({ query, onAnother }: ThankYouProps) {
  const again = (event: FormEvent) => {
    event.preventDefault();
    onAnother();
  };
  return (
    <form className="feedback-sent" method="get" onSubmit={again}>
      <h2 tabIndex={-1} ref={takeFocus}>
        Thank You!
      </h2>
      <p>We've received your feedback and really appreciate you taking the time to share your experience with us.</p>
      {Object.entries(query).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="button button--brand button--big">
        Leave Another Review
      </button>
    </form>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
