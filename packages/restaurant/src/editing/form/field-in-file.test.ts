import { expect, test } from 'vitest';
import type { FormField, FormKind } from '../../site-configuration/schema/form-kinds.ts';
import { formKinds } from '../../site-configuration/schema/forms.ts';
import type { JsonObject } from '../entry-keys.ts';
import { changeOf, placeOf } from './field-in-file.ts';

const kinds = new Map(formKinds().map((kind) => [kind.name, kind]));
function of(kindName: string, key: string): [FormKind, FormField] {
  const kind = kinds.get(kindName);
  const field = kind?.fields.find((each) => each.key === key);
  if (!kind || !field) throw new Error(`${kindName}.${key} is not declared`);
  return [kind, field];
}
const TOP = 'SiteConfiguration';

test.each<[string, JsonObject, (string | { key: string })[], string, string, unknown]>([
  ['its own key', { telephone: '1' }, [], TOP, 'telephone', ['telephone']],
  ['another name, where the file has that', { phone: '1' }, [], TOP, 'telephone', ['phone']],
  ['the own one where the other is null', { phone: null }, [], TOP, 'telephone', ['telephone']],
  ['a mark in an object', { consent: { required: true } }, [], TOP, 'consent', ['consent', 'required']],
  ['a mark alone', { consent: true }, [], TOP, 'consent', ['consent']],
  ['a mark that is absent', {}, [], TOP, 'consent', ['consent']],
  ['what stands in an object always', {}, [], TOP, 'seo', ['seo', 'keywords']],
  ['a list in an object', { jobs: { items: [] } }, [], TOP, 'jobs', ['jobs', 'items']],
  ['a text in the place of an object', { about: 'We' }, ['about'], 'About', 'description', ['about']],
])('%s', (_, document, at, kindName, key, expected) => {
  expect(placeOf(document, at, ...of(kindName, key))).toEqual(expected);
});

test('a text in the place of an object becomes one when more is said', () => {
  const document = { about: 'We' };
  expect(changeOf(document, ['about'], ...of('About', 'title'), 'Us')).toEqual([
    { do: 'set', at: ['about'], was: 'We', to: { description: 'We', title: 'Us' } },
  ]);
  expect(changeOf(document, ['about'], ...of('About', 'description'), 'You')).toEqual([
    { do: 'set', at: ['about'], was: 'We', to: 'You' },
  ]);
  expect(changeOf({}, ['heroSection'], ...of('Hero', 'title'), 'Hi')).toEqual([
    { do: 'set', at: ['heroSection'], was: null, to: { title: 'Hi' } },
  ]);
});
