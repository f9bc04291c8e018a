import {
  backendEnvironment,
  backendOptions,
  flagUnlessSaid,
  optionalText,
  ownHostUrl,
  readEnvironment,
} from '@tablefront/backend/settings';
import type { Link } from '@tablefront/restaurant/link';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { ownAddress } from '@tablefront/serving/own-address';
import type { ProxyTrust } from '@tablefront/serving/trusted-proxy';
import { z } from 'zod';
import type { QuestionHandling } from '#app/site-access.ts';

const SHORTEST_KEY = 32;

const schema = backendEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: optionalText,
  BRAND_ID: optionalText,
  DEMO_BRANDS: flagUnlessSaid,
  BACKEND_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  CONSOLE_URL: ownHostUrl,
  PREVIEW_URL: ownHostUrl,
  PREVIEW_KEY: optionalText.refine((text) => text === undefined || text.length >= SHORTEST_KEY, {
    message: `must have at least ${SHORTEST_KEY} characters: openssl rand -hex 32`,
  }),
  GOOGLE_MAPS_API_KEY: optionalText,
  GOOGLE_MAPS_MAP_ID: optionalText,
  ACCESSIBILITY_EMAIL: optionalText.pipe(z.email().optional()),
  INFLUENCER_PORTAL_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  HSTS_SECONDS: z.coerce.number().int().min(0).default(31_536_000),
  METRICS_PORT: optionalText
    .transform((text) => (text === undefined ? text : Number(text)))
    .pipe(z.int().min(0).max(65_535).optional()),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
});

/** What is in flight at the end may take this long: service managers commonly kill after 30 seconds. */
const FINISH_WITHIN_MS = 25_000;

export interface Settings {
  port: number;
  host?: string;
  brandId?: string;
  /** Whether there may be demo brands, where no brand was ever imported. */
  demoBrands: boolean;
  backendUrl?: string;
  /** The origin of the operators' console; without it that of `console.localhost`. */
  consoleUrl?: string;
  /** The origin of previews; without it that of `preview.localhost`. */
  previewUrl?: string;
  /** What addresses of previews are signed with; without it a key is made in `dataDir`. */
  previewKey?: string;
  backendAnonKey: string;
  databaseUrl?: string;
  /** The same database, with a role that may change its tables. */
  migrationDatabaseUrl?: string;
  dataDir: string;
  /** Of an S3-compatible store for uploaded files; without it they are in `dataDir`. */
  filesUrl?: string;
  /** Without it, the finder's map is of our own; others are frames that need no key. */
  googleMaps?: { key: string; mapId?: string };
  /** How e-mails about submissions are sent; without it they wait. */
  mail?: { smtpUrl: string; from: string };
  /** By which push services of browsers know this site; without it one is made in `dataDir`. */
  vapidPrivateKey?: string;
  /** A program, and its arguments, that looks for viruses in what visitors attach. */
  scanCommand?: string[];
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks: boolean;
  /** Who answers about accessibility, for brands that name nobody. */
  accessibilityEmail?: string;
  /** Where influencers apply for a campaign, for brands that name no portal of their own. */
  influencerPortal?: Link;
  /** The assistant's language model; without it the built-in engine answers. */
  openRouter?: { apiKey: string; baseUrl?: string; model?: string };
  /** Whether questions that the assistant could not answer are counted. */
  keepQuestions: boolean;
  /** What visitors are told of that; of a hosted backend the settings say nothing. */
  questions?: QuestionHandling;
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
  const settings = readEnvironment(schema, environment);
  requireOwnHosts(settings);
  const { anonKey: backendAnonKey, assistant, ...backend } = backendOptions(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    brandId: settings.BRAND_ID,
    demoBrands: settings.DEMO_BRANDS,
    backendUrl: settings.BACKEND_URL?.replace(/\/+$/, ''),
    consoleUrl: settings.CONSOLE_URL,
    previewUrl: settings.PREVIEW_URL,
    previewKey: settings.PREVIEW_KEY,
    ...backend,
    backendAnonKey,
    googleMaps: settings.GOOGLE_MAPS_API_KEY
      ? { key: settings.GOOGLE_MAPS_API_KEY, mapId: settings.GOOGLE_MAPS_MAP_ID }
      : undefined,
    accessibilityEmail: settings.ACCESSIBILITY_EMAIL,
    influencerPortal: safeLink(settings.INFLUENCER_PORTAL_URL ?? ''),
    openRouter: assistant.openRouter,
    keepQuestions: assistant.keepQuestions,
    questions: settings.BACKEND_URL === undefined ? questionHandling(assistant) : undefined,
    trustProxy: settings.TRUST_PROXY,
    hstsSeconds: settings.HSTS_SECONDS,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    shutdown: { delayMs: settings.SHUTDOWN_DELAY_SECONDS * 1_000, limitMs: FINISH_WITHIN_MS },
    logLevel: settings.LOG_LEVEL,
  };
}

/** Where previews run, the scripts of a page must not be the console's; nor does a browser frame what comes unencrypted in a page that did not. */
function requireOwnHosts({ CONSOLE_URL, PREVIEW_URL }: z.output<typeof schema>): void {
  if (PREVIEW_URL === undefined) return;
  const [console, preview] = [CONSOLE_URL ?? ownAddress('console'), PREVIEW_URL].map((url) => new URL(url));
  if (console?.hostname === preview?.hostname) throw new Error('PREVIEW_URL must have another host than the console');
  if (console?.protocol === 'https:' && preview?.protocol !== 'https:')
    throw new Error('PREVIEW_URL must begin with https://, as CONSOLE_URL does');
}

function questionHandling({
  openRouter,
  keepQuestions,
}: Pick<Settings, 'openRouter' | 'keepQuestions'>): QuestionHandling {
  return { ...(openRouter && { model: providerAt(openRouter.baseUrl) }), counted: keepQuestions };
}

function providerAt(baseUrl: string | undefined): QuestionHandling['model'] {
  if (baseUrl === undefined) return 'OpenRouter';
  return /(?:^|\.)openrouter\.ai$/.test(new URL(baseUrl).hostname) ? 'OpenRouter' : 'another provider';
}

/** What must not be seen in a log, and might be part of an error's message. */
export function secretsOf(settings: Settings): string[] {
  const { databaseUrl, migrationDatabaseUrl, filesUrl, mail, openRouter, previewKey, vapidPrivateKey } = settings;
  const parts = [databaseUrl, migrationDatabaseUrl, filesUrl, mail?.smtpUrl].flatMap((address = '') => {
    if (!URL.canParse(address)) return [address];
    const url = new URL(address);
    return [url.password, decoded(url.password), url.searchParams.get('password') ?? ''];
  });
  return [...parts, openRouter?.apiKey ?? '', previewKey ?? '', vapidPrivateKey ?? ''].filter(
    (secret) => secret !== '',
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
