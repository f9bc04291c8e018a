import type { ReplyTemplate } from '@tablefront/console-wire/inbox';

/** What a text can hold, and what it is called on its button. */
export const filledIn = [
  { mark: '{first name}', label: 'First name' },
  { mark: '{name}', label: 'Whole name' },
  { mark: '{location}', label: 'Location' },
  { mark: '{brand}', label: 'Brand' },
  { mark: '{me}', label: 'Your name' },
] as const;

export interface TemplateProblems {
  name?: string;
  text?: string;
}

/** What has to be mended before they are saved, by the id of the template: what, and how. Empty where nothing is wrong. */
export function templateProblems(templates: readonly ReplyTemplate[]): Map<string, TemplateProblems> {
  const names = templates.map(({ name }) => name.trim().toLowerCase());
  const found = new Map<string, TemplateProblems>();
  for (const [index, { id, text }] of templates.entries()) {
    const problems: TemplateProblems = {};
    const name = names[index] ?? '';
    if (name === '') problems.name = 'It has no name. You choose it by this when you reply.';
    else if (names.indexOf(name) < index)
      problems.name = 'Another one is called the same. Call this one something else.';
    if (text.trim() === '') problems.text = 'It is empty. Write what a reply begins with.';
    if (problems.name || problems.text) found.set(id, problems);
  }
  return found;
}

/** What stands in braces and is not filled in: guests would read it as it is. */
export function leftAsWritten(text: string): string[] {
  const known: readonly string[] = filledIn.map(({ mark }) => mark);
  return [...new Set(text.match(/\{[^{}\n]{1,40}\}/g))].filter((mark) => !known.includes(mark));
}
