import { createTransport } from 'nodemailer';

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
}

/** Sends one e-mail to one address; settles when the mail server has taken it. */
export type SendEmail = (email: Email, to: string, id: string) => Promise<void>;

/** All steps of one sending together stay below the lease of a job. */
const stepLimitMs = 10_000;
const limitMs = 120_000;

export function createMailer({ smtpUrl, from }: MailSettings): SendEmail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepLimitMs,
    greetingTimeout: stepLimitMs,
    dnsTimeout: stepLimitMs,
    socketTimeout: 2 * stepLimitMs,
    // What visitors write must never name a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  return async ({ subject, replyTo, text, html, writtenBy }, to, id) => {
    await transport.sendMail({
      from: writtenBy === undefined ? from : { name: writtenBy, address },
      to: { name: '', address: to },
      replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
      subject,
      text,
      html,
      // The same when it has to be sent again: mailboxes show it once.
      messageId: `<${id}@${domain}>`,
      headers: writtenBy === undefined ? { 'Auto-Submitted': 'auto-generated' } : {},
      signal: AbortSignal.timeout(limitMs),
    });
  };
}
