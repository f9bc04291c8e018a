import { lazy, Suspense, useEffect, useState } from 'react';
import { holdAnalytics } from '../analytics.ts';
import { useShell } from '../shell/shell-context.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** Asks for consent where the brand requires it; others load nothing for it. Only the browser knows what was answered. */
export function Consent() {
  const { consentRequired } = useShell();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!consentRequired) return;
    holdAnalytics();
    setAsking(true);
  }, [consentRequired]);
  return (
    asking && (
      <Suspense>
        <ConsentBanner />
      </Suspense>
    )
  );
}
