import type { FranchiseQuestion } from '../../site-configuration/site-configuration.ts';
import { type Field, longest } from '../fields.ts';

/** The name of a question's field: safe in any place of a page, whatever the id holds, and its own for each id. */
export function answerField({ id }: Pick<FranchiseQuestion, 'id'>): string {
  return `q-${encodeURIComponent(id)}`;
}

/** A franchise inquiry: the brand's own questions. */
export function franchiseFields(questions: readonly FranchiseQuestion[]): Record<string, Field> {
  return Object.fromEntries(questions.map((question) => [answerField(question), fieldOf(question)]));
}

function fieldOf({ question: label, type, options: choices, required }: FranchiseQuestion): Field {
  const isChoice = type === 'radio' || type === 'select';
  const wrong = isChoice ? 'Choose an answer' : 'Enter an answer';
  const kind = isChoice ? 'choice' : type === 'datetime' ? 'moment' : 'text';
  return { kind, label, choices, wrong, longest: longest.text, ...(required && { missing: wrong }) };
}
