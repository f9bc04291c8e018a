/**
 * The settings (environment) of a backend, whichever process it runs in: one of its own, the website's, or an operator's command.
 */

import { isIP } from 'node:net';
import { type ConnectionKind, requireEncryption } from '@tablefront/serving/outbound/require-encryption';
import { ownAddress } from '@tablefront/serving/own-address';
import { type ProxyTrust, parseProxyTrust } from '@tablefront/serving/trusted-proxy';
import { z } from 'zod';
import type { BackendOptions } from './backend.ts';
import { isVapidKey } from './notifications/sending/push/vapid-keys.ts';

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

/** Words between spaces or, where they hold spaces themselves, a JSON list of texts. */
const command = optionalText.transform((text, context) => {
  if (!text?.startsWith('[')) return text?.split(/\s+/);
  const words = commandWords.safeParse(text).data;
  if (words) return words;
  context.addIssue('is no JSON list of a program and its arguments');
  return z.NEVER;
});
const commandWords = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.tuple([z.string().min(1)], z.string()));

/** Names and IP addresses, without ports. */
const hostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .refine((hosts) => hosts.every((host) => isIP(host) !== 0 || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)), {
    message: 'must be host names or IP addresses, with commas between: database,files',
  });

/** An origin: what has a host of its own. */
export const ownHostUrl = optionalText.pipe(
  z
    .url({ protocol: /^https?$/, abort: true })
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
      error: 'must be an address without a path, such as https://console.example.com',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
);

/** Where the data are, and what an operator's command needs besides. */
const storage = {
  DATABASE_URL: optionalText,
  MIGRATION_DATABASE_URL: optionalText,
  PLAINTEXT_HOSTS: hostList,
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
  VAPID_PRIVATE_KEY: optionalText.refine((text) => text === undefined || isVapidKey(text), {
    message: 'must be 32 bytes in base64url, a number of the curve P-256',
  }),
  SCAN_COMMAND: command,
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

const serverEnvironment = backendEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: optionalText,
});

export interface ServerSettings {
  port: number;
  host?: string;
  /** Whose `X-Forwarded-For` counts: proxies, and sites that post what visitors sent them without JavaScript. */
  trustProxy: ProxyTrust;
  logLevel: z.output<typeof serverEnvironment>['LOG_LEVEL'];
  backend: Omit<BackendOptions, 'logger'>;
}

/**
 * The settings of a backend that runs by itself; they are called as the website's are.
 * @throws Error whose message names each setting that cannot be used, and why
 */
export function readServerSettings(environment: Environment): ServerSettings {
  const settings = readEnvironment(serverEnvironment, environment);
  return {
    port: settings.PORT,
    host: settings.HOST,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    backend: backendOptions(settings),
  };
}

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
export function backendOptions(given: z.output<typeof backendEnvironment>) {
  const settings = encrypted(given);
  const { OPENROUTER_API_KEY: apiKey, OPENROUTER_BASE_URL: baseUrl, OPENROUTER_MODEL: model } = settings;
  return {
    ...storageOptions(settings),
    anonKey: settings.BACKEND_ANON_KEY,
    mail: readMail(settings.SMTP_URL, settings.MAIL_FROM),
    scanCommand: settings.SCAN_COMMAND,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    assistant: {
      openRouter: apiKey === undefined ? undefined : { apiKey, baseUrl, model },
      keepQuestions: settings.ASSISTANT_KEEP_QUESTIONS,
    },
  } satisfies Omit<BackendOptions, 'logger'>;
}

/** Links lead to the site, which another process serves. */
const links = { CONSOLE_URL: ownHostUrl, PORT: z.coerce.number().int().min(0).max(65_535).catch(3000) };

/** The part of it that operators' commands take. */
export function readStorageSettings(environment: Environment) {
  const settings = encrypted(readEnvironment(z.object({ ...storage, ...links }), environment));
  return { ...storageOptions(settings), consoleUrl: settings.CONSOLE_URL ?? ownAddress('console', settings.PORT) };
}

function storageOptions(settings: z.output<z.ZodObject<typeof storage>>) {
  return {
    databaseUrl: settings.DATABASE_URL,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL,
    dataDir: settings.DATA_DIR,
    filesUrl: settings.FILES_URL,
    allowPrivateWebhooks: settings.WEBHOOKS_ALLOW_PRIVATE,
  };
}

const connections: Record<string, ConnectionKind> = {
  DATABASE_URL: 'database',
  MIGRATION_DATABASE_URL: 'database',
  FILES_URL: 'files',
  SMTP_URL: 'mail',
  BACKEND_URL: 'http',
  OPENROUTER_BASE_URL: 'http',
};

/**
 * The same, with TLS asked for in the addresses of servers (see `requireEncryption`).
 * @throws Error that names each setting whose address does without, and never quotes it
 */
function encrypted<Settings extends { PLAINTEXT_HOSTS: string[] }>(settings: Settings): Settings {
  const problems: string[] = [];
  const changed = Object.entries(settings).map(([name, value]) => {
    const kind = connections[name];
    if (kind === undefined || typeof value !== 'string') return [name, value];
    try {
      return [name, requireEncryption(kind, value, settings.PLAINTEXT_HOSTS)];
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [name, value];
    }
  });
  if (problems.length > 0) throw unusable(problems);
  return Object.assign({ ...settings }, Object.fromEntries(changed));
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
