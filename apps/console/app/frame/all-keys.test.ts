import { roles } from '@tablefront/console-wire/access';
import { expect, test } from 'vitest';
import { allKeys } from './all-keys.ts';
import { pagesFor } from './pages.ts';

const shown = (role: (typeof roles)[number]) => new Map(allKeys(role).flatMap(([, keys]) => keys));

test.each(roles)('the map of keys has the key of each page that the role %s has, and of no other', (role) => {
  const { daily, site, brand } = pagesFor(role, 'nova');
  const pages = [...daily, ...site, ...brand];
  expect(pages.map(({ name }) => shown(role).get(name))).toEqual(pages.map(({ shortcut }) => shortcut));
  const ofPages = [...shown(role).values()].filter((key) => /^(G .|O)$/.test(key));
  expect(ofPages.toSorted()).toEqual([...pages.map(({ shortcut }) => shortcut), 'G A'].toSorted());
});

test('publishing and the editor are told to whom they are for', () => {
  expect(shown('owner').get('Publish…')).toBe('⇧ mod P');
  expect(shown('editor').get('Next warning')).toBe('⌥ W');
  expect(shown('location').has('Publish…')).toBe(false);
  expect(allKeys('inbox').map(([group]) => group)).toEqual(['Everywhere', 'Inbox']);
});
