import type { Plugin } from 'vite';

const LEFT_OUT = "throw new Error('left out of the build: see bundling/lean-router.ts')";

/**
 * What the router never does on this site, by file and function, with what stands in its place. The site has no
 * fetchers, no submissions through the router (forms post natively or by `useForm`), no blockers, no routes that are
 * discovered later, and no scroll restoration; biome.json forbids the hooks and components that would need them.
 */
const UNUSED: Record<string, Record<string, string>> = {
  'router/router.js': {
    handleAction: LEFT_OUT,
    handleFetcherAction: LEFT_OUT,
    handleFetcherLoader: LEFT_OUT,
    fetch: LEFT_OUT,
    revalidate: LEFT_OUT,
    resetFetcher: LEFT_OUT,
    getFetcher: LEFT_OUT,
    queueFetcherForDeletion: LEFT_OUT,
    updateFetcherState: LEFT_OUT,
    setFetcherError: LEFT_OUT,
    getUpdatedRevalidatingFetchers: LEFT_OUT,
    getTargetedDataStrategyMatches: LEFT_OUT,
    markFetchersDone: LEFT_OUT,
    interruptActiveLoads: LEFT_OUT,
    getBlocker: LEFT_OUT,
    deleteBlocker: LEFT_OUT,
    updateBlocker: LEFT_OUT,
    shouldBlockNavigation: '',
    enableScrollRestoration: LEFT_OUT,
    saveScrollPosition: '',
    getSavedScrollPosition: 'return null',
    checkFogOfWar: 'return { active: false, matches: null }',
    discoverRoutes: LEFT_OUT,
    patchRoutes: LEFT_OUT,
    _internalSetRoutes: LEFT_OUT,
    normalizeNavigateOptions: 'return { path }',
    isMutationMethod: '',
    getSubmissionFromNavigation: '',
    createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
    runClientMiddlewarePipeline: 'return handler()',
    defaultDataStrategyWithMiddleware: LEFT_OUT,
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} }',
    processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult)',
    deleteFetcher: '',
    abortFetcher: '',
    abortStaleFetchLoads: '',
    markFetchRedirectsDone: '',
    getInstrumentationNavigateMeta: LEFT_OUT,
  },
  'dom/ssr/single-fetch.js': {
    singleFetchActionStrategy: LEFT_OUT,
    nonSsrStrategy: LEFT_OUT,
    singleFetchLoaderFetcherStrategy: LEFT_OUT,
  },
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '',
    useFogOFWarDiscovery: '',
    getPatchRoutesOnNavigationFunction: '',
    getPartialManifest: LEFT_OUT,
  },
  'dom/ssr/data.js': { createRequestInit: 'return { signal: request.signal }' },
  'dom/ssr/routes.js': {
    noActionDefinedError: LEFT_OUT,
    createClientRoutesWithHMRRevalidationOptOut: LEFT_OUT,
    wrapShouldRevalidateForHdr: LEFT_OUT,
  },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: LEFT_OUT,
    instrumentClientSideRouter: LEFT_OUT,
    consumeInstrumentationClientResultMetaReceiver: '',
  },
};

const ROUTER = /react-router\/dist\/production\/lib\/(.+\.js)$/;

/**
 * Takes the parts of React Router out of the browser's build that nothing here can reach (see `UNUSED`). A version of it
 * in which one of them has another name fails the build.
 */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = ROUTER.exec(id)?.[1];
      const bodies = file && UNUSED[file];
      if (!bodies) return;
      met.add(file);
      return { code: withBodies(code, bodies, file), map: null };
    },
    buildEnd(error) {
      const missed = Object.keys(UNUSED).filter((file) => !met.has(file));
      if (!error && missed.length > 0) this.error(`React Router has no ${missed.join(', ')} any more`);
    },
  };
}

/**
 * Puts other bodies into functions that are declared by name. The build of React Router is formatted: the body of a
 * function ends at the first line that begins with a brace at the function's own depth.
 */
export function withBodies(code: string, bodies: Record<string, string>, file: string): string {
  let changed = code;
  for (const [name, body] of Object.entries(bodies)) {
    const declared = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)\\n(?:[^]*?\\n)??\\1\\}$`, 'gm');
    const found = changed.match(declared)?.length;
    if (found !== 1) throw new Error(`React Router's ${file} has ${found ?? 'no'} function ${name}`);
    changed = changed.replace(declared, (_, depth, head) => `${depth}${head}${body}}`);
  }
  return changed;
}
