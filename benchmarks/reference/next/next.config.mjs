import path from 'node:path';

export default {
  output: 'export',
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: path.resolve(import.meta.dirname),
    resolveAlias: { 'react-router': './generated/router-shim.tsx' },
  },
};
