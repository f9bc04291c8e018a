import bricolage from '@tablefront/faces/bricolage-grotesque-condensed-800.woff2?url';
import fraunces from '@tablefront/faces/fraunces-460.woff2?url';
import type { DisplayFace } from '@tablefront/restaurant/theme';

/** Metrics that make a font of the visitor's own take the room of the web font, measured with both. */
interface Fallback {
  local: string[];
  sizeAdjust: string;
  ascent: string;
  descent: string;
}

interface Face {
  family: string;
  file: string;
  fallbacks: Fallback[];
  /** How the face speaks: its weight, its leading, and the corners that go with it. */
  voice: Record<string, string>;
}

/** The two bundled display faces: static instances of variable fonts, all Latin (SIL Open Font License, see packages/faces). */
const FACES: Record<DisplayFace, Face> = {
  fraunces: {
    family: 'Fraunces',
    file: fraunces,
    fallbacks: [
      { local: ['Georgia'], sizeAdjust: '99.4%', ascent: '98.4%', descent: '25.6%' },
      { local: ['Noto Serif', 'NotoSerif-Regular'], sizeAdjust: '94.3%', ascent: '103.92%', descent: '27.57%' },
      { local: ['DejaVu Serif'], sizeAdjust: '86.9%', ascent: '112.77%', descent: '29.92%' },
    ],
    voice: {
      '--display-weight': '460',
      '--zero': '0.64em',
      '--display-leading': '1.02',
      '--radius': '3px',
      '--radius-control': '999px',
    },
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    file: bricolage,
    fallbacks: [
      {
        local: ['Arial Bold', 'LiberationSans-Bold'],
        sizeAdjust: '77.4%',
        ascent: '120.16%',
        descent: '34.88%',
      },
      { local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], sizeAdjust: '82.4%', ascent: '112.86%', descent: '32.77%' },
    ],
    voice: {
      '--display-weight': '800',
      '--zero': '0.489em',
      '--display-leading': '0.94',
      '--radius': '14px',
      '--radius-control': '10px',
    },
  },
};

export interface DisplayStyle {
  /** The file to fetch early. */
  file: string;
  fontFaces: string;
  /** A CSS family list: the face, its fallbacks. */
  families: string;
  voice: Record<string, string>;
}

export function displayStyle(face: DisplayFace): DisplayStyle {
  const { family, file, fallbacks, voice } = FACES[face];
  const rule = (descriptors: string) => `@font-face{font-weight:100 900;${descriptors}}`;
  const names = fallbacks.map((_, index) => `${family} fallback ${index + 1}`);
  const fallbackRules = fallbacks.map(({ local, sizeAdjust, ascent, descent }, index) => {
    const sources = local.map((name) => `local("${name}")`).join(',');
    return rule(
      `font-family:"${names[index]}";src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`,
    );
  });
  return {
    file,
    fontFaces:
      rule(`font-family:"${family}";src:url(${file}) format("woff2");font-display:swap`) + fallbackRules.join(''),
    families: [family, ...names].map((name) => `"${name}"`).join(','),
    voice,
  };
}
