import { safeLink } from '@tablefront/restaurant/safe-link';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { ShownPageContext } from '../rendering/shown-page.ts';
import { PageLink, SiteLink } from './site-link.tsx';

// What is refused here is refused by the compiler: without its types, `npm run check` fails on these lines.
test('no text becomes a link', () => {
  const text: string = 'javascript:alert(1)';
  const refused = [
    // @ts-expect-error: a text
    <a key="a" href={text}>
      Menu
    </a>,
    // @ts-expect-error: a text
    <iframe key="frame" src={text} title="Menu" />,
    // @ts-expect-error: a text
    <PageLink key="page" to={text} />,
    // @ts-expect-error: a text
    <SiteLink key="site" to={{ url: text, external: false }}>
      Menu
    </SiteLink>,
  ];
  const taken = [
    <a key="top" href="#top">
      Top
    </a>,
    <a key="menu" href={safeLink(text)}>
      Menu
    </a>,
  ];
  expect(refused).toHaveLength(4);
  expect(renderToStaticMarkup(taken)).toBe('<a href="#top">Top</a><a>Menu</a>');
});

test.each([
  ['/x', '?q=a&y=%22', '/x?q=a&amp;y=%22'],
  ['//evil.example/x', '', '/'],
])('what could not be shown at %s%s is tried again at %s', (pathname, search, href) => {
  const markup = renderToStaticMarkup(
    <ShownPageContext value={{ id: 'notFound', pathname, search }}>
      <ErrorScreen title="Away" message="Later" />
    </ShownPageContext>,
  );
  expect(/href="([^"]*)"/.exec(markup)?.[1]).toBe(href);
});
