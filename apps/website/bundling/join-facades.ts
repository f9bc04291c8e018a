import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FACADE = /^(entry\.client|root)-[\w-]+\.js$/;
const WHOLE_FACADE = /^(?:import|export\{(?<names>[^}]+)\}from)\s*"\.\/(?<chunk>shared-[\w-]+\.js)";\s*$/;
const EXPORTS = /export\{([^}]+)\};?\s*(?=$|\/\/# sourceMappingURL)/;

/**
 * The browser's entry and the root route are two files of a hundred bytes that lead to the shared chunk, and cost each
 * first visit two requests. The shared chunk gets the names that they export, and the manifests name it instead.
 * Run on the finished build; a build whose files look otherwise fails.
 */
export async function joinFacades(buildDirectory: string): Promise<void> {
  const assets = path.join(buildDirectory, 'client/assets');
  const facades = (await readdir(assets)).filter((name) => FACADE.test(name));
  if (facades.length !== 2) throw new Error(`two facades were expected, not ${facades.join(', ') || 'none'}`);

  const renamed = new Map<string, string>();
  for (const name of facades) {
    const { names, chunk } = WHOLE_FACADE.exec(await readFile(path.join(assets, name), 'utf8'))?.groups ?? {};
    if (!chunk) throw new Error(`${name} does more than lead to the shared chunk`);
    if (names) await exportAs(path.join(assets, chunk), names);
    renamed.set(name, chunk);
    await rm(path.join(assets, name));
  }

  const server = path.join(buildDirectory, 'server');
  for (const directory of [assets, server, path.join(server, 'assets')]) {
    for (const name of await readdir(directory)) {
      if (name.endsWith('.js')) await replaceNames(path.join(directory, name), renamed);
    }
  }
}

/** @param names as in the facade: `a as default, b as Layout`, where `a` and `b` are what the chunk exports */
async function exportAs(chunk: string, names: string): Promise<void> {
  const code = await readFile(chunk, 'utf8');
  const exported = EXPORTS.exec(code)?.[1];
  if (exported === undefined) throw new Error(`${chunk} has no exports`);
  const locals = new Map(pairs(exported).map(([local, name]) => [name, local]));
  const more = pairs(names).map(([inner, name]) => `${locals.get(inner)} as ${name}`);
  await writeFile(
    chunk,
    code.replace(EXPORTS, () => `export{${[exported, ...more].join(',')}};`),
  );
}

function pairs(list: string): [from: string, to: string][] {
  return list.split(',').map((item) => {
    const [from = '', to = from] = item.trim().split(/\s+as\s+/);
    return [from, to];
  });
}

async function replaceNames(file: string, renamed: Map<string, string>): Promise<void> {
  const code = await readFile(file, 'utf8');
  let changed = code;
  for (const [from, to] of renamed) changed = changed.replaceAll(from, to);
  if (changed !== code) await writeFile(file, changed);
}
