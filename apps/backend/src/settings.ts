/**
 * The settings (environment) of a backend, whichever process it runs in: one of its own, the website's, or an operator's command.
 */
import { z } from 'zod';
import type { BackendOptions } from './backend.ts';
import { parseProxyTrust } from './server/trusted-proxy.ts';

/** An empty setting is none. */
export const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** `1`, `true`, `yes`, `on` mean yes, and anything else no. */
const isYes = (text: string) => /^(1|true|yes|on)$/i.test(text.trim());
const flag = z.string().transform(isYes).default(false);
/** Yes, where nothing is said. */
export const flagUnlessSaid = optionalText.transform((text) => text === undefined || isYes(text));

/** Where the data are, and what an operator's command needs besides. */
const storage = {
  DATABASE_URL: optionalText,
  DATA_DIR: optionalText.transform((text) => text ?? './data'),
  FILES_URL: optionalText.refine((text) => text === undefined || text.startsWith('s3://'), {
    message: 'must look like s3://KEY:SECRET@HOST/BUCKET?region=REGION',
  }),
  WEBHOOKS_ALLOW_PRIVATE: flag,
};

/** To be read, with what else the process has, by `readEnvironment`. */
export const backendEnvironment = z.object({
  ...storage,
  BACKEND_ANON_KEY: z.string().trim().min(1).default('tablefront-anonymous-key'),
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
  OPENROUTER_API_KEY: optionalText,
  OPENROUTER_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENROUTER_MODEL: optionalText,
  ASSISTANT_KEEP_QUESTIONS: flagUnlessSaid,
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

type Environment = Record<string, string | undefined>;

/**
 * Reads the environment.
 * @throws Error whose message names each setting that cannot be used, and why, and never its value
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const read = schema.safeParse(environment);
  if (read.success) return read.data;
  throw unusable(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

/**
 * What `createBackend` takes.
 * @throws Error when e-mails have no address to come from
 */
export function backendOptions(settings: z.output<typeof backendEnvironment>) {
  const { OPENROUTER_API_KEY: apiKey, OPENROUTER_BASE_URL: baseUrl, OPENROUTER_MODEL: model } = settings;
  return {
    ...storageOptions(settings),
    anonKey: settings.BACKEND_ANON_KEY,
    mail: readMail(settings.SMTP_URL, settings.MAIL_FROM),
    assistant: {
      openRouter: apiKey === undefined ? undefined : { apiKey, baseUrl, model },
      keepQuestions: settings.ASSISTANT_KEEP_QUESTIONS,
    },
  } satisfies Omit<BackendOptions, 'logger'>;
}

/** The part of it that operators' commands take. */
export function readStorageSettings(environment: Environment) {
  return storageOptions(readEnvironment(z.object(storage), environment));
}

function storageOptions(settings: z.output<z.ZodObject<typeof storage>>) {
  return {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    filesUrl: settings.FILES_URL,
    allowPrivateWebhooks: settings.WEBHOOKS_ALLOW_PRIVATE,
  };
}

/** Who logs in with an address sends from it, unless told otherwise. */
function readMail(smtpUrl: string | undefined, from: string | undefined): BackendOptions['mail'] {
  if (smtpUrl === undefined) return undefined;
  const user = decodeURIComponent(new URL(smtpUrl).username);
  const sender = from ?? (/^[^\s<>@]+@[^\s<>@]+$/.test(user) ? user : undefined);
  if (sender === undefined) throw unusable(['MAIL_FROM: e-mails (SMTP_URL) need an address to come from']);
  return { smtpUrl, from: sender };
}

function unusable(problems: string[]): Error {
  return new Error(['These settings cannot be used:', ...problems].join('\n  '));
}
