import { pathTo } from '@tablefront/restaurant/site-pages';
import { Island } from '../islands/island.tsx';
import { useShownPage } from '../rendering/shown-page.ts';
import { StyleSheet } from '../rendering/style-sheet.tsx';
import { useShell } from '../shell/shell-context.ts';
import styles from './assistant-bar.css?inline';
import { prompts } from './prompts.ts';

/** The assistant's place at the edge of a page. */
export function AssistantBar() {
  const { name, language, footer } = useShell();
  const { id } = useShownPage();
  return (
    <>
      <StyleSheet name="assistant" precedence="page" css={styles} />
      <Island
        name="assistant-bar"
        when="touch"
        props={{
          name,
          language,
          prompts,
          phone: footer.phone,
          contactPage: id === 'contact' ? undefined : pathTo('contact'),
        }}
      />
    </>
  );
}
