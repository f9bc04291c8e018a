import { renderToStaticMarkup } from 'react-dom/server';
import { withPlainJson } from '../rendering/plain-json.ts';
import { usePrintedPart } from '../rendering/printed-part.ts';
import { StyleSheet } from '../rendering/style-sheet.tsx';
import type { Footer as FooterContent, Shell } from '../shell/shell.ts';
import { ShellContext, useShell } from '../shell/shell-context.ts';
import styles from './footer.css?inline';
import { FooterColumns } from './footer-columns.tsx';
import locationsStyles from './footer-locations.css?inline';

/** React asks ahead for pictures that it renders; this one is the header's, too. */
const ASKED_AHEAD = /^(?:<link rel="preload"[^>]*>)+/;

/** Each footer says the same on every page, and is written once. */
const printed = new WeakMap<FooterContent, Buffer>();

export function Footer() {
  const shell = useShell();
  const markup = printed.get(shell.footer) ?? footerMarkup(shell);
  printed.set(shell.footer, markup);
  return (
    <>
      <StyleSheet name="footer" precedence="critical" css={styles} />
      {shell.footer.locations.length > 0 && (
        <StyleSheet name="footer-locations" precedence="critical" css={locationsStyles} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering, escaped by it */}
      <footer className="site-footer" dangerouslySetInnerHTML={{ __html: usePrintedPart(markup) }} />
    </>
  );
}

function footerMarkup(shell: Shell): Buffer {
  const html = renderToStaticMarkup(
    <ShellContext value={shell}>
      <FooterColumns />
    </ShellContext>,
  );
  return Buffer.from(withPlainJson(html.replace(ASKED_AHEAD, '')));
}
