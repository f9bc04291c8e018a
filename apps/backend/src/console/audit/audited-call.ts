import { AsyncLocalStorage } from 'node:async_hooks';

/** From where the call comes that is being answered: what is written down meanwhile says so. */
export const auditedCall = new AsyncLocalStorage<{ device: string }>();
