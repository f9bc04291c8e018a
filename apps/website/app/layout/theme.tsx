import { isExternal } from '@tablefront/restaurant/links';
import { createContext, use } from 'react';
import { useShell } from '../shell/shell-context.ts';
import type { ThemeStyle } from './theme-style.ts';

/**
 * The brand's style, known on the server only: the browser has it in the document and needs no second copy in its data.
 * A promise while the configuration still loads.
 */
export const ThemeContext = createContext<ThemeStyle | Promise<ThemeStyle | undefined> | undefined>(undefined);

/** The brand's style sheet; in the browser React finds the server's by its `href` and leaves it as it is. */
export function BrandStyle() {
  const theme = use(ThemeContext);
  const style = theme instanceof Promise ? use(theme) : theme;
  return (
    <>
      <style href="brand" precedence="brand">
        {style?.css}
      </style>
      {import.meta.env.SSR && <SiteTags color={style?.color} />}
    </>
  );
}

/** What the head says of the whole site. No page changes it: the browser keeps the server's, and needs no script for it. */
function SiteTags({ color }: { color?: string }) {
  const { name, logo } = useShell();
  return (
    <>
      <meta name="theme-color" content={color} />
      <link rel="apple-touch-icon" href={logo !== undefined && isExternal(logo) ? logo : '/apple-touch-icon.png'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Asks for the display face early, where the brand is known before the head is sent. */
export function DisplayFacePreload() {
  const theme = use(ThemeContext);
  if (!theme || theme instanceof Promise || theme.fontFile === undefined) return null;
  return <FontPreload file={theme.fontFile} />;
}

export function FontPreload({ file }: { file: string }) {
  return <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
