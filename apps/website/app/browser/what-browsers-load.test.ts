import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const website = path.resolve(import.meta.dirname, '../..');
const packages = path.resolve(website, '../../packages');

/** The file, or the package, that an import of a file names. */
function target(name: string, from: string): string {
  const [, ours, file] = /^@tablefront\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (ours !== undefined) return path.join(packages, ours, 'src', `${file}.ts`);
  if (name.startsWith('#')) return path.join(website, name.slice(1));
  return name.startsWith('.') ? path.resolve(path.dirname(from), name) : name;
}

/** What is imported to run, not for its types alone. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [^;]*;$/gm, '');
  const named = [...text.matchAll(/^(?:import|export)\s+(?:([^;'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm)].filter(
    ([, names = 'all']) => !/^\{(?:\s*type\s[^,]*,?)+\s*\}$/.test(names),
  );
  const later = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  return [...named.map(([, , name = '']) => name), ...[...later].map(([, name = '']) => name)];
}

test('no browser loads the declaration of configurations, nor all of zod', () => {
  const entries = ['app/browser/{main,react}.ts', 'app/browser/parts/*.ts', 'app/**/*.island.tsx'];
  const waiting = entries
    .flatMap((pattern) => globSync(pattern, { cwd: website }))
    .map((file) => path.join(website, file));
  const loaded = new Set(waiting);
  for (const file of waiting) {
    for (const name of importsOf(file)) {
      const next = target(name, file);
      if (loaded.has(next)) continue;
      loaded.add(next);
      if (existsSync(next) && /\.tsx?$/.test(next)) waiting.push(next);
    }
  }
  const names = [...loaded].map((file) => path.relative(packages, file));
  expect(names).toContain('restaurant/src/reading/lenient-values.ts');
  expect(names.filter((name) => name.includes('site-configuration/schema/'))).toEqual([]);
  expect(loaded).toContain('zod/mini');
  expect(loaded).not.toContain('zod');
});
