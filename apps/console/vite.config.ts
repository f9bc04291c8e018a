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
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'build/client',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // No policy for inline scripts is needed where there is none.
    modulePreload: { polyfill: false },
  },
});
