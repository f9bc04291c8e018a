import { expect, test } from 'vitest';
import { smallerPictures } from './smaller-pictures.ts';

test('a large picture is named in the widths that its place needs, a small one in one', () => {
  const link = 'https://a.example/x.jpg';
  expect(smallerPictures(link, 1200)).toBe(`/p/640?${link} 640w,/p/1080?${link} 1080w,/p/1600?${link} 1600w`);
  expect(smallerPictures(link, 440)).toBe(`/p/640?${link}`);
});

test('what would end an entry or an address early is encoded', () => {
  expect(smallerPictures('https://a.example/x,y%20z.jpg?w=1,2&h=3#top', 440)).toBe(
    '/p/640?https://a.example/x%2Cy%2520z.jpg?w=1%2C2&h=3%23top',
  );
});

test.each([
  '/placeholder.svg',
  '/brands/x/pictures/logo.svg',
  'https://a.example/x.SVG?v=1',
  'https://a.example/x.gif',
  '/x.png',
])('%s is shown as it is', (link) => {
  expect(smallerPictures(link, 440)).toBeUndefined();
});

test('so is a picture that is as small as an icon, or of unknown width', () => {
  expect(smallerPictures('https://a.example/x.jpg', 40)).toBeUndefined();
});
