declare const safe: unique symbol;

/**
 * A link that is http(s), `tel:`, `mailto:` or a path of the site. No text becomes one by mistake: what others wrote does so
 * through `safeLink` alone, what we compose through `composedLink`.
 */
export type Link = string & { readonly [safe]: true };

type Composed = `https://${string}` | `tel:${string}` | `mailto:${string}`;

/** The link that we compose: the type of the text says what it begins with. */
export function composedLink(text: Composed): Link;
export function composedLink(text: string): string {
  return text;
}

/** A link to a place within a page, or to the page with this query. */
export function extendedLink(link: Link, end: `?${string}` | `#${string}` | ''): Link;
export function extendedLink(link: Link, end: string): string {
  return link + end;
}

/** Whether a link leads to another site (http or https); paths, `tel:` and `mailto:` do not. */
export function isExternal(link: string): boolean {
  return /^https?:/i.test(link);
}

/** Whether a link leads to a page or file, as against a phone or a mail program. */
export function isWebLink(link: string): boolean {
  return isExternal(link) || link.startsWith('/');
}
