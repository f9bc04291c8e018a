import { globSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Files that others share would be a request each; these hold all that they need, but for what those before them have. */
const FILES = {
  page: 'app/browser/main.ts',
  react: 'app/browser/react.ts',
  feedback: 'app/browser/parts/feedback.ts',
};
const groups = Object.entries(FILES).map(([name, file], index) => ({ name, test: `${file}$`, priority: 9 - index }));

/** Two builds of the same sources: the script that pages bear, and the renderer of pages that the server loads. */
export default defineConfig({
  plugins: [
    {
      // What Vite wraps around each import, to fetch style sheets and other files beside it, is larger than what there is to fetch.
      name: 'plain-imports',
      enforce: 'pre',
      load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
    },
  ],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
  },
  // The workspace packages are TypeScript sources: bundle them, as Node would not find their built form.
  ssr: { noExternal: [/^@tablefront\//] },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: [...Object.values(FILES), ...globSync('app/browser/parts/*.ts', { cwd: import.meta.dirname })],
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
        rolldownOptions: { input: { 'render-page': 'app/rendering/render-page.tsx' } },
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
