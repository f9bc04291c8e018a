/**
 * `POST rest/v1/restaurant_feedback`: an insert into a table, as PostgREST has it and the Supabase client sends it: a row or
 * a list of rows, stored all or none; 201 without a body, or with the rows where they are asked for.
 */
import { feedbackColumns, feedbackRow } from '@tablefront/backend-client/submissions/feedback';
import type { Refusal } from '../failures/failure.ts';
import { incomingFeedback } from '../submissions/incoming-feedback.ts';
import { type Incoming, receiveSubmissions, type SubmissionServices } from '../submissions/receive-submissions.ts';
import { type BackendContext, readSubmissionRequest } from '../submissions/submission-request.ts';
import { countedRefusal } from './answer-submission.ts';
import { checkBody, readJson } from './read-json-body.ts';

/** What a visitor may send in ten minutes. Each row's brand is looked up before it is counted: a hundred took a quarter of a second. */
const MOST_ROWS = 20;

/** PostgREST's words for what can be wrong. */
const codes: Record<Refusal['status'], string> = {
  200: 'PGRST000',
  400: '23514',
  401: 'PGRST301',
  405: 'PGRST117',
  409: '23514',
  413: 'PT413',
  415: 'PGRST107',
  429: 'PT429',
  500: 'XX000',
  503: 'PGRST000',
};

export function insertFeedback(services: SubmissionServices): (context: BackendContext) => Promise<Response> {
  return async (context) => {
    const refuse = async (refusal: Refusal, code?: string) =>
      tableFailure(context, await countedRefusal(services, context, refusal), code);

    const read = await readJson(context);
    if (!read.ok) return refuse(read.refusal, read.refusal.status === 400 ? 'PGRST102' : undefined);
    const rows: unknown[] = Array.isArray(read.value) ? read.value : [read.value];
    if (rows.length > MOST_ROWS) return refuse({ status: 413, error: `At most ${MOST_ROWS} rows at once` });

    const request = readSubmissionRequest(context);
    const incoming: Incoming[] = [];
    for (const row of rows) {
      const unknown = unknownColumn(row);
      if (unknown !== undefined) {
        const error = `Could not find the '${unknown}' column of 'restaurant_feedback' in the schema cache`;
        return refuse({ status: 400, error }, 'PGRST204');
      }
      const checked = checkBody(feedbackRow, row);
      if (!checked.ok) return refuse(checked.refusal);
      incoming.push(incomingFeedback(checked.value, request));
    }

    const received = incoming.length > 0 ? await receiveSubmissions(services, request, incoming) : emptyInsert;
    if (received.kind === 'refused') return refuse(received.refusal);
    if (!/(?:^|[,\s])return=representation\b/i.test(context.req.header('prefer') ?? '')) return context.body(null, 201);
    return represent(
      context,
      incoming.map(({ record }, index) => ({ id: received.ids[index], ...record })),
    );
  };
}

const emptyInsert = { kind: 'stored' as const, ids: [] };

/** An answer in PostgREST's shape. */
export function tableFailure(context: BackendContext, refusal: Refusal, code = codes[refusal.status]): Response {
  const { status, error, fields = {}, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  const details = Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
  return context.json(
    {
      code: status === 429 ? codes[429] : code,
      message: error,
      details: details.length > 0 ? details.join('\n') : null,
      hint: null,
    },
    status,
  );
}

function unknownColumn(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
  return Object.keys(row).find((column) => !feedbackColumns.includes(column));
}

/** The rows as they were stored: those columns that `select` names, one alone where the client wants one object. */
function represent(context: BackendContext, rows: Record<string, unknown>[]): Response {
  const select = context.req
    .query('select')
    ?.split(',')
    .map((column) => column.trim().replaceAll('"', ''));
  const shown =
    select === undefined || select.includes('*')
      ? rows
      : rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => select.includes(column))));
  const wantsObject = /application\/vnd\.pgrst\.object\+json/i.test(context.req.header('accept') ?? '');
  return context.json(wantsObject && shown.length === 1 ? shown[0] : shown, 201);
}
