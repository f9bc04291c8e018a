import { pathTo } from '@tablefront/restaurant/site-pages';
import { useId } from 'react';
import { StyleSheet } from '../rendering/style-sheet.tsx';
import { useShell } from '../shell/shell-context.ts';
import { PageLink } from '../ui/site-link.tsx';
import styles from './consent.css?inline';

/**
 * The question for consent, where the brand requires it; others have nothing of it. Only the browser knows what was
 * answered: `browser/parts/consent.ts` shows it until then. Both answers are one press, alike in look and in reach.
 */
export function Consent() {
  const title = useId();
  if (!useShell().consentRequired) return null;
  return (
    <section className="consent" aria-labelledby={title} hidden>
      <StyleSheet name="consent" precedence="page" css={styles} />
      <h2 id={title} tabIndex={-1}>
        Your privacy
      </h2>
      <p>
        With your consent we count visits and use other services that may set cookies or share data. The website works
        the same without. <PageLink to={pathTo('privacy')}>Privacy Policy</PageLink>
      </p>
      <p data-answer="accepted" hidden>
        You have accepted.
      </p>
      <p data-answer="declined" hidden>
        You have declined.
      </p>
      <p data-answer="signal" hidden>
        Your browser sends Global Privacy Control, which we take as declined unless you accept here.
      </p>
      <div className="actions">
        <button type="button" className="button button--quiet" value="accepted">
          Accept
        </button>
        <button type="button" className="button button--quiet" value="declined">
          Decline
        </button>
      </div>
    </section>
  );
}
