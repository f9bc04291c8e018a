import { QueryClient } from '@tanstack/react-query';
import { Refused } from './refused.ts';

const RETRIES = 2;

/** What was asked of the server, kept as long as it is looked at and five minutes more. Offline, questions and changes wait. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < RETRIES && !(error instanceof Refused && error.status < 500),
    },
    mutations: {
      retry: (count, error) => count < RETRIES && !(error instanceof Refused),
      retryDelay: (count) => 1_000 * 2 ** count,
    },
  },
});
