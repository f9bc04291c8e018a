import type { CodeSet, CodesPage } from '@tablefront/console-wire/codes';
import { expect, test } from 'vitest';
import { changeOf, draftOf, nameFor, newDraft, newSetOf } from './code-draft.ts';
import { languageOf, linesFor, opensInWords } from './code-words.ts';

const colors = { ground: '#fff', text: '#000', accent: '#000', codeGround: '#fff', code: '#000' };
const page: CodesPage = {
  ...{ sets: [], days: 30, host: null, name: 'Maple', mayAll: true, hosts: [] },
  ...{ look: { logo: null, paper: colors, brand: colors, serif: false } },
  places: [
    { id: 'r_1', name: 'Junction' },
    { id: 'r_2', name: 'Mile End' },
  ],
  pages: [{ name: 'Offers', path: '/offers' }],
};
const draft = newDraft(page, 'America/Toronto');
const set: CodeSet = {
  ...{ id: 'x', name: 'Terrace', place: { id: 'r_1', name: 'Junction' }, target: { to: 'menu' }, design: draft.design },
  ...{ codes: [{ code: 'k7m2pq', table: '1', scans: 0 }], leadsTo: '/menu', scans: 0, putAway: false, createdAt: '' },
};

test.each([
  ['America/Toronto', 'letter'],
  ['America/Sao_Paulo', 'a4'],
  ['America/Argentina/Buenos_Aires', 'a4'],
  ['Europe/Rome', 'a4'],
  [null, 'a4'],
])('in %s the paper is %s', (zone, sheet) => {
  expect(newDraft(page, zone).design.sheet).toBe(sheet);
});

test('who may not make codes for all begins with their place', () => {
  expect(draft.place).toBeNull();
  expect(newDraft({ ...page, mayAll: false }, null).place).toBe('r_1');
});

test('a set has a name, also where nobody gave it one', () => {
  expect(newSetOf(draft, page)).toMatchObject({ name: 'Feedback', tables: expect.arrayContaining(['1', '12']) });
  expect(nameFor({ ...draft, place: 'r_2' }, page)).toBe('Feedback, Mile End');
  expect(newSetOf({ ...draft, tables: '<' }, page)).toBeUndefined();
});

test('only what is different is sent', () => {
  const stored = draftOf(set);
  expect(changeOf(stored, set, page)).toBeUndefined();
  expect(changeOf({ ...stored, target: { to: 'feedback' }, tables: '2, 3' }, set, page)).toEqual({
    ...{ target: { to: 'feedback' }, addTables: ['2', '3'] },
  });
  expect(changeOf({ ...stored, design: { ...stored.design, large: 'Hi' } }, set, page)?.design?.large).toBe('Hi');
});

test('the words of a card are in a language until somebody changes them', () => {
  const design = { ...draft.design, ...linesFor('menu', 'it', 'Maple') };
  expect(languageOf(design, 'menu', 'Maple')).toBe('it');
  expect(languageOf({ ...design, large: 'Ecco' }, 'menu', 'Maple')).toBeUndefined();
});

test('what a set opens is said in words, also where its place is gone', () => {
  expect(opensInWords(set, page.pages)).toBe('Menu, Junction');
  expect(opensInWords({ target: { to: 'feedback' }, place: { id: 'r_9', name: null } }, [])).toBe(
    'Feedback, a location that is gone',
  );
  expect(opensInWords({ target: { to: 'page', path: '/offers' }, place: null }, page.pages)).toBe('Offers');
  expect(opensInWords({ target: { to: 'link', url: 'https://order.example/x' }, place: null }, [])).toBe(
    'order.example',
  );
});
