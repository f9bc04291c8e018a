/** What the reference projects are made of: the site's own components and the home page's data, as the site sends them. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { homePageOf } from '../../apps/website/app/routes/home/home-page.ts';
import { shellOf } from '../../apps/website/app/shell/shell.ts';
import type { PageRenderer } from '../render/page-renderer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const brand = 'maple-and-ember';

/** Components with state, events or context: Next.js must be told that they run in the browser. The others stay on its server. */
const clientComponents = [
  ...['layout/footer.tsx', 'layout/header.tsx', 'layout/launcher.tsx'],
  ...['routes/home/hero.tsx', 'routes/home/ordering.tsx', 'routes/home/our-locations.tsx'],
  ...['routes/home/popular-items.tsx', 'shell/shell-context.ts', 'ui/order-link.tsx', 'ui/picture.tsx'],
];

/** Writes `generated/` and `public/` of a reference project. */
export async function prepare(project: string, renderer: PageRenderer): Promise<void> {
  const folder = path.join(root, 'benchmarks/reference', project);
  const generated = path.join(folder, 'generated');
  const publicFolder = path.join(folder, 'public');
  for (const made of [generated, publicFolder]) rmSync(made, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });

  const sources = {
    app: 'apps/website/app',
    restaurant: 'packages/restaurant/src',
    'backend-client': 'packages/backend-client/src',
  };
  for (const [name, source] of Object.entries(sources)) {
    cpSync(path.join(root, source), path.join(generated, name), {
      recursive: true,
      filter: (file) => !/\.test\./.test(file),
    });
  }
  cpSync(path.join(import.meta.dirname, 'router-shim.tsx'), path.join(generated, 'router-shim.tsx'));
  if (project === 'next') {
    for (const component of clientComponents) {
      const file = path.join(generated, 'app', component);
      writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
    }
  }

  const read = readSiteConfiguration(JSON.parse(readFileSync(path.join(root, 'brands', brand, 'brand.json'), 'utf8')));
  if (!read.ok) throw new Error(read.error);
  const now = new Date();
  const html = await renderer.render(read.configuration, '/');
  const content = {
    shell: shellOf(read.configuration, { now, origin: 'http://localhost' }),
    page: homePageOf(read.configuration, { origin: 'http://localhost', now }),
    title: between(html, '<title>', '</title>'),
    headTags: headTagsOf(html),
    brandStyle: between(html, 'data-href="brand">', '</style>'),
    announcement: between(html, 'Skip to content</a>', '<header').replace(/ nonce="[^"]*"/g, ''),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json),
  };
  writeFileSync(path.join(generated, 'home.json'), JSON.stringify(content));
  writeFileSync(path.join(generated, 'critical.json'), JSON.stringify(pageStylesOf(html)));

  cpSync(path.join(root, 'apps/website/public'), publicFolder, { recursive: true });
  cpSync(path.join(root, 'brands', brand, 'pictures'), path.join(publicFolder, 'brands', brand, 'pictures'), {
    recursive: true,
  });
  for (const [font] of html.matchAll(/\/assets\/[\w-]+\.woff2/g)) {
    cpSync(path.join(root, 'apps/website/build/client', font), path.join(publicFolder, font));
  }
}

/** All but the brand's own. React joins some into one element, which then bears all their names. */
function pageStylesOf(html: string): string {
  const styles = [...html.matchAll(/<style[^>]* data-href="([^"]*)"[^>]*>(.*?)<\/style>/gs)];
  const names = styles.flatMap(([, joined = '']) => joined.split(' '));
  const missing = ['critical', 'home', 'brand'].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`The home page has no styles for ${missing.join(', ')}, but ${names}`);
  return styles.flatMap(([, name, text]) => (name === 'brand' ? [] : [text])).join('');
}

function between(html: string, before: string, after: string): string {
  const start = html.indexOf(before);
  const end = html.indexOf(after, start + before.length);
  if (start < 0 || end < 0) throw new Error(`The home page has no ${before}`);
  return html.slice(start + before.length, end);
}

/** Metas, icons and preloads of fonts, with the names that React gives their attributes. */
function headTagsOf(html: string): { tag: string; attributes: Record<string, string> }[] {
  const names: Record<string, string> = {
    charset: 'charSet',
    crossorigin: 'crossOrigin',
    fetchpriority: 'fetchPriority',
  };
  return [...between(html, '<head>', '</head>').matchAll(/<(meta|link) ([^>]*?)\/?>/g)].flatMap(
    ([, tag = '', written = '']) => {
      const attributes = Object.fromEntries(
        [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          names[name.toLowerCase()] ?? name,
          value.replaceAll('&amp;', '&'),
        ]),
      );
      return attributes.rel === 'modulepreload' || attributes.as === 'image' ? [] : [{ tag, attributes }];
    },
  );
}
