import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { askedNow, watchAsked } from '../api/proof.ts';
import { Toasts } from '../ui/toasts.tsx';

const AskAgain = lazy(async () => ({ default: (await import('../sign-in/ask-again.tsx')).AskAgain }));

/** Around every page: what was done, and what has to be proved first. */
export function Root() {
  const asked = useSyncExternalStore(watchAsked, askedNow);
  return (
    <>
      <Outlet />
      <Toasts />
      {asked && (
        <Suspense>
          <AskAgain />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
