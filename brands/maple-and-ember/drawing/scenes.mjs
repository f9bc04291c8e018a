/** The large pictures of Maple & Ember: what its pages open with. */
import { food } from './food.mjs';
import { blob, box, chance, line, maple, oval, path, put, range, shadow } from './shapes.mjs';

const dish = (s, name, x, y, scale, turn = 0) => put(food[name](s), x, y, { scale, turn });

const sparks = (seed, count, [x1, x2], [y1, y2]) => {
  const { between, one } = chance(seed);
  return range(count, () => {
    const r = between(2, 6);
    const [x, y] = [between(x1, x2), between(y1, y2)];
    return (
      oval(x, y, r * 3.4, r * 3.4, '#ff8a3c', 'opacity=".16"') +
      oval(x, y, r, r * 1.3, one(['#ffd27a', '#ff9a4a', '#ffe9b8']), `opacity="${between(0.5, 1)}"`)
    );
  });
};
const falling = (seed, count, [x1, x2], [y1, y2], [small, big]) => {
  const { between, one } = chance(seed);
  return range(count, () =>
    put(maple(one(['#e4572c', '#c8401f', '#f0913a'])), between(x1, x2), between(y1, y2), {
      scale: between(small, big),
      turn: between(-70, 70),
    }),
  );
};
const herb = (x, y, turn, k = 1) =>
  put(
    range(5, (i) =>
      put(path('M0 0C12-16 34-18 50-6C38 10 14 12 0 0Z', i % 2 ? '#4f8f45' : '#6bab45'), i * 16, 0, {
        turn: i % 2 ? -50 : 40,
      }),
    ) + line('M-10 0H90', '#3f7038', 4),
    x,
    y,
    { turn, scale: k },
  );
const tomato = (s, x, y, r) =>
  shadow(s, x, y + r * 0.9, r, r * 0.2, 0.4) +
  oval(x, y, r, r * 0.92, s.radial(['#ff8a6a', '#d8402a', '#8f2010'])) +
  put(path('M0 0L10-6L30-10L14 2L26 16L6 6L0 22L-6 6L-26 16L-14 2L-30-10L-10-6Z', '#3f7d3a'), x, y - r * 0.72, {
    scale: r / 44,
  }) +
  oval(x - r * 0.4, y - r * 0.34, r * 0.2, r * 0.14, '#fff', 'opacity=".7"');
const chili = (s, x, y, turn, k) =>
  put(
    path('M-90 20C-40 34 30 20 78 -22C88 -30 98 -22 92 -12C56 44 -30 66 -94 40Z', s.linear(['#f0573a', '#b9261a'])) +
      path('M74 -26C84 -40 104 -34 100 -10Q88 -8 74 -26Z', '#4f8f45') +
      line('M96 -26q10 -16 24 -16', '#4f8f45', 8) +
      line('M-66 30C-20 40 30 22 62 -4', '#ffb199', 4, 'opacity=".7"'),
    x,
    y,
    { turn, scale: k },
  );

const ember = (s, w, h, cx) =>
  box(0, 0, w, h, '#0c3a30') +
  box(
    0,
    0,
    w,
    h,
    s.radial(
      [
        ['#ff8a3a', 0.62],
        ['#c2531f', 0.3, 0.5],
        ['#0c3a30', 0],
      ],
      { cx, cy: 0.62, r: 0.62 },
    ),
  );

