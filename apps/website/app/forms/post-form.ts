import type { FormFields } from '@tablefront/restaurant/forms/read-form';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { data, type RouterContextProvider } from 'react-router';
import { fromConfiguration, isSiteFailure, type SiteAccess, siteAccess } from '../site-access.ts';
import { contentOf, type FormState, readFormData } from './form-state.ts';
import { postedFormData } from './posted-form-data.ts';
import { type FormDefinition, submitForm } from './submit-form.ts';

interface PostedForm {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * What a route's `action` does with a form that was posted without JavaScript: the same call that the browser would
 * make, and the page again with where the form stands.
 */
export async function postForm<Value>(
  { request, context }: PostedForm,
  definitionOf: (configuration: SiteConfiguration, access: SiteAccess) => FormDefinition<Value>,
) {
  const access = context.get(siteAccess);
  const definition = await fromConfiguration(context, definitionOf);
  if (isSiteFailure(definition)) throw data(definition, { status: 503 });

  // The server's edge says so, in place of a body that is too large for us, or came too slowly.
  const refused = Number(request.headers.get('x-body-refused') ?? 0);
  if (refused > 0) return data<FormState>(refusedState(refused, definition), { status: refused });

  const { fields, trap, key } = readFormData(await formDataOf(request));
  const idempotencyKey = await hash(`${key} ${contentOf(await withFilesAsHashes(fields))}`);
  const state = await submitForm(definition, fields, { client: access.submissions, signals: { idempotencyKey, trap } });
  if (state.problem) access.warn(`A form could not be sent: ${state.problem}`);
  if (state.retryAfter !== undefined) access.retryAfter(state.retryAfter);
  return data<FormState>(state, { status: statusOf(state) });
}

/** Of an outage: 503, which the server sends with `Retry-After`. The page holds what was typed. */
function statusOf({ status, away, retryAfter }: FormState): number {
  if (status !== 'failed') return status === 'invalid' ? 400 : 200;
  if (away) return 503;
  return retryAfter === undefined ? 502 : 429;
}

/** What was typed came with the body that nobody read. */
function refusedState<Value>(status: number, { tooLarge, tooSlow }: FormDefinition<Value>): FormState {
  const errors = status === 413 ? tooLarge : status === 400 ? tooSlow : undefined;
  return { status: errors ? 'invalid' : 'failed', fields: {}, errors: errors ?? {} };
}

async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await postedFormData(request);
  } catch {
    throw data(null, { status: 400 });
  }
}

/** A file that was posted bears no time of its own; its content tells it from another. */
async function withFilesAsHashes(fields: FormFields): Promise<Record<string, string>> {
  const entries = Object.entries(fields).map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await hash(await value.arrayBuffer()),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function hash(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Buffer.from(digest).toString('hex');
}
