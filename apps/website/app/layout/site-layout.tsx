import type { ComponentType, ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { Consent } from '../consent/consent.tsx';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { useShell } from '../shell/shell-context.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { FeedbackLauncher } from './launcher.tsx';
import { layoutRules } from './layout-rules.ts';

/** A route exports this as its `handle` to stand outside the main layout. */
export const standalone = { standalone: true };

/** What a route exports as its `handle` to bring the assistant, which the layout places. */
interface AssistantHandle {
  Assistant: ComponentType;
}

function bringsAssistant(handle: unknown): handle is AssistantHandle {
  return typeof handle === 'object' && handle !== null && 'Assistant' in handle;
}

/**
 * The main layout: header, page, footer and what is fixed at the edges. It is a part of the root and no route of its
 * own, which saves each first visit a request.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { menuIsList, heroOnBrand, animations, consentRequired } = useShell();
  const matches = useMatches();
  // Where there is no footer to hold them.
  const settings = consentRequired && (
    <footer className="wrap">
      <CookieSettings />
    </footer>
  );
  if (matches.some(({ handle }) => handle === standalone)) {
    return (
      <>
        <Consent />
        {children}
        {settings}
      </>
    );
  }
  const rules = layoutRules(pathname, menuIsList);
  const Assistant = rules.assistant ? matches.map(({ handle }) => handle).find(bringsAssistant)?.Assistant : undefined;
  const home = pathname === '/';
  return (
    <div className={`site ${home ? 'home' : ''} ${animations ? 'animated' : ''}`}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {/* Before what it lies over: whoever goes by keyboard meets it first. */}
      <Consent />
      <Announcement />
      <Header onBrand={home && heroOnBrand} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {rules.footer ? <Footer /> : settings}
      {rules.launcher && <FeedbackLauncher />}
      {Assistant && <Assistant />}
    </div>
  );
}
