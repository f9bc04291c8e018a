import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const at = (folder) => path.resolve(import.meta.dirname, folder);

export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'auto' },
  vite: {
    resolve: {
      alias: [
        { find: /^@tablefront\/restaurant\/(.*)$/, replacement: `${at('generated/restaurant')}/$1.ts` },
        { find: /^@tablefront\/backend-client\/(.*)$/, replacement: `${at('generated/backend-client')}/$1.ts` },
        { find: 'react-router', replacement: at('generated/router-shim.tsx') },
      ],
    },
  },
});
