import { backs, dark, skies } from './horizons.mjs';
import { rooms } from './rooms.mjs';
import { box, chance, closed, line, maple, oval, path, put, range, shadow } from './shapes.mjs';
import { awning, dish, emblem, lamp, planter, terrace, tree, walls, windowPane } from './streets.mjs';

/** A street front; what differs from city to city are the sky, the back, the wall, the awning, and what stands before it. */
function front(
  s,
  {
    sky,
    back,
    wall,
    tones,
    trim = '#f4ead6',
    awn = ['#e9692c', '#fff4e2'],
    storeys = 2,
    arch = false,
    roof = '#1c332c',
    ground = ['#d3c4ac', '#a9967c'],
    snow = false,
    props,
    x = 300,
    width = 800,
  },
) {
  const lit = dark(sky) || sky === 'winter' || sky === 'rain';
  const top = storeys === 1 ? 300 : storeys === 2 ? 130 : 20;
  const upper = range(storeys - 1, (row) =>
    range(4, (i) =>
      windowPane(x + 70 + (i * (width - 140)) / 3.6, top + 60 + row * 150, 84, 104, {
        lit: lit && (i + row) % 2 === 0,
        frame: trim,
        arch,
      }),
    ),
  );
  const shop = 440;
  const { between } = chance(17);
  return (
    box(0, 0, 1400, 800, s.linear(skies[sky])) +
    (sky === 'night' ? range(50, () => oval(between(0, 1400), between(0, 330), 2, 2, '#fff', 'opacity=".7"')) : '') +
    (sky === 'dusk' || sky === 'autumn' ? oval(210, 250, 70, 70, '#fff2cf', 'opacity=".75"') : '') +
    backs[back](sky) +
    box(0, 560, 1400, 240, s.linear(ground)) +
    walls[wall](x, top, width, 640 - top, tones) +
    path(`M${x + width} ${top}v${640 - top}h-60V${top}Z`, '#000', 'opacity=".1"') +
    box(x - 22, top - 22, width + 44, 30, roof, 4) +
    box(x - 12, top + 8, width + 24, 8, trim, 2) +
    upper +
    box(x + 22, shop - 40, width - 44, 240, '#1c3f35', 8) +
    [x + 56, x + 56 + (width - 310) / 2]
      .map((wx, i) => {
        const w = (width - 350) / 2;
        return (
          box(wx, shop + 6, w, 150, s.linear(lit ? ['#ffdf96', '#f3a948'] : ['#f6dfae', '#d6b27a']), 4) +
          [0.25, 0.72]
            .map(
              (t) =>
                line(`M${wx + w * t} ${shop + 6}v34`, '#1c3f35', 3) +
                path(`M${wx + w * t - 22} ${shop + 56}a22 22 0 0 1 44 0Z`, '#e9692c'),
            )
            .join('') +
          box(wx, shop + 118, w, 38, '#8f4a20') +
          dish(s, ['d-burger', 'd-fries'][i], wx + w * 0.3, shop + 96, 0.2) +
          dish(s, ['d-shake', 'd-taco'][i], wx + w * 0.72, shop + 96, 0.2) +
          path(
            `M${wx} ${shop + 156}L${wx + w * 0.5} ${shop + 6}h${w * 0.16}L${wx + w * 0.22} ${shop + 156}Z`,
            '#fff',
            'opacity=".16"',
          ) +
          box(wx, shop + 6, w, 150, 'none', 4, `stroke="${trim}" stroke-width="8"`)
        );
      })
      .join('') +
    box(x + width - 196, shop - 6, 132, 206, '#7d2c19', 5) +
    box(x + width - 180, shop + 10, 100, 110, lit ? '#ffd88a' : '#a9c6c4', 4) +
    oval(x + width - 86, shop + 140, 7, 7, '#f6c36b') +
    awning(x + 36, shop - 62, width - 260, 54, awn) +
    emblem(x + width - 130, shop - 66, 44, '#0f2a23', '#f4b13a') +
    box(0, 640, 1400, 14, '#00000022') +
    (snow
      ? path(
          closed([
            [x - 30, top - 18],
            [x + width * 0.3, top - 48],
            [x + width * 0.7, top - 40],
            [x + width + 30, top - 18],
            [x + width * 0.5, top - 8],
          ]),
          '#fff',
        ) +
        path('M0 650C200 620 420 668 640 646S1120 626 1400 652V800H0Z', '#f7fafb') +
        box(x + 36, shop - 74, width - 260, 16, '#fff', 8)
      : '') +
    (lit
      ? path(`M${x + 40} 640L${x - 60} 800H${x + width - 100}L${x + width - 240} 640Z`, '#ffcf7a', 'opacity=".2"')
      : '') +
    props(s) +
    (snow
      ? range(70, () => oval(between(0, 1400), between(0, 780), between(2, 5), between(2, 5), '#fff', 'opacity=".85"'))
      : '') +
    (sky === 'rain'
      ? range(60, () => {
          const [rx, ry] = [between(0, 1400), between(0, 780)];
          return line(`M${rx} ${ry}l-7 26`, '#fff', 2, 'opacity=".4"');
        })
      : '')
  );
}

