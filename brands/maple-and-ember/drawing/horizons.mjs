import { blob, box, chance, line, oval, path, put, range } from './shapes.mjs';

export const skies = {
  day: ['#bfe0e2', '#e6f0e4', '#f6efdc'],
  autumn: ['#f0c48a', '#f6dcb0', '#faeeda'],
  dusk: ['#27405a', '#8a5f6b', '#f0a25e'],
  night: ['#0b1824', '#14283a', '#22384a'],
  winter: ['#b9c9d6', '#d9e2e8', '#f2f3f1'],
  rain: ['#93a8a8', '#b9c8c4', '#dde3da'],
};
export const dark = (sky) => sky === 'night' || sky === 'dusk';

export const ridge = (seed, base, high, tone, width = 1400) => {
  const { between } = chance(seed);
  return path(
    `M0 ${base}L${Array.from({ length: 15 }, (_, i) => `${(i * width) / 14} ${base - high * (0.35 + 0.65 * between(0, 1))}`).join('L')}L${width} ${base}V800H0Z`,
    tone,
  );
};
export const towers = (seed, base, tone, lights) => {
  const { between, next } = chance(seed);
  let x = -20;
  let drawn = '';
  while (x < 1420) {
    const [width, high] = [between(48, 110), between(90, 300)];
    drawn += box(x, base - high, width, high, tone);
    if (lights)
      for (let wy = base - high + 14; wy < base - 20; wy += 26)
        for (let wx = x + 10; wx < x + width - 14; wx += 20)
          if (next() > 0.62) drawn += box(wx, wy, 8, 12, lights, 1, 'opacity=".75"');
    x += width + between(0, 26);
  }
  return drawn;
};
export const backs = {
  toronto: (sky) =>
    towers(3, 520, dark(sky) ? '#16283a' : '#c5d6d2', dark(sky) && '#f6c36b') +
    path('M1196 520L1203 190H1211L1218 520Z', dark(sky) ? '#1d3348' : '#b3c8c4') +
    oval(1207, 232, 30, 15, dark(sky) ? '#1d3348' : '#b3c8c4') +
    line('M1207 190V96', dark(sky) ? '#1d3348' : '#b3c8c4', 5),
  ottawa: () =>
    box(930, 330, 360, 200, '#b9c3b4') +
    path('M1070 340V160L1104 84L1138 160V340Z', '#a8b5a8') +
    path('M1104 84L1140 168H1068Z', '#6f9484') +
    [940, 1230].map((x) => path(`M${x} 340L${x + 28} 268L${x + 56} 340Z`, '#6f9484')).join('') +
    range(9, (i) => path(`M${948 + i * 38} 500V420a9 12 0 0 1 18 0V500Z`, '#98a697')),
  hamilton: () =>
    towers(8, 520, '#122231') +
    [180, 240, 1130, 1200]
      .map(
        (x) =>
          box(x, 250, 26, 280, '#1a2c3c') +
          path(blob(x + 40, 200, 70, 34, { seed: x, wobble: 0.2 }), '#33475a', 'opacity=".8"'),
      )
      .join('') +
    path('M1106 330L1120 240L1148 240L1166 330Z', '#f08a2e', 'opacity=".18"'),
  quebec: () =>
    ridge(4, 520, 120, '#a9bac6') +
    box(930, 250, 330, 270, '#c3a892') +
    path('M920 260L960 170H1230L1270 260Z', '#5f8a7c') +
    path('M1060 180V90L1095 40L1130 90V180Z', '#5f8a7c') +
    box(1064, 120, 62, 140, '#c3a892') +
    [920, 1216]
      .map((x) => box(x, 220, 60, 300, '#b99c85') + path(`M${x - 6} 226L${x + 30} 140L${x + 66} 226Z`, '#547d70'))
      .join('') +
    range(7, (i) => range(3, (j) => box(950 + i * 44, 290 + j * 66, 16, 30, '#7d6552', 2))),
  halifax: () =>
    box(0, 430, 1400, 120, '#7fb0b5') +
    range(8, (i) => line(`M${i * 190} ${455 + (i % 3) * 22}h110`, '#a9cfd0', 4)) +
    path('M880 440C980 400 1240 400 1400 440V460H880Z', '#7d9f86') +
    [
      [150, 1],
      [1010, 0.8],
      [1230, 1.2],
    ]
      .map(([x, k]) =>
        put(
          path('M-60 0H60L40 26H-42Z', '#b93418') +
            path('M4-8V-110L62-8Z', '#fffaf0') +
            path('M-4-8V-92L-46-8Z', '#f3e2c8'),
          x,
          470,
          { scale: k },
        ),
      )
      .join(''),
  winnipeg: () => towers(12, 520, '#23384a', '#f6c36b'),
  calgary: () =>
    ridge(21, 520, 290, '#8ba3b5') +
    ridge(22, 520, 180, '#a9bcc4') +
    ridge(23, 540, 70, '#c9b97e') +
    path('M300 232L330 196L352 226L372 250L340 246Z', '#fff', 'opacity="0"'),
  vancouver: () =>
    ridge(31, 520, 330, '#7f9aa0') +
    ridge(32, 530, 200, '#98afae') +
    towers(33, 530, '#aebfba') +
    range(9, (i) => path(`M${40 + i * 170} 540L${78 + i * 170} 380L${116 + i * 170} 540Z`, '#4f7a66')),
  moncton: () =>
    ridge(41, 520, 90, '#c98a4c') +
    range(14, (i) =>
      path(
        blob(50 + i * 104, 470 - (i % 3) * 18, 60, 74, { seed: i + 2, wobble: 0.14 }),
        ['#d9772c', '#e8a13c', '#b9502a'][i % 3],
      ),
    ),
  rail: () =>
    ridge(51, 520, 60, '#b9c9a8') +
    box(0, 470, 1400, 10, '#6b5a4a') +
    range(
      5,
      (i) =>
        box(60 + i * 290, 396, 250, 74, ['#a8432a', '#3f6a5c', '#c98a2e'][i % 3], 4) +
        oval(110 + i * 290, 474, 18, 18, '#3a2c24') +
        oval(260 + i * 290, 474, 18, 18, '#3a2c24'),
    ),
  none: () => ridge(61, 520, 90, '#b7cbb0'),
};
