import type { FormEvent } from 'react';

interface ThankYouProps {
  /** With which the form that comes next begins, where there are several. */
  location?: string;
  onAnother: () => void;
}

/** That it arrived. The button leads to an empty form, with and without a script. */
export function ThankYou({ location, onAnother }: ThankYouProps) {
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
      {location !== undefined && <input type="hidden" name="id" value={location} />}
      <button type="submit" className="button button--brand button--big">
        Leave Another Review
      </button>
    </form>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
