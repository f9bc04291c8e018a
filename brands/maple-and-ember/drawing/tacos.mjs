/** Tacos, from the side. */
import { blob, chance, line, path, put, shadow } from './shapes.mjs';

const { sin, cos } = Math;

const strands = (seed, colours, { count = 40, across = 125, up = 86, thick = [4, 8], long = 26 } = {}) => {
  const { between, one } = chance(seed);
  return Array.from({ length: count }, () => {
    const angle = between(-1.25, 1.25);
    const reach = between(0.72, 1.04);
    const [x, y] = [sin(angle) * across * reach, -cos(angle) * up * reach];
    return line(
      `M${x - long / 2} ${y}q${between(4, long * 0.7)} ${between(-14, 14)} ${long} ${between(-8, 8)}`,
      one(colours),
      between(...thick),
    );
  }).join('');
};
const lumps = (s, seed, tones, { count = 16, across = 124, up = 88, size = [12, 20] } = {}) => {
  const { between, one } = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = -1.25 + (2.5 * (i + between(0.1, 0.9))) / count;
    const reach = between(0.78, 1.04);
    const [x, y, r] = [sin(angle) * across * reach, -cos(angle) * up * reach, between(...size)];
    return path(blob(x, y, r, r * 0.82, { seed: seed + i, wobble: 0.14 }), s.radial(one(tones)));
  }).join('');
};
const leaf = (x, y, turn, scale = 1, tone = '#4f9138') =>
  put(
    path('M0 0C10-18 30-20 44-8C36 10 16 14 0 0Z', tone) + line('M3 0Q20-6 38-7', '#bfe08f', 2, 'opacity=".7"'),
    x,
    y,
    { turn, scale },
  );

