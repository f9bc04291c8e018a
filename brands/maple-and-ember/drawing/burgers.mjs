/** Burgers, from the side. */
import { blob, box, chance, closed, line, oval, path, put, shadow, wave } from './shapes.mjs';

const bunTop = (s, { sesame = true, width = 150, high = 92, tone = ['#f2bd6b', '#d98c3a', '#a95c22'] } = {}) => {
  const { between } = chance(7);
  const dome = `M${-width} 0C${-width - 6} ${-high * 1.15} ${-width * 0.55} ${-high * 1.35} 0 ${-high * 1.35}S${width + 6} ${-high * 1.15} ${width} 0Q${width} 14 ${width - 18} 14H${-width + 18}Q${-width} 14 ${-width} 0Z`;
  const seeds = sesame
    ? Array.from({ length: 24 }, (_, i) => {
        const across = -0.78 + (1.56 * ((i * 7) % 24)) / 23 + between(-0.03, 0.03);
        const up = between(0.36, 0.9) * Math.sqrt(1 - across * across * 0.9);
        const [x, y, turn] = [across * width, -high * 1.3 * up, between(-60, 60)];
        return (
          oval(x + 1, y + 2.5, 7, 3.6, '#8a4f1c', `transform="rotate(${turn} ${x} ${y})" opacity=".4"`) +
          oval(x, y, 7, 4.2, '#fff0cf', `transform="rotate(${turn} ${x} ${y})"`)
        );
      }).join('')
    : '';
  return (
    path(dome, s.radial(tone, { cx: 0.36, cy: 0.16, r: 0.95 })) +
    path(
      `M${-width + 20} -40C${-width + 30} ${-high} ${-width * 0.4} ${-high * 1.24} -14 ${-high * 1.24}C${-width * 0.5} ${-high} ${-width * 0.66} -70 ${-width + 20} -40Z`,
      '#fff',
      'opacity=".28"',
    ) +
    seeds +
    path(
      `M${-width} 0Q${-width} 14 ${-width + 18} 14H${width - 18}Q${width} 14 ${width} 0Q0 12 ${-width} 0Z`,
      '#f7dfae',
    )
  );
};
const bunBottom = (s, width = 146) =>
  path(
    `M${-width} 0H${width}C${width} 34 ${width - 16} 46 ${width - 40} 46H${-width + 40}C${-width + 16} 46 ${-width} 34 ${-width} 0Z`,
    s.linear(['#e9ac5b', '#c9782e', '#96501d']),
  ) +
  box(-width, -6, width * 2, 12, '#f7dfae', 6) +
  path(`M${-width + 14} 12H${-width + 110}Q${-width + 60} 22 ${-width + 18} 22Z`, '#fff', 'opacity=".2"');

