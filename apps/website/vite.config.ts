import { defineConfig } from 'vite';

/** Two builds of the same sources: the script that pages bear, and the renderer of pages that the server loads. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // The workspace packages are TypeScript sources: bundle them, as Node would not find their built form.
  ssr: { noExternal: [/^@tablefront\//] },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: { page: 'app/browser/main.ts' },
          output: {
            codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
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
