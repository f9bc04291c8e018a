/** Letters that stand within the lines that the display faces are set in. */
const LOW = new Set(['Latn', 'Cyrl', 'Grek']);
/** Each fills its square: at the size of Latin letters they shout. */
const SQUARE = new Set(['Jpan', 'Hans', 'Hant', 'Hani', 'Kore', 'Hang', 'Bopo', 'Hrkt']);

const DISPLAY = 'h1,h2,h3,.display,.logo,.hero-name,.cuisine,.mobile-menu a,blockquote';
const SMALLER = [
  '--t-hero:clamp(2.125rem,1.4rem + 3vw,4.25rem)',
  '--t-page:clamp(2rem,1.5rem + 2.2vw,3.5rem)',
  '--t-h2:clamp(1.625rem,1.3rem + 1.4vw,2.5rem)',
];

/**
 * How the script of a brand's words wants to be set: letters that reach higher and lower than Latin ones get lines that hold
 * them, and none are moved towards each other, which takes Arabic ones apart.
 *
 * @param language BCP 47
 * @returns rules that come after all others; empty where the faces' own setting does
 */
export function scriptStyle(language: string): string {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  if (LOW.has(script)) return '';
  const isSquare = SQUARE.has(script);
  const sizes = isSquare ? `:root:root{${SMALLER.join(';')}}` : '';
  // Important, as each `font` shorthand and each rule of a title sets them back.
  const lines = `${DISPLAY}{line-height:${isSquare ? 1.25 : 1.45}!important}`;
  // Lines end between phrases, as far as the browser knows them.
  const breaks = isSquare ? 'h1,h2,h3{word-break:auto-phrase;line-break:strict}' : '';
  return `${sizes}*{letter-spacing:0!important}${lines}${breaks}`;
}
