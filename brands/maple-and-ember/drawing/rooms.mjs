import { ridge, skies, towers } from './horizons.mjs';
import { box, line, maple, oval, path, put, range } from './shapes.mjs';
import { awning, dish, lights, planter, terrace, tree } from './streets.mjs';

const cone = (s, x, y) =>
  line(`M${x} 0V${y}`, '#1a120e', 5) +
  path(`M${x - 62} ${y + 52}a62 58 0 0 1 124 0Z`, s.linear(['#ff8a3c', '#d9561e'])) +
  oval(x, y + 52, 62, 8, '#ffe9b8') +
  path(
    `M${x - 60} ${y + 54}L${x - 190} ${y + 420}H${x + 190}L${x + 60} ${y + 54}Z`,
    s.linear([
      ['#ffe2a0', 0.34],
      ['#ffe2a0', 0],
    ]),
  );
const stool = (x, y) =>
  box(x - 36, y, 72, 16, '#b8672f', 8) +
  line(`M${x - 22} ${y + 16}l-12 110M${x + 22} ${y + 16}l12 110M${x - 30} ${y + 80}h60`, '#2a1c14', 8);

/** The pictures of rooms by name. */
export const rooms = {
  'ember-room': (s) =>
    box(0, 0, 1400, 800, '#123f34') +
    range(28, (i) => box(i * 50, 0, 46, 470, '#0f372d', 2)) +
    // the oil drum over the pass
    box(520, 150, 360, 190, '#0b2a22', 8) +
    line('M560 20V96M840 20V96', '#1a120e', 8) +
    box(536, 90, 328, 132, s.linear(['#e4693a', '#b43d1b', '#7d2610']), 26) +
    [600, 700, 800].map((x) => box(x - 8, 88, 16, 136, '#8f2f14', 4)).join('') +
    put(maple('#f7e3c4'), 650, 150, { scale: 0.5 }) +
    put(maple('#f7e3c4'), 750, 150, { scale: 0.5 }) +
    path(
      'M540 340C560 270 590 300 600 240C630 280 640 300 660 250C690 290 700 300 720 238C750 290 770 300 790 256C820 300 850 280 860 340Z',
      s.linear(['#ffd05a', '#f28a2a', '#d9481e']),
    ) +
    box(160, 96, 260, 190, '#f4ead6', 10) +
    range(
      6,
      (i) => box(190, 126 + i * 24, 130 - (i % 3) * 22, 9, '#c9bda2', 4) + box(350, 126 + i * 24, 40, 9, '#d9772c', 4),
    ) +
    box(980, 96, 260, 190, '#f4ead6', 10) +
    put(maple('#c8401f'), 1110, 186, { scale: 1 }) +
    [250, 1150].map((x) => cone(s, x, 300)).join('') +
    box(0, 690, 1400, 110, '#2a1c14') +
    ['d-burger', 'd-shake', 'd-brisket-taco', 'd-fries', 'd-coffee']
      .map((name, i) =>
        dish(s, name === 'd-coffee' ? 'd-caffe' : name, 330 + i * 190, [462, 452, 474, 454, 470][i], 0.42),
      )
      .join('') +
    box(140, 512, 1120, 30, s.linear(['#f0cf9a', '#d9a762']), 6) +
    box(170, 542, 1060, 158, s.linear(['#b8672f', '#8f4a20'])) +
    range(18, (i) => box(170 + i * 60, 542, 4, 158, '#7d3f1a')) +
    [300, 500, 700, 900, 1100].map((x) => stool(x, 618)).join('') +
    planter(80, 640, 1.3) +
    planter(1320, 640, 1.3),
  'ember-night': (s) =>
    box(0, 0, 1400, 800, '#10201d') +
    box(70, 70, 340, 430, s.linear(['#0b1824', '#23405a']), 6) +
    towers(6, 500, '#0c1a26', '#f6c36b').replaceAll('/>', ' clip-path="inset(0)"/>') +
    box(0, 0, 66, 800, '#10201d') +
    box(414, 0, 986, 800, '#10201d') +
    box(0, 500, 1400, 300, '#0c1816') +
    box(70, 70, 340, 430, 'none', 6, 'stroke="#2e4a42" stroke-width="14"') +
    line('M240 70V500M70 285H410', '#2e4a42', 8) +
    range(
      3,
      (row) =>
        box(480, 150 + row * 110, 850, 12, '#8f4a20', 3) +
        range(17, (i) => {
          const high = 52 + ((i * 13 + row * 7) % 26);
          const tone = ['#c8401f', '#e7a030', '#3f8474', '#7a4a2a', '#a9c25a', '#f4ead6'][(i * 5 + row) % 6];
          const bx = 496 + i * 49;
          const by = 150 + row * 110;
          return (
            box(bx, by - high, 24, high, tone, 6) +
            box(bx + 7, by - high - 18, 10, 22, tone, 3) +
            box(bx + 4, by - high + 8, 5, high - 20, '#fff', 2, 'opacity=".35"')
          );
        }),
    ) +
    [300, 700, 1100].map((x) => cone(s, x, 90)).join('') +
    ['d-burger', 'd-shake', 'd-pastor-taco', 'd-onion-rings']
      .map((name, i) => dish(s, name, 320 + i * 250, 530, 0.44))
      .join('') +
    box(120, 590, 1200, 30, s.linear(['#e7b470', '#b8772f']), 6) +
    box(150, 620, 1140, 180, s.linear(['#1c4a3e', '#0f2a23'])) +
    range(19, (i) => box(150 + i * 60, 620, 4, 180, '#0b211b')) +
    [280, 520, 760, 1000, 1200].map((x) => stool(x, 690)).join(''),
  'ember-patio': (s) =>
    box(0, 0, 1400, 800, s.linear(skies.dusk)) +
    oval(1150, 300, 80, 80, '#fff2cf', 'opacity=".8"') +
    ridge(71, 520, 90, '#3f4a50') +
    box(0, 520, 1400, 280, s.linear(['#c99a66', '#8f6238'])) +
    range(12, (i) => line(`M${i * 130 - 80} 800L${420 + i * 52} 520`, '#7d5430', 3, 'opacity=".5"')) +
    tree(120, 560, ['#2f5a3a', '#4a7d48'], 1.2) +
    tree(1290, 560, ['#2f5a3a', '#4a7d48'], 1.3) +
    box(430, 250, 540, 280, '#14382e') +
    range(9, (i) => box(430 + i * 60, 250, 4, 280, '#0f2a23')) +
    path('M400 256L450 190H950L1000 256Z', '#0f2a23') +
    box(480, 330, 180, 130, s.linear(['#ffdf96', '#f3a948']), 4) +
    box(740, 330, 180, 130, s.linear(['#ffdf96', '#f3a948']), 4) +
    awning(470, 306, 200, 40, ['#e9692c', '#fff4e2']) +
    awning(730, 306, 200, 40, ['#e9692c', '#fff4e2']) +
    lights([
      [40, 160],
      [700, 130],
    ]) +
    lights([
      [700, 130],
      [1360, 160],
    ]) +
    terrace(s, 320, 610, ['d-burger', 'd-fries']) +
    terrace(s, 1080, 610, ['d-cod-taco', 'd-shake']) +
    terrace(s, 700, 660, ['d-maple-bacon', 'd-corn']) +
    planter(40, 700, 1.4) +
    planter(1360, 700, 1.4),
};
