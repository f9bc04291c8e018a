import { pathTo } from '@tablefront/restaurant/site-pages';
import { expect, test } from 'vitest';
import { FEEDBACK_PAGE } from './feedback-path.ts';

test('scripts lead to the page of feedback at the address that the map of pages has', () => {
  expect(FEEDBACK_PAGE).toBe(pathTo('feedback'));
});
