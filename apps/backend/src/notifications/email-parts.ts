/** How e-mails write what visitors sent, so that nothing of it looks like something of ours. */
import type { WordedField } from '../submissions/reading/record-in-words.ts';

/** A value of several lines stands below its label, indented, so that no line of it looks like one of ours. */
export function fieldAsText({ label, value }: WordedField): string {
  const lines = value.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  const name = oneLine(label);
  return lines.length === 1 ? `${name}: ${value}` : `${name}:\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

/** The HTML of an e-mail: its title, and what stands below. */
export function htmlOf(title: string, parts: readonly string[]): string {
  const head = '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">';
  return [head, `<h1 style="font-size:1.25rem">${escaped(title)}</h1>`, ...parts, '</body></html>'].join('\n');
}

/** A part of an e-mail that has fields, as text and as HTML. */
export interface Section {
  title: string;
  fields: WordedField[];
}

export function sectionAsText({ title, fields }: Section): string {
  return [title, ...fields.map(fieldAsText)].join('\n');
}

export function sectionAsHtml({ title, fields }: Section): string {
  return `<h2 style="font-size:1rem">${escaped(title)}</h2>${table(fields)}`;
}

export function table(fields: WordedField[]): string {
  const rows = fields.map(
    ({ label, value }) =>
      '<tr><th scope="row" style="text-align:left;vertical-align:top;padding-right:1rem">' +
      `${escaped(label)}</th><td style="white-space:pre-wrap">${escaped(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Without line breaks and what cannot be seen. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** A text with its marks filled in. What is not known is left out, with the gap before it; what is no mark stays. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/([^\S\n]?)\{([a-z ]{1,20})\}/g, (whole, gap: string, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) return whole;
    return value === '' ? '' : `${gap}${value}`;
  });
}
