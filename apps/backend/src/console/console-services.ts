import type { Caller } from '@tablefront/console-wire/access';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import type { Logger } from '../failures/logger.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { BrandFacts } from './brands/brand-facts.ts';
import type { PictureServices } from './pictures/keep-picture.ts';
import type { PreviewSigner } from './preview/preview-routes.ts';

/** What the console's rooms work with. */
export interface ConsoleServices {
  database: Database;
  logger: Logger;
  limiter: Pick<RateLimiter, 'enter' | 'count'>;
  /** Of the console's pages, `https://console.example.com`: from the settings, never from a header. */
  origin(): string;
  brands: BrandFacts;
  /** Makes the addresses of previews. */
  signPreviews?: PreviewSigner | undefined;
  /** How pictures of pages are made; and whether there is room for them. */
  pictures?: Pick<PictureServices, 'encodePicture' | 'requireRoom'>;
  now(): Date;
}

export interface ConsoleBindings {
  /** An IP address that the visitor cannot choose. */
  visitorAddress?: string;
}

/** Before somebody is known to be signed in. */
export interface OpenEnvironment {
  Bindings: ConsoleBindings;
}

export interface SignedInEnvironment extends OpenEnvironment {
  Variables: { caller: Caller };
}

/** What a call is made with, signed in or not. */
export type CallContext = Pick<Context, 'req'> & { env: ConsoleBindings | undefined };
export type SignedInContext = Context<SignedInEnvironment>;
