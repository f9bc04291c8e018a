/** The built-in assistant on questions over the demo brands: `npm run bench -- assistant`. Fails below the bars. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '../../apps/backend/src/assistant/built-in/answer-question.ts';
import { readSiteConfiguration } from '../../packages/restaurant/src/site-configuration/read-site-configuration.ts';
import type { SiteConfiguration } from '../../packages/restaurant/src/site-configuration/site-configuration.ts';
import { heldOutQuestions } from './held-out-questions.ts';
import { type EvaluatedQuestion, evaluationMoment } from './question.ts';
import { questions } from './questions.ts';
import { measureSpeed } from './speed.ts';

/** Of 100. */
const bars = { known: 95, heldOut: 85 };

const configurations = new Map<string, SiteConfiguration>();
function configurationOf(brand: string): SiteConfiguration {
  const known = configurations.get(brand);
  if (known) return known;
  const text = readFileSync(join(import.meta.dirname, '../../brands', brand, 'brand.json'), 'utf8');
  const read = readSiteConfiguration(JSON.parse(text));
  if (!read.ok) throw new Error(`${brand}: ${read.error}`);
  configurations.set(brand, read.configuration);
  return read.configuration;
}

/** What is wrong with the answer to a question; nothing where it is right. */
function mistakesIn({ brand, topics, ask, facts, earlier }: EvaluatedQuestion): {
  mistakes: string[];
  response: string;
} {
  const answer = answerQuestion(configurationOf(brand), ask, { now: evaluationMoment, earlier });
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
  const said = plain(answer.response);
  const parts = plain(JSON.stringify(answer));
  const mistakes = topics
    .filter((wanted) => !wanted.split(' / ').some((topic) => answer.topics.some((own) => own === topic)))
    .map((wanted) => `is not about ${wanted} but ${answer.topics.join(', ')}`);
  for (const fact of facts) {
    const holds = fact
      .split(' / ')
      .some((text) =>
        text.startsWith('@') ? parts.includes(plain(text.slice(1))) : said.includes(plain(text.replace(/^!/, ''))),
      );
    if (holds === fact.startsWith('!'))
      mistakes.push(fact.startsWith('!') ? `says ${fact.slice(1)}` : `does not say ${fact}`);
  }
  return { mistakes, response: answer.response };
}

function evaluate(title: string, list: readonly EvaluatedQuestion[], verbose: boolean): number {
  const byTopic = new Map<string, { right: number; all: number }>();
  let right = 0;
  for (const question of list) {
    const { mistakes, response } = mistakesIn(question);
    const topic =
      question.topics.length > 1
        ? 'two in one'
        : question.earlier.length > 0
          ? 'follow-up'
          : (question.topics[0]?.split(' / ')[0] ?? '');
    const score = byTopic.get(topic) ?? { right: 0, all: 0 };
    byTopic.set(topic, { right: score.right + (mistakes.length === 0 ? 1 : 0), all: score.all + 1 });
    if (mistakes.length === 0) right += 1;
    else if (verbose)
      console.log(
        `\n  ${question.brand}: ${[...question.earlier, question.ask].join(' >> ')}\n    ${mistakes.join('; ')}\n    → ${response.replaceAll('\n', '\n      ')}`,
      );
  }
  const percent = (right / list.length) * 100;
  console.log(`\n${title}: ${right} of ${list.length} right (${percent.toFixed(1)} %)`);
  for (const [topic, score] of [...byTopic].sort())
    console.log(`  ${topic.padEnd(16)} ${String(score.right).padStart(3)} of ${score.all}`);
  return percent;
}

const verbose = process.argv.includes('--verbose');
const known = evaluate('Questions it was improved with', questions, verbose);
const heldOut = evaluate('Held-out questions', heldOutQuestions, process.argv.includes('--held-out'));
const slowest = measureSpeed();
if (known < bars.known || heldOut < bars.heldOut || slowest >= 20) {
  console.error(`\nBelow the bar: ${bars.known} % and ${bars.heldOut} % right, each answer in under 20 ms`);
  process.exitCode = 1;
}
