const START = '{&quot;';

/** HTML by React with JSON in its attributes as it is, in single quotes: React has written each of its own as six characters. */
export function withPlainJson(html: string): string {
  let written = '';
  let from = 0;
  for (let start = html.indexOf(START); start >= 0; start = html.indexOf(START, start + 1)) {
    if (html[start - 1] !== '"') continue;
    const end = html.indexOf('"', start);
    written += `${html.slice(from, start - 1)}'${html.slice(start, end).replaceAll('&quot;', '"')}'`;
    from = end + 1;
    start = end;
  }
  return written + html.slice(from);
}
