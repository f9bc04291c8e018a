/** What operators and backends write becomes a link only through `safeLink`. */
import type { Link } from './link.ts';

/** Longer addresses are cut by browsers and servers on the way. */
const LONGEST_LINK = 2048;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u;
const BARE_FILE = /^[^/?#]*\.(?:pdf|jpe?g|png|gif|webp|avif|svg|html?|php|json|txt|docx?)$/i;
const ENCODED = /%[0-9a-f]{2}/gi;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Characters that would end an attribute or a CSS url() early; a browser encodes them on its way as well. */
const UNQUOTED = /[\s"<>`]/gu;

/**
 * The link that a configured text stands for, or `undefined` where it is none that a site may show.
 *
 * http(s), `mailto:`, `tel:` and paths of the site (`/menu`) pass; a host without a scheme (`www.example.com/menu`)
 * becomes https. Anything with control characters or backslashes is refused, since browsers read around those.
 * Applied to its own answer it changes nothing.
 */
export function safeLink(text: string): Link | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST_LINK || !trimmed.isWellFormed()) return undefined;
  if (/[\p{Cc}\\]/u.test(trimmed)) return undefined;
  const link = withScheme(trimmed.replace(UNQUOTED, encodeURIComponent));
  return link !== undefined && isShort(link) ? link : undefined;
}

/** What has one of the schemes is a link, unless it is too long. */
function isShort(link: string): link is Link {
  return link.length <= LONGEST_LINK;
}

function withScheme(text: string): string | undefined {
  if (text.startsWith('/')) return text.startsWith('//') ? undefined : text;
  if (HOST.test(text)) return BARE_FILE.test(text) ? undefined : webAddress(`https://${text}`);
  const scheme = SCHEME.exec(text)?.[1];
  if (scheme === undefined) return undefined;
  const rest = text.slice(scheme.length);
  switch (scheme.toLowerCase()) {
    case 'http':
      return webAddress(`http${rest}`);
    case 'https':
      return webAddress(`https${rest}`);
    case 'mailto':
      return rest.includes('@') ? `mailto${rest}` : undefined;
    case 'tel':
      return /\d/.test(rest.replace(ENCODED, '')) ? `tel${rest.replaceAll('%20', '')}` : undefined;
    default:
      return undefined;
  }
}

function webAddress(text: string): string | undefined {
  return /^https?:\/\/[^/?#]/.test(text) && URL.canParse(text) ? text : undefined;
}
