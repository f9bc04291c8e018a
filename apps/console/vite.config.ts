import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const OTHER_LANGUAGES = /\/react-(?:aria|stately)[\w-]*\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** The console is files alone: one document for every address, scripts and styles named by their content. */
export default defineConfig({
  plugins: [
    {
      // The console speaks English: what React Aria says in thirty other languages is left out. It falls back to English.
      name: 'one-language',
      enforce: 'pre',
      load: { filter: { id: OTHER_LANGUAGES }, handler: () => 'export default undefined;' },
    },
  ],
  resolve: {
    alias: [
      // The tables of all scripts come only where they are needed (`letters.ts`).
      { find: /^any-ascii$/, replacement: fileURLToPath(new URL('app/document/letters.ts', import.meta.url)) },
      { find: 'all-letters', replacement: fileURLToPath(import.meta.resolve('any-ascii')) },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'build/client',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // No policy for inline scripts is needed where there is none.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file: sixty small ones compress worse than one, and are asked for one by one.
          groups: [{ name: 'common', minShareCount: 10 }],
        },
      },
    },
  },
});
