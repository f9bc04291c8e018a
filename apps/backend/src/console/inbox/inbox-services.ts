import type { Caller, Role } from '@tablefront/console-wire/access';
import type { Context } from 'hono';
import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Senders } from '../../notifications/sending/senders.ts';
import type { InterruptedUploads } from '../../submissions/files/interrupted-uploads.ts';
import type { ConsoleBindings, ConsoleServices } from '../console-services.ts';
import type { ConsoleNews } from '../news/console-news.ts';

/** What the inbox, the news and today work with. */
export interface InboxServices extends Pick<ConsoleServices, 'database' | 'logger' | 'brands' | 'now'> {
  files: FileStore;
  /** Of uploads that broke off; they may be of the person who is erased. */
  interrupted?: Pick<InterruptedUploads, 'remove'>;
  readConfiguration: ConfigurationReader;
  news: ConsoleNews;
  /** Whether e-mails go out from here. */
  sendsMail: boolean;
  /** The ways out, for messages that try whether they work. */
  senders?: Senders;
  /** What browsers subscribe with to be told. */
  vapidPublicKey?: string;
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks?: boolean;
  /** Encodes a photo anew, so that nothing of the file but its pixels is left; rejects for what is no picture. */
  encodePhoto?: (bytes: Uint8Array) => Promise<Uint8Array>;
}

export interface InboxEnvironment {
  Bindings: ConsoleBindings;
  Variables: { caller: Caller; reach: Reach };
}

export type InboxContext = Context<InboxEnvironment>;

/** How far a call reaches: one brand, and of it all or some places. */
export interface Reach {
  caller: Caller;
  brandId: string;
  role: Role;
  /** Ids as submissions bear them; null for all, and for what is about no place. */
  places: string[] | null;
}
