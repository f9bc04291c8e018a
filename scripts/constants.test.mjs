import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A module's number, text or pattern, in another spelling than CONSTANT_CASE. */
const otherwiseSpelled =
  /^(?:export )?const ([a-z]\w+)(?:: [^=\n]+)? =\s+(?:-?\d[\d_.e]*(?: [*+/-] \d[\d_.e]*)*;|'(?:[^'\\\n]|\\.)*';|\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*;)/gm;

test('numbers, texts and patterns that a module names are in CONSTANT_CASE', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const found = files
    .filter((file) => !file.startsWith('benchmarks/reference/'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(otherwiseSpelled)].map(([, name]) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});