const greens = ['#3f7d4a', '#6fae5a'];
const golds = ['#c96a26', '#eaa23e'];

/** The pictures of the places by name. */
export const places = {
  ...rooms,
  'place-ossington': (s) =>
    front(s, {
      sky: 'night',
      back: 'toronto',
      wall: 'brick',
      tones: ['#5a2f2a', '#2f1815'],
      trim: '#d9c9a8',
      storeys: 3,
      roof: '#14201d',
      ground: ['#39424a', '#20282e'],
      props: () => lamp(200, 660, true) + lamp(1210, 660, true) + planter(330, 610),
    }),
  'place-junction': (s) =>
    front(s, {
      sky: 'day',
      back: 'rail',
      wall: 'brick',
      tones: ['#b4573a', '#7d3320'],
      storeys: 2,
      arch: true,
      props: (sheet) =>
        tree(170, 650, greens, 1.2) + terrace(sheet, 1220, 650, ['d-burger', 'd-shake']) + planter(330, 610),
    }),
  'place-leslieville': (s) =>
    front(s, {
      sky: 'day',
      back: 'toronto',
      wall: 'boards',
      tones: ['#e8b64c', '#b9842a'],
      storeys: 2,
      awn: ['#2e6a5c', '#fff4e2'],
      props: (sheet) => tree(1250, 650, greens, 1.3) + planter(330, 610) + planter(1080, 610) + streetcar(sheet),
    }),
  'place-byward': (s) =>
    front(s, {
      sky: 'autumn',
      back: 'ottawa',
      wall: 'stone',
      tones: ['#c9b697', '#8f7a5c'],
      storeys: 2,
      x: 150,
      width: 740,
      props: () => stall(1060, 640) + planter(180, 610),
    }),
  'place-james-north': (s) =>
    front(s, {
      sky: 'night',
      back: 'hamilton',
      wall: 'brick',
      tones: ['#6b3a2c', '#3a1d15'],
      storeys: 2,
      trim: '#cbbf9f',
      ground: ['#343f48', '#1c242b'],
      props: () => lamp(180, 660, true) + planter(1070, 610) + neon(1210, 330),
    }),
  'ember-mile-end': (s) =>
    front(s, {
      sky: 'day',
      back: 'none',
      wall: 'brick',
      tones: ['#a8432f', '#742a1c'],
      storeys: 3,
      props: (sheet) => stairs() + tree(1290, 650, greens, 1.1) + terrace(sheet, 1180, 664, ['d-poutine', 'd-shake']),
    }),
  'place-boulevard': (s) => row(s),
  'place-saint-roch': (s) =>
    front(s, {
      sky: 'winter',
      back: 'quebec',
      wall: 'stone',
      tones: ['#b6b1a6', '#7d7a72'],
      storeys: 2,
      x: 130,
      width: 740,
      roof: '#8f2f22',
      snow: true,
      props: () => lamp(1000, 690, true),
    }),
  'place-north-end': (s) =>
    front(s, {
      sky: 'day',
      back: 'halifax',
      wall: 'boards',
      tones: ['#2f7d8a', '#1d5661'],
      storeys: 2,
      awn: ['#e4572c', '#fff4e2'],
      props: () => planter(330, 610) + planter(1080, 610),
    }),
  'place-exchange': (s) =>
    front(s, {
      sky: 'dusk',
      back: 'winnipeg',
      wall: 'brick',
      tones: ['#8a4a34', '#572b1d'],
      storeys: 3,
      arch: true,
      snow: true,
      x: 240,
      width: 920,
      props: () => lamp(120, 690, true) + lamp(1240, 690, true),
    }),
  'place-inglewood': (s) =>
    front(s, {
      sky: 'day',
      back: 'calgary',
      wall: 'stone',
      tones: ['#d9bd8c', '#a98a58'],
      storeys: 1,
      x: 250,
      width: 900,
      ground: ['#d9c79a', '#b09a6a'],
      props: (sheet) => terrace(sheet, 170, 660, ['d-burger', 'd-corn']) + planter(1080, 610),
    }),
  'place-main-vancouver': (s) =>
    front(s, {
      sky: 'rain',
      back: 'vancouver',
      wall: 'boards',
      tones: ['#3a5a54', '#22403a'],
      storeys: 1,
      x: 260,
      width: 880,
      ground: ['#9aa6a2', '#6b7875'],
      props: () => bicycle(1230, 660) + bicycle(1080, 680) + planter(330, 610),
    }),
  'place-main-moncton': (s) =>
    front(s, {
      sky: 'autumn',
      back: 'moncton',
      wall: 'brick',
      tones: ['#9a4530', '#6a291a'],
      storeys: 2,
      awn: ['#2e6a5c', '#fff4e2'],
      props: () => tree(150, 650, golds, 1.3) + tree(1270, 650, golds, 1.15) + leaves(),
    }),
};

