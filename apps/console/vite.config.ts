import { defineConfig } from 'vite';

/** The console is files alone: one document for every address, scripts and styles named by their content. */
export default defineConfig({
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
