import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';

const titles: [title: string, letters: number | undefined][] = [
  ['Eat by the river', undefined],
  ['Grilled over coal, finished with lemon', undefined],
  ['Schwarzwälderkirschtorte', 24],
  ['Unsere Familiengeschichte', 18],
  ['Freitag/Samstag im Gasthaus', undefined],
  ['毎朝、市場から。一貫ずつ、目の前で。', undefined],
];

test.each(titles)('%s is set by a word of %s letters', (title, letters) => {
  const size = fitted(title, '--t-h2')?.fontSize;
  if (letters === undefined) expect(size).toBeUndefined();
  else expect(size).toContain(`/${Math.ceil(letters * 4.8) / 10}))`);
});
