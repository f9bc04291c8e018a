import '../generated/styles/site.css';
import { createElement, type ReactNode } from 'react';
import { Footer } from '../generated/app/layout/footer.tsx';
import { Header } from '../generated/app/layout/header.tsx';
import { FeedbackLauncher } from '../generated/app/layout/launcher.tsx';
import { shell } from '../generated/app/site.ts';
import document from '../generated/document.json';
import { SiteFrame } from './site-frame.tsx';

// Each page says its own title and description, as the site's do.
export const viewport = { width: 'device-width', initialScale: 1 };

const NEXT_SETS = /^(charset|viewport)$/i;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={shell.language}>
      <head>
        {document.headTags.map(({ tag, attributes }) =>
          'charSet' in attributes || NEXT_SETS.test(attributes.name ?? '')
            ? null
            : createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
        )}
        <style dangerouslySetInnerHTML={{ __html: document.brandStyle }} />
      </head>
      <body>
        <SiteFrame animated={shell.animations}>
          <a className="skip" href="#main">
            Skip to content
          </a>
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: document.announcement }} />
          <Header onBrand={false} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <FeedbackLauncher />
        </SiteFrame>
      </body>
    </html>
  );
}
