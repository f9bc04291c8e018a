import { setTimeout as wait } from 'node:timers/promises';
import type { MeasuredSite } from '../servers/measured-site.ts';
import { demoBrands, hostOf, type Told, toldBy } from './drill-brands.ts';
import { type Answer, ask, connection, textOf } from './http-client.ts';
import { type DrillRecord, SETTLED_AFTER_MS } from './record.ts';
import type { Versions } from './versions.ts';

/** One page of one brand, as it was before anything went wrong. */
export interface KnownPage {
  host: string;
  path: string;
  /** Of a brand made for the drill. */
  brand?: number;
  /** Of a demo brand. */
  word?: string;
  status: number;
  /** Whether it names its brand: some answers have no text. */
  named: boolean;
  html: boolean;
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36';
/** The title of the error screen. */
const STREAMED_FAILURE = 'Error Loading Restaurant';
/** What the loading screen ends with once the configuration is there. */
const LOADED = '>location.reload()</script>';
const MOST_RELOADS = 5;
const machinePages = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/feedback',
  '/no-such-page',
];

/** Visits every page of every brand once: what it answers now it must answer until the end. */
export async function findPages(port: number, brands: number): Promise<KnownPage[]> {
  const sites = [
    ...demoBrands.map(({ host, word }) => ({ host, word, brand: undefined })),
    ...Array.from({ length: brands }, (_, brand) => ({ host: hostOf(brand), word: undefined, brand })),
  ];
  const pages: KnownPage[] = [];
  const agent = connection();
  for (const site of sites) {
    const headers = { host: site.host, 'user-agent': BROWSER };
    const map = textOf(await ask({ port, path: '/sitemap.xml', headers, agent }));
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    for (const path of new Set([...listed, ...machinePages])) {
      const answer = await ask({ port, path, headers, agent });
      if (answer.status >= 500) throw new Error(`${site.host}${path} answers ${answer.status} before the drill begins`);
      const told = toldBy(textOf(answer));
      const named = site.brand === undefined ? told.demos.includes(site.word) : told.markers.length > 0;
      pages.push({ ...site, path, status: answer.status, named, html: isHtml(answer) });
    }
  }
  agent.destroy();
  const unnamed = pages.filter(({ named, html }) => html && !named).length;
  console.log(`  ${pages.length} pages of ${sites.length} brands${unnamed > 0 ? `, ${unnamed} without a name` : ''}`);
  return pages;
}

interface ReaderOptions {
  port: number;
  pages: KnownPage[];
  versions: Versions;
  record: DrillRecord;
  /** Between two requests of one visitor, on average. */
  thinkMs: number;
  /** Nobody can answer while no process lives. */
  mayBeDown: boolean;
  served: ServedBrands;
  stop: AbortSignal;
}

/** Which hosts each process has served in its present life. A process that is new may know less than the others. */
export interface ServedBrands {
  note(process: string, host: string): void;
  has(process: string, host: string): boolean;
}

export function rememberServed(sites: MeasuredSite[]): ServedBrands {
  const hosts = new Map<string, Set<string>>();
  const ofLife = (process: string) => {
    const life = `${process} ${sites.find(({ name }) => name === process)?.lives()}`;
    const known = hosts.get(life) ?? new Set<string>();
    hosts.set(life, known);
    return known;
  };
  return {
    note: (process, host) => ofLife(process).add(host),
    has: (process, host) => ofLife(process).has(host),
  };
}

/** A visitor who reads one page after the other, and looks at each. */
export async function readPages(options: ReaderOptions): Promise<void> {
  const { port, pages, record, thinkMs, stop } = options;
  const agent = connection();
  const tags = new Map<KnownPage, { tag: string; version?: number }>();
  while (!stop.aborted) {
    const page = pages[Math.floor(Math.random() * pages.length)];
    if (!page) break;
    const known = Math.random() < 0.5 ? tags.get(page) : undefined;
    const startedAt = record.now();
    const before = page.brand === undefined ? undefined : options.versions.snapshot(page.brand);
    try {
      const headers = {
        host: page.host,
        'user-agent': BROWSER,
        'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
        'accept-encoding': Math.random() < 0.8 ? 'gzip, deflate, br' : Math.random() < 0.5 ? 'gzip' : 'identity',
        ...(known && { 'if-none-match': known.tag }),
      };
      const answer = await askUntilLoaded({ port, path: page.path, agent, headers }, record);
      record.request(answer.status === 304 ? 'not modified' : 'page', startedAt);
      const version = judge(answer, page, known?.version, startedAt, options);
      const process = String(answer.headers['x-drill-process']);
      if (version !== undefined && page.brand !== undefined && before) {
        options.versions.seen({
          process,
          brand: page.brand,
          version,
          startedAt,
          before,
          what: `${page.host}${page.path}`,
        });
      }
      const tag = answer.headers.etag;
      if (tag && answer.status === 200) tags.set(page, { tag, version });
    } catch (error) {
      cut(`GET ${page.host}${page.path}: ${error instanceof Error ? error.message : error}`, startedAt, record);
    }
    await wait(-Math.log(1 - Math.random()) * thinkMs, undefined, { signal: stop }).catch(() => {});
  }
  agent.destroy();
}

