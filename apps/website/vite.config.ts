import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** What (nearly) every page needs goes into one chunk; each route keeps its own (icons too), and so do the map and the feedback dialog. */
const SHARED =
  /node_modules\/(?!@googlemaps|zod|lucide\/dist\/esm\/icons\/(arrow-up|message-circle|monitor-smartphone|phone-call|chevron-right|chef-hat|message-square-heart|newspaper|clipboard-check|locate-fixed|sliders-horizontal|external-link|search|gift|tag|users|briefcase)\.)|react-as-module|packages\/restaurant\/src\/(?!forms|map-view|location-filters|menu-|distance|dates|descriptions|site-configuration|safe-link|messaging|prices|addresses)|app\/(root|entry|shell|layout|ui\/(?!map\/|coupon-)|analytics|use-loaded|site-access)/;

export default defineConfig({
  plugins: [reactRouter(), reactAsModules()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // The workspace packages are TypeScript sources: bundle them, as Node would not find their built form.
  ssr: { noExternal: [/^@tablefront\//] },
  optimizeDeps: { include: ['lucide', 'react', 'react-dom/client', 'react-router', 'react-router/dom'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
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
