/** The built-in assistant on questions over demo and invented brands: `npm run bench -- assistant`. Fails below the bars. */

import { configurationOf, converse } from './ask.ts';
import { askBlindExams } from './blind-exams.ts';
import { askByTheFile } from './by-the-file.ts';
import { mistakesIn } from './mistakes.ts';
import { askOtherwise } from './otherwise.ts';
import type { EvaluatedQuestion } from './question.ts';
import { measureSpeed } from './speed.ts';
import { type Table, tables } from './tables.ts';

/** Yes and no that no checked predicate bears out; what the brand wrote itself is its own. */
function unborneIn({ brand, ask, earlier }: EvaluatedQuestion): string[] {
  const configuration = configurationOf(brand);
  const { answer } = converse(configuration, [...earlier, ask]);
  const own = [configuration, ...configuration.locations].flatMap(({ faqs }) => faqs.map((faq) => faq.answer));
  const verdicts = answer.response.split('\n').filter((line) => /^(?:Yes|No|Oui|Non|Sí)[.,:]/.test(line));
  const told = verdicts.filter((line) => !own.some((text) => text.startsWith(line.slice(0, 40).replace(/\.$/, ''))));
  return told.length > (answer.checked?.length ?? 0) ? told : [];
}

function kindOf({ topics, earlier }: EvaluatedQuestion): string {
  if (topics.length > 1) return 'several-asks';
  return earlier.length > 0 ? 'follow-up' : (topics[0]?.split(' / ')[0] ?? '');
}

function evaluate({ title, list, bar }: Table, verbose: boolean): boolean {
  const byKind = new Map<string, { right: number; all: number }>();
  let right = 0;
  for (const question of list) {
    const { mistakes, response, intents } = mistakesIn(question);
    const kind = kindOf(question);
    const score = byKind.get(kind) ?? { right: 0, all: 0 };
    byKind.set(kind, { right: score.right + (mistakes.length === 0 ? 1 : 0), all: score.all + 1 });
    if (mistakes.length === 0) right += 1;
    else if (verbose)
      console.log(
        `\n  ${question.brand}: ${[...question.earlier, question.ask].join(' >> ')}  [${intents.join(', ')}]\n    ${mistakes.join('; ')}\n    → ${response.replaceAll('\n', '\n      ')}`,
      );
  }
  const percent = (right / list.length) * 100;
  console.log(`\n${title}: ${right} of ${list.length} right (${percent.toFixed(1)} %)`);
  for (const [kind, score] of [...byKind].sort())
    console.log(`  ${kind.padEnd(16)} ${String(score.right).padStart(3)} of ${score.all}`);
  return percent >= bar;
}

const verbose = process.argv.includes('--verbose');
const unborne = tables.flatMap(({ list }) =>
  list.flatMap((question) => unborneIn(question).map((line) => `${question.ask}: ${line}`)),
);
console.log(
  `\nYes or no without a checked predicate: ${unborne.length}${unborne.map((line) => `\n  ${line}`).join('')}`,
);
const reached = tables.map((table) => evaluate(table, verbose));
const isRobust = askOtherwise(verbose);
const isAsWritten = askByTheFile(verbose);
console.log('\nExams by writers who had seen nothing of it:');
const isAsWanted = askBlindExams(verbose);
const speed = measureSpeed();
if (
  reached.includes(false) ||
  !isRobust ||
  !isAsWritten ||
  !isAsWanted ||
  unborne.length > 0 ||
  speed.p99 >= 20 ||
  speed.first >= 300
) {
  console.error(
    `\nBelow the bar: ${tables.map(({ bar }) => `${bar} %`).join(', ')} right, no yes or no without a check, p99 under 20 ms, the first question to 50,000 items under 300 ms`,
  );
  process.exitCode = 1;
}