/** What lies in a burger: how high it is, and how it is drawn around its own upper edge. */
const layers = {
  patty: (s, tone = ['#7a4426', '#57301a', '#38200f']) => ({
    high: 34,
    drawn: () => {
      const { between } = chance(31);
      const specks = Array.from({ length: 22 }, () =>
        oval(between(-140, 140), between(8, 30), between(3, 8), between(2, 4), tone[2], 'opacity=".55"'),
      ).join('');
      return (
        path(
          closed([
            [-152, 16],
            [-140, 2],
            [-70, -2],
            [0, 2],
            [80, -2],
            [142, 2],
            [154, 16],
            [142, 34],
            [60, 38],
            [-20, 35],
            [-90, 38],
            [-142, 32],
          ]),
          s.linear(tone),
        ) +
        specks +
        line('M-132 8Q-60 1 10 6T124 7', '#c98a5a', 4, 'opacity=".45"')
      );
    },
  }),
  cheese: (s, tone = ['#ffd766', '#f3ab24']) => ({
    high: 9,
    drawn: () =>
      path(
        'M-150 -2H150L152 8C132 10 126 12 118 26C112 42 98 42 94 28C90 14 70 12 50 12C34 12 30 16 22 34C16 50 -2 50 -6 32C-10 14 -30 12 -52 12C-74 12 -84 14 -92 26C-98 36 -110 36 -116 24C-122 12 -136 10 -152 8Z',
        s.linear(tone),
      ) + line('M-140 3H140', '#fff3b8', 3, 'opacity=".7"'),
  }),
  lettuce: (s, tone = ['#a9d15c', '#5f9b32']) => ({
    high: 14,
    drawn: () =>
      path(
        closed([...wave(-166, 166, 4, 5, 10), [168, 16], ...wave(160, -160, 22, 9, 13, 2), [-168, 14]]),
        s.linear(tone),
      ) + line('M-150 12Q-120 4 -90 13T-30 12T30 13T90 11T150 13', '#d9efa0', 3, 'opacity=".7"'),
  }),
  tomato: (s) => ({
    high: 17,
    drawn: () =>
      [-96, 0, 96]
        .map(
          (x) =>
            box(x - 56, 0, 112, 20, s.linear(['#f0644a', '#c8301f']), 9) +
            box(x - 46, 4, 92, 4, '#ffb199', 2, 'opacity=".6"'),
        )
        .join(''),
  }),
  pickles: (s) => ({
    high: 12,
    drawn: () =>
      [-110, -44, 26, 98]
        .map(
          (x, i) =>
            box(x - 34, i % 2, 68, 15, s.linear(['#9cb84a', '#5d7a22']), 7) +
            box(x - 26, 4, 52, 3, '#dbe79a', 2, 'opacity=".7"'),
        )
        .join(''),
  }),
  onion: (s, tone = ['#e7b9c9', '#b76a8c']) => ({
    high: 11,
    drawn: () =>
      [-104, -30, 42, 110]
        .map(
          (x) =>
            line(`M${x - 44} 10Q${x} ${-8} ${x + 44} 10`, s.linear(tone), 7) +
            line(`M${x - 38} 13Q${x} 0 ${x + 38} 13`, '#fbe9ef', 3),
        )
        .join(''),
  }),
  charredOnion: (s) => layers.onion(s, ['#d9a25e', '#7d4a1e']),
  crispOnion: () => ({
    high: 16,
    drawn: () => {
      const { between, one } = chance(5);
      return Array.from({ length: 30 }, () => {
        const x = between(-138, 138);
        const y = between(2, 16);
        return line(
          `M${x - 18} ${y}q${between(4, 16)} ${between(-16, 16)} ${between(22, 34)} ${between(-4, 6)}`,
          one(['#e7a94f', '#c97f2c', '#f2c577', '#a8601c']),
          between(4, 7),
        );
      }).join('');
    },
  }),
  bacon: (s) => ({
    high: 15,
    drawn: () =>
      [0, 1]
        .map((row) => {
          const y = row * 9;
          const edge = wave(-162, 162, y, 6, 10, row);
          const d = `M${edge.map((p) => p.join(' ')).join('L')}`;
          return line(d, '#8f2f1e', 13) + line(d, s.linear(['#d8694a', '#b5412b']), 8) + line(d, '#f6d3b0', 2.6);
        })
        .join(''),
  }),
  sauce: (s, tone = ['#e8762a', '#b8481a']) => ({
    high: 4,
    drawn: () =>
      path(
        'M-138 -4H138C140 6 124 6 118 8C112 22 100 24 96 10C92 4 40 6 30 8C24 26 8 28 4 10C0 4 -60 6 -70 8C-76 24 -92 22 -96 8C-110 4 -140 6 -138 -4Z',
        s.linear(tone),
      ),
  }),
  peppers: (s) => ({
    high: 13,
    drawn: () =>
      [-118, -70, -22, 26, 74, 120]
        .map(
          (x, i) =>
            oval(x, 8, 27, 10, s.linear(i % 2 ? ['#7fb23d', '#41741a'] : ['#8fc14a', '#4d8420'])) +
            oval(x, 7, 17, 5, '#dff0b2') +
            oval(x - 5, 7, 2.4, 1.8, '#fff6d5') +
            oval(x + 6, 8, 2.4, 1.8, '#fff6d5'),
        )
        .join(''),
  }),
  mushrooms: (s) => ({
    high: 20,
    drawn: () =>
      [-112, -56, 0, 56, 112]
        .map(
          (x, i) =>
            path(
              `M${x - 36} 12C${x - 38} -10 ${x + 38} -10 ${x + 36} 12C${x + 16} 18 ${x + 10} 16 ${x + 10} 24H${x - 10}C${x - 10} 16 ${x - 16} 18 ${x - 36} 12Z`,
              s.linear(i % 2 ? ['#d2a678', '#8d5f35'] : ['#c4946a', '#7d522c']),
            ) + line(`M${x - 24} 4Q${x} -6 ${x + 24} 4`, '#efd2ae', 3, 'opacity=".6"'),
        )
        .join(''),
  }),
  slaw: () => ({
    high: 20,
    drawn: () => {
      const { between, one } = chance(12);
      return Array.from({ length: 46 }, () => {
        const x = between(-140, 136);
        const y = between(2, 20);
        return line(
          `M${x - 20} ${y}q${between(6, 18)} ${between(-14, 14)} ${between(28, 40)} ${between(-4, 4)}`,
          one(['#e9f0c4', '#cfe09a', '#f4f6e2', '#b9477a', '#f09a4a']),
          between(3.5, 5.5),
        );
      }).join('');
    },
  }),
  crumbed: (s) => ({
    high: 44,
    drawn: () => {
      const { between } = chance(44);
      const crumbs = Array.from({ length: 60 }, () =>
        oval(
          between(-148, 148),
          between(4, 42),
          between(3, 8),
          between(2.5, 5),
          s.radial(['#f3c26b', '#c77f2a']),
          'opacity=".8"',
        ),
      ).join('');
      return (
        path(
          blob(0, 23, 166, 27, { wobble: 0.09, corners: 20, seed: 6 }),
          s.linear(['#e9a84a', '#c0741f', '#8f4f14']),
        ) + crumbs
      );
    },
  }),
  swiss: (s) => layers.cheese(s, ['#fff1bd', '#f0d27c']),
  mayo: (s) => layers.sauce(s, ['#fffaf0', '#eadfc8']),
};

/** A burger with the named layers, from above to below. */
export function burger(s, names, { sesame, tone, pattyTone } = {}) {
  const stack = names.map((name) => layers[name](s, name === 'patty' ? pattyTone : undefined));
  const total = stack.reduce((sum, layer) => sum + layer.high, 0);
  let y = -total / 2 + 30;
  const top = y;
  const pieces = stack.map((layer) => {
    const drawn = put(layer.drawn(), 0, y);
    y += layer.high;
    return drawn;
  });
  // The lower things first, so that what is above hangs over them.
  return (
    shadow(s, 0, y + 50, 168, 18, 0.42) +
    put(bunBottom(s), 0, y + 6) +
    pieces.reverse().join('') +
    put(bunTop(s, { sesame, tone }), 0, top - 8)
  );
}
