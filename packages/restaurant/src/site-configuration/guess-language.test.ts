import { expect, test } from 'vitest';
import { reading } from './reading.test-support.ts';

const latin = { url: 'https://example.com/', orderingLink: 'https://order.example.com/somewhere/else', id: 'l1' };

test.each([
  ['Casa Prova', 'Pasta by the river', 'en'],
  ['مطعم النهر', 'أطباق شامية على الفحم', 'ar'],
  ['رستوران', 'چلوکباب و پلو', 'fa'],
  ['دہلی', 'بریانی اور نہاری، ہر روز تازہ', 'ur'],
  ['מסעדת הנמל', 'דגים מהים', 'he'],
  ['江戸前すし', '毎朝、市場から', 'ja'],
  ['川味小馆', '手工面条', 'zh'],
  ['서울집', '숯불구이', 'ko'],
  ['ครัวไทย', 'อาหารไทยแท้', 'th'],
  ['Sushi 寿司', 'Fresh fish from the market', 'en'],
  ['Καφενείο', 'Μεζέδες', 'en'],
])('%s, %s: the letters tell %s where the brand names no language', (name, description, language) => {
  const { configuration, warnings } = reading({ name, heroSection: { description }, ...latin });
  expect(configuration.language).toBe(language);
  const told = warnings.filter((warning) => warning.startsWith('language'));
  const words = `language: is missing: by its letters the brand's words are taken for "${language}"`;
  expect(told).toEqual(language === 'en' ? [] : [words]);
});

test('a language that is named is not guessed', () => {
  expect(reading({ name: 'مطعم النهر', language: 'ckb' }).configuration.language).toBe('ckb');
});
