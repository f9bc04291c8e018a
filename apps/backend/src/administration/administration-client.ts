import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { Unavailable } from '../failures/unavailable.ts';
import type { Administration } from './administration.ts';
import {
  type AdministrationAccess,
  administrationAccess,
  administrationFile,
  brandDeletion,
  brandList,
  exportedBrand,
  foundSettings,
  foundSubmission,
  markedGenuine,
  questionList,
  queuedAgain,
  savedBrand,
  savedSettings,
  submissionDeletion,
  submissionPage,
  unavailableAnswer,
} from './administration-wire.ts';

const answerLimitMs = 60_000;

/**
 * Reaches the running process that holds the embedded database; undefined when none answers as it should, which is what
 * a file says that a killed process left behind.
 */
export async function connectToAdministration(dataDir: string): Promise<Administration | undefined> {
  const access = await readAccess(administrationFile(dataDir));
  if (!access) return undefined;
  const administration = administerProcess(access);
  try {
    await administration.listBrands();
    return administration;
  } catch {
    return undefined;
  }
}

function administerProcess(access: AdministrationAccess): Administration {
  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: string,
    limitMs?: number,
  ): Promise<z.infer<Schema>> {
    const response = await request(path, body, limitMs);
    if (!response.ok) throw await refused(response);
    return schema.parse(await response.json());
  }
  function request(path: string, body?: string, limitMs: number = answerLimitMs): Promise<Response> {
    return fetch(`http://127.0.0.1:${access.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${access.token}` },
      body,
      ...(Number.isFinite(limitMs) && { signal: AbortSignal.timeout(limitMs) }),
    });
  }
  async function refused(response: Response): Promise<Error> {
    // What is away or full it says itself.
    const said = response.status === 503 ? unavailableAnswer.safeParse(await response.json()).data : undefined;
    if (said) return new Unavailable(said.error);
    return new Error(`The running site answered with HTTP ${response.status}; its log says why`);
  }

  return {
    importBrand: ({ id, name, version, hosts, configuration }, { replace = false } = {}) => {
      const query = new URLSearchParams([
        ...Object.entries({ id, name, version, replace: String(replace) }),
        ...hosts.map((host) => ['host', host]),
      ]);
      return ask(savedBrand, `/brands?${query}`, configuration);
    },
    listBrands: () => ask(brandList, '/brands'),
    exportBrand: async (id) => {
      const { configuration } = await ask(exportedBrand, `/brand?${new URLSearchParams({ id })}`);
      return configuration ?? undefined;
    },
    readSubmissions: (filters, page) => ask(submissionPage, `/submissions?${queryOf({ ...filters, ...page })}`),
    findSubmission: async (id) => {
      const { found } = await ask(foundSubmission, `/submission?${queryOf({ id })}`);
      return found ?? undefined;
    },
    readSubmissionFile: async (id) => {
      const response = await request(`/submission-file?${queryOf({ id })}`);
      if (response.status === 404) return undefined;
      if (!response.ok) throw await refused(response);
      return response.bytes();
    },
    readUnknownQuestions: (filters) => ask(questionList, `/unknown-questions?${queryOf({ ...filters })}`),
    findNotificationSettings: (brandId) => ask(foundSettings, `/notification-settings?${queryOf({ brandId })}`),
    saveNotificationSettings: async (brandId, settings) => {
      const path = `/notification-settings?${queryOf({ brandId })}`;
      return (await ask(savedSettings, path, JSON.stringify({ settings }))).saved;
    },
    deleteBrand: (id, options) =>
      ask(brandDeletion, '/brand/delete', JSON.stringify({ id, ...options }), Number.POSITIVE_INFINITY),
    markGenuine: (ids) => ask(markedGenuine, '/submissions/genuine', JSON.stringify({ ids })),
    resendNotifications: (choice) => ask(queuedAgain, '/submissions/resend', JSON.stringify(choice)),
    deleteSubmissions: (choice, sure) =>
      ask(submissionDeletion, '/submissions/delete', JSON.stringify({ choice, sure }), Number.POSITIVE_INFINITY),
    backup: async (near) => {
      const response = await request(`/backup?${queryOf({ near })}`, undefined, Number.POSITIVE_INFINITY);
      if (!response.ok || !response.body) throw await refused(response);
      return whole(response.body);
    },
  };
}

async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new Unavailable('The running site broke the backup off; its log says why', { cause: error });
  }
}

/** What is undefined is left out. */
function queryOf(values: Record<string, string | number | boolean | Date | undefined>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value instanceof Date ? value.toISOString() : String(value));
  }
  return query;
}

async function readAccess(path: string): Promise<AdministrationAccess | undefined> {
  try {
    const written: unknown = JSON.parse(await readFile(path, 'utf8'));
    return administrationAccess.safeParse(written).data;
  } catch {
    return undefined;
  }
}
