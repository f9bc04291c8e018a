/** What is wrong with an answer, by the facts that it must hold. */
import { configurationOf, converse } from './ask.ts';
import type { EvaluatedQuestion } from './question.ts';

/** `Yes` is no part of `yesterday`. */
function isSaid(said: string, text: string): boolean {
  return /^(?:yes|no|oui|non|sí)$/.test(text)
    ? new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'u').test(said)
    : said.includes(text);
}

/** What is wrong with the answer to a question; nothing where it is right. */
export function mistakesIn({ brand, ask, facts, earlier }: EvaluatedQuestion): {
  mistakes: string[];
  response: string;
  intents: string[];
} {
  const { answer, intents } = converse(configurationOf(brand), [...earlier, ask]);
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  const said = plain(answer.response);
  const parts = plain(JSON.stringify(answer));
  const mistakes: string[] = [];
  for (const fact of facts) {
    const holds = fact
      .split(' / ')
      .some((text) =>
        text.startsWith('@') ? parts.includes(plain(text.slice(1))) : isSaid(said, plain(text.replace(/^!/, ''))),
      );
    if (holds === fact.startsWith('!'))
      mistakes.push(fact.startsWith('!') ? `says ${fact.slice(1)}` : `does not say ${fact}`);
  }
  return { mistakes, response: answer.response, intents };
}
