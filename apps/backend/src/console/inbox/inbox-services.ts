import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Senders } from '../../notifications/sending/senders.ts';
import type { InterruptedUploads } from '../../submissions/files/interrupted-uploads.ts';
import type { ConsoleServices } from '../console-services.ts';
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
