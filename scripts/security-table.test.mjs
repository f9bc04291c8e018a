import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has: 253. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = [...page.matchAll(/^\| *(\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? *\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, first, last, short, state, why]) => ({
    ids: idsBetween(first, last ?? first),
    short: short.trim(),
    state: state.trim(),
    why: why.trim(),
  }),
);

/** `6.1.1–6.1.3` is three of one section. */
function idsBetween(first, last) {
  const [chapter, section, from] = first.split('.').map(Number);
  const [lastChapter, lastSection, through] = last.split('.').map(Number);
  expect([lastChapter, lastSection], first).toEqual([chapter, section]);
  return Array.from({ length: through - from + 1 }, (_, index) => `${chapter}.${section}.${from + index}`);
}

test('every requirement of the levels stands in the table, once', () => {
  const ids = rows.flatMap((row) => row.ids);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = chapters.map((_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`)).length);
  expect(counts).toEqual(chapters);
});

test('what is met names what shows it, the rest says why', () => {
  for (const { ids, state, why, short } of rows) {
    expect(['met', 'n/a', 'open'], ids[0]).toContain(state);
    expect(short, ids[0]).not.toBe('');
    expect(why, ids[0]).not.toBe('');
    if (state === 'met') expect(why, ids[0]).toMatch(/`[^`]+`|this page, “/);
  }
});

test('the files and sections that the page names are there', () => {
  const files = [...page.matchAll(/`((?:apps|packages|e2e|scripts|docs|\.ci)\/[^`\s]+|package-lock\.json)`/g)];
  for (const [, file] of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  expect(files.length).toBeGreaterThan(100);
  const sections = [...page.matchAll(/this page, “([^”]+)”/g)];
  for (const [, section] of sections) expect(page, section).toContain(`\n## ${section}\n`);
});

test('the numbers above the table are those of the table', () => {
  const count = (state) => rows.filter((row) => row.state === state).flatMap((row) => row.ids).length;
  const said = `${count('met')} of the 253 are met, ${count('n/a')} not applicable, ${count('open')} open`;
  expect(page).toContain(said);
});
