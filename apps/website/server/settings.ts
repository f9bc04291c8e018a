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
  GOOGLE_MAPS_API_KEY: optionalText,
  GOOGLE_MAPS_MAP_ID: optionalText,
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
  /** Without it, maps are frames that need no key. */
  googleMaps?: { key: string; mapId?: string };
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
    googleMaps: settings.GOOGLE_MAPS_API_KEY
      ? { key: settings.GOOGLE_MAPS_API_KEY, mapId: settings.GOOGLE_MAPS_MAP_ID }
      : undefined,
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
