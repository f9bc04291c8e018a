import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
const pages = ['README.md', 'SECURITY.md', 'benchmarks/README.md']
  .concat(
    documents.map((name) => `docs/${name}`),
    decisions,
  )
  .map((file) => ({ file, text: read(file) }));

test('links within the repository lead somewhere', () => {
  for (const { file, text } of pages) {
    for (const [, link] of text.matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)/g)) {
      if (/^(?:[a-z]+:|…)/.test(link)) continue;
      const [target, place] = link.split('#');
      const found = target === '' ? file : path.join(path.dirname(file), target);
      expect(existsSync(path.join(root, found)), `${file}: ${link}`).toBe(true);
      if (place !== undefined) expect(read(found), `${file}: ${link}`).toMatch(headingOf(place));
    }
  }
});

/** The heading that a page is entered at by `#place`. */
function headingOf(place) {
  return new RegExp(`^#+ \\W*${place.replaceAll('-', '\\W+')}\\W*$`, 'im');
}

/** The blocks and spans of code, a line each. */
function codeOf(text) {
  return [...text.matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm)].join('\n');
}

test('commands that are named exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const { file, text } of pages) {
    for (const [command, run, name] of codeOf(text).matchAll(/\bnpm (run )?([a-z]+)\b/g)) {
      const known = run ? name in scripts : name in scripts || ['install', 'ci', 'sbom', 'audit'].includes(name);
      expect(known, `${file}: ${command}`).toBe(true);
    }
  }
});

test('files that are named exist', () => {
  for (const { file, text } of pages) {
    const named = text.matchAll(/`((?:apps|packages|e2e|scripts|docs|benchmarks|brands|deploy|\.ci)\/[\w./-]+)`/g);
    for (const [, name] of named) expect(existsSync(path.join(root, name)), `${file}: ${name}`).toBe(true);
  }
});

test('files that the plan of the house names by their end exist', () => {
  const files = globSync('{apps,packages,e2e,scripts,brands,benchmarks}/**/*', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  const named = read('docs/architecture.md').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|grit))`/g);
  const missing = [...named]
    .map(([, name]) => name)
    .filter((name) => !/NAME|LANGUAGE/.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('a decision bears its number, which is its own, and says when to revisit it', () => {
  const numbers = decisions.map((file) => path.basename(file).slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const file of decisions) {
    const text = read(file);
    expect(text, file).toMatch(new RegExp(`^# ${path.basename(file).slice(0, 3)} \\S`));
    expect(text.toLowerCase(), file).toContain('revisit');
  }
  for (const { file, text } of pages) {
    for (const [said, number] of text.matchAll(/\bdecisions? (\d{3})\b/gi)) {
      expect(numbers, `${file}: ${said}`).toContain(number);
    }
  }
});

test('the index of decisions has each by its title, in their order, and which have been replaced', () => {
  const listed = read('docs/architecture.md').matchAll(
    /^- \[(\d{3} .+)\]\((decisions\/.+\.md)\)(?:, replaced by (\d{3}))?$/gm,
  );
  const titles = decisions.toSorted().map((file) => {
    const [, title] = /^# (.+)/.exec(read(file));
    return [title, file.replace('docs/', ''), /^_Replaced by \[(\d{3})\]/m.exec(read(file))?.[1]];
  });
  expect([...listed].map(([, title, file, replacedBy]) => [title, file, replacedBy])).toEqual(titles);
});

test('the list of dependencies has each that a package.json names, once, and no other', () => {
  const ours = ['', 'apps/*/', 'packages/*/', 'benchmarks/tools/', 'benchmarks/reference/*/']
    .flatMap((folder) => globSync(`${folder}package.json`, { cwd: root }))
    .map((file) => JSON.parse(read(file)))
    .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !name.startsWith('@tablefront/'));
  const [listed] = read('docs/dependencies.md').split('\n## What we wrote ourselves');
  const rows = listed.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm);
  const named = [...rows].flatMap(([, names]) => names.match(/[^`, ]+/g));
  expect(named.toSorted()).toEqual([...new Set(ours)].toSorted());
});

test('the table of settings has all that the programs read, and no other', () => {
  const programs = ['apps/website/server/settings.ts', 'apps/backend/src/settings.ts'];
  const known = programs.flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+)(?::|,$)/gm)].map(([, name]) => name),
  );
  const table = read('README.md').split('\n## Settings\n')[1].split('\n## ')[0];
  const rows = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => cell.match(/[A-Z_]{3,}/g));
  expect(rows.toSorted()).toEqual([...new Set(known)].toSorted());
});
