import { createContext, use } from 'react';
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
    <style href="brand" precedence="brand">
      {style?.css}
    </style>
  );
}

/** Asks for the display face early, where the brand is known before the head is sent. */
export function DisplayFacePreload() {
  const theme = use(ThemeContext);
  if (!theme || theme instanceof Promise) return null;
  return <FontPreload file={theme.fontFile} />;
}

export function FontPreload({ file }: { file: string }) {
  return <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
