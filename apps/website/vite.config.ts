import { defineConfig } from 'vite';

const PAGE = 'app/browser/main.ts';
const FEEDBACK = 'app/browser/parts/feedback.ts';

/** A file each, with all that it needs and those before it have not: one request. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/ui\/icon/ },
  { name: 'page', test: `preload-helper|${PAGE}$` },
  { name: 'feedback', test: `${FEEDBACK}$` },
].map((group, index) => ({ ...group, priority: -index }));

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
          input: { page: PAGE, feedback: FEEDBACK },
          output: { codeSplitting: { groups: CHUNKS } },
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
