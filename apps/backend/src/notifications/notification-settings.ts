/**
 * To whom a brand's submissions are told, as its operator writes it in a file.
 */

import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { leadsInward } from '@tablefront/serving/outbound/public-addresses';
import { z } from 'zod';

const kinds = z
  .array(z.enum(submissionKinds, { error: `must be one of ${submissionKinds.join(', ')}` }), {
    error: 'must be a list',
  })
  .min(1, { error: 'must not be empty; leave it out for every kind' })
  .optional();

/** Plain ASCII addresses, nothing that means something in a header. */
export const emailAddress = z
  .string({ error: 'must be an e-mail address' })
  .max(254, { error: 'is too long for an e-mail address' })
  .regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, { error: 'must be an e-mail address' });

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(2_000, { error: 'is too long' })
  .refine((url) => !/^[a-z]+:\/\/[^/?#]*@/i.test(url), { error: 'must not hold a user name or password' });

/** As the Standard Webhooks specification has it: `whsec_` and 24 to 64 random bytes in base64. */
const webhookSecret = z.string({ error: 'must be a text' }).refine(
  (secret) => {
    const bytes = readSecret(secret).length;
    return /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) && bytes >= 24 && bytes <= 64;
  },
  { error: 'must be whsec_ and 24 to 64 random bytes in base64: echo "whsec_$(openssl rand -base64 32)"' },
);

export const notificationSettingsSchema = z.strictObject(
  {
    email: z
      .array(
        z.strictObject({ to: z.array(emailAddress, { error: 'must be a list of e-mail addresses' }).min(1), kinds }),
        {
          error: 'must be a list',
        },
      )
      .max(100)
      .default([]),
    webhook: z
      .array(z.strictObject({ url: webhookUrl, secret: webhookSecret, kinds }), { error: 'must be a list' })
      .max(100)
      .refine((hooks) => new Set(hooks.map(({ url }) => url)).size === hooks.length, {
        error: 'names one url twice; put all its kinds into one entry',
      })
      .default([]),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'must be { "email": […], "webhook": […] }') },
);

export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

/** The bytes of a `whsec_…` secret. */
export function readSecret(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

/**
 * Settings as a person or the database holds them.
 * @returns the problems, each with its path, when they cannot be used
 */
export function readNotificationSettings(
  written: unknown,
  { allowPrivate }: { allowPrivate: boolean },
): { ok: true; settings: NotificationSettings } | { ok: false; problems: string[] } {
  const read = notificationSettingsSchema.safeParse(written);
  if (!read.success) {
    return { ok: false, problems: read.error.issues.map(({ path, message }) => `${pathInWords(path)}: ${message}`) };
  }
  const problems = read.data.webhook.flatMap(({ url }, at) => {
    const problem = allowPrivate ? undefined : problemOf(new URL(url));
    return problem ? [`webhook[${at}].url: ${problem}`] : [];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings: read.data };
}

function problemOf(url: URL): string | undefined {
  const unless = 'needs WEBHOOKS_ALLOW_PRIVATE=1';
  if (url.protocol === 'http:') return `must begin with https:// (http:// ${unless})`;
  return leadsInward(url) ? `must be of the public internet (${url.hostname} ${unless})` : undefined;
}

/** For a terminal: who reads over the operator's shoulder learns no secret, and no key that is part of a URL. */
export function maskedSettings(settings: NotificationSettings): unknown {
  return {
    email: settings.email,
    webhook: settings.webhook.map((hook) => ({ ...hook, url: maskedUrl(hook.url), secret: 'whsec_…' })),
  };
}

/** `https://host/…`: many services put their key into the path. */
export function maskedUrl(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? `${origin}/` : `${origin}/…`;
}

function pathInWords(path: PropertyKey[]): string {
  const words = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return words.replace(/^\./, '') || 'the file';
}
