/** Rows of questions to the brands of the repository, with what their answers hold. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { Conversation } from '../conversation.ts';
import { brandOf, demoBrand } from './make-request.ts';

const brands = new Map<string, ReturnType<typeof brandOf>>();

function readBrand(name: string): ReturnType<typeof brandOf> {
  if (/^(?:trattoria-lucia|maple-and-ember|harbour-noodle)$/.test(name)) return demoBrand(name);
  const file = new URL(`../../../../../../benchmarks/assistant/brands/${name}.json`, import.meta.url);
  return brandOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** A Friday, 7:30 PM in Chicago. */
export const asked = new Date('2026-11-21T01:30:00Z');

/** The answer of a brand, by its file's name, to the last of the questions, which `>>` parts. */
export function ask(name: string, questions: string): string {
  const brand = brands.get(name) ?? readBrand(name);
  brands.set(name, brand);
  let response = '';
  let conversation: Conversation | undefined;
  for (const turn of questions.split('>>')) {
    const answered = answerQuestion(brand, turn.trim(), { now: asked, conversation });
    ({ conversation } = answered);
    ({ response } = answered.answer);
  }
  return response;
}

/** A test for each row, `question >> further question | what the answer holds | !what it does not hold`, by brand. */
export function testRows(tables: Readonly<Record<string, string>>): void {
  const rows = Object.entries(tables).flatMap(([name, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => [name, ...line.split(' | ')] as [string, string, ...string[]]),
  );
  test.each(rows)('%s: %s', (name, questions, ...facts) => {
    const response = ask(name, questions);
    for (const fact of facts)
      if (fact.startsWith('!')) expect(response).not.toContain(fact.slice(1));
      else expect(response).toContain(fact);
  });
}