/** As a browser does with the loading screen: it asks again when that says so. */
async function askUntilLoaded(question: Parameters<typeof ask>[0], record: DrillRecord): Promise<Answer> {
  let answer = await ask(question);
  for (let again = 0; again < MOST_RELOADS && textOf(answer).includes(LOADED); again += 1) {
    record.interrupted('the loading screen came first');
    answer = await ask(question);
  }
  return answer;
}

/** Says what is wrong with an answer; answers the version that it shows. */
function judge(
  answer: Answer,
  page: KnownPage,
  knownVersion: number | undefined,
  startedAt: number,
  { record, mayBeDown, served }: ReaderOptions,
): number | undefined {
  const what = `${page.host}${page.path} (process ${answer.headers['x-drill-process'] ?? 'none'})`;
  const { status } = answer;
  if (
    answer.headers['x-drill-no-process'] &&
    mayBeDown &&
    record.faultBetween(startedAt, record.now(), SETTLED_AFTER_MS)
  ) {
    record.interrupted('no process lived');
    return undefined;
  }
  if (status === 304) {
    if (knownVersion === undefined && page.brand !== undefined && page.named) {
      record.violate('another status than before', `${what}: 304 without having been asked`);
    }
    return knownVersion;
  }
  const text = textOf(answer);
  const process = String(answer.headers['x-drill-process']);
  // A page whose spinner was sent before its configuration was missed cannot change its status any more.
  if ((status >= 500 && page.status < 500) || text.includes(STREAMED_FAILURE)) {
    const known = served.has(process, page.host);
    const what503 = `${what}: ${status}${status < 500 ? ' with the error screen' : ''} in place of ${page.status}`;
    record.violate(
      known ? 'a failure in place of a page' : 'a failure from a process that had not served the brand before',
      what503,
    );
    return undefined;
  }
  if (status !== page.status) {
    record.violate('another status than before', `${what}: ${status} in place of ${page.status}`);
    return undefined;
  }
  served.note(process, page.host);
  if (page.html && !text.trimEnd().endsWith('</html>')) {
    record.violate('a page that is not whole', `${what}: ends with ${JSON.stringify(text.slice(-60))}`);
  }
  const told = toldBy(text);
  const foreign = foreignIn(told, page);
  if (foreign !== undefined) record.violate('a page of another brand', `${what}: ${foreign}`);
  const versions = new Set(told.markers.map(({ version }) => version));
  if (versions.size > 1) record.violate('a page that is not whole', `${what}: versions ${[...versions].join(' and ')}`);
  return told.markers[0]?.version;
}

function foreignIn({ markers, demos }: Told, page: KnownPage): string | undefined {
  const other = markers.find(({ brand }) => brand !== page.brand);
  if (other) return `names the brand ${other.brand}`;
  if (page.brand === undefined) {
    const foreign = demos.find((word) => word !== page.word);
    if (foreign) return `names ${foreign}`;
    return page.named && demos.length === 0 ? 'does not name its brand' : undefined;
  }
  return page.named && markers.length === 0 ? 'does not name its brand' : undefined;
}

/** A killed process cuts what it was answering; nothing else may. */
export function cut(what: string, startedAt: number, record: DrillRecord): void {
  if (record.faultBetween(startedAt, record.now(), SETTLED_AFTER_MS)) record.interrupted('a connection was cut');
  else record.violate('a connection cut outside of a kill', what);
}

function isHtml({ headers }: Answer): boolean {
  return String(headers['content-type']).startsWith('text/html');
}
