import { submissionPaths } from '@tablefront/backend-client/submissions';

/** As much of a route of React Router as its path takes. */
interface PageRoute {
  path?: string;
}

const wire = [...Object.values(submissionPaths), 'functions/v1/get-brand-website', 'functions/v1/ai-search-openrouter'];
const documents = ['healthz', 'readyz', 'robots.txt', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest'];
const pictures = ['share.png', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png', 'favicon.ico'];
const folders = ['assets', 'brands', 'pictures', 'fonts', 'functions', 'rest'];

/**
 * Tells which pattern a path is of, for metrics: as many answers as there are patterns, whatever is asked for. The data of
 * a page counts as the page.
 * @param pages the routes of the build
 */
export function createRoutePatterns(pages: readonly PageRoute[]): (path: string) => string {
  const exact = new Set(['/', ...[...wire, ...documents, ...pictures].map((path) => `/${path}`)]);
  const matched: { pattern: string; matches: RegExp }[] = [];
  for (const { path } of pages) {
    if (path === undefined || path === '*') continue;
    if (!path.includes(':')) exact.add(`/${path}`);
    else matched.push({ pattern: `/${path}`, matches: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`) });
  }

  return (path) => {
    const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '').replace(/(?<=.)\/$/, '');
    if (exact.has(page)) return page;
    const folder = /^\/([a-z]+)\//.exec(path)?.[1] ?? '';
    if (folders.includes(folder)) return `/${folder}/*`;
    return matched.find(({ matches }) => matches.test(page))?.pattern ?? 'other';
  };
}
