import type { FrequentQuestion } from '@tablefront/restaurant/site-configuration/site-configuration';
import { Plus } from 'lucide';
import { useId } from 'react';
import { StyleSheet } from '../rendering/style-sheet.tsx';
import { useShell } from '../shell/shell-context.ts';
import { Icon } from './icon.tsx';
import styles from './questions.css?inline';

/** Questions that open to their answers, also without JavaScript; the title in a rail beside them. */
export function Questions({ questions, tint }: { questions: FrequentQuestion[]; tint: boolean }) {
  const id = useId();
  return (
    <section className={`section${tint ? ' on-tint' : ''}`} aria-labelledby={id}>
      <StyleSheet name="questions" precedence="page" css={styles} />
      <div className="wrap rail">
        <h2 id={id}>Frequently Asked Questions</h2>
        <div {...useShell().text}>
          {questions.map(({ question, answer }, index) => (
            <details className="faq" key={question} open={index === 0}>
              <summary>
                {question}
                <Icon node={Plus} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
