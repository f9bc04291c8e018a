import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Files that others share would be a request each; these hold all that they need, but for what those before them have. */
const FILES = {
  page: 'app/browser/main.ts',
  react: 'app/browser/react.ts',
  feedback: 'app/browser/parts/feedback.ts',
};
const groups = Object.entries(FILES).map(([name, file], index) => ({ name, test: `${file}$`, priority: 9 - index }));

/** Around an import, or around what is taken from one: `async () => { const { a } = await import("a.js"); return { a }; }`. */
const WRAPPED_IMPORT =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await (import\([^)]*\));[^}]*\};\s*\}|(import\(.*?)), __VITE_PRELOAD__\)/gs;

const serverBuild = path.resolve(import.meta.dirname, 'build/server');

/** In the server's bundle a module knows itself by its source: migrations, fonts and threads are files beside that. */
const sourcePaths: Plugin = {
  name: 'source-paths',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return undefined;
    const source = path.relative(serverBuild, id).split(path.sep).join('/');
    const url = `new URL(${JSON.stringify(source)}, import.meta.url)`;
    return code
      .replace(/\bimport\.meta\.resolve\((?='\.)([^)]*)\)/g, `new URL($1, import.meta.url).href`)
      .replace(/\bimport\.meta\.(?:dirname|url)\b/g, (which) =>
        which.endsWith('url')
          ? `${url}.href`
          : `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(source)}`)})`,
      );
  },
};

/** The minifier leaves the spaces of what it does not parse: custom properties, and functions of them. */
const tightStyles: Plugin = {
  name: 'tight-styles',
  enforce: 'post',
  apply: 'build',
  transform: { filter: { id: /\.css\?inline$/ }, handler: (code) => code.replaceAll(', ', ',') },
};

/** Packages of hundreds of small files, which take Node a good part of its start to read. */
const manyFiles = [/^drizzle-orm/, /^zod/, /^hono/, /^@hono\//, /^ai$/, /^@ai-sdk\//];

/**
 * Two builds of the same sources: the script that pages bear, and the server, whose renderer of pages is a file of its own
 * for who starts the server from its sources.
 */
export default defineConfig({
  plugins: [
    sourcePaths,
    tightStyles,
    {
      // What Vite wraps around each import, to fetch style sheets and other files beside it, is larger than what there is to fetch.
      name: 'plain-imports',
      enforce: 'pre',
      load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
      renderChunk: (code) => code.replace(WRAPPED_IMPORT, '$1$2'),
    },
  ],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
  },
  // The workspace packages are TypeScript sources: bundle them, as Node would not find their built form.
  ssr: { noExternal: [/^@tablefront\//, ...manyFiles] },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: [
            ...Object.values(FILES),
            ...globSync('app/browser/parts/*.ts', { cwd: import.meta.dirname }),
            'app/browser/preview.ts',
          ],
          // The script of every page calls what these export.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        // Fonts and pictures that only the server's rendering names.
        emitAssets: true,
        rolldownOptions: {
          input: { 'render-page': 'app/rendering/render-page.tsx', main: 'server/main.ts' },
          // All in one folder: see `sourcePaths`.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
});
