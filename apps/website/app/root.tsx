import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { pressAgain } from './before-hydration.ts';
import instrumentSans from './fonts/instrument-sans-400-700.woff2?url';
import { ErrorScreen } from './layout/error-screen.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { BrandStyle, DisplayFacePreload, FontPreload } from './layout/theme.tsx';
import { type Shell, shellOf } from './shell/shell.ts';
import { ShellContext } from './shell/shell-context.ts';
import { asJson, fromConfiguration, fromJson, isSiteFailure, type Json, type SiteFailure } from './site-access.ts';
import styles from './styles/critical.css?inline';
import { useLoaded } from './use-loaded.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { shell: asJson(fromConfiguration(context, shellOf)) };
}

/** The shell is the same on every page: a navigation fetches its own page only. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')?.shell;
  // Nothing of the brand is known yet on the loading screen, and nothing ever on the error screen.
  const known = useMemo(() => (typeof shell === 'string' ? fromJson(shell) : undefined), [shell]);
  return (
    <html lang={known?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FontPreload file={instrumentSans} />
        <DisplayFacePreload />
        <CriticalStyles />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Part of the document, not of the script: in the browser React finds the server's by its `href` and leaves it as it is.
 * The styles that React places (the brand's, a page's own) come after it, in the order in which they are first met.
 */
function CriticalStyles() {
  return (
    <style href="critical" precedence="critical">
      {import.meta.env.SSR && styles}
    </style>
  );
}

export default function Root({ loaderData: { shell } }: Route.ComponentProps) {
  useScrollToTop();
  return shell instanceof Promise ? <StreamedSite shell={shell} /> : <Site shell={shell} />;
}

function StreamedSite({ shell }: { shell: Promise<Json<Shell> | SiteFailure> }) {
  const [arrived, setArrived] = useState(false);
  const arrive = useCallback(() => setArrived(true), []);
  const { pathname } = useLocation();
  const loading = pathname === '/feedback' ? 'Loading...' : 'Loading restaurant...';
  // React leaves out a title that stands in a fallback.
  return (
    <>
      {!arrived && <title>{loading}</title>}
      <Suspense fallback={<LoadingScreen text={loading} />}>
        <ArrivedSite shell={shell} onArrival={arrive} />
      </Suspense>
    </>
  );
}

interface ArrivedSiteProps {
  shell: Promise<Json<Shell> | SiteFailure>;
  onArrival: () => void;
}

function ArrivedSite({ shell, onArrival }: ArrivedSiteProps) {
  const outcome = use(shell);
  useEffect(onArrival, [onArrival]);
  return isSiteFailure(outcome) ? <ErrorScreen {...outcome.failed} /> : <Site shell={outcome} />;
}

function Site({ shell: text }: { shell: Json<Shell> }) {
  const shell = useLoaded(text);
  // After the effects of all that is within: it listens.
  useEffect(pressAgain, []);
  return (
    <ShellContext value={shell}>
      <BrandStyle />
      <link rel="icon" href={shell.logo ?? '/icon-192.png'} />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
    </ShellContext>
  );
}

/** Every route change scrolls the page to the top, or to the place that the address names. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  useLayoutEffect(() => {
    // A visitor may have scrolled before the script came: the page that was loaded stays where it is.
    if (shown.current.pathname === pathname && shown.current.hash === hash) return;
    shown.current = { pathname, hash };
    const target = hash ? document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);

  // Going back is a route change too: the browser must not scroll to where the visitor was. A reload may.
  useEffect(() => {
    const leaveIt = () => setScrollRestoration('manual');
    const giveItBack = () => setScrollRestoration('auto');
    leaveIt();
    window.addEventListener('pageshow', leaveIt);
    window.addEventListener('pagehide', giveItBack);
    return () => {
      giveItBack();
      window.removeEventListener('pageshow', leaveIt);
      window.removeEventListener('pagehide', giveItBack);
    };
  }, []);
}

function setScrollRestoration(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const failure = isRouteErrorResponse(error) && isSiteFailure(error.data) ? error.data.failed : undefined;
  if (failure) return <ErrorScreen {...failure} />;
  return <ErrorScreen title="Error Loading Restaurant" message="An unknown error occurred" />;
}
