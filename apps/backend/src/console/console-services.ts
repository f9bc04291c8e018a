import type { Caller } from '@tablefront/console-wire/access';
import type { Preview } from '@tablefront/console-wire/drafts';
import type { Context } from 'hono';
import type { ConfigurationReader } from '../brands/read-configuration.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../failures/logger.ts';
import type { FileStore } from '../files/file-store.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Senders } from '../notifications/sending/senders.ts';
import type { InterruptedUploads } from '../submissions/files/interrupted-uploads.ts';
import type { BrandFacts } from './brands/brand-facts.ts';
import type { ConsoleNews } from './news/console-news.ts';

/** What the console's rooms work with. */
export interface ConsoleServices {
  database: Database;
  logger: Logger;
  limiter: Pick<RateLimiter, 'enter' | 'count'>;
  /** Of the console's pages, `https://console.example.com`: from the settings, never from a header. */
  origin(): string;
  brands: BrandFacts;
  readConfiguration: ConfigurationReader;
  news: ConsoleNews;
  now(): Date;
  files: FileStore;
  /** Of uploads that broke off; they may be of the person who is erased. */
  interrupted?: Pick<InterruptedUploads, 'remove'>;
  /** Whether e-mails go out from here. */
  sendsMail: boolean;
  /** The ways out, for messages that try whether they work. */
  senders?: Senders;
  /** What browsers subscribe with to be told. */
  vapidPublicKey?: string;
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks?: boolean;
  /** Makes the addresses of previews. */
  signPreviews?: PreviewSigner | undefined;
  /** Encodes a photo anew, so that nothing of the file but its pixels is left; rejects for what is no picture. */
  encodePhoto?: (bytes: Uint8Array) => Promise<Uint8Array>;
  encodePicture?: EncodePicture | undefined;
  /** @throws Unavailable where the disk is as good as full */
  requireRoom(fileBytes: number): void;
}

/** Made by whoever serves the preview's host, and knows its key. */
export type PreviewSigner = (of: Previewed & { brandId: string; now: Date }) => Preview;

/** What a preview shows: a draft, or a version by its number. */
export type Previewed = { draftId: string } | { version: number };

/** Parts of the upright picture's width and height, from 0 to 1. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Makes of a file what is kept: upright, cropped, WebP, and nothing of the file but its pixels. Given by whoever can draw.
 * @throws Error whose `kind` is `type`, `size` (too many pixels) or `moving`
 */
export type EncodePicture = (
  bytes: Uint8Array,
  crop: Crop | undefined,
) => Promise<{ bytes: Uint8Array; width: number; height: number }>;

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
