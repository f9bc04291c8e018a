import { formatHex, interpolate, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColor } from './colors.ts';
import { displayFace, groundColors, orderFills, themeTokens } from './theme.ts';

const READABLE: [text: string, ground: string, contrast: number][] = [
  ['--on-brand', '--brand', 4.5],
  ['--on-order', '--order', 4.5],
  ['--brand-glow', '--ink', 4.5],
  ['--paper', '--ink', 4.5],
  ['--line-strong', '--paper', 3],
  ['--muted', '--tint-2', 4.5],
  ...['--paper', '--tint', '--tint-2'].map((ground): [string, string, number] => ['--brand-ink', ground, 4.5]),
  ...['--paper', '--tint'].flatMap((ground): [string, string, number][] => [
    ['--ink', ground, 4.5],
    ['--muted', ground, 4.5],
  ]),
];

/** Read off Chromium, with the derivations of the design's token sheet. */
const MEASURED = [
  {
    '--brand': '#16a34a',
    '--order': '#ea580c',
    '--paper': '#fcfcf6',
    '--tint': '#f3f4ea',
    '--tint-2': '#e4e8d7',
    '--ink': '#1b2215',
    '--muted': '#4e5348',
    '--line': '#d1d2cb',
    '--line-strong': '#75796f',
    '--brand-ink': '#0b6e30',
    '--brand-glow': '#96dfa3',
    '--on-brand': '#000000',
    '--on-order': '#000000',
  },
  {
    '--brand': '#9d2b1c',
    '--order': '#f3b53f',
    '--paper': '#fefaf5',
    '--tint': '#fbf1ea',
    '--tint-2': '#f4e1d6',
    '--ink': '#251510',
    '--muted': '#584843',
    '--line': '#d5cec9',
    '--line-strong': '#7d706b',
    '--brand-ink': '#9d2b1c',
    '--brand-glow': '#ffaf9f',
    '--on-brand': '#ffffff',
    '--on-order': '#000000',
  },
  {
    '--brand': '#0000ff',
    '--order': '#777777',
    '--paper': '#fbfafa',
    '--tint': '#f3f3f3',
    '--tint-2': '#e5e5e7',
    '--ink': '#13192b',
    '--muted': '#464c5b',
    '--line': '#cecfd3',
    '--line-strong': '#6e737f',
    '--brand-ink': '#0000ff',
    '--brand-glow': '#a6caff',
    '--on-brand': '#ffffff',
    '--on-order': '#000000',
  },
];

function expectReadable(primaryColor: string, orderColor: string): void {
  const tokens = themeTokens({ primaryColor, orderColor });
  for (const [text, ground, contrast] of READABLE) {
    const measured = wcagContrast(tokens[text] ?? '', tokens[ground] ?? '');
    expect(measured, `${text} on ${ground} of ${primaryColor}`).toBeGreaterThanOrEqual(contrast);
  }
}

/** Where buttons stand, which fill and which edge they have there, and what is written on them. */
function expectButtonsToStandOut(primaryColor: string, orderColor: string): void {
  const tokens = themeTokens({ primaryColor, orderColor });
  const token = (name: string, otherwise?: string): string => tokens[name] ?? (otherwise ? token(otherwise) : '');
  const standsOut = (ground: string, ...colors: string[]) => {
    const contrast = Math.max(...colors.map((color) => wcagContrast(color, ground)));
    expect(contrast, `${colors} on ${ground}, of ${primaryColor} and ${orderColor}`).toBeGreaterThanOrEqual(3);
  };
  for (const ground of ['--paper', '--tint', '--tint-2'].map((name) => token(name))) {
    standsOut(ground, token('--order'), token('--order-edge', '--order'));
    standsOut(ground, token('--brand'), token('--brand-edge', '--brand'));
  }
  // The veil over a hero's picture lets 14% of it through.
  const veil = formatHex(interpolate([token('--ink'), '#808080'], 'rgb')(0.14));
  const own = { fill: orderColor, text: token('--on-order') };
  const { onBrand = own, onVeil = own } = orderFills({ primaryColor, orderColor });
  standsOut(primaryColor, onBrand.fill);
  standsOut(veil, onVeil.fill);
  for (const { fill, text } of [onBrand, onVeil]) expect(wcagContrast(text, fill)).toBeGreaterThanOrEqual(4.5);
}

