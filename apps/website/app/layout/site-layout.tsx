import type { ReactNode } from 'react';
import { AssistantBar } from '../assistant/assistant-bar.tsx';
import { Consent } from '../consent/consent.tsx';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { pages } from '../pages.ts';
import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { FeedbackLauncher } from './launcher.tsx';

/** The main layout: header, page, footer and what is fixed at the edges; `pages.ts` says which pages have what of it. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { id } = useShownPage();
  const { menuIsList, heroOnBrand, animations, consentRequired } = useShell();
  const { layout } = pages[id];
  // Where there is no footer to hold them.
  const settings = consentRequired && (
    <footer className="wrap">
      <CookieSettings />
    </footer>
  );
  if (layout === 'alone') {
    return (
      <>
        <Consent />
        {children}
        {settings}
      </>
    );
  }
  const home = id === 'home';
  // The specification's 'Layout rules by path'.
  const hasFooter = layout === 'main' && !(id === 'menu' && menuIsList);
  return (
    <div className={`site${home ? ' home' : ''}${animations ? ' animated' : ''}`}>
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
      {hasFooter ? <Footer /> : settings}
      {layout === 'main' ? <FeedbackLauncher /> : <AssistantBar />}
    </div>
  );
}
