import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { codeSvg, contrastOf, drawCode, QUIET_ZONE } from './code-drawing.ts';

/** What a camera sees of a picture: its rectangles, some pixels to a square. */
function decoded(svg: string, scale: number): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const [ground = '', code = ''] = Array.from(svg.matchAll(/fill="(#[0-9a-f]{6})"/g), ([, color]) => color);
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4);
  const paint = (color: string, x: number, y: number, width: number) => {
    const rgb = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    for (let row = y * scale; row < (y + 1) * scale; row += 1)
      for (let column = x * scale; column < (x + width) * scale; column += 1)
        pixels.set([...rgb, 255], (row * side + column) * 4);
  };
  for (let y = 0; y < size; y += 1) paint(ground, 0, y, size);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) paint(code, Number(x), Number(y), Number(width));
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

const lucia = { code: '#2a1310', codeGround: '#fffdf8' };

test('a downloaded code is read by a camera as the address that it stands for, in the colours of a brand', () => {
  const host = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}[a-z]$/);
  const code = fc.stringMatching(/^[2-9a-hjkmnp-z]{6}$/);
  fc.assert(
    fc.property(host, code, fc.constantFrom(2, 3, 5), (name, end, scale) => {
      const address = `https://${name}.example/q/${end}`;
      expect(decoded(codeSvg(address, lucia), scale)).toBe(address);
    }),
    { numRuns: 25 },
  );
});

test('it keeps four squares of ground on each side', () => {
  const { size, path } = drawCode('https://lucia.example/q/k7m2pq');
  const squares = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, x, y, width]) => ({
    ...{ left: Number(x), right: Number(x) + Number(width) },
    ...{ top: Number(y), bottom: Number(y) + 1 },
  }));
  expect(Math.min(...squares.map(({ left, top }) => Math.min(left, top)))).toBe(QUIET_ZONE);
  expect(Math.max(...squares.map(({ right, bottom }) => Math.max(right, bottom)))).toBe(size - QUIET_ZONE);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#2a1310', '#fffdf8', 17.2],
  ['#777777', '#777777', 1],
])('%s on %s stands apart %d times', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});
