import type { Theme } from '../site-configuration/site-configuration.ts';
import { displayFace, themeTokens } from '../theme.ts';

/** The colours of what is printed around a code, each `#rrggbb`. */
interface PrintColors {
  ground: string;
  text: string;
  /** Headline and edge. */
  accent: string;
  /** What the code stands on, and its squares. */
  codeGround: string;
  code: string;
}

/**
 * A brand's look on paper, on two grounds. The code itself is always its dark ink on its light paper: cameras read the other
 * way round badly, and brand colours of middling brightness not at all.
 */
export function codeLook(theme: Theme): {
  /** Of the two grounds. */
  paper: PrintColors;
  brand: PrintColors;
  /** Whether the brand's display face has serifs. */
  serif: boolean;
} {
  const tokens = themeTokens(theme);
  const of = (name: string) => tokens[name] ?? '#000000';
  const code = { codeGround: of('--paper'), code: of('--ink') };
  const onBrand = of('--on-brand');
  return {
    paper: { ground: of('--paper'), text: of('--ink'), accent: of('--brand-ink'), ...code },
    brand: { ground: of('--brand'), text: onBrand, accent: onBrand, ...code },
    serif: displayFace(theme.fontFamily).face === 'fraunces',
  };
}
