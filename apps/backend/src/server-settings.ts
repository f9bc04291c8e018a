import type { ProxyTrust } from '@tablefront/serving/trusted-proxy';
import { z } from 'zod';
import type { BackendOptions } from './backend.ts';
import { backendEnvironment, backendOptions, optionalText, readEnvironment } from './settings.ts';

const schema = backendEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: optionalText,
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
  const settings = readEnvironment(schema, environment);
  return {
    port: settings.PORT,
    host: settings.HOST,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    backend: backendOptions(settings),
  };
}
