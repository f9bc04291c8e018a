import { type ProxyTrust, parseProxyTrust } from '@tablefront/backend/trusted-proxy';
import { z } from 'zod';

/** `1`, `true`, `yes`, `on` mean yes. */
const flag = z
  .string()
  .transform((text) => /^(1|true|yes|on)$/i.test(text.trim()))
  .default(false);
const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: optionalText,
  BRAND_ID: optionalText,
  BACKEND_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  BACKEND_ANON_KEY: z.string().trim().min(1).default('tablefront-anonymous-key'),
  DATABASE_URL: optionalText,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  FILES_URL: optionalText.refine((text) => text === undefined || text.startsWith('s3://'), {
    message: 'must look like s3://KEY:SECRET@HOST/BUCKET?region=REGION',
  }),
  GOOGLE_MAPS_API_KEY: optionalText,
  GOOGLE_MAPS_MAP_ID: optionalText,
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optionalText.pipe(
    z
      .string()
      .regex(
        /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
        'is neither an e-mail address nor Name <address>',
      )
      .optional(),
  ),
  WEBHOOKS_ALLOW_PRIVATE: flag,
  INFLUENCER_PORTAL_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENROUTER_API_KEY: optionalText,
  OPENROUTER_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENROUTER_MODEL: optionalText,
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, context) => {
      const trust = parseProxyTrust(text);
      if (trust) return trust;
      context.addIssue('is neither true, a number of proxies up to 10, nor addresses and ranges such as 10.0.0.0/8');
      return z.NEVER;
    }),
  HSTS_SECONDS: z.coerce.number().int().min(0).default(31_536_000),
  METRICS_PORT: optionalText
    .transform((text) => (text === undefined ? text : Number(text)))
    .pipe(z.int().min(0).max(65_535).optional()),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What is in flight at the end may take this long: service managers commonly kill after 30 seconds. */
const finishWithinMs = 25_000;

export interface Settings {
  port: number;
  host?: string;
  brandId?: string;
  backendUrl?: string;
  backendAnonKey: string;
  databaseUrl?: string;
  dataDir: string;
  /** Of an S3-compatible store for uploaded files; without it they are in `dataDir`. */
  filesUrl?: string;
  /** Without it, maps are frames that need no key. */
  googleMaps?: { key: string; mapId?: string };
  /** How e-mails about submissions are sent; without it they wait. */
  mail?: { smtpUrl: string; from: string };
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks: boolean;
  /** Where influencers apply for a campaign, for brands that name no portal of their own. */
  influencerPortal?: string;
  /** The assistant's language model; without it the built-in engine answers. */
  openRouter?: { apiKey: string; baseUrl?: string; model?: string };
  /** Whose word counts on the visited host, the scheme and the visitor's address. */
  trustProxy: ProxyTrust;
  /** For how long browsers that came by TLS shall come by nothing else; 0 takes it back. */
  hstsSeconds: number;
  /** Where Prometheus reads metrics; without it nowhere. */
  metrics?: { port: number; host: string };
  shutdown: { delayMs: number; limitMs: number };
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/**
 * The settings of the process.
 * @throws Error whose message names each setting that cannot be used, and why
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${problems.join('\n')}`);
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    brandId: settings.BRAND_ID,
    backendUrl: settings.BACKEND_URL?.replace(/\/+$/, ''),
    backendAnonKey: settings.BACKEND_ANON_KEY,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    filesUrl: settings.FILES_URL,
    googleMaps: settings.GOOGLE_MAPS_API_KEY
      ? { key: settings.GOOGLE_MAPS_API_KEY, mapId: settings.GOOGLE_MAPS_MAP_ID }
      : undefined,
    mail: readMail(settings.SMTP_URL, settings.MAIL_FROM),
    allowPrivateWebhooks: settings.WEBHOOKS_ALLOW_PRIVATE,
    influencerPortal: settings.INFLUENCER_PORTAL_URL,
    openRouter: settings.OPENROUTER_API_KEY
      ? {
          apiKey: settings.OPENROUTER_API_KEY,
          baseUrl: settings.OPENROUTER_BASE_URL,
          model: settings.OPENROUTER_MODEL,
        }
      : undefined,
    trustProxy: settings.TRUST_PROXY,
    hstsSeconds: settings.HSTS_SECONDS,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    shutdown: { delayMs: settings.SHUTDOWN_DELAY_SECONDS * 1_000, limitMs: finishWithinMs },
    logLevel: settings.LOG_LEVEL,
  };
}

/** What must not be seen in a log, and might be part of an error's message. */
export function secretsOf({ databaseUrl, filesUrl, mail, openRouter }: Settings): string[] {
  const parts = [databaseUrl, filesUrl, mail?.smtpUrl].flatMap((address = '') => {
    if (!URL.canParse(address)) return [address];
    const url = new URL(address);
    return [url.password, decoded(url.password), url.searchParams.get('password') ?? ''];
  });
  return [...parts, openRouter?.apiKey ?? ''].filter((secret) => secret !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Who logs in with an address sends from it, unless told otherwise. */
function readMail(smtpUrl: string | undefined, from: string | undefined): Settings['mail'] {
  if (smtpUrl === undefined) return undefined;
  const user = decodeURIComponent(new URL(smtpUrl).username);
  const sender = from ?? (/^[^\s<>@]+@[^\s<>@]+$/.test(user) ? user : undefined);
  if (sender === undefined) {
    throw new Error('These settings cannot be used:\n  MAIL_FROM: e-mails (SMTP_URL) need an address to come from');
  }
  return { smtpUrl, from: sender };
}
