/** The fields of a form that hold files. */
import * as z from 'zod/mini';
import { type FileRules, fileProblem } from './file-rules.ts';

/** A file that must be there; `missing` says what to attach. */
export function requiredFile(rules: FileRules, missing: string) {
  return z.custom<File>().check(problemWith((value) => (isFile(value) ? fileProblem(value, rules) : missing)));
}

export function optionalFile(rules: FileRules) {
  const problem = (value: unknown) => (isFile(value) ? fileProblem(value, rules) : rules.wrongType);
  return z.optional(z.custom<File>().check(problemWith(problem)));
}

function isFile(value: unknown): value is File {
  return value instanceof File;
}

/** An issue that keeps nothing else of the form from being read. */
function problemWith(problemOf: (value: unknown) => string | undefined) {
  return z.check<File>(({ value, issues }) => {
    const message = problemOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true });
  });
}
