import instrumentSans from '@tablefront/faces/instrument-sans-400-700.woff2?url';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnnouncementContext } from '../layout/announcement.tsx';
import { announcementMarkup } from '../layout/announcement-markup.tsx';
import { hasLongWord } from '../layout/long-words.ts';
import { BrandHead, FontPreload, UnbrandedHead } from '../layout/theme.tsx';
import { type ThemeStyle, themeStyle } from '../layout/theme-style.ts';
import { pages } from '../pages.ts';
import { LAST_TIME_PLACE } from '../picker/picker.tsx';
import { shellOf } from '../shell/shell.ts';
import { ShellContext } from '../shell/shell-context.ts';
import type { SiteAccess } from '../site-access.ts';
import critical from '../styles/critical.css?inline';
import { EARLY_SCRIPT, FRAME_REFUSED, LAST_TIME, SCRIPT_FAILED } from './early-script.ts';
import type { PageAssets } from './page-assets.ts';
import { withPlainJson } from './plain-json.ts';
import { type PrintedParts, PrintedPartsContext, withPrintedParts } from './printed-part.ts';
import { type ShownPage, ShownPageContext } from './shown-page.ts';
import { prepareSnippets } from './snippets.ts';
import { StyleSheet } from './style-sheet.tsx';

export interface DocumentParts {
  access: SiteAccess;
  shown: ShownPage;
  assets: PageAssets;
  /** Of the page alone. */
  styles?: string;
}

/** A whole document of a brand's site as UTF-8; without its configuration one that knows nothing of the brand. */
export function documentOf(content: ReactNode, { access, shown, assets, styles }: DocumentParts): Buffer<ArrayBuffer> {
  const { now } = access;
  // In development no policy asks for it.
  const nonce = import.meta.env.PROD ? access.nonce : undefined;
  const configuration = configurationOf(access);
  const shell = configuration && shellOf(configuration, access);
  const theme = configuration && themeOf(configuration);
  const names = [...(shell?.consentRequired ? ['consent'] : []), ...((shell && pages[shown.id].parts) ?? [])];
  const parts = names.map(assets.filesOf);
  const printed: PrintedParts = [];
  const html = renderToStaticMarkup(
    <PrintedPartsContext value={printed}>
      <ShownPageContext value={shown}>
        <ShellContext value={shell}>
          <html lang={shell?.interfaceLanguage ?? 'en'} data-parts={parts.map(([file]) => file).join(' ') || undefined}>
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <FontPreload file={instrumentSans} />
              {theme?.fontFile && <FontPreload file={theme.fontFile} />}
              {/* By precedence, in which what a part of the page brings with it comes last. */}
              <StyleSheet name="critical" precedence="critical" css={critical} />
              {theme ? <BrandHead theme={theme} /> : <UnbrandedHead />}
              {styles && <StyleSheet name="page" precedence="page" css={styles} />}
              <Scripts {...{ assets, parts, nonce, configuration }} />
            </head>
            <body>
              <AnnouncementContext value={configuration ? announcementMarkup(configuration, now, nonce) : ''}>
                {content}
              </AnnouncementContext>
            </body>
          </html>
        </ShellContext>
      </ShownPageContext>
    </PrintedPartsContext>,
  );
  const text = `<!DOCTYPE html>${withPlainJson(html)}`;
  return withPrintedParts(withSnippets(withScripts(text, nonce), configuration, access.nonce), printed);
}

/** The markup of what comes into a document later. */
export function lateMarkup(content: ReactNode, { access, shown }: DocumentParts): string {
  const configuration = configurationOf(access);
  return renderToStaticMarkup(
    <ShownPageContext value={shown}>
      <ShellContext value={configuration && shellOf(configuration, access)}>{content}</ShellContext>
    </ShownPageContext>,
    { identifierPrefix: 'late' },
  );
}

/** A script within the body of a document that nobody keeps. */
export function scriptOf(text: string, { access }: DocumentParts): string {
  return `<script nonce="${access.nonce}">${text}</script>`;
}

/** What starts the script of every page; once, however often it stands there. Nobody waits for one that cannot be had (`early-script.ts`). */
export function startOf({ script }: PageAssets): string {
  return `import(${JSON.stringify(script)}).catch(()=>{${SCRIPT_FAILED}})`;
}

function configurationOf({ site }: SiteAccess): SiteConfiguration | undefined {
  return !(site instanceof Promise) && site.kind === 'ready' ? site.configuration : undefined;
}

/** With what cannot wait for the script, of the few pages that have it: those of dishes are heavy enough. */
function withScripts(html: string, nonce: string | undefined): string {
  const script = (text: string) => `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${text}</script>`;
  if (html.includes('class="menu-frame"')) return html.replace('</head>', (head) => script(FRAME_REFUSED) + head);
  return html.replace(LAST_TIME_PLACE, (place) => place + script(LAST_TIME));
}

interface ScriptsProps {
  assets: PageAssets;
  parts: readonly (readonly string[])[];
  nonce: string | undefined;
  configuration: SiteConfiguration | undefined;
}

/** Inline, as a policy can allow it by its hash, and trusts what it imports. */
function Scripts({ assets, parts, nonce, configuration }: ScriptsProps) {
  const files = new Set([assets.script, ...parts.flat()]);
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      {/* After fonts and the hero's picture. */}
      {[...files].map((file) => (
        <link rel="modulepreload" href={file} fetchPriority="low" key={file} />
      ))}
      <InlineScript nonce={nonce} text={EARLY_SCRIPT} />
      <InlineScript nonce={nonce} type="module" text={startOf(assets)} />
      {configuration && <InlineScript nonce={nonce} type="speculationrules" text={speculationRules(configuration)} />}
    </>
  );
}

function InlineScript({ nonce, type, text }: { nonce: string | undefined; type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
  return <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** What of an operator's snippets does nothing: verifications, authors, comments. */
const SAYING_ONLY = /<!--[\s\S]*?-->|<meta\s[^>]*>/gi;

/**
 * What the browser may fetch of a page before its link is followed: the pages themselves, and where the operator has no
 * snippets that do anything (which would count a visit) their rendering too. Browsers do neither where data is to be saved.
 */
function speculationRules({ snippets }: SiteConfiguration): string {
  const rule = { where: { selector_matches: "[href^='/']:not([target])" }, eagerness: 'moderate' };
  const hasSnippets = Object.values(snippets).some((html) => html?.replace(SAYING_ONLY, '').trim());
  return JSON.stringify(hasSnippets ? { prefetch: [rule] } : { prefetch: [rule], prerender: [rule] });
}

/** The operator's own HTML in its places. */
function withSnippets(html: string, configuration: SiteConfiguration | undefined, nonce: string): string {
  if (!configuration) return html;
  const { snippets, consentRequired } = configuration;
  const { head, body, footer } = prepareSnippets(snippets, { nonce, consentRequired });
  if (head + body + footer === '') return html;
  const headEnd = html.indexOf('</head>');
  const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  const bodyEnd = html.lastIndexOf('</body>');
  const [inHead, between] = [html.slice(0, headEnd), html.slice(headEnd, bodyStart)];
  return inHead + head + between + body + html.slice(bodyStart, bodyEnd) + footer + html.slice(bodyEnd);
}

const styles = new WeakMap<SiteConfiguration, ThemeStyle>();

/** Worked out once for each configuration. */
function themeOf(configuration: SiteConfiguration): ThemeStyle {
  const { theme, language } = configuration;
  const style = styles.get(configuration) ?? themeStyle(theme, { kerned: !hasLongWord(configuration), language });
  styles.set(configuration, style);
  return style;
}
