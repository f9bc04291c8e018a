import { expect, test } from 'vitest';
import { scriptStyle } from './script-style.ts';

test.each(['en', 'fr-CA', 'vi', 'ru', 'el', 'sr-Latn'])('%s is set as the faces are made for', (language) => {
  expect(scriptStyle(language)).toBe('');
});

test.each(['ar', 'he', 'fa', 'th', 'hi', 'ja', 'zh-TW', 'ko'])(
  '%s has high lines, and letters that nothing moves',
  (language) => {
    const style = scriptStyle(language);
    expect(style).toContain('*{letter-spacing:0!important}');
    expect(Number(/line-height:([\d.]+)/.exec(style)?.[1])).toBeGreaterThanOrEqual(1.25);
  },
);

test('letters as wide as they are high are set smaller than Latin ones', () => {
  expect(scriptStyle('ja')).toContain('--t-hero:');
  expect(scriptStyle('ar')).not.toContain('--t-hero:');
});

test('lines end between words: at spaces in Korean, between phrases in titles that have none', () => {
  expect(scriptStyle('ko')).toContain('body{word-break:keep-all}');
  expect(scriptStyle('ja')).toMatch(
    /h4,[^{]*\{word-break:auto-phrase.*\.logo-name\):lang\(en\)\{word-break:keep-all\}/,
  );
  expect(scriptStyle('zh-CN')).not.toContain('body{');
});
