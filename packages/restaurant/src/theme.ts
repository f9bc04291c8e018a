/**
 * A brand's colours and display face, made safe for a style sheet. The derivations are those of the design's token
 * sheet (section 3), computed here so that browsers without relative colours get the same values.
 */
import { converter, formatHex, interpolate, type Oklab, type Oklch, wcagContrast, wcagLuminance } from 'culori';
import type { GroundColors } from './pin-map/ground-link.ts';
import type { Theme } from './site-configuration/site-configuration.ts';

const toLrgb = converter('lrgb');
const toOklab = converter('oklab');
const toOklch = converter('oklch');

/** WCAG luminance at which black and white stand out equally (both 4.58:1). */
const EVEN_LUMINANCE = 0.179;
/** Text of at most this luminance has 4.5:1 on paper, tint and plate. */
const INK_LUMINANCE = 0.115;
/** Of a button against what it stands on. */
const BUTTON_CONTRAST = 3;
/** How much of a picture the veil of ink over it lets through, see `.hero--picture`. */
const VEIL_LETS_THROUGH = 0.14;
/** As bright as pictures are. */
const PICTURE = '#808080';

/**
 * The colour custom properties of a theme: `{'--brand': '#16a34a', '--on-brand': '#000000', …}`, each `#rrggbb`.
 * Whatever the brand's colours are, text in them and on them has the contrast of WCAG AA, and buttons stand out from
 * the page's light grounds: one that would not has an edge (`--order-edge`, `--brand-edge`).
 */
export function themeTokens(theme: Theme): Record<string, string> {
  const brand = oklab(theme.primaryColor);
  const { l, c, h } = toOklch(brand);
  const paper = mix(brand, 0.015, oklab('#fffdf9'));
  const ink = mix(brand, 0.14, oklab('#14100d'));
  const tokens = {
    '--brand': theme.primaryColor,
    '--order': theme.orderColor,
    '--paper': formatHex(paper),
    '--tint': formatHex(mix(fromOklch(0.955, Math.min(c * 0.2, 0.018), h), 0.45, oklab('#fbf5ea'))),
    '--tint-2': formatHex(mix(fromOklch(0.905, Math.min(c * 0.26, 0.03), h), 0.5, oklab('#f4ead8'))),
    '--ink': formatHex(ink),
    '--muted': formatHex(mix(ink, 0.74, paper)),
    '--line': formatHex(mix(ink, 0.17, paper)),
    '--line-strong': formatHex(mix(ink, 0.56, paper)),
    '--brand-ink': darkened(theme.primaryColor, INK_LUMINANCE),
    '--brand-glow': formatHex(fromOklch(Math.max(l, 0.84), Math.min(c, 0.11), h)),
    '--on-brand': blackOrWhite(theme.primaryColor),
    '--on-order': blackOrWhite(theme.orderColor),
  };
  const edge = (name: string, color: string) => {
    const ground = tokens['--tint-2'];
    return standsOut(color, ground) ? {} : { [name]: darkened(color, luminanceToStandOut(ground)) };
  };
  return { ...tokens, ...edge('--order-edge', theme.orderColor), ...edge('--brand-edge', theme.primaryColor) };
}

/** What a map in the brand's colours is drawn with, each `#rrggbb`; land is the tint, water a grey blue with a hint of the brand. */
export function groundColors(theme: Theme): GroundColors {
  const { '--tint': land = '', '--tint-2': plate = '', '--ink': ink = '' } = themeTokens(theme);
  const water = mix(fromOklch(0.9, 0.022, 235), 0.62, oklab(plate));
  return {
    land,
    water: formatHex(water),
    coast: formatHex(mix(oklab(ink), 0.3, water)),
    border: formatHex(mix(oklab(ink), 0.16, oklab(land))),
  };
}

interface Fill {
  fill: string;
  text: string;
}

/**
 * What the order button is filled with where its own colour would not stand out: on the brand's colour, and on the veil of ink
 * over a hero's picture.
 */
