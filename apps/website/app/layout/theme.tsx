import { isExternal } from '@tablefront/restaurant/link';
import { useShell } from '../shell/shell-context.ts';
import { type ThemeStyle, UNBRANDED } from './theme-style.ts';

/** What the head holds of the brand: its style sheet, its colour, its pictures. */
export function BrandHead({ theme }: { theme: ThemeStyle }) {
  const { name, logo, keywords } = useShell();
  return (
    <>
      <style href="brand" precedence="brand">
        {theme.css}
      </style>
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="theme-color" content={theme.color} />
      <link rel="icon" href={logo ?? '/icon-192.png'} />
      <link rel="apple-touch-icon" href={logo !== undefined && isExternal(logo) ? logo : '/apple-touch-icon.png'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The same of a page whose brand is not known (yet). */
export function UnbrandedHead() {
  return (
    <style href="brand" precedence="brand">
      {UNBRANDED}
    </style>
  );
}

export function FontPreload({ file }: { file: string }) {
  return <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
