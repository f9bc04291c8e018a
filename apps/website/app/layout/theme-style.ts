import type { Theme } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type DisplayFace, displayFace, themeTokens } from '@tablefront/restaurant/theme';

/** How a display face speaks: its weight, its leading, and the corners that go with it. */
const VOICES: Record<DisplayFace, Record<string, string>> = {
  fraunces: {
    '--display': '"Fraunces", "Fraunces fallback", "Fraunces fallback Android", serif',
    '--display-weight': '460',
    '--display-leading': '1.02',
    '--radius': '3px',
    '--radius-control': '999px',
  },
  bricolage: {
    '--display-leading': '0.94',
    '--radius': '14px',
    '--radius-control': '10px',
  },
};

const BUNDLED = /^["']?(fraunces|bricolage grotesque)["']?$/i;

/** The brand's tokens as a style sheet that comes after `tokens.css`. */
export function themeStyle(theme: Theme): string {
  const { face, family } = displayFace(theme.fontFamily);
  const voice = { ...VOICES[face] };
  const asked = family?.split(',')[0]?.trim();
  if (family && asked && !BUNDLED.test(asked)) {
    // A face that we do not carry: the operator's own snippet may load it, the visitor may have it installed.
    voice['--display'] =
      `${asked}, ${VOICES[face]['--display'] ?? '"Bricolage Grotesque", "Bricolage fallback", sans-serif'}`;
    voice['--display-weight'] = '600';
  }
  const declarations = Object.entries({ ...themeTokens(theme), ...voice }).map(([name, value]) => `${name}:${value}`);
  return `:root:root{${declarations.join(';')}}`;
}
