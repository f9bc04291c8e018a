import type { BrowserContext, Request, Route } from '@playwright/test';

/** 40 × 30 pixels: one pixel is none where a page names a picture by its width. */
const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4jWNgGAWjYBSMguEAAATOAAE9WQaqAAAAAElFTkSuQmCC',
  'base64',
);

/** One request that would have left this machine. */
export interface OutgoingRequest {
  url: string;
  method: string;
  /** What the browser wanted it for: `document`, `script`, `image`, `fetch` and so on. */
  kind: string;
  postData: string | null;
}

const HERE = String.raw`^(?!https?:)|^https?://(?:(?:[^/]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?/`;
const ON_THIS_MACHINE = new RegExp(HERE);
/** Among them what the site would fetch for its picture endpoint: there is no other machine that it could ask. */
const OUTSIDE = new RegExp(String.raw`^(?!${HERE})|^https?://[^/]+/p/\d+\?http`);

export function isOnThisMachine(url: string): boolean {
  return ON_THIS_MACHINE.test(url);
}

/** Answers every request to another machine with something harmless of its kind, and lists it in `outgoing`. */
export async function standInForOutsideWorld(context: BrowserContext, outgoing: OutgoingRequest[]): Promise<void> {
  // By an expression, not a function: what it does not match then goes on without a turn through this process.
  await context.route(OUTSIDE, async (route) => {
    const request = route.request();
    outgoing.push({
      url: originalOf(request.url()),
      method: request.method(),
      kind: request.resourceType(),
      postData: request.postData(),
    });
    await route.fulfill(standInFor(request));
  });
}

/** What the site would fetch for an address of its picture endpoint; any other address is what it is. */
function originalOf(address: string): string {
  const { pathname, search } = new URL(address);
  return /^\/p\/\d+$/.test(pathname) ? decodeURIComponent(search.slice(1)) : address;
}

function standInFor(request: Request): Parameters<Route['fulfill']>[0] {
  const headers = { 'access-control-allow-origin': '*' };
  switch (request.resourceType()) {
    case 'document':
      return { contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' };
    case 'image':
      return { headers, contentType: 'image/png', body: smallPng };
    case 'script':
      return { headers, contentType: 'text/javascript', body: '' };
    case 'stylesheet':
      return { headers, contentType: 'text/css', body: '' };
    case 'fetch':
    case 'xhr':
      return {
        headers: { ...headers, 'access-control-allow-headers': '*' },
        contentType: 'application/json',
        body: '{}',
      };
    default:
      return { headers, status: 204, body: '' };
  }
}
