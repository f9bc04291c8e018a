import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanRouter } from './bundling/lean-router.ts';

/** Packages, and icons, that only some pages need. */
const OWN_PACKAGES = '@googlemaps|zod';
const OWN_ICONS = [
  ...['arrow-down', 'arrow-up', 'arrow-up-right', 'briefcase', 'car', 'chef-hat', 'chevron-right'],
  ...['clipboard-check', 'copy', 'external-link', 'gift', 'heart', 'image', 'leaf', 'locate-fixed'],
  ...['message-circle', 'message-square-heart', 'monitor-smartphone', 'newspaper', 'phone-call', 'pizza'],
  ...['search', 'sliders-horizontal', 'sparkles', 'tag', 'trash', 'trash-2', 'truck', 'users'],
].join('|');
/** Of the domain: what only some pages need. */
const OWN_DOMAIN =
  'forms|map-view|location-filters|menu-|distance|opening-hours/holiday|site-configuration|limits|safe-link|messaging|prices|addresses';

/** What (nearly) every page needs goes into one chunk; the rest stays with the pages that need it. */
const SHARED = new RegExp(
  [
    `node_modules/(?!${OWN_PACKAGES}|lucide/dist/esm/icons/(${OWN_ICONS})\\.)`,
    'react-as-module',
    `packages/restaurant/src/(?!${OWN_DOMAIN})`,
    'app/(root|entry|shell|layout|ui/(?!map/|coupon-)|consent/(consent\\.tsx|cookie-)|analytics|use-loaded|site-access)',
  ].join('|'),
);
/** What all pages with a form, and all legal pages, have in common: one request each. The rules of forms come when touched. */
const FORMS = /backend-client\/src\/submissions\.ts|app\/forms\/(?!file-|upload-)/;
const LEGAL = /app\/routes\/legal\/(?!terms-|privacy-|accessibility-)/;

export default defineConfig({
  plugins: [reactRouter(), reactAsModules(), leanRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // The workspace packages are TypeScript sources: bundle them, as Node would not find their built form.
  ssr: { noExternal: [/^@tablefront\//] },
  optimizeDeps: { include: ['lucide', 'react', 'react-dom/client', 'react-router', 'react-router/dom'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', test: SHARED, priority: 1 },
                { name: 'forms', test: FORMS },
                { name: 'legal', test: LEGAL },
              ],
            },
          },
        },
      },
    },
  },
});

/**
 * React is CommonJS. Wrapped once as ES modules, the interop code stays in the shared chunk; else it is a chunk of its
 * own, which costs each first visit a request.
 */
function reactAsModules(): Plugin {
  const prefix = '\0react-as-module:';
  const wrapped = ['react', 'react/jsx-runtime'];
  const require = createRequire(import.meta.url);
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (wrapped.includes(id) && importer && !importer.startsWith(prefix)) return prefix + id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return;
      const name = id.slice(prefix.length);
      const names = Object.keys(require(name));
      return `import * as module from '${name}';\nexport default module;\nexport const { ${names.join(', ')} } = module;`;
    },
  };
}
