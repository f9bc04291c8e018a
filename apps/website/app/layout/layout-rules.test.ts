import { describe, expect, test } from 'vitest';
import { layoutRules } from './layout-rules.ts';

describe('layout rules by path', () => {
  test.each(['/locations', '/contact', '/media-inquiries', '/careers', '/franchise', '/careers/'])(
    '%s has neither footer nor launcher',
    (path) => {
      expect(layoutRules(path, false)).toEqual({ footer: false, launcher: false });
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
  ])('%s has both', (path) => {
    expect(layoutRules(path, false)).toEqual({ footer: true, launcher: true });
  });

  test('the menu that lists the locations has the launcher and no footer', () => {
    expect(layoutRules('/menu', true)).toEqual({ footer: false, launcher: true });
    expect(layoutRules('/menu/', true)).toEqual({ footer: false, launcher: true });
    expect(layoutRules('/menu/toronto-queen-west', true)).toEqual({ footer: true, launcher: true });
  });
});
