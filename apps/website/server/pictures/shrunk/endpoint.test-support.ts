import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { Reach } from '@tablefront/serving/outbound/open-public';
import type { SiteOutcome } from '#app/site-access.ts';
import { imageEndpoint } from './image-endpoint.ts';

const brandsDirectory = path.resolve(import.meta.dirname, '../../../../../brands');
const closing: (() => unknown)[] = [];

/** Ends the servers and removes the folders of a test. */
export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

/** A host of pictures on this machine, and the paths that it was asked for. */
export async function pictureHost(answer: http.RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, asked };
}

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'image-endpoint-'));
  closing.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

interface EndpointOptions {
  /** By host name. */
  brands: Record<string, unknown>;
  directory: string;
  reach?: Reach;
  now?: () => number;
  patienceMs?: number;
  maxBytes?: number;
}

/** The endpoint with brands, asked as `get('https://host/p/…')`. */
export function endpoint({ brands, ...options }: EndpointOptions) {
  const sites = new Map(Object.entries(brands).map(([host, value]) => [host, siteOf(value)]));
  const warnings: string[] = [];
  const app = imageEndpoint({
    // A busy machine must not decide what a test sees.
    patienceMs: 60_000,
    ...options,
    brandsDirectory,
    loadSite: (request) =>
      sites.get(new URL(request.url).host) ?? { kind: 'failed', status: 404, title: '', message: 'no such site' },
    warn: (message) => warnings.push(message),
  });
  const get = async (link: string, { width = 640, accept = '*/*', host = 'one.example', headers = {} } = {}) =>
    app.request(`https://${host}/p/${width}?${link.replace(/[%#,]/g, encodeURIComponent)}`, {
      headers: { accept, ...headers },
    });
  return { app, get, warnings };
}

function siteOf(value: unknown): SiteOutcome {
  const result = readSiteConfiguration(value);
  if (!result.ok) throw new Error(result.error);
  return { kind: 'ready', configuration: result.configuration };
}

/** A brand with these pictures. */
export function brandWith(...pictures: string[]) {
  return { name: 'One', featuredItems: pictures.map((image) => ({ name: 'Item', image })) };
}
