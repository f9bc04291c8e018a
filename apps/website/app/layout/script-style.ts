/** Letters that stand within the lines that the display faces are set in. */
const low = new Set(['Latn', 'Cyrl', 'Grek']);
/** Each fills its square: at the size of Latin letters they shout. */
const square = new Set(['Jpan', 'Hans', 'Hant', 'Hani', 'Kore', 'Hang', 'Bopo', 'Hrkt']);

const DISPLAY = 'h1,h2,h3,.display,.logo,.cuisine,.mobile-menu a,blockquote';
const smaller = [
  '--t-hero:clamp(2.125rem,1.4rem + 3vw,4.25rem)',
  '--t-page:clamp(2rem,1.5rem + 2.2vw,3.5rem)',
  '--t-h2:clamp(1.625rem,1.3rem + 1.4vw,2.5rem)',
  // What is so many digits wide holds as many of these letters.
  '--zero:1em',
];
/** Of its name so large as the screen, as many letters as of a Latin one. */
const HERO_NAME = '.hero .hero-name{font-size:clamp(5rem,16vw,16rem)}';

/**
 * How the script of a brand's words wants to be set: letters that reach higher and lower than Latin ones get lines that hold
 * them, and none are moved towards each other, which takes Arabic ones apart.
 *
 * @param language BCP 47
 * @returns rules that come after all others; empty where the faces' own setting does
 */
export function scriptStyle(language: string): string {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  if (low.has(script)) return '';
  const isSquare = square.has(script);
  const sizes = isSquare ? `:root:root{${smaller.join(';')}}` : '';
  // Important, as each `font` shorthand and each rule of a title sets them back.
  const lines = `${DISPLAY}{line-height:${isSquare ? 1.25 : 1.45}!important}`;
  return `${sizes}*{letter-spacing:0!important}${lines}${isSquare ? HERO_NAME + breaks(script) : ''}`;
}

/**
 * Korean has spaces; elsewhere the lines of titles end between phrases, as far as the browser knows them. Names, which bear no language
 * (decision 035), end at their spaces.
 */
function breaks(script: string): string {
  if (script === 'Kore' || script === 'Hang') return 'body{word-break:keep-all}';
  const titles = 'h1,h2,h3,h4,.hero-text p{word-break:auto-phrase;line-break:strict}';
  return `${titles}:is(h1,h2,h3,h4,.logo-name):lang(en){word-break:keep-all}`;
}
