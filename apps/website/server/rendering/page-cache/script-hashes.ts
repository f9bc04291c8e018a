import { createHash } from 'node:crypto';

export interface HashedScripts {
  html: string;
  /** Sources of a policy, e.g. `'sha256-…'`, of every inline script that may run. */
  sources: string[];
}

/**
 * Runs an inline module from a script of its own. Under `strict-dynamic` a module that stands in the HTML may not import:
 * a hash covers its own text only, and what it imports counts as asked for by the HTML. What a script inserts may.
 * Tried in Chromium; https://github.com/w3c/webappsec/issues/616 has the other browsers.
 */
const inserted = (module: string) =>
  `{let s=document.createElement("script");s.type="module";s.text=${scriptString(module)};document.head.append(s)}`;

/**
 * Takes the nonce off a rendered page, whose scripts are then allowed by their hashes: unlike a nonce those may be the
 * same for every visitor. Only scripts that bear the nonce are hashed: markup that somebody smuggled into a text has none.
 *
 * @param nonce of this rendering, known to nobody else
 * @param strictDynamic whether the policy trusts scripts and what they insert, in place of the site's own origin
 * @returns undefined where a script cannot be allowed by a hash: one from elsewhere that the HTML itself asks for
 */
export function hashScripts(html: string, nonce: string, strictDynamic: boolean): HashedScripts | undefined {
  const tag = new RegExp(`<(script|link)\\b((?:[^>"]|"[^"]*")*?) nonce="${nonce}"((?:[^>"]|"[^"]*")*)>`, 'g');
  const sources = new Set<string>();
  let written = '';
  let from = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [whole, element, before = '', after = ''] = match;
    const attributes = before + after;
    written += html.slice(from, match.index);
    from = match.index + whole.length;
    if (element === 'link') {
      written += `<link${attributes}>`;
      continue;
    }
    if (/\ssrc=/.test(attributes)) return undefined;
    const end = html.indexOf('</script', from);
    const text = html.slice(from, end);
    // Where a script ends that holds the beginning of a comment is another question than where `</script` stands.
    if (end < 0 || text.includes('<!--')) return undefined;
    sources.add(hashSource(text));
    if (strictDynamic && /\stype="module"/.test(attributes)) {
      const starter = inserted(text);
      sources.add(hashSource(starter));
      written += `<script>${starter}`;
    } else {
      written += `<script${attributes}>${text}`;
    }
    from = end;
    tag.lastIndex = end;
  }
  written += html.slice(from);
  return written.includes(nonce) ? undefined : { html: written, sources: [...sources] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function scriptString(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
