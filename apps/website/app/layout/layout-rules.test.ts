import { describe, expect, test } from 'vitest';
import { layoutRules } from './layout-rules.ts';

describe('layout rules by path', () => {
  test.each(['/locations', '/contact', '/media-inquiries', '/careers', '/franchise', '/careers/'])(
    '%s has the assistant and neither footer nor launcher',
    (path) => {
      expect(layoutRules(path, false)).toEqual({ footer: false, launcher: false, assistant: true });
    },
  );

  test.each([
    '/',
    '/menu',
    '/menu/toronto-queen-west',
    '/location/queen-west',
    '/offers',
    '/catering',
    '/locations-old',
    '/contact/us',
  ])('%s has footer and launcher, and no assistant', (path) => {
    expect(layoutRules(path, false)).toEqual({ footer: true, launcher: true, assistant: false });
  });

  test('the menu that lists the locations has the launcher and no footer', () => {
    expect(layoutRules('/menu', true)).toEqual({ footer: false, launcher: true, assistant: false });
    expect(layoutRules('/menu/', true)).toEqual({ footer: false, launcher: true, assistant: false });
    expect(layoutRules('/menu/toronto-queen-west', true)).toEqual({ footer: true, launcher: true, assistant: false });
  });
});
