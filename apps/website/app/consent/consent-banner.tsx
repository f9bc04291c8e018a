import { useEffect, useId, useRef, useState } from 'react';
import { allowAnalytics } from '../analytics.ts';
import { PageLink } from '../ui/site-link.tsx';
import styles from './consent.css?inline';
import { asksForPrivacy, type ConsentChoice, consentChoice, keepConsentChoice } from './consent-choice.ts';
import { OPEN_COOKIE_SETTINGS } from './cookie-settings.tsx';
import { runWaitingSnippets } from './run-waiting-snippets.ts';

/** Asks, until answered; 'Cookie settings' asks again. Both answers are one press, alike in look and in reach. */
export default function ConsentBanner() {
  const [choice, setChoice] = useState(consentChoice);
  const [reopened, setReopened] = useState(false);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (choice !== 'accepted') return;
    allowAnalytics();
    runWaitingSnippets();
  }, [choice]);

  useEffect(() => {
    const open = () => {
      opener.current = document.activeElement;
      setReopened(true);
    };
    window.addEventListener(OPEN_COOKIE_SETTINGS, open);
    return () => window.removeEventListener(OPEN_COOKIE_SETTINGS, open);
  }, []);

  // Whoever asked for the settings is taken there; whoever did not is not disturbed.
  useEffect(() => {
    if (reopened) heading.current?.focus();
  }, [reopened]);

  if (choice !== undefined && !reopened) return null;

  const close = () => {
    setReopened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const answer = (given: ConsentChoice) => {
    keepConsentChoice(given);
    // What runs cannot be stopped: the page begins anew, without it.
    if (choice === 'accepted' && given === 'declined') window.location.reload();
    setChoice(given);
    close();
  };
  return (
    <section className="consent" aria-labelledby={title}>
      <style href="consent" precedence="consent">
        {styles}
      </style>
      <h2 id={title} ref={heading} tabIndex={-1}>
        Your privacy
      </h2>
      <p>
        With your consent we count visits and use other services that may set cookies or share data. The website works
        the same without. <PageLink to="/privacy-policy">Privacy Policy</PageLink>
      </p>
      {choice !== undefined && <p>{stateText(choice)}</p>}
      <div className="actions">
        <button type="button" className="button button--quiet" onClick={() => answer('accepted')}>
          Accept
        </button>
        <button type="button" className="button button--quiet" onClick={() => answer('declined')}>
          Decline
        </button>
      </div>
    </section>
  );
}

function stateText(choice: ConsentChoice): string {
  if (choice === 'accepted') return 'You have accepted.';
  return asksForPrivacy()
    ? 'Your browser sends Global Privacy Control, which we take as declined unless you accept here.'
    : 'You have declined.';
}
