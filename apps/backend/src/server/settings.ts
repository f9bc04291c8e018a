import { z } from 'zod';
import type { BackendOptions } from '../backend.ts';
import { type ProxyTrust, parseProxyTrust } from './trusted-proxy.ts';

const text = z
  .string()
  .trim()
  .transform((given) => (given === '' ? undefined : given))
  .optional();
const flag = text.transform((given) => /^(1|true|yes|on)$/i.test(given ?? ''));

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: text,
  BACKEND_ANON_KEY: z.string().trim().min(1).default('tablefront-anonymous-key'),
  DATABASE_URL: text,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  FILES_URL: text,
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text,
  WEBHOOKS_ALLOW_PRIVATE: flag,
  OPENROUTER_API_KEY: text,
  OPENROUTER_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENROUTER_MODEL: text,
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, context) => {
      const trust = parseProxyTrust(text);
      if (trust) return trust;
      context.addIssue('is neither true, a number of proxies up to 10, nor addresses and ranges such as 10.0.0.0/8');
      return z.NEVER;
    }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface ServerSettings {
  port: number;
  host?: string;
  /** Whose `X-Forwarded-For` counts: proxies, and sites that post what visitors sent them without JavaScript. */
  trustProxy: ProxyTrust;
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
  backend: Omit<BackendOptions, 'logger'>;
}

/**
 * The settings of a backend that runs by itself; they are called as the website's are.
 * @throws Error whose message names each setting that cannot be used, and why
 */
export function readServerSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const read = schema.safeParse(environment);
  if (!read.success) throw unusable(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const settings = read.data;
  const user = settings.SMTP_URL && decodeURIComponent(new URL(settings.SMTP_URL).username);
  const from = settings.MAIL_FROM ?? (user?.includes('@') ? user : undefined);
  if (settings.SMTP_URL && from === undefined) {
    throw unusable(['MAIL_FROM: e-mails (SMTP_URL) need an address to come from']);
  }
  const { OPENROUTER_API_KEY: apiKey, OPENROUTER_BASE_URL: baseUrl, OPENROUTER_MODEL: model } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    backend: {
      databaseUrl: settings.DATABASE_URL,
      dataDir: settings.DATA_DIR,
      filesUrl: settings.FILES_URL,
      anonKey: settings.BACKEND_ANON_KEY,
      mail: settings.SMTP_URL && from !== undefined ? { smtpUrl: settings.SMTP_URL, from } : undefined,
      allowPrivateWebhooks: settings.WEBHOOKS_ALLOW_PRIVATE,
      assistant: { openRouter: apiKey === undefined ? undefined : { apiKey, baseUrl, model } },
    },
  };
}

function unusable(problems: string[]): Error {
  return new Error(['These settings cannot be used:', ...problems].join('\n  '));
}