export function orderFills(theme: Theme): { onBrand?: Fill; onVeil?: Fill } {
  const { '--ink': ink = '', '--paper': paper = '', '--on-brand': onBrand = '' } = themeTokens(theme);
  const { primaryColor, orderColor } = theme;
  const veil = formatHex(interpolate([ink, PICTURE], 'rgb')(VEIL_LETS_THROUGH));
  return {
    ...(!standsOut(orderColor, primaryColor) && { onBrand: { fill: onBrand, text: primaryColor } }),
    ...(!standsOut(orderColor, veil) && { onVeil: { fill: paper, text: ink } }),
  };
}

/** How well a colour is read on another, from 1 to 21 (WCAG); both as `#rrggbb`. */
export const contrastOf = (text: string, ground: string): number => wcagContrast(text, ground);

function standsOut(color: string, ground: string): boolean {
  return wcagContrast(color, ground) >= BUTTON_CONTRAST;
}

/** Of a darker colour, with a little to spare for its rounding to `#rrggbb`. */
function luminanceToStandOut(ground: string): number {
  return (wcagLuminance(ground) + 0.05) / (BUTTON_CONTRAST + 0.1) - 0.05;
}

export type DisplayFace = 'fraunces' | 'bricolage';

const SERIF =
  /\bserif|slab|roman|times|georgia|garamond|playfair|lora|merriweather|baskerville|bodoni|didot|cormorant|fraunces|caslon|crimson|spectral|cinzel|cardo|vollkorn|alegreya|bitter|palatino|cambria|abril|gelasio|newsreader/i;
const PLAIN = /sans|grotesk|grotesque|gothic|mono|cursive|fantasy|^system-ui$|^ui-rounded$/i;
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded)$/i;
const FAMILY = /^(?:"[\p{L}\p{N}\p{M} -]+"|'[\p{L}\p{N}\p{M} -]+'|[\p{L}\p{N}\p{M} -]+)$/u;
const LONGEST_FAMILY_LIST = 300;

/**
 * Which of the two bundled display faces suits the font an operator asks for, and what they asked for as a CSS family
 * list that is safe in a style sheet: a name with anything but letters, digits, spaces and hyphens is left out.
 *
 * @returns `family` with every name in double quotes but the generic ones, absent when nothing is left of it
 */
export function displayFace(fontFamily = ''): { face: DisplayFace; family?: string } {
  const names = fontFamily
    .slice(0, LONGEST_FAMILY_LIST)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => FAMILY.test(name))
    .map((name) => name.replace(/["']/g, '').trim())
    .filter((name) => name !== '');
  const telling = names.find((name) => PLAIN.test(name) || SERIF.test(name));
  const face = telling !== undefined && !PLAIN.test(telling) ? 'fraunces' : 'bricolage';
  if (names.length === 0) return { face };
  return { face, family: names.map((name) => (GENERIC.test(name) ? name.toLowerCase() : `"${name}"`)).join(', ') };
}

function oklab(hex: string): Oklab {
  return toOklab(hex) ?? { mode: 'oklab', l: 0, a: 0, b: 0 };
}

function fromOklch(l: number, c: number, h: number | undefined): Oklab {
  const color: Oklch = { mode: 'oklch', l, c, h };
  return toOklab(color);
}

/** CSS `color-mix(in oklab, color share, other)`. */
function mix(color: Oklab, share: number, other: Oklab): Oklab {
  const between = (a: number, b: number) => a * share + b * (1 - share);
  return { mode: 'oklab', l: between(color.l, other.l), a: between(color.a, other.a), b: between(color.b, other.b) };
}

/** The colour with its light scaled down to this luminance at most; hue and purity stay. */
function darkened(hex: string, luminance: number): string {
  const { r, g, b } = toLrgb(hex) ?? { r: 0, g: 0, b: 0 };
  const scale = Math.min(1, luminance / wcagLuminance(hex));
  return formatHex({ mode: 'lrgb', r: r * scale, g: g * scale, b: b * scale });
}

function blackOrWhite(hex: string): string {
  return wcagLuminance(hex) < EVEN_LUMINANCE ? '#ffffff' : '#000000';
}
