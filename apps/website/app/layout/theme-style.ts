import type { Theme } from '@tablefront/restaurant/site-configuration/site-configuration';
import { displayFace, orderFills, themeTokens } from '@tablefront/restaurant/theme';
import { displayStyle } from './display-faces.ts';
import { scriptStyle } from './script-style.ts';

const BUNDLED = /^"(fraunces|bricolage grotesque)"$/i;
/** The text face, which every page has: see `styles/fonts.css`. */
const TEXT = /^"instrument sans"$/i;
/** As `tokens.css` has them. */
const TEXT_FAMILIES = '"Instrument Sans","Instrument fallback","Instrument fallback Android",system-ui,sans-serif';
const generic = { fraunces: 'serif', bricolage: 'sans-serif' };

export interface ThemeStyle {
  /** The brand's tokens and display face, as a style sheet that comes after `tokens.css`. */
  css: string;
  /** The display face's file, to be fetched early; absent where headings are in the text face. */
  fontFile?: string;
  /** For the browser's own bars. */
  color: string;
}

interface Words {
  /** Whether letters are moved towards each other; see `long-words.ts` for when not. */
  kerned?: boolean;
  /** BCP 47 */
  language?: string;
}

export function themeStyle(theme: Theme, { kerned = true, language = 'en' }: Words = {}): ThemeStyle {
  const { face, family } = displayFace(theme.fontFamily);
  const { file, fontFaces, families, voice } = displayStyle(face);
  const asked = family?.split(', ')[0];
  // A face that we do not carry: the operator's own snippet may load it, or the visitor has it.
  const own = asked?.startsWith('"') && !BUNDLED.test(asked) ? { '--display-weight': '700' } : {};
  const first = Object.keys(own).length > 0 ? `${asked},` : '';
  const isText = asked !== undefined && TEXT.test(asked);
  const display = isText ? 'var(--text)' : `${first}${families},${generic[face]}`;
  const text = first === '' ? {} : { '--text': `${first}${TEXT_FAMILIES}` };
  const tokens = { ...themeTokens(theme), ...voice, ...own, ...text, '--display': display };
  // The mobile menu is paper on any header.
  const fills = orderFills(theme);
  const rules = [
    fills.onBrand && `.on-brand .button--order:not(.mobile-menu *)${declared(fills.onBrand)}`,
    fills.onVeil && `.hero--picture .button--order.button--order${declared(fills.onVeil)}`,
  ].filter(Boolean);
  // Important, as each `font` shorthand sets it back.
  const unkerned = kerned ? '' : '*{font-kerning:none!important}';
  return {
    css: `${isText ? '' : fontFaces}:root:root{${declarations(tokens)}}${rules.join('')}${unkerned}${scriptStyle(language)}`,
    ...(!isText && { fontFile: file }),
    color: theme.primaryColor,
  };
}

/** Of a page whose brand is not known (yet): the specification's colours, and no face to wait for. */
export const UNBRANDED = `:root{${declarations({
  ...themeTokens({ primaryColor: '#16a34a', orderColor: '#ea580c' }),
  ...displayStyle('bricolage').voice,
  '--display': '"Arial Narrow","Instrument Sans",sans-serif',
})}}`;

function declarations(tokens: Record<string, string | undefined>): string {
  return Object.entries(tokens)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}`))
    .join(';');
}

function declared({ fill, text }: { fill: string; text: string }): string {
  return `{background:${fill};color:${text};border-color:#0000}`;
}
