import type { SubmissionClient, SubmissionOutcome, SubmissionSignals } from '@tablefront/backend-client/submissions';
import type { FormErrors, FormFields, FormReading } from '@tablefront/restaurant/forms/read-form';
import { type FormState, textFields } from './form-state.ts';

/** One form of the site: how what was typed is read, and with which call it is sent. The browser and the server use it alike. */
export interface FormDefinition<Value> {
  /** The names of its fields as they stand in the form, where its reading finds what is wrong in another order. */
  order?: readonly string[];
  /** What is wrong where the whole form, with its files, is more than the server reads. */
  tooLarge?: FormErrors;
  /** What is wrong where its files come so slowly that the server gives up. */
  tooSlow?: FormErrors;
  read(fields: FormFields): FormReading<Value>;
  send(
    value: Value,
    client: SubmissionClient,
    signals: SubmissionSignals,
    onProgress?: (part: number) => void,
  ): Promise<SubmissionOutcome>;
}

interface Sending {
  client: SubmissionClient;
  signals: SubmissionSignals;
  onProgress?: (part: number) => void;
}

/** Reads the form and sends it where nothing is wrong with it; answers where the form stands then. */
export async function submitForm<Value>(
  definition: FormDefinition<Value>,
  fields: FormFields,
  { client, signals, onProgress }: Sending,
): Promise<FormState> {
  const texts = textFields(fields);
  const reading = definition.read(fields);
  if (!reading.ok) return { status: 'invalid', fields: texts, errors: inOrder(reading.errors, definition.order) };

  const outcome = await definition.send(reading.value, client, signals, onProgress);
  if (outcome.kind === 'accepted') return { status: 'sent', fields: {}, errors: {} };
  if (outcome.kind === 'unreachable') {
    return { status: 'failed', fields: texts, errors: {}, problem: 'No answer', away: true };
  }

  // What the backend says of a field of this form belongs beside it.
  const { status, error, fields: refused, retryAfter } = outcome;
  const known = Object.fromEntries(Object.entries(refused).filter(([name]) => name in fields));
  const errors = inOrder(known, definition.order);
  if (status < 500 && Object.keys(errors).length > 0) return { status: 'invalid', fields: texts, errors };
  const problem = error ?? `HTTP ${status}`;
  const failed = { status: 'failed', fields: texts, errors: {}, problem } as const;
  if (status === 409) return { ...failed, outdated: true };
  // Only who sent too much is told to wait.
  if (status === 429) return { ...failed, retryAfter };
  return status === 503 || status === 504 ? { ...failed, away: true } : failed;
}

/** What is wrong, from the top of the form to its end. */
function inOrder(errors: FormErrors, order: readonly string[] = []): FormErrors {
  const sorted = Object.entries(errors).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return Object.fromEntries(sorted);
}
