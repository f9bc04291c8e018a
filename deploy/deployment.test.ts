import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../apps/website/server/settings.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const service = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]).default([]),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml')));

test('the compose file mounts volumes and waits for services that it has', () => {
  for (const [name, { volumes, depends_on }] of Object.entries(compose.services)) {
    for (const needed of depends_on) expect(Object.keys(compose.services), name).toContain(needed);
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(path.join(root, source)), volume).toBe(true);
      else expect(Object.keys(compose.volumes), name).toContain(source);
    }
  }
});

test('the site of the compose file starts with settings that it knows', () => {
  const environment = compose.services.site?.environment ?? {};
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:([?-])\}/g, (_, kind) => (kind === '?' ? 'secret' : '')),
  ]);
  const readme = read('README.md');
  for (const [name] of given) expect(readme, 'the table of settings').toContain(`\`${name}\``);
  expect(readSettings(Object.fromEntries(given))).toMatchObject({
    trustProxy: { hops: 1 },
    metrics: { port: 9464, host: '0.0.0.0' },
    databaseUrl: expect.stringContaining('@database:5432/'),
  });
});

test('the image gets the manifest of every workspace, and all that the site reads', () => {
  const dockerfile = read('Dockerfile');
  for (const folder of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(root, folder))) {
      if (!existsSync(path.join(root, folder, name, 'package.json'))) continue;
      expect(dockerfile).toContain(`COPY ${folder}/${name}/package.json ${folder}/${name}/`);
    }
  }
  for (const [, source = ''] of dockerfile.matchAll(/^COPY (?!--from)(\S+) /gm)) {
    expect(existsSync(path.join(root, source)), source).toBe(true);
  }
});

test('the image is built as `npm start` builds, compressed files and all', () => {
  const built = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())";
  expect(read('Dockerfile')).toContain(`RUN node -e "${built}"`);
  expect(read('scripts/start.mjs')).toContain('await ensureBuilt();');
});

test('images are of a version that is named, and Node of the one that everything is tested with', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const bases = [...read('Dockerfile').matchAll(/^FROM ([^\s:]+:\S+)/gm)].map(([, image]) => image);
  expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-slim`]));
  for (const [name, { image }] of Object.entries(compose.services)) {
    // What the site is built from is ours.
    if (image !== undefined && image !== 'tablefront') expect(image, name).toMatch(/:v?\d/);
  }
});
