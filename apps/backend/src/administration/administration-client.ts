import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { Unavailable } from '@tablefront/serving/unavailable';
import type { Administration } from './administration.ts';
import {
  type AdministrationAccess,
  administrationAccess,
  administrationFile,
  parameters,
  unavailableAnswer,
} from './administration-wire.ts';

const ANSWER_LIMIT_MS = 60_000;
/** Much of it takes as long as it takes. */
const unlimited = ['deleteBrand', 'deleteSubmissions', 'backup'];

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

function administerProcess({ port, token }: AdministrationAccess): Administration {
  const call = async (verb: string, given: unknown[]): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${verb}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: Uint8Array.from(serialize(given)),
      ...(!unlimited.includes(verb) && { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }),
    });
    if (!response.ok || !response.body) throw await refused(response);
    return verb === 'backup' ? whole(response.body) : deserialize(await response.bytes());
  };
  const verbs = Object.keys(parameters).map((verb) => [verb, (...given: unknown[]) => call(verb, given)]);
  return Object.fromEntries(verbs);
}

async function refused(response: Response): Promise<Error> {
  // What is away or full it says itself.
  const said = response.status === 503 ? unavailableAnswer.safeParse(await response.json()).data : undefined;
  if (said) return new Unavailable(said.error);
  return new Error(`The running site answered with HTTP ${response.status}; its log says why`);
}

async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new Unavailable('The running site broke the backup off; its log says why', { cause: error });
  }
}

async function readAccess(path: string): Promise<AdministrationAccess | undefined> {
  try {
    const written: unknown = JSON.parse(await readFile(path, 'utf8'));
    return administrationAccess.safeParse(written).data;
  } catch {
    return undefined;
  }
}
