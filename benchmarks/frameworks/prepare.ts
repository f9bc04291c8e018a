/**
 * What the reference projects are made of: copies of the site's own sources, over which their own parts are laid
 * (`reference/parts`, `reference/PROJECT/overlay`), and what the site's documents hold besides: head, styles, announcement.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageAnswering, pages as sitePages } from '../../apps/website/app/pages.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { type BrandContent, configurationOf } from '../servers/demo-brands.ts';
import { announcementOf, brandStyleOf, fontsOf, type HeadTag, headTagsOf, stylesOf, titleOf } from './document.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reference = path.join(root, 'benchmarks/reference');

/** The pages that are compared. */
export const pages = { home: '/', menu: '/menu/toronto-queen-west', catering: '/catering' } as const;
export type PageName = keyof typeof pages;

/** Components that keep a state or listen, of those that are not in `reference/parts`. */
const clientComponents = ['routes/catering/catering-form.island.tsx'];

/** Writes what is generated of a reference project, for one way to build it; and its `public/`. */
export interface Preparation {
  project: 'next' | 'astro';
  /** Within the project's folder. */
  generated: string;
  /** Folders in `reference/`, laid over the site's own sources. */
  overlays: string[];
}

export async function prepare(
  { project, generated, overlays }: Preparation,
  brand: BrandContent,
  renderer: PageRenderer,
): Promise<void> {
  const folder = path.join(reference, project);
  const into = path.join(folder, generated);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(path.join(into, 'styles'), { recursive: true });
  copySources(into, overlays);
  // Where its rules are known to the bundler: parts of the site's styles come with the whole sheet here.
  rewrite(path.join(into, 'app/layout/launcher.tsx'), withoutStyle);
  rewrite(path.join(into, 'app/browser/main.ts'), withPartsByName);
  if (project === 'next') {
    for (const file of clientComponents) rewrite(path.join(into, 'app', file), (text) => `'use client';\n${text}`);
    rewrite(path.join(into, 'app/ui/site-link.tsx'), withRouterLinks);
    for (const file of filesIn(path.join(into, 'app'), '.tsx')) rewrite(file, (text) => withStylesAsText(text, file));
  }

  const configuration = configurationOf(brand);
  const documents = new Map<string, string>();
  for (const [name, page] of Object.entries(pages)) documents.set(name, await renderer.render(configuration, page));
  const tags = new Map([...documents].map(([name, html]) => [name, headTagsOf(html)]));
  const home = documents.get('home') ?? '';
  const document = {
    // What all pages have in common.
    headTags: tags.get('home')?.filter((tag) => [...tags.values()].every((list) => has(list, tag))),
    brandStyle: brandStyleOf(home),
    announcement: announcementOf(home),
    pages: Object.fromEntries(
      [...documents].map(([name, html]) => [
        name,
        { title: titleOf(html), headTags: tags.get(name), parts: partsOf(name as PageName) },
      ]),
    ),
  };
  writeFileSync(path.join(into, 'brand.json'), JSON.stringify(brand));
  writeFileSync(path.join(into, 'document.json'), JSON.stringify(document));
  for (const [name, html] of documents) {
    const { site, page } = stylesOf(html);
    writeFileSync(path.join(into, 'styles/site.css'), site);
    writeFileSync(path.join(into, `styles/${name}.css`), page);
  }
  copyPublic(path.join(folder, 'public'), [...documents.values()]);
}

function has(list: HeadTag[], tag: HeadTag): boolean {
  return list.some((other) => JSON.stringify(other) === JSON.stringify(tag));
}

function copySources(into: string, overlays: string[]): void {
  const sources = {
    app: 'apps/website/app',
    restaurant: 'packages/restaurant/src',
    'backend-client': 'packages/backend-client/src',
  };
  const filter = (file: string) => !/\.test\./.test(file);
  for (const [name, source] of Object.entries(sources)) {
    cpSync(path.join(root, source), path.join(into, name), { recursive: true, filter });
  }
  for (const overlay of overlays) {
    cpSync(path.join(reference, overlay), path.join(into, 'app'), { recursive: true });
  }
}

function copyPublic(folder: string, documents: string[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'apps/website/public'), folder, { recursive: true });
  cpSync(path.join(root, 'brands'), path.join(folder, 'brands'), {
    recursive: true,
    filter: (file) => !/\.(json|md)$/.test(file),
  });
  for (const font of documents.flatMap(fontsOf)) {
    cpSync(path.join(root, 'apps/website/build/server', font), path.join(folder, font));
  }
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith(ending) ? [path.join(folder, file)] : [],
  );
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

function withoutStyle(text: string): string {
  return text.replace(/^import (styles|{ StyleSheet }) from .*\n/gm, '').replace(/\s*<StyleSheet .*?\/>/s, '');
}

function partsOf(page: PageName): string | undefined {
  return sitePages[pageAnswering(pages[page]).id].parts?.join(' ');
}

/** The site's documents name the built files of their parts; a bundler that writes the documents itself goes by the names. */
function withPartsByName(text: string): string {
  const changed = text.replace(/import\(\/\* @vite-ignore \*\/ file\)/, "parts['./parts/' + file + '.ts']?.()");
  if (changed === text) throw new Error('browser/main.ts imports its parts in another way now');
  return `const parts = import.meta.glob('./parts/*.ts') as Record<string, () => Promise<Part>>;\n${changed}`;
}

function withRouterLinks(text: string): string {
  const changed = text.replace('<a {...props} href={to} />', '<RouterLink {...props} href={to} />');
  if (changed === text) throw new Error('ui/site-link.tsx makes its links in another way now');
  return `import { RouterLink } from './router-link.tsx';\n${changed}`;
}

/** Vite's way to import a style sheet as text, for a bundler that has none. */
function withStylesAsText(text: string, file: string): string {
  return text.replace(/^import (\w+) from '(.*\.css)\?inline';$/gm, (line, name, sheet) => {
    const source = path.resolve(path.dirname(file), sheet);
    return existsSync(source) ? `const ${name} = ${JSON.stringify(readFileSync(source, 'utf8'))};` : line;
  });
}
