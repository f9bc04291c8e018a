/**
 * Exams by writers who had seen neither the engine nor its questions, each on a brand that they invented or on the demo brands: what a
 * right answer must tell was written with the question, before any answer was seen. `exams/*.json`, as they were handed in.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '../../apps/backend/src/assistant/engine/answer-question.ts';
import type { Conversation } from '../../apps/backend/src/assistant/engine/conversation.ts';
import { configurationOf } from './ask.ts';
import { type EvaluatedBrand, evaluationMoment } from './question.ts';

interface Turn {
  say: string;
  /** In words, for who reads the answers. */
  want: string;
  /** Patterns of what a right answer tells, its cards included. */
  facts: string[];
  /** Patterns of what it does not say. */
  not?: string[];
}

interface Talk {
  brand: EvaluatedBrand;
  turns: Turn[];
}

/** How many of a hundred turns of all exams are to be right by their facts; when first asked 84 to 92 were. */
const BAR = 92;

const folder = join(import.meta.dirname, 'exams');

/** Whether enough turns are answered as their writers wanted. @param verbose prints which are not, and what was wanted */
export function askBlindExams(verbose: boolean): boolean {
  let [asked, right] = [0, 0];
  for (const file of readdirSync(folder).sort()) {
    const talks: Talk[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const wrong = talks.flatMap(wrongTurns);
    const count = talks.reduce((sum, { turns }) => sum + turns.length, 0);
    asked += count;
    right += count - wrong.length;
    console.log(`  ${file.replace('.json', '').padEnd(24)} ${count - wrong.length} of ${count} as wanted`);
    if (verbose) for (const { talk, want } of wrong) console.log(`    blind ${talk} | ${want}`);
  }
  const percent = (right / asked) * 100;
  console.log(`${right} of ${asked} turns of blind exams as wanted (${percent.toFixed(1)} %)`);
  return percent >= BAR;
}

function wrongTurns({ brand, turns }: Talk): { talk: string; want: string }[] {
  let conversation: Conversation | undefined;
  return turns.flatMap(({ say, want, facts, not = [] }, at) => {
    const answered = answerQuestion(configurationOf(brand), say, { now: evaluationMoment, conversation });
    conversation = answered.conversation;
    const { response, ...more } = answered.answer;
    const told = `${response}\n${JSON.stringify(more)}`;
    const isRight =
      facts.every((fact) => new RegExp(fact, 'i').test(told)) &&
      !not.some((one) => new RegExp(one, 'i').test(response));
    const talk = `${brand}: ${turns
      .slice(0, at + 1)
      .map((turn) => turn.say)
      .join(' >> ')}`;
    return isRight ? [] : [{ talk, want }];
  });
}
