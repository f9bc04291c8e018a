import { formKinds } from '@tablefront/restaurant/site-configuration/schema/forms';
import { expect, test } from 'vitest';
import { elsewhere, sectionOf, sections, sectionsFor } from './sections.ts';

const [top] = formKinds();

test('every declared field of the configuration has one place in the editor', () => {
  const placed = sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
  expect(new Set(placed).size).toBe(placed.length);
  const declared = top?.fields.map(({ key }) => key) ?? [];
  const here = [...placed.filter((key) => !key.includes('.')), ...Object.keys(elsewhere)];
  expect(here.toSorted()).toEqual(declared.toSorted());
});

test('a field is found in its section, and what has a page of its own in none', () => {
  expect(sectionOf(['heroSection', 'title'])?.id).toBe('home');
  expect(sectionOf(['brand', 'franchisee_form', 'questions'])?.id).toBe('franchise');
  expect(sectionOf(['brand', 'name'])?.id).toBe('brand');
  expect(sectionOf(['phone'], 'telephone')?.id).toBe('brand');
  expect(sectionOf(['menu'])).toBeUndefined();
});

test('code is for owners', () => {
  expect(sectionsFor('owner')).toHaveLength(sections.length);
  expect(sectionsFor('editor').map(({ id }) => id)).not.toContain('code');
});