/** The large pictures by name: their size, and what draws them. */
export const scenes = {
  'ember-hero': {
    size: [1900, 1200],
    draw: (s) =>
      ember(s, 1900, 1200, 0.66) +
      sparks(4, 70, [760, 1880], [60, 900]) +
      falling(6, 8, [640, 1820], [60, 420], [0.5, 1]) +
      box(
        0,
        1040,
        1900,
        160,
        s.linear(
          [
            ['#6b3f20', 0],
            ['#6b3f20', 1, 0.55],
            ['#6b3f20', 1],
          ],
          0,
        ),
      ) +
      range(4, (i) =>
        box(
          560,
          1070 + i * 34,
          1340,
          3,
          s.linear(
            [
              ['#3a1d0d', 0],
              ['#3a1d0d', 0.7, 0.4],
              ['#3a1d0d', 0.7],
            ],
            0,
          ),
        ),
      ) +
      dish(s, 'd-fries', 940, 840, 1.32, -7) +
      dish(s, 'd-shake', 1690, 820, 1.5, 4) +
      dish(s, 'd-burger', 1310, 790, 2.1) +
      dish(s, 'd-brisket-taco', 1660, 1000, 1.1, 6) +
      tomato(s, 930, 1080, 62) +
      tomato(s, 1046, 1104, 46) +
      chili(s, 1470, 1112, -8, 1) +
      herb(1130, 1122, -8, 1.2),
  },
  'ember-hero-tall': {
    size: [900, 1200],
    draw: (s) =>
      ember(s, 900, 1200, 0.5) +
      sparks(9, 46, [20, 880], [240, 900]) +
      falling(3, 6, [60, 860], [250, 480], [0.4, 0.75]) +
      box(0, 1050, 900, 150, s.linear(['#7d4a26', '#4a2712'])) +
      range(4, (i) => line(`M0 ${1080 + i * 32}H900`, '#3a1d0d', 3, 'opacity=".6"')) +
      dish(s, 'd-fries', 140, 860, 1, -8) +
      dish(s, 'd-shake', 760, 840, 1.15, 4) +
      dish(s, 'd-burger', 450, 850, 1.62) +
      dish(s, 'd-brisket-taco', 720, 1046, 0.86, 5) +
      tomato(s, 150, 1092, 48) +
      chili(s, 400, 1130, -8, 0.8),
  },
  'ember-grill': {
    size: [1000, 1100],
    draw: (s) => {
      const coals = range(150, (i) => {
        const { between, one } = chance(i + 70);
        const tones = one([
          ['#ffb04a', '#d9481e', '#5a1a0c'],
          ['#3a2620', '#1c1210', '#0d0807'],
          ['#ff8a3c', '#a82f12', '#2f100a'],
          ['#5a2a1c', '#2a130d', '#120806'],
        ]);
        return path(
          blob(
            (i % 12) * 92 + between(-30, 30),
            Math.floor(i / 12) * 90 + between(-24, 24),
            between(46, 74),
            between(38, 58),
            { seed: i, wobble: 0.18 },
          ),
          s.radial(tones),
        );
      });
      const bars = range(13, (i) => box(i * 84 - 12, -10, 18, 1120, s.linear(['#6b5a50', '#2a211d', '#171210'], 0), 8));
      const patty = ([x, y, cheese], i) =>
        oval(x + 8, y + 22, 150, 118, '#000', 'opacity=".5"') +
        path(
          blob(x, y, 148, 120, { seed: i + 4, wobble: 0.03, corners: 16 }),
          s.radial(['#a8683e', '#6d3a1c', '#3a1b0b']),
        ) +
        range(5, (j) =>
          line(
            `M${x - 92 + j * 42} ${y - 62 - (j % 4 ? 18 : 0)}l18 ${j % 4 ? 156 : 120}`,
            '#25100a',
            13,
            'opacity=".7"',
          ),
        ) +
        line(`M${x - 116} ${y - 40}Q${x - 56} ${y - 106} ${x + 50} ${y - 100}`, '#e0a878', 8, 'opacity=".5"') +
        (cheese
          ? put(
              path(
                'M-112 -98Q0 -112 108 -100Q122 -98 118 -60C112 0 124 40 112 96Q110 112 92 106C60 96 40 128 12 108S-66 118 -98 104Q-116 100 -112 80C-104 30 -122 -30 -118 -84Q-118 -98 -112 -98Z',
                s.linear(['#ffe07e', '#f6b52c']),
              ) + line('M-96 -84Q0 -98 92 -86', '#fff5c8', 6, 'opacity=".8"'),
              x,
              y,
              { turn: -8, scale: 0.96 },
            )
          : '');
      return (
        box(0, 0, 1000, 1100, '#1c0d08') +
        coals +
        box(
          0,
          0,
          1000,
          1100,
          s.radial(
            [
              ['#ff7a2a', 0.32],
              ['#17100d', 0.1, 0.6],
              ['#17100d', 0.72],
            ],
            { cx: 0.5, cy: 0.5, r: 0.75 },
          ),
        ) +
        bars +
        [
          [225, 240],
          [745, 210, true],
          [480, 545, true],
          [130, 850],
          [800, 870],
        ]
          .map(patty)
          .join('') +
        put(food['d-corn'](s), 820, 545, { scale: 0.8, turn: 24 }) +
        put(food['d-corn'](s), 470, 910, { scale: 0.94, turn: -8 }) +
        sparks(12, 40, [20, 980], [20, 1080])
      );
    },
  },
  'ember-tacos': {
    size: [1200, 900],
    draw: (s) =>
      box(0, 0, 1200, 900, '#f2b03d') +
      range(9, (i) => box(0, i * 100, 1200, 50, '#f5ba4f')) +
      [
        'd-taco',
        'd-brisket-taco',
        'd-tinga-taco',
        'd-pastor-taco',
        'd-cod-taco',
        'd-squash-taco',
        'd-bean-taco',
        'd-cauliflower-taco',
        'd-chorizo-taco',
      ]
        .map((name, i) => dish(s, name, 210 + (i % 3) * 390, 150 + Math.floor(i / 3) * 292, 0.98, -6 + (i % 3) * 6))
        .join(''),
  },
  'ember-spread': {
    size: [1200, 900],
    draw: (s) =>
      box(0, 0, 1200, 900, s.linear(['#caa06a', '#b08450'], 0)) +
      range(7, (i) => box(0, i * 132, 1200, 5, '#8f6636', 2, 'opacity=".6"')) +
      [
        ['d-poutine', 180, 190, 0.92],
        ['d-burger', 560, 170, 0.98],
        ['d-guacamole', 950, 190, 0.9],
        ['d-fries', 1110, 480, 0.8],
        ['d-hotdog', 820, 480, 0.96],
        ['d-maple-bacon', 460, 500, 0.95],
        ['d-pita', 150, 540, 0.86],
        ['d-onion-rings', 300, 760, 0.74],
        ['d-brisket-taco', 640, 770, 0.84],
        ['d-donut', 940, 770, 0.72],
        ['d-caffe', 1110, 770, 0.54],
      ]
        .map(([name, x, y, k]) => dish(s, name, x, y, k))
        .join('') +
      herb(60, 860, -20) +
      falling(8, 4, [520, 760], [300, 360], [0.2, 0.3]),
  },
  'ember-round-table': {
    size: [1200, 900],
    draw: (s) =>
      box(0, 0, 1200, 900, '#1c4a3e') +
      range(12, (i) => range(9, (j) => box(i * 104 + (j % 2) * 52, j * 104, 50, 50, '#235647', 4))) +
      oval(612, 520, 560, 380, '#0a1f19', `opacity=".5" filter="${s.blur(24)}"`) +
      oval(600, 490, 560, 380, '#7d4a26') +
      oval(600, 474, 560, 376, s.radial(['#d9a25e', '#b8772f', '#96581f'], { cx: 0.4, cy: 0.3, r: 0.8 })) +
      [0.4, 0.62, 0.84]
        .map((k) => oval(600, 474, 560 * k, 376 * k, 'none', 'stroke="#8f5a24" stroke-width="3" opacity=".35"'))
        .join('') +
      [
        [340, 300],
        [860, 300],
      ]
        .map(
          ([x, y]) =>
            dish(s, 'd-shake', x + (x < 600 ? -100 : 100), y - 40, 0.66) +
            dish(s, 'd-fries', x + (x < 600 ? 60 : -60), y - 60, 0.56),
        )
        .join('') +
      dish(s, 'd-burger', 330, 410, 0.76) +
      dish(s, 'd-maple-bacon', 870, 410, 0.76) +
      [
        [230, 640],
        [970, 640],
      ]
        .map(([x, y]) => dish(s, 'd-shake', x, y - 40, 0.7))
        .join('') +
      dish(s, 'd-fries', 500, 640, 0.66) +
      dish(s, 'd-fries', 700, 640, 0.66, 4) +
      dish(s, 'd-campfire', 370, 690, 0.86) +
      dish(s, 'd-crispy-chicken', 830, 690, 0.86) +
      dish(s, 'd-onion-rings', 600, 440, 0.5),
  },
};
