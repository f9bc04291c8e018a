/** The dishes of Maple & Ember, each drawn around (0, 0), about 360 wide and 320 high. */
import { burger } from './burgers.mjs';
import { blob, box, chance, closed, line, maple, oval, path, put, shadow, wave } from './shapes.mjs';
import { bowl, drumstick, fry, glass, plate, scattered } from './tableware.mjs';
import { taco, tacoFillings } from './tacos.mjs';

const { sin, cos } = Math;
/** The dishes by the name of their picture. */
export const food = {
  'd-burger': (s) => burger(s, ['lettuce', 'pickles', 'charredOnion', 'cheese', 'patty', 'cheese', 'patty', 'sauce']),
  'd-maple-bacon': (s) => burger(s, ['crispOnion', 'bacon', 'cheese', 'patty', 'sauce']),
  'd-campfire': (s) =>
    burger(s, ['peppers', 'tomato', 'cheese', 'patty', 'sauce'], { tone: ['#e9a85a', '#b8682a', '#7d3f17'] }),
  'd-crispy-chicken': (s) => burger(s, ['slaw', 'pickles', 'crumbed', 'mayo'], { sesame: false }),
  'd-mushroom': (s) => burger(s, ['mushrooms', 'swiss', 'patty', 'lettuce'], { sesame: false }),
  'd-taco': (s) => taco(s, tacoFillings.corn(s)),
  'd-brisket-taco': (s) => taco(s, tacoFillings.brisket(s)),
  'd-pastor-taco': (s) => taco(s, tacoFillings.pastor(s), { seed: 5 }),
  'd-tinga-taco': (s) => taco(s, tacoFillings.tinga(s), { seed: 9 }),
  'd-cod-taco': (s) => taco(s, tacoFillings.cod(s), { tone: ['#fff0c8', '#f0d08a', '#cfa050'], seed: 12 }),
  'd-chorizo-taco': (s) => taco(s, tacoFillings.chorizo(s), { seed: 21 }),
  'd-squash-taco': (s) => taco(s, tacoFillings.squash(s), { seed: 22 }),
  'd-bean-taco': (s) => taco(s, tacoFillings.bean(s), { seed: 23 }),
  'd-cauliflower-taco': (s) => taco(s, tacoFillings.cauliflower(s), { seed: 24 }),
  'd-lobster-taco': (s) => taco(s, tacoFillings.lobster(s), { seed: 14 }),
  'd-burrito': (s) => {
    const half = (seed) => {
      const rings = scattered(seed, 70, 60, (x, y, { between, one }) =>
        path(
          blob(x, y * 0.96, between(7, 14), between(6, 11), { seed: Math.floor(x * 3 + 50), wobble: 0.25 }),
          one(['#fff4dc', '#fbe7bd', '#5a2a17', '#7b3f22', '#43201a', '#cf3f28', '#f3ab24', '#6f9f3a']),
        ),
      );
      return (
        path('M-78 0C-82 60 -78 120 -62 158Q0 178 62 158C78 120 82 60 78 0Z', s.linear(['#f4dcae', '#dcb273'], 0)) +
        scattered(seed + 3, 18, 68, (x, y, { between }) =>
          path(
            blob(x, 84 + y, between(6, 15), between(4, 9), { seed: Math.floor(x + 80), wobble: 0.3 }),
            '#a5651f',
            'opacity=".35"',
          ),
        ) +
        path(
          'M-70 96C-72 124 -68 146 -62 160Q0 182 62 160C68 146 72 124 70 96Q0 120 -70 96Z',
          s.linear(['#f6f4ef', '#c9c4b8'], 20),
        ) +
        line('M-50 112L-40 160M-10 116V168M34 112L30 164', '#aaa598', 3, 'opacity=".7"') +
        oval(0, 0, 80, 72, '#f7e3ba') +
        oval(0, 0, 69, 61, '#6b3a20') +
        rings
      );
    };
    return (
      shadow(s, 10, 128, 170, 22, 0.38) +
      put(half(5), -78, -50, { turn: 14, scale: 1 }) +
      put(half(11), 92, -42, { turn: -16, scale: 1 })
    );
  },
  'd-chicken': (s) =>
    plate(s, 186, 78, 74) +
    put(drumstick(s), 44, -34, { turn: -4, scale: 0.92, flip: true }) +
    put(drumstick(s), -28, 34, { turn: 4, scale: 0.92 }) +
    [
      [112, 96],
      [80, 108],
      [142, 82],
    ]
      .map(
        ([x, y]) =>
          oval(x, y, 25, 13, '#5d7a22') + oval(x, y - 3, 24, 12, '#a9c25a') + oval(x, y - 3, 15, 7, '#cfe08f'),
      )
      .join(''),
  'd-fries': (s) => {
    const { between } = chance(20);
    const fan = Array.from({ length: 17 }, (_, i) =>
      fry(s, -88 + i * 11, 40, between(120, 190), -24 + i * 3 + between(-5, 5)),
    ).join('');
    return (
      shadow(s, 4, 142, 128, 18, 0.38) +
      fan +
      path('M-124 -26Q0 22 124 -26L94 132Q92 144 78 144H-78Q-92 144 -94 132Z', s.linear(['#e9572e', '#b93418'], 12)) +
      path('M-124 -26Q0 22 124 -26L120 -6Q0 42 -120 -6Z', '#f7eee0') +
      put(maple('#f7eee0'), 0, 74, { scale: 0.72 }) +
      scattered(3, 20, 90, (x, y) => oval(x, y * 0.5 - 70, 3, 3, '#fff', 'opacity=".9"'))
    );
  },
  'd-corn': (s) => {
    const kernels = Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 17 }, (_, i) => {
        const [x, y] = [-136 + i * 16.5 + (row % 2) * 8, -46 + row * 15.5];
        const edge = 54 * Math.sqrt(Math.max(0, 1 - ((x + 8) / 160) ** 4));
        if (Math.abs(y) > edge) return '';
        const burnt = (i * 7 + row * 5) % 11 === 0;
        return box(
          x - 8,
          y - 8,
          16,
          16,
          s.radial(burnt ? ['#b5762a', '#6d3d0e'] : ['#ffe88e', '#f2b628', '#d18e14'], { cx: 0.35, cy: 0.3, r: 0.8 }),
          6,
        );
      }).join(''),
    ).join('');
    const cob = path('M-150 0C-150 -50 -70 -62 20 -60S156 -34 160 0S110 58 20 60S-150 50 -150 0Z', '#c98a1a') + kernels;
    const cream =
      line('M-120 -30C-90 -46 -80 10 -50 -6S-10 -40 20 -18S70 10 104 -22', '#fffaf0', 15) +
      line('M-120 -34C-90 -50 -80 6 -50 -10S-10 -44 20 -22', '#fff', 5);
    const stick = line('M-150 2H-206', '#d8b07a', 14) + line('M-150 -1H-204', '#f0d3a3', 5);
    const dust = scattered(6, 46, 120, (x, y, { one, between }) =>
      oval(x, y * 0.42, between(2, 5), between(2, 3.5), one(['#c8381f', '#fff', '#fff', '#5f9b32'])),
    );
    return (
      shadow(s, 0, 108, 176, 20, 0.36) +
      put(stick + cob + cream + dust, 0, 34, { turn: -14, scale: 0.9 }) +
      put(stick + cob + cream + dust, 8, -58, { turn: 10, scale: 0.86 }) +
      put(
        path('M-44 0A44 44 0 0 1 44 0Z', '#7fb03a') +
          path('M-35 -2A35 35 0 0 1 35 -2Z', '#dcefa6') +
          line('M0-2V-34M0-2L-25-24M0-2L25-24', '#fbffe8', 3),
        142,
        118,
        { turn: -8 },
      )
    );
  },
  'd-hotdog': (s) =>
    shadow(s, 0, 92, 178, 20, 0.4) +
    put(
      path('M-168 -4C-176 -58 -120 -66 0 -66S176 -58 168 -4Z', s.linear(['#e7a955', '#c57f31'])) +
        path(
          'M-186 -6C-196 -50 -150 -52 0 -52S196 -50 186 -6S150 34 0 34S-176 34 -186 -6Z',
          s.linear(['#c2502e', '#8d2c16', '#6a1f0e']),
        ) +
        line('M-158 -30Q0 -46 158 -30', '#f0a07c', 7, 'opacity=".6"') +
        [-110, -66, -22, 22, 66, 110]
          .map((x) => line(`M${x - 10} -36L${x + 8} -8`, '#4a1509', 6, 'opacity=".65"'))
          .join('') +
        path(
          'M-178 6C-170 62 -130 82 0 82S170 62 178 6C140 28 80 24 0 24S-140 28 -178 6Z',
          s.linear(['#f4c57c', '#d6913f', '#a9641f']),
        ) +
        path('M-160 26C-120 44 -60 42 -20 42C-70 54 -130 52 -160 26Z', '#fff', 'opacity=".3"') +
        line(
          'M-164 -18C-146 -48 -128 10 -106 -16S-72 -46 -52 -16S-16 12 6 -16S42 -46 62 -16S98 10 118 -16S148 -40 164 -20',
          '#f3b41e',
          14,
        ) +
        line(
          'M-160 -23C-146 -46 -128 4 -106 -21S-72 -50 -52 -21S-16 6 6 -21S42 -50 62 -21S98 4 118 -21',
          '#ffe08a',
          4,
        ) +
        scattered(5, 44, 150, (x, y, { one, between }) =>
          box(x, y * 0.14 - 8, between(8, 14), between(5, 8), one(['#6f9f3a', '#a9c25a', '#4c2a12', '#83a83c']), 2),
        ),
      0,
      8,
      { turn: -9 },
    ),
  'd-pita': (s) => {
    const balls = [
      [-70, -52, 46],
      [14, -78, 50],
      [88, -48, 44],
      [-18, -30, 42],
      [52, -20, 40],
    ]
      .map(
        ([x, y, r], i) =>
          path(
            blob(x, y, r, r * 0.95, { seed: i + 3, wobble: 0.07, corners: 14 }),
            s.radial(['#c08a45', '#7d4e1c', '#4f2e0e']),
          ) +
          scattered(i + 4, 18, r * 0.8, (a, b, { one }) =>
            oval(x + a, y + b, 4, 3, one(['#e0b468', '#5b8a2c', '#5d3811']), 'opacity=".75"'),
          ),
      )
      .join('');
    return (
      shadow(s, 0, 122, 160, 20, 0.38) +
      path('M-164 -12C-150 -96 -70 -126 0 -126S150 -96 164 -12Z', s.linear(['#e2b673', '#c48d46'])) +
      path(
        closed([...wave(-150, 150, -52, 12, 11), [156, -6], [0, 24], [-156, -6]]),
        s.linear(['#a9d15c', '#5f9b32']),
      ) +
      [-104, 118].map((x) => oval(x, -38, 34, 30, '#d8432c') + oval(x, -38, 24, 21, '#f1775a')).join('') +
      balls +
      [
        [-40, -76, 30],
        [70, -84, -20],
        [110, -20, 10],
      ]
        .map(([x, y, turn]) =>
          put(box(-26, -7, 52, 14, '#d9679a', 5) + box(-22, -5, 44, 4, '#f4b6d0', 2), x, y, { turn }),
        )
        .join('') +
      line('M-96 -64C-60 -92 -40 -30 -4 -54S52 -88 92 -60', '#fff8ea', 12) +
      path(
        'M-172 -14Q0 44 172 -14C172 84 100 132 0 132S-172 84 -172 -14Z',
        s.radial(['#fbe3b4', '#e6b971', '#bd8238'], { cx: 0.4, cy: 0.15, r: 1 }),
      ) +
      scattered(9, 24, 130, (x, y, { between }) =>
        y < -20
          ? ''
          : path(
              blob(x, 30 + y * 0.6, between(8, 20), between(5, 11), { seed: Math.floor(x + 300), wobble: 0.3 }),
              '#a5651f',
              'opacity=".32"',
            ),
      ) +
      line('M-160 6Q0 60 160 6', '#fff3d6', 6, 'opacity=".7"')
    );
  },
  'd-shake': (s) =>
    glass(s, {
      drink: s.linear(['#fff4df', '#f1d9b0', '#e3bd85']),
      bottom: 112,
      high: 210,
      top:
        path(
          closed([
            [-84, -66],
            [-70, -102],
            [-40, -110],
            [-26, -138],
            [6, -150],
            [32, -132],
            [46, -108],
            [76, -98],
            [84, -66],
            [40, -52],
            [-40, -52],
          ]),
          s.radial(['#fff', '#fbf1e2', '#e7d5ba']),
        ) +
        line('M-56 -86Q-24 -104 8 -88T64 -84M-26 -118Q6 -128 30 -112', '#ddc8a8', 4, 'opacity=".8"') +
        line('M-70 -76C-62 -40 -52 -70 -46 -34S-24 -60 -18 -20S10 -58 20 -44S44 -20 56 -62', '#9a4f16', 8) +
        scattered(4, 18, 46, (x, y) => oval(x, y * 0.4 - 96, 3, 3, '#fff')) +
        put(maple(s.linear(['#e4572c', '#b2331a'])), -36, -132, { turn: -18, scale: 0.62 }),
    }),
  'd-pancake': (s) => {
    const cake = (y, dx) =>
      path(
        `M${-132 + dx} ${y}C${-140 + dx} ${y + 34} ${-100 + dx} ${y + 40} ${dx} ${y + 40}S${140 + dx} ${y + 34} ${132 + dx} ${y}Z`,
        s.linear(['#f4cf8c', '#dca450']),
      ) + oval(dx, y, 134, 40, s.radial(['#d58f3c', '#b56a20', '#e0a657'], { cx: 0.5, cy: 0.5, r: 0.5 }));
    return (
      plate(s, 188, 70, 92) +
      cake(66, 4) +
      cake(30, -6) +
      cake(-6, 3) +
      path(
        'M-104 -18C-60 -40 60 -42 104 -16C116 6 104 60 94 62S84 20 70 14S58 84 44 86S34 22 8 18S-22 60 -36 60S-48 14 -62 14S-80 98 -94 96S-122 0 -104 -18Z',
        s.linear(['#a4531a', '#7a360c']),
      ) +
      line('M-84 -14Q0 -34 84 -14', '#e6a566', 5, 'opacity=".8"') +
      put(
        path('M-36 -4L0 -24L38 -6V18L2 40L-36 20Z', '#f8c93f') +
          path('M-36 -4L0 -24L38 -6L2 14Z', '#ffeaa0') +
          path('M2 14L38 -6V18L2 40Z', '#e5ab25'),
        0,
        -38,
      )
    );
  },
  'd-donut': (s) =>
    shadow(s, 6, 106, 150, 26, 0.36) +
    oval(0, 16, 158, 122, s.radial(['#eab369', '#c9833a', '#95561d'], { cx: 0.4, cy: 0.3, r: 0.8 })) +
    path(
      blob(0, -6, 148, 104, { wobble: 0.05, corners: 16, seed: 4 }),
      s.radial(['#7d4327', '#55291a', '#351509'], { cx: 0.36, cy: 0.26, r: 0.85 }),
    ) +
    line('M-118 -34C-96 -74 -48 -92 6 -92', '#c08a6a', 11, 'opacity=".6"') +
    scattered(3, 64, 1, (_x, _y, { between, one }, i) => {
      const [angle, far] = [i * 2.4, between(0.5, 0.92)];
      return put(
        box(-8, -3, 16, 6, one(['#f4b13a', '#fff2dc', '#e4572c', '#f6d089', '#8fb04a']), 3),
        cos(angle) * 142 * far,
        -8 + sin(angle) * 98 * far,
        { turn: between(0, 180) },
      );
    }) +
    oval(0, 0, 50, 33, '#6a3a12') +
    path('M-50 0A50 33 0 0 0 50 0C44 -14 20 -16 0 -16S-44 -14 -50 0Z', '#e0a657') +
    oval(0, 10, 38, 20, '#fbf3e6', 'opacity="0"'),
  'd-caffe': (s) =>
    shadow(s, 10, 122, 150, 18, 0.36) +
    oval(0, 112, 160, 30, '#d9cdb9') +
    oval(0, 106, 160, 29, s.linear(['#fffdf8', '#e9ddc9'])) +
    line('M104 -20C164 -34 172 44 96 44', '#2e6a5c', 24) +
    line('M104 -24C158 -36 164 38 98 38', '#5f9a8a', 6, 'opacity=".8"') +
    path('M-116 -62H116C116 40 84 106 0 106S-116 40 -116 -62Z', s.linear(['#3f8474', '#2a6152', '#17403a'], 0)) +
    path('M-96 -40C-96 30 -70 74 -40 90C-84 66 -92 10 -104 -40Z', '#bfe0d4', 'opacity=".45"') +
    oval(0, -62, 116, 34, '#f7efe0') +
    oval(0, -60, 103, 28, s.radial(['#6d3d1f', '#3f1f0e'], { cx: 0.5, cy: 0.4, r: 0.6 })) +
    path('M-80 -66Q-20 -84 50 -76Q-10 -72 -60 -58Z', '#c48a58', 'opacity=".6"') +
    [-44, 2, 46].map((x, i) => line(`M${x} -104c-16 -18 16 -30 0 -${50 + i * 4}`, '#fff', 9, 'opacity=".75"')).join(''),
  'd-poutine': (s) =>
    bowl(
      s,
      scattered(4, 40, 104, (x, y, { between }) =>
        put(
          box(-42, -9, 84, 18, s.linear(['#ffdf8a', '#e0a030']), 4) + box(-38, -6, 76, 5, '#fff0bd', 3, 'opacity=".6"'),
          x,
          y,
          { turn: between(0, 180) },
        ),
      ) +
        path(
          blob(4, 2, 96, 88, { wobble: 0.2, corners: 13, seed: 8 }),
          s.radial(['#8a4f22', '#5c2e10']),
          'opacity=".93"',
        ) +
        scattered(14, 22, 92, (x, y, { between }) =>
          path(
            blob(x, y, between(14, 22), between(11, 17), { seed: Math.floor(x + 200), wobble: 0.2 }),
            s.radial(['#fffdf2', '#f0dfb4']),
          ),
        ) +
        scattered(19, 16, 96, (x, y) => oval(x, y, 5, 4, '#5f9b32')),
    ),
  'd-guacamole': (s) =>
    bowl(
      s,
      path(blob(0, 10, 126, 122, { wobble: 0.04, corners: 18, seed: 3 }), s.radial(['#b9d468', '#86ab3a', '#5f8526'])) +
        scattered(6, 70, 112, (x, y, { one, between }) =>
          path(
            blob(x, y + 10, between(4, 10), between(3, 8), { seed: Math.floor(x + 900), wobble: 0.3 }),
            one(['#d9ea9a', '#6d9430', '#e5573a', '#fff', '#4f7a22']),
            'opacity=".85"',
          ),
        ) +
        [
          [-84, -104, -30],
          [-10, -126, 4],
          [72, -104, 34],
        ]
          .map(([x, y, turn]) =>
            put(
              path('M0 -66L58 40Q0 58 -58 40Z', s.linear(['#fbd98a', '#dfa23c'])) +
                scattered(2, 10, 30, (a, b) => oval(a, b + 10, 4, 3, '#b87a20')),
              x,
              y,
              { turn },
            ),
          )
          .join(''),
    ),
  'd-onion-rings': (s) => {
    const ring = (x, y, k) =>
      put(
        oval(0, 0, 88, 46, s.radial(['#f0bb5e', '#cc8428', '#93540f'])) +
          scattered(7, 40, 1, (_a, _b, { between }, i) =>
            oval(
              cos(i * 2.4) * 78 * between(0.72, 1),
              sin(i * 2.4) * 40 * between(0.72, 1),
              6,
              4,
              '#f9d791',
              'opacity=".7"',
            ),
          ) +
          oval(0, 2, 46, 20, '#70400c') +
          path('M-46 2A46 20 0 0 0 46 2A46 14 0 0 0 -46 2Z', '#f6e7c9'),
        x,
        y,
        { scale: k },
      );
    return (
      plate(s, 184, 64, 98) +
      ring(-72, 72, 1) +
      ring(78, 70, 0.96) +
      ring(2, 40, 1) +
      ring(-46, -2, 0.94) +
      ring(50, -8, 0.9) +
      ring(4, -52, 0.9)
    );
  },
};

const together =
  (...pieces) =>
  (s) =>
    pieces.map(([name, x, y, scale, turn = 0]) => put(food[name](s), x, y, { scale, turn })).join('');

/** What stands beside the categories: none of them is a dish's own picture. */
export const groups = {
  'g-burgers': (s) =>
    put(burger(s, ['lettuce', 'tomato', 'cheese', 'patty', 'cheese', 'patty', 'bacon', 'patty', 'sauce']), 0, 10, {
      scale: 0.92,
    }),
  'g-tacos': together(
    ['d-bean-taco', 0, -62, 0.6],
    ['d-cod-taco', -84, 62, 0.62, -4],
    ['d-pastor-taco', 92, 70, 0.62, 5],
  ),
  'g-plates': together(['d-pita', 76, -34, 0.7], ['d-burrito', -70, 52, 0.62]),
  'g-sides': together(['d-fries', -84, -6, 0.78, -4], ['d-onion-rings', 78, 58, 0.66]),
  'g-sweets': together(['d-shake', -80, 0, 0.82], ['d-donut', 76, 62, 0.72]),
};
