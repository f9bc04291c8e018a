import { expect, test } from 'vitest';
import { homeSections, orderedHomeSections, shownHomeSections } from './home-sections.ts';
import { readSiteConfiguration } from './site-configuration/read-site-configuration.ts';

test.each([
  [undefined, [], []],
  [{ order: ['about', 'Reviews'], hidden: ['offers'] }, ['about', 'reviews'], ['offers']],
  [{ order: 'about, reviews' }, ['about', 'reviews'], []],
  [{ order: ['about', 'about', 'nothing', 7], hidden: {} }, ['about'], []],
  ['about', [], []],
])('%j is read leniently', (homeSectionsSaid, order, hidden) => {
  const reading = readSiteConfiguration({ homeSections: homeSectionsSaid });
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.configuration.homeSections).toEqual({ order, hidden });
});

test('what is not named keeps its usual order behind what is, and what is hidden is not shown', () => {
  expect(orderedHomeSections({ order: [] })).toEqual([...homeSections]);
  const said = { order: ['locations', 'about'], hidden: ['popular', 'about'] } as const;
  expect(orderedHomeSections(said).slice(0, 3)).toEqual(['locations', 'about', 'popular']);
  expect(shownHomeSections(said).slice(0, 2)).toEqual(['locations', 'highlights']);
  expect(shownHomeSections(said)).toHaveLength(homeSections.length - 2);
});
