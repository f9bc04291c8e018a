import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { joinFacades } from './bundling/join-facades.ts';

const compress = promisify(brotliCompress);

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  /** Static files are compressed once, as well as it goes. */
  async buildEnd({ reactRouterConfig }) {
    await joinFacades(reactRouterConfig.buildDirectory);
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    const names = await readdir(client, { recursive: true });
    await Promise.all(
      names
        .filter((name) => /\.(js|css|svg)$/.test(name))
        .map(async (name) =>
          writeFile(path.join(client, `${name}.br`), await compress(await readFile(path.join(client, name)))),
        ),
    );
  },
} satisfies Config;
