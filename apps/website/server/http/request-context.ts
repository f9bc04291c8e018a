import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request the code that runs now is at work for. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
