import { Transform } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { oneLine } from '../email-parts.ts';

export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with user and password where the server wants them. */
  smtpUrl: string;
  /** `Name <address>` or an address alone. */
  from: string;
}

interface Email {
  subject: string;
  /** Where answers go, where that is not the sender. */
  replyTo?: string;
  text: string;
  html?: string;
  /** A person wrote it, in this name; otherwise it says of itself that a program did. */
  writtenBy?: string;
  /** A program wrote it, in the name of this brand. */
  automaticIn?: string;
}

/** Until it is done the mail server does not get the end of the message, and so nothing; where it fails, it gets none. */
export type BeforeHandingOver = () => Promise<void>;

/** Sends one e-mail to one address; settles when the mail server has taken it. */
export type SendEmail = (email: Email, to: string, id: string, before?: BeforeHandingOver) => Promise<void>;

/** All steps of one sending together stay below the lease of a job. */
const STEP_LIMIT_MS = 10_000;
const LIMIT_MS = 120_000;

export function createMailer({ smtpUrl, from }: MailSettings): SendEmail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_LIMIT_MS,
    greetingTimeout: STEP_LIMIT_MS,
    dnsTimeout: STEP_LIMIT_MS,
    socketTimeout: 2 * STEP_LIMIT_MS,
    // What visitors write must never name a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', (mail, done) => {
    const { before }: SendMailOptions & { before?: BeforeHandingOver } = mail.data;
    if (before) mail.message.transform(() => heldBack(before));
    done();
  });
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return async ({ subject, replyTo, text, html, writtenBy, automaticIn }, to, id, before) => {
    const name = writtenBy ?? (automaticIn && oneLine(automaticIn));
    const message: SendMailOptions & { before?: BeforeHandingOver } = {
      from: name === undefined ? from : { name, address },
      to: { name: '', address: to },
      replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
      subject,
      text,
      html,
      // The same when it has to be sent again: mailboxes show it once.
      messageId: `<${id}@${domain}>`,
      headers:
        writtenBy === undefined
          ? { 'Auto-Submitted': automaticIn === undefined ? 'auto-generated' : 'auto-replied' }
          : {},
      signal: AbortSignal.timeout(LIMIT_MS),
      before,
    };
    await transport.sendMail(message);
  };
}

/** Keeps the end of a message until something is done. */
function heldBack(before: BeforeHandingOver): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      before().then(() => done(), done);
    },
  });
}
