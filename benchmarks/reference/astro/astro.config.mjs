import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** `islands`: React islands as the framework has them; `own`: our components as HTML, and our script. */
const variant = process.env.VARIANT ?? 'islands';
const at = (folder) => path.resolve(import.meta.dirname, folder);

export default defineConfig({
  srcDir: `./${variant}`,
  outDir: `./dist/${variant}`,
  cacheDir: `./node_modules/.astro-${variant}`,
  integrations: [react()],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  vite: {
    resolve: {
      alias: [
        { find: /^@tablefront\/restaurant\/(.*)$/, replacement: `${at(`generated/${variant}/restaurant`)}/$1.ts` },
        { find: /^@tablefront\/backend-client\/(.*)$/, replacement: `${at(`generated/${variant}/backend-client`)}/$1.ts` },
      ],
    },
  },
});
