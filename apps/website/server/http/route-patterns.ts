import { submissionPaths } from '@tablefront/backend-client/submissions';
import { pageAt, patternOf } from '@tablefront/restaurant/site-pages';
import { ASSISTANT_DATA, WIDGET_DATA } from '#app/data-paths.ts';

const wire = [...Object.values(submissionPaths), 'functions/v1/get-brand-website', 'functions/v1/ai-search-openrouter'];
const documents = ['healthz', 'readyz', 'robots.txt', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest'];
const pictures = ['share.png', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png', 'favicon.ico'];
const folders = ['assets', 'brands', 'pictures', 'fonts', 'functions', 'rest'];

const exact = new Set([ASSISTANT_DATA, WIDGET_DATA, ...[...wire, ...documents, ...pictures].map((path) => `/${path}`)]);

/** Tells which pattern a path is of, for metrics: as many answers as there are patterns, whatever is asked for. */
export function routePattern(path: string): string {
  if (exact.has(path)) return path;
  const page = pageAt(path);
  if (page) return patternOf(page.id);
  const folder = /^\/([a-z]+)\//.exec(path)?.[1] ?? '';
  return folders.includes(folder) ? `/${folder}/*` : 'other';
}
