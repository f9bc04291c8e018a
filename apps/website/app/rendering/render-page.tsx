import { configurationAt } from '@tablefront/restaurant/menu/sold-out';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { assistantAccessOf as assistantData } from '../assistant/assistant-access.ts';
import { ASSISTANT_DATA, WIDGET_DATA } from '../data-paths.ts';
import { widgetData } from '../feedback/widget-data.ts';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import { pageAnswering, pages } from '../pages.ts';
import { accessOfBrand, type SiteAccess } from '../site-access.ts';
import { type DocumentParts, documentOf, lateMarkup, scriptOf, startOf } from './document.tsx';
import { fragments } from './fragments.tsx';
import { type LateParts, LatePartsContext, piecesOf } from './late-part.tsx';
import { type PageModule, PageRefusal, type PageVisit, redirect, WithStatus } from './page.ts';
import type { PageAssets } from './page-assets.ts';
import type { ShownPage } from './shown-page.ts';
import { streamedDocument } from './streamed-document.ts';
import { whileLoading } from './while-loading.tsx';

/** What scripts fetch from the site, beside its pages. */
const DATA: Record<string, (configuration: SiteConfiguration, access: SiteAccess) => object> = {
  [ASSISTANT_DATA]: assistantData,
  [WIDGET_DATA]: widgetData,
};

const unforeseen = { title: 'Error Loading Restaurant', message: 'An unknown error occurred' };

/**
 * Answers a request for a page: its loader (and action), and React's rendering of it into a document.
 */
export async function renderPage(request: Request, access: SiteAccess, assets: PageAssets): Promise<Response> {
  const url = new URL(request.url);
  const data = DATA[url.pathname];
  if (data) return dataAnswer(data, { ...access, site: await access.site });

  const { id, params } = pageAnswering(url.pathname);
  const shown: ShownPage = { id, pathname: url.pathname, search: url.search };
  const fragment = fragments[url.pathname];
  if (fragment)
    return fragmentAnswer(fragment, request, { access: { ...access, site: await access.site }, assets, shown });
  const document = { access, assets, shown };
  if (access.site instanceof Promise) return whileLoading(access.site, document);
  if (access.site.kind === 'failed') {
    const { status, title, message } = access.site;
    // A brand that is not there has no location either. One that cannot be had just now is another matter.
    if (id === 'location' && status === 404) return redirect(pathTo('locations'));
    return htmlAnswer(request, status, errorDocument({ title, message }, document));
  }

  try {
    const page = await pages[id].load();
    const visit = {
      ...{ request, url, params, configuration: configurationAt(access.site.configuration, access.now) },
      access: accessOfBrand(access, access.site),
    };
    return await pageAnswer(page, visit, document);
  } catch (error) {
    if (error instanceof Response) return error;
    if (!(error instanceof PageRefusal) && !request.signal.aborted) console.error(error);
    return htmlAnswer(
      request,
      error instanceof PageRefusal ? error.status : 500,
      errorDocument(unforeseen, { ...document, shown: { ...shown, id: 'notFound' } }),
    );
  }
}

async function pageAnswer(page: PageModule, visit: PageVisit, document: DocumentParts): Promise<Response> {
  const { request } = visit;
  const posted = request.method === 'POST';
  if (request.method !== 'GET' && request.method !== 'HEAD' && !(posted && page.action)) throw new PageRefusal(405);
  const action = posted ? withoutStatus(await page.action?.(visit)) : undefined;
  const loaded = withoutStatus(await page.loader?.(visit));
  const Content = page.default;
  const content = <Content loaderData={loaded.data} actionData={action?.data} />;
  const late: LateParts = [];
  const html = documentOf(
    <LatePartsContext value={late}>
      <SiteLayout>{content}</SiteLayout>
    </LatePartsContext>,
    { ...document, styles: page.styles },
  );
  const status = action?.status ?? loaded.status;
  if (late.length === 0) return htmlAnswer(request, status, html);
  const start = scriptOf(startOf(document.assets), document);
  return streamedDocument(
    piecesOf(html.toString(), late, { start, render: (part) => lateMarkup(part, document) }),
    status,
  );
}

function withoutStatus(answer: unknown): { data: unknown; status: number } {
  return answer instanceof WithStatus ? answer : { data: answer, status: 200 };
}

function errorDocument(failure: { title: string; message: string }, document: DocumentParts): Buffer<ArrayBuffer> {
  return documentOf(<ErrorScreen {...failure} />, document);
}

/** @param html as bytes: a text would be looked through for what is not Unicode first, which takes as long as a tenth of the page */
function htmlAnswer({ method }: Request, status: number, html: Buffer<ArrayBuffer>): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(method === 'HEAD' ? null : html, { status, headers });
}

function fragmentAnswer(fragment: (typeof fragments)[string], request: Request, document: DocumentParts): Response {
  const { site, now } = document.access;
  if (site instanceof Promise || site.kind === 'failed') return new Response(null, { status: 503 });
  const { configuration } = site;
  const content = fragment({ configuration, now, query: new URL(request.url).searchParams });
  const answer = htmlAnswer(request, content ? 200 : 404, Buffer.from(content ? lateMarkup(content, document) : ''));
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}

function dataAnswer(data: (typeof DATA)[string], access: SiteAccess): Response {
  const headers = { 'X-Robots-Tag': 'noindex' };
  const { site } = access;
  if (site instanceof Promise) throw new TypeError('the site is awaited before');
  if (site.kind === 'failed') return Response.json({ error: site.message }, { status: site.status, headers });
  return Response.json(data(site.configuration, accessOfBrand(access, site)), { headers });
}
