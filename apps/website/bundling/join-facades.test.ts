import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinFacades } from './join-facades.ts';

let build = '';
const at = (name: string) => path.join(build, name);
const text = (name: string) => readFile(at(name), 'utf8');

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'facades-'));
  await mkdir(at('client/assets'), { recursive: true });
  await mkdir(at('server/assets'), { recursive: true });
  await writeFile(at('client/assets/shared-A1.js'), 'let r=1,l=2;export{l as a,r as default1};');
  await writeFile(at('client/assets/entry.client-B2.js'), 'import"./shared-A1.js";');
  await writeFile(at('client/assets/root-C3.js'), 'export{a as Layout,default1 as default}from"./shared-A1.js";');
  await writeFile(
    at('client/assets/manifest-D4.js'),
    '{"entry":"/assets/entry.client-B2.js","root":"/assets/root-C3.js"}',
  );
  await writeFile(at('server/index.js'), '"/assets/root-C3.js"');
});
afterEach(() => rm(build, { recursive: true }));

test('the shared chunk exports what the facades did, and the manifests name it', async () => {
  await joinFacades(build);
  expect(await readdir(at('client/assets'))).toEqual(['manifest-D4.js', 'shared-A1.js']);
  expect(await text('client/assets/shared-A1.js')).toBe(
    'let r=1,l=2;export{l as a,r as default1,l as Layout,r as default};',
  );
  expect(await text('client/assets/manifest-D4.js')).toBe(
    '{"entry":"/assets/shared-A1.js","root":"/assets/shared-A1.js"}',
  );
  expect(await text('server/index.js')).toBe('"/assets/shared-A1.js"');
});

test('a build that looks otherwise is refused', async () => {
  await writeFile(at('client/assets/root-C3.js'), 'import"./shared-A1.js";console.log(1);');
  await expect(joinFacades(build)).rejects.toThrow('root-C3.js does more');
  await rm(at('client/assets/root-C3.js'));
  await expect(joinFacades(build)).rejects.toThrow('two facades were expected');
});