describe('theme tokens', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  test('are readable for any colours', () => {
    fc.assert(fc.property(color, color, expectReadable), { numRuns: 2000 });
  });

  test('have buttons stand out from their grounds, whatever the colours', () => {
    const orange = '#ea580c';
    for (const brand of [orange, '#000000', '#fdf6e3', '#ffffff', '#16a34a', '#777777'])
      for (const order of [orange, brand, '#000000', '#fdf6e3']) expectButtonsToStandOut(brand, order);
    fc.assert(fc.property(color, color, expectButtonsToStandOut), { numRuns: 2000 });
    fc.assert(fc.property(color, (one) => expectButtonsToStandOut(one, one)));
  });

  test('have a map on which words and pins stand out, whatever the colours', () => {
    fc.assert(
      fc.property(color, color, (primaryColor, orderColor) => {
        const theme = { primaryColor, orderColor };
        const { land, water, coast } = groundColors(theme);
        const { '--ink': ink = '', '--brand-edge': edge = primaryColor } = themeTokens(theme);
        for (const ground of [land, water]) {
          expect(wcagContrast(ink, ground)).toBeGreaterThan(4.5);
          // Around each there is a ring of paper besides.
          expect(wcagContrast(edge, ground)).toBeGreaterThan(2.8);
        }
        expect(wcagContrast(coast, land)).toBeGreaterThan(wcagContrast(water, land));
      }),
    );
  });

  test('leave an order button as it is where it stands out', () => {
    const theme = { primaryColor: '#052016', orderColor: '#e0433a' };
    expect(Object.keys(themeTokens(theme)).filter((name) => name.endsWith('edge'))).toEqual([]);
    expect(orderFills(theme)).toEqual({});
    expect(orderFills({ primaryColor: '#ea580c', orderColor: '#ea580c' })).toMatchObject({
      onBrand: { fill: '#000000', text: '#ea580c' },
    });
  });

  test('are readable for the corners and edges of the colour cube', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    for (const r of steps)
      for (const g of steps) for (const b of steps) expectReadable(`#${r}${g}${b}`, `#${b}${r}${g}`);
  });

  test('are thirteen colours in hex, and what buttons need besides', () => {
    const tokens = themeTokens({ primaryColor: '#16a34a', orderColor: '#ea580c' });
    expect(Object.keys(tokens).slice(13)).toEqual(['--order-edge', '--brand-edge']);
    for (const value of Object.values(tokens)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(MEASURED.map((tokens) => [tokens['--brand'], tokens] as const))(
    'of %s are what a browser computes',
    (_, measured) => {
      const { '--brand': primaryColor, '--order': orderColor } = measured;
      const computed = themeTokens({ primaryColor, orderColor });
      expect(Object.keys(computed).slice(0, 13).sort()).toEqual(Object.keys(measured).sort());
      for (const [name, value] of Object.entries(measured)) {
        expect(furthestChannel(computed[name] ?? '', value), name).toBeLessThanOrEqual(1);
      }
    },
  );
});

function furthestChannel(a: string, b: string): number {
  const differences = [1, 3, 5].map(
    (at) => Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16),
  );
  return Math.max(...differences.map(Math.abs));
}

describe('a colour', () => {
  test.each([
    ['#16a34a', '#16a34a'],
    [' #16A34A ', '#16a34a'],
    ['#1a4', '#11aa44'],
    ['#1a48', '#11aa44'],
    ['#16a34a80', '#16a34a'],
    ['16a34a', '#16a34a'],
    ['rgb(22, 163, 74)', '#16a34a'],
    ['rgb(22 163 74 / 50%)', '#16a34a'],
    ['rgba(22,163,74,.5)', '#16a34a'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['Teal', '#008080'],
    ['transparent', undefined],
    ['greenish', undefined],
    ['', undefined],
    ['#12', undefined],
    ['red;}body{display:none', undefined],
    ['url(x)', undefined],
    ['lab(0a)', undefined],
  ])('%j is %j', (text, hex) => {
    expect(parseColor(text)).toBe(hex);
  });

  test('is six hex digits or nothing, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^(rgb|hsl|oklch|color|lab)\([a-z0-9 .,%/-]*\)$/));
    fc.assert(
      fc.property(text, (value) => {
        expect(parseColor(value) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('a display face', () => {
  test.each([
    [undefined, 'bricolage', undefined],
    ['', 'bricolage', undefined],
    ['Playfair Display', 'fraunces', '"Playfair Display"'],
    ["'Playfair Display', serif", 'fraunces', '"Playfair Display", serif'],
    ['Poppins, sans-serif', 'bricolage', '"Poppins", sans-serif'],
    ['Unheard Of, serif', 'fraunces', '"Unheard Of", serif'],
    ['Unheard Of', 'bricolage', '"Unheard Of"'],
    ['"Open Sans", Georgia, serif', 'bricolage', '"Open Sans", "Georgia", serif'],
    ['Noto Serif', 'fraunces', '"Noto Serif"'],
    ['Georgia; } body { display: none', 'bricolage', undefined],
    ['Inter, x"</style><script>', 'bricolage', '"Inter"'],
    ['url(https://evil.example), Lora', 'fraunces', '"Lora"'],
    ['"unclosed, Lora', 'fraunces', '"Lora"'],
  ])('for %j is %s with %j', (asked, face, family) => {
    expect(displayFace(asked)).toEqual(family === undefined ? { face } : { face, family });
  });

  test('lets nothing into the style sheet but names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (asked) => {
        expect(displayFace(asked).family ?? 'serif').toMatch(
          /^(?:"[\p{L}\p{N}\p{M} -]+"|[a-z-]+)(?:, (?:"[\p{L}\p{N}\p{M} -]+"|[a-z-]+))*$/u,
        );
      }),
    );
  });
});
