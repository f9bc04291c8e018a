import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { ComponentType } from 'react';
import type { SiteAccess } from '../site-access.ts';

/** What a page's `loader` and `action` are given: the request, and the brand whose site it is of. */
export interface PageVisit {
  request: Request;
  url: URL;
  /** Of the page's pattern, decoded: `slug` of a location. */
  params: { slug?: string };
  configuration: SiteConfiguration;
  access: SiteAccess;
}

/**
 * A page of the site: the module that `app/pages.ts` names. `loader` works out what the page shows, and may throw a
 * redirect or a `PageRefusal`; `action` answers what was posted to the page without JavaScript.
 */
export interface PageModule {
  loader?(visit: PageVisit): unknown;
  action?(visit: PageVisit): unknown;
  // The data of a page is known to its own module only.
  // biome-ignore lint/suspicious/noExplicitAny: see PageProps, by which each page checks its own
  default: ComponentType<any>;
  /** The style sheet of the page alone, which its document bears. */
  styles?: string;
}

type Answer<Handler> = Handler extends (visit: PageVisit) => infer Result
  ? Awaited<Result> extends WithStatus<infer Data>
    ? Data
    : Awaited<Result>
  : undefined;

/** What a page is rendered with: `PageProps<typeof loader, typeof action>`. */
export interface PageProps<Loader = undefined, Action = undefined> {
  loaderData: Answer<Loader>;
  /** Absent unless something was posted. */
  actionData?: Answer<Action>;
}

/** An answer of a loader or an action whose page does not bear status 200. */
export class WithStatus<Data> {
  readonly data: Data;
  readonly status: number;
  constructor(data: Data, status: number) {
    this.data = data;
    this.status = status;
  }
}

export function withStatus<Data>(data: Data, status: number): WithStatus<Data> {
  return new WithStatus(data, status);
}

/** Thrown in place of a page: the error screen is shown, with this status. */
export class PageRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The page is refused with ${status}`);
    this.status = status;
  }
}

/** @param to fit for a `Location` header */
export function redirect(to: string, status: 301 | 302 = 302): Response {
  return new Response(null, { status, headers: { Location: to } });
}
