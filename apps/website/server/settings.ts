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
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

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
  trustProxy: boolean;
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
    logLevel: settings.LOG_LEVEL,
  };
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
