/** What is asked of the person over the page: to prove again who they are, or to sign in again. */
export type Asked = 'confirm' | 'sign-in';

interface Question {
  asked: Asked;
  settled: Promise<void>;
  answer: () => void;
  refuse: () => void;
}

let question: Question | undefined;
const watchers = new Set<() => void>();

function set(next: Question | undefined): void {
  question = next;
  for (const tell of watchers) tell();
}

// One dialog for all calls that wait for the same.
function ask(asked: Asked, refusal: Error): Promise<void> {
  if (question?.asked === asked) return question.settled;
  question?.refuse();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  set({ asked, settled: promise, answer: resolve, refuse: () => reject(refusal) });
  return promise;
}

/** Resolves when the person has proved who they are. @throws the refusal, if they would not */
export const proveAgain = (refusal: Error): Promise<void> => ask('confirm', refusal);

/** Resolves when the person has signed in again. @throws the refusal, if they would not */
export const signInAgain = (refusal: Error): Promise<void> => ask('sign-in', refusal);

/** What the dialogs show. */
export const askedNow = (): Asked | undefined => question?.asked;

export function watchAsked(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The person did what was asked: what waits goes on. */
export function settle(): void {
  const settled = question;
  set(undefined);
  settled?.answer();
}

/** The person would rather not: what waits fails with the server's own refusal. */
export function giveUp(): void {
  const refused = question;
  set(undefined);
  refused?.refuse();
}
