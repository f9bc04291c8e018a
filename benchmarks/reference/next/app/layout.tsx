import { createElement, type ReactNode } from 'react';
import critical from '../generated/critical.json';
import home from '../generated/home.json';

const NEXT_SETS = /^(charset|viewport)$/i;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {home.headTags.map(({ tag, attributes }) =>
          'charSet' in attributes || NEXT_SETS.test(attributes.name ?? '')
            ? null
            : createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
        )}
        <style dangerouslySetInnerHTML={{ __html: critical + home.brandStyle }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
