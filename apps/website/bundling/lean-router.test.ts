import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leanRouter, withBodies } from './lean-router.ts';

const index = createRequire(import.meta.url).resolve('react-router');
const source = (file: string) => readFileSync(path.join(path.dirname(index), '../production/lib', file), 'utf8');

test('the body of a function is put in place of its own, at any depth, and nothing else changes', () => {
  const code =
    'function outer() {\n\tasync function inner(a, { b }) {\n\t\tif (a) {\n\t\t\tb();\n\t\t}\n\t}\n\treturn inner;\n}\n';
  expect(withBodies(code, { inner: 'return a' }, 'file.js')).toBe(
    'function outer() {\n\tasync function inner(a, { b }) {return a}\n\treturn inner;\n}\n',
  );
});

test('a function that is not there, or there twice, is an error', () => {
  expect(() => withBodies('function other() {\n}\n', { inner: '' }, 'file.js')).toThrow('no function inner');
  expect(() => withBodies('function a() {\n}\nfunction a() {\n}\n', { a: '' }, 'file.js')).toThrow('2 function a');
});

test('the router that is installed has all that is left out', () => {
  const { transform } = leanRouter();
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  const id = path.join(path.dirname(index), '../production/lib/router/router.js');
  const result = Reflect.apply(transform, undefined, [source('router/router.js'), id]);
  expect(result.code.length).toBeLessThan(source('router/router.js').length * 0.9);
});
