/** Questions written after the first run of the engine, by people who had not seen it; each with what a right answer says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EvaluatedBrand, EvaluatedQuestion } from './question.ts';

const further = z.array(
  z.object({
    brand: z.custom<EvaluatedBrand>((value) => typeof value === 'string'),
    kind: z.string(),
    turns: z.array(z.string()).min(1),
    facts: z.array(z.string()),
    want: z.string(),
  }),
);

export const furtherQuestions: EvaluatedQuestion[] = further
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'further-questions.json'), 'utf8')))
  .map(({ brand, kind, turns, facts, want }) => ({
    brand,
    topics: [kind],
    ask: turns.at(-1) ?? '',
    earlier: turns.slice(0, -1),
    facts,
    want,
  }));
