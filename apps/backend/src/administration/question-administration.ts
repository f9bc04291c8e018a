import {
  readUnknownQuestions,
  type UnknownQuestion,
  type UnknownQuestionFilters,
} from '../assistant/unknown-questions.ts';
import type { Database } from '../database/database.ts';

/** What an operator reads of the questions that the assistant could not answer. */
export interface QuestionAdministration {
  readUnknownQuestions(filters: UnknownQuestionFilters): Promise<UnknownQuestion[]>;
}

export function administerQuestions(database: Database): QuestionAdministration {
  return { readUnknownQuestions: (filters) => readUnknownQuestions(database, filters) };
}
