/** Reads from a document of the site what the reference projects show besides the components. */

/** An element of the head, with the names that React gives its attributes. */
export interface HeadTag {
  tag: string;
  attributes: Record<string, string>;
}

const reactNames: Record<string, string> = {
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
};

/** Metas, icons and preloads of fonts; what fetches the site's own script is left out. */
export function headTagsOf(html: string): HeadTag[] {
  const head = between(html, '<head>', '</head>');
  return [...head.matchAll(/<(meta|link) ([^>]*?)\/?>/g)].flatMap(([, tag = '', written = '']) => {
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        reactNames[name.toLowerCase()] ?? name,
        value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    );
    return attributes.rel === 'modulepreload' || attributes.as === 'image' ? [] : [{ tag, attributes }];
  });
}

/** What all pages have of style, and what the page adds. React joins sheets of one precedence into one element. */
export function stylesOf(html: string): { site: string; page: string } {
  const styles = [...html.matchAll(/<style[^>]* data-precedence="([^"]*)"[^>]*>(.*?)<\/style>/gs)];
  const ofPrecedence = (wanted: string) => styles.find(([, precedence]) => precedence === wanted)?.[2];
  const [site, page] = [ofPrecedence('critical'), ofPrecedence('page')];
  if (site === undefined || page === undefined) throw new Error('A page lacks its styles');
  return { site, page };
}

export const brandStyleOf = (html: string) => between(html, 'data-href="brand">', '</style>');

export const titleOf = (html: string) => between(html, '<title>', '</title>');

/** As HTML. */
export const announcementOf = (html: string) =>
  between(html, 'Skip to content</a>', '<header').replace(/ nonce="[^"]*"/g, '');

export const fontsOf = (html: string) => [...html.matchAll(/\/assets\/[\w-]+\.woff2/g)].map(([font]) => font);

function between(html: string, before: string, after: string): string {
  const start = html.indexOf(before);
  const end = html.indexOf(after, start + before.length);
  if (start < 0 || end < 0) throw new Error(`The page has no ${before}`);
  return html.slice(start + before.length, end);
}