function streetcar(s) {
  return (
    put(
      shadow(s, 0, 74, 330, 12, 0.35) +
        box(-330, -70, 660, 130, s.linear(['#d8402a', '#a92a18']), 22) +
        box(-330, -4, 660, 16, '#fff4e2') +
        range(8, (i) => box(-300 + i * 77, -52, 58, 42, '#24424c', 6)) +
        box(-250, 56, 120, 18, '#2a211c', 6) +
        box(130, 56, 120, 18, '#2a211c', 6) +
        line('M0 -70L60 -130H120', '#2a211c', 5),
      300,
      712,
    ) + line('M0 786H1400', '#6b5a4a', 5)
  );
}
function stall(x, y) {
  return (
    awning(x - 20, y - 210, 300, 60, ['#2e6a5c', '#fff4e2']) +
    line(`M${x} ${y - 150}v150M${x + 260} ${y - 150}v150`, '#6b4a30', 12) +
    box(x - 20, y - 60, 300, 60, '#b8672f', 5) +
    range(9, (i) => oval(x + 16 + i * 31, y - 70, 20, 18, ['#d8432c', '#e8a13c', '#6f9f3a'][i % 3])) +
    range(8, (i) => oval(x + 32 + i * 31, y - 92, 18, 16, ['#e8a13c', '#d8432c', '#a9c25a'][i % 3]))
  );
}
function neon(x, y) {
  return (
    line(`M${x} ${y - 40}V620`, '#14201d', 14) +
    oval(x, y, 120, 120, '#ff7a2f', 'opacity=".16"') +
    oval(x, y, 84, 84, '#0f2a23') +
    oval(x, y, 78, 78, 'none', 'stroke="#ff8a3c" stroke-width="8"') +
    oval(x, y, 58, 58, 'none', 'stroke="#ffe2a0" stroke-width="4"') +
    line(`M${x} ${y}V${y - 44}M${x} ${y}L${x + 30} ${y + 18}`, '#ffe2a0', 8)
  );
}
function stairs() {
  return (
    range(12, (i) => box(96 + i * 20, 628 - i * 24, 62, 9, '#14201d', 2)) +
    line('M90 640L330 352M140 640L352 380', '#14201d', 8) +
    range(11, (i) => line(`M${112 + i * 20} ${612 - i * 24}v-62`, '#14201d', 4)) +
    line('M104 556L330 286H420V352', '#14201d', 7)
  );
}
function bicycle(x, y) {
  return (
    oval(x - 56, y, 42, 42, 'none', 'stroke="#22302c" stroke-width="7"') +
    oval(x + 56, y, 42, 42, 'none', 'stroke="#22302c" stroke-width="7"') +
    line(
      `M${x - 56} ${y}L${x - 20} ${y - 60}H${x + 36}L${x + 56} ${y}M${x - 20} ${y - 60}L${x} ${y}H${x - 56}M${x} ${y}L${x + 36} ${y - 60}L${x + 28} ${y - 84}h24M${x - 20} ${y - 60}l-8 -18h-16`,
      '#d8402a',
      7,
    )
  );
}
function leaves() {
  const { between, one } = chance(27);
  return range(22, () =>
    put(maple(one(['#d9481e', '#e8a13c', '#b93418'])), between(20, 1380), between(664, 790), {
      scale: between(0.16, 0.3),
      turn: between(0, 360),
    }),
  );
}
/** A row of houses: the boulevard. */
function row(s) {
  const houses = [
    ['#c9673f', '#8f3d22', 60],
    ['#d9b36a', '#a9823c', 110],
    ['#8a4a58', '#5a2c38', 30],
    ['#5f8a7c', '#3a5f54', 90],
    ['#b4573a', '#7d3320', 50],
  ];
  return (
    box(0, 0, 1400, 800, s.linear(skies.autumn)) +
    backs.none() +
    box(0, 640, 1400, 160, s.linear(['#cdbd9f', '#9c8a6e'])) +
    houses
      .map(([tone, joint, top], i) => {
        const x = i * 280;
        return (
          walls.brick(x, top, 280, 580 - top + 60, [tone, joint]) +
          box(x - 4, top - 18, 288, 26, '#1c332c', 3) +
          range(2, (r) =>
            range(2, (c) =>
              windowPane(x + 46 + c * 110, top + 60 + r * 150, 76, 100, {
                lit: (i + r + c) % 3 === 0,
                arch: i % 2 === 0,
              }),
            ),
          ) +
          box(x + 18, 440, 244, 200, '#1c3f35', 6) +
          box(x + 36, 470, 130, 120, s.linear(['#ffdf96', '#f3a948']), 4) +
          box(x + 184, 460, 62, 180, i === 2 ? '#c8401f' : '#7d4a2a', 4) +
          awning(
            x + 26,
            418,
            228,
            44,
            i === 2
              ? ['#e9692c', '#fff4e2']
              : [
                  ['#2e6a5c', '#f4ead6'],
                  ['#7a4a2a', '#f4ead6'],
                  ['#e9692c', '#fff4e2'],
                  ['#a9432a', '#f4ead6'],
                  ['#3f5a7d', '#f4ead6'],
                ][i],
          )
        );
      })
      .join('') +
    emblem(700, 380, 40, '#0f2a23', '#f4b13a') +
    dish(s, 'd-burger', 640, 560, 0.2) +
    dish(s, 'd-poutine', 690, 566, 0.14) +
    tree(280, 660, golds, 1) +
    tree(1120, 660, golds, 1.1) +
    lamp(560, 660, false) +
    leaves()
  );
}
