/** What makes the page of a preview of a page of the site, once it is rendered. */
import type { PreviewData } from '#app/preview-data.ts';

interface PreviewPage {
  /** Of each path within. */
  prefix: string;
  /** Of the page's script. */
  script: string;
  nonce: string;
  data: PreviewData;
}

/** Links, forms and pictures of the site; what lies here for all hosts stays where it is. */
const OWN_PATH = / (href|src|action|formaction|poster)="\/(?!\/|assets\/|brands\/|pictures\/)/g;
const SIZES = / (srcset|imagesrcset)="([^"]*)"/gi;
/** What is fetched before anybody follows a link; and what only belongs to a site that is installed. */
const NEEDLESS =
  /<script type="speculationrules"[^>]*>.*?<\/script>|<link rel="(?:manifest|icon|apple-touch-icon)"[^>]*>/gs;

/** Brings the page's links below the token, and its script of previews before its own, in which it is told what it shows. */
export function previewPage(html: string, { prefix, script, nonce, data }: PreviewPage): string {
  const told = JSON.stringify(data).replaceAll('<', '\\u003c');
  const inHead =
    `<script type="application/json" id="preview-data">${told}</script>` +
    `<script type="module" nonce="${nonce}" src="${script}"></script>`;
  return html
    .replace(NEEDLESS, '')
    .replace(OWN_PATH, (_, name: string) => ` ${name}="${prefix}/`)
    .replace(
      SIZES,
      (_, name: string, sizes: string) => ` ${name}="${sizes.replace(/(^|,\s*)\/p\//g, `$1${prefix}/p/`)}"`,
    )
    .replace(/<head>/, (head) => head + inHead);
}

/** The nonce that a page's scripts bear, as its policy says. */
export function nonceIn(policy: string): string {
  return /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
}