/** A folded tortilla with a filling that looks out of it. */
export function taco(s, filling, { tone = ['#f6d489', '#e0a747', '#b87628'], seed = 3 } = {}) {
  const { between } = chance(seed);
  const back = 'M-168 92C-176 -30 -96 -112 0 -112S176 -30 168 92Z';
  const front =
    'M-176 100C-188 0 -104 -58 0 -58S188 0 176 100C176 116 164 120 150 120H-150C-164 120 -176 116 -176 100Z';
  const burns = Array.from({ length: 15 }, () => {
    const [x, y] = [between(-140, 140), between(-30, 100)];
    return x * x + (y - 100) ** 2 * 1.1 > 150 ** 2
      ? ''
      : path(
          blob(x, y, between(8, 22), between(5, 13), { seed: Math.floor(x * 7 + y), wobble: 0.3 }),
          '#9a5a1c',
          `opacity="${between(0.16, 0.4)}"`,
        );
  }).join('');
  return (
    shadow(s, 0, 122, 178, 16, 0.4) +
    path(back, s.linear(['#d99b3e', '#b07024'])) +
    put(filling, 0, 2) +
    path(front, s.radial(tone, { cx: 0.4, cy: 0.2, r: 0.95 })) +
    burns +
    line('M-164 84C-168 12 -96 -46 0 -46', '#fff2cc', 6, 'opacity=".55"') +
    line('M150 112H-150', '#8f551b', 5, 'opacity=".35"')
  );
}
const herbs = (seed, count = 7, across = 110, up = 92) => {
  const { between } = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = -1.1 + (2.2 * i) / Math.max(1, count - 1) + between(-0.1, 0.1);
    return leaf(
      sin(angle) * across,
      -cos(angle) * up,
      between(-80, 20),
      between(0.6, 0.9),
      i % 2 ? '#4f9138' : '#6bab45',
    );
  }).join('');
};
/** What a taco may hold. */
export const tacoFillings = {
  corn: (s) =>
    lumps(
      s,
      4,
      [
        ['#ffe27a', '#e8a81c'],
        ['#ffd85a', '#d8911a'],
        ['#b9701e', '#7a420f'],
      ],
      { count: 44, size: [8, 12], up: 92 },
    ) +
    lumps(s, 9, [['#fff', '#eee3cf']], { count: 9, size: [5, 8], up: 104 }) +
    herbs(2),
  brisket: () =>
    strands(3, ['#5b2c18', '#7b3f22', '#8f4d2b', '#442010'], { thick: [9, 15], long: 44, count: 44 }) +
    strands(8, ['#e06a98', '#c9467b'], { count: 10, up: 98, thick: [4, 6] }) +
    herbs(3),
  tinga: () =>
    strands(5, ['#c9521f', '#e0702e', '#a83f17', '#ee9150'], { thick: [8, 12], long: 40, count: 46 }) +
    strands(6, ['#fffaf0'], { count: 6, up: 100, thick: [5, 7], long: 60 }) +
    herbs(5, 5),
  pastor: (s) =>
    lumps(
      s,
      12,
      [
        ['#d1492a', '#8d2914'],
        ['#bb3d20', '#7a2210'],
      ],
      { count: 22, size: [15, 22] },
    ) +
    lumps(s, 21, [['#ffe173', '#f0ad1e']], { count: 9, size: [12, 17], up: 102 }) +
    strands(4, ['#fff', '#f1e6f0'], { count: 10, up: 100, thick: [3, 5] }) +
    herbs(7, 5),
  cod: (s) =>
    lumps(
      s,
      14,
      [
        ['#ffe3a0', '#d99a3c'],
        ['#f8cf7c', '#c98427'],
      ],
      { count: 7, size: [34, 44], up: 78 },
    ) +
    strands(15, ['#b9477a', '#e9f0c4', '#cfe09a'], { count: 22, up: 100, thick: [4, 6] }) +
    strands(2, ['#fffaf0'], { count: 5, up: 104, thick: [6, 8], long: 54 }),
  chorizo: (s) =>
    lumps(
      s,
      24,
      [
        ['#d9562e', '#8a2412'],
        ['#f6dc96', '#d9a43c'],
        ['#f3cf7c', '#b97a20'],
      ],
      { count: 26, size: [13, 18], up: 92 },
    ) + herbs(9, 5),
  squash: (s) =>
    lumps(
      s,
      27,
      [
        ['#ffb04a', '#dd7a1c'],
        ['#f7a03c', '#c9641a'],
      ],
      { count: 18, size: [17, 24] },
    ) +
    lumps(s, 28, [['#b9c77a', '#6f8a34']], { count: 14, size: [6, 8], up: 106 }) +
    strands(6, ['#9a2a12'], { count: 6, up: 96, thick: [5, 7] }),
  bean: (s) =>
    lumps(
      s,
      33,
      [
        ['#4a2a2a', '#1c0d10'],
        ['#5a3232', '#241014'],
      ],
      { count: 36, size: [10, 14], up: 94 },
    ) +
    lumps(s, 34, [['#d9e89a', '#9fbf4a']], { count: 6, size: [18, 24], up: 98 }) +
    strands(6, ['#e06a98', '#fff'], { count: 9, up: 102, thick: [4, 6] }),
  cauliflower: (s) =>
    lumps(
      s,
      37,
      [
        ['#fffbe9', '#e3d3a4'],
        ['#f7edcf', '#c9a860'],
        ['#fff6dc', '#b98a3c'],
      ],
      { count: 20, size: [18, 26] },
    ) +
    strands(6, ['#7fb03a', '#5f9b32'], { count: 8, up: 98, thick: [6, 8], long: 44 }) +
    herbs(4, 4),
  lobster: (s) =>
    lumps(
      s,
      17,
      [
        ['#ff9d7c', '#d4402a'],
        ['#ffd2bf', '#ef7d5e'],
      ],
      { count: 12, size: [22, 30], up: 86 },
    ) + strands(2, ['#4f9138', '#6bab45'], { count: 14, up: 98, thick: [3, 4], long: 18 }),
};
