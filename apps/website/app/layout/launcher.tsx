import { pathTo } from '@tablefront/restaurant/site-pages';
import { StyleSheet } from '../rendering/style-sheet.tsx';
import styles from './launcher.css?inline';

/** The vertical tab at the left edge: a link to the page, which `browser/feedback-tab.ts` makes open the dialog. */
export function FeedbackLauncher() {
  return (
    <aside aria-label="Feedback">
      <StyleSheet name="launcher" precedence="critical" css={styles} />
      <a className="feedback-tab" href={pathTo('feedback')}>
        FEEDBACK
      </a>
    </aside>
  );
}
