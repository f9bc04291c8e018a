import type { Logger as PinoLogger } from 'pino';

/** The part of a pino logger that the backend uses. */
export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error'>;
