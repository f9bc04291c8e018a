/** What houses and streets are built of. */
import { food } from './food.mjs';
import { blob, box, chance, line, maple, oval, path, put, range, shadow } from './shapes.mjs';

export const walls = {
  brick: (x, y, w, h, [tone, joint]) =>
    box(x, y, w, h, tone) +
    range(
      Math.floor(h / 24),
      (row) =>
        line(`M${x} ${y + row * 24}H${x + w}`, joint, 2, 'opacity=".5"') +
        range(Math.floor(w / 56), (i) =>
          line(`M${x + i * 56 + (row % 2) * 28} ${y + row * 24}v24`, joint, 2, 'opacity=".38"'),
        ),
    ),
  boards: (x, y, w, h, [tone, joint]) =>
    box(x, y, w, h, tone) +
    range(Math.floor(h / 20), (row) => line(`M${x} ${y + row * 20}H${x + w}`, joint, 3, 'opacity=".45"')),
  stone: (x, y, w, h, [tone, joint], seed = 5) => {
    const { between } = chance(seed);
    return (
      box(x, y, w, h, tone) +
      range(Math.floor(h / 36), (row) =>
        range(Math.floor(w / 74), (i) =>
          box(x + i * 74 + (row % 2) * 20 + 3, y + row * 36 + 3, 66, 30, joint, 5, `opacity="${between(0.12, 0.5)}"`),
        ),
      )
    );
  },
};
export const windowPane = (x, y, w, h, { lit, frame = '#f4ead6', arch = false }) =>
  path(
    arch ? `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z` : `M${x} ${y}h${w}v${h}h${-w}Z`,
    lit ? '#ffd27a' : '#3f6470',
    `stroke="${frame}" stroke-width="9"`,
  ) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.48}h${w}`, frame, 5) +
  path(
    `M${x + 8} ${y + h - 10}L${x + w * 0.6} ${y + 10}h${w * 0.2}L${x + w * 0.3} ${y + h - 10}Z`,
    '#fff',
    `opacity="${lit ? 0.16 : 0.2}"`,
  ) +
  box(x - 10, y + h, w + 20, 11, frame, 2);
export const awning = (x, y, w, high, [first, second]) => {
  const count = Math.round(w / 46);
  const step = w / count;
  return (
    range(count, (i) =>
      path(
        `M${x + i * step} ${y}h${step}l${i < count / 2 ? -6 : 6} ${high}a${step / 2} 17 0 0 1 ${-step} 0Z`,
        i % 2 ? second : first,
      ),
    ) +
    box(x - 4, y - 8, w + 8, 12, '#2a211c', 4) +
    path(`M${x} ${y + high * 0.7}h${w}v${high * 0.3}h${-w}Z`, '#000', 'opacity=".07"')
  );
};
export const emblem = (x, y, r, ground, tone) =>
  oval(x, y, r, r, ground) +
  oval(x, y, r - 6, r - 6, 'none', `stroke="${tone}" stroke-width="3"`) +
  put(maple(tone), x, y - 4, { scale: r / 92 });
export const planter = (x, y, k = 1) =>
  put(
    path('M-30 0H30L22 52H-22Z', '#c8743e') +
      box(-34, -8, 68, 16, '#d98a52', 4) +
      range(7, (i) =>
        put(path('M0 0C-14-26-10-56 0-78C10-56 14-26 0 0Z', i % 2 ? '#4f8f45' : '#2f6b3a'), 0, -4, {
          turn: -66 + i * 22,
        }),
      ),
    x,
    y,
    { scale: k },
  );
export const tree = (x, y, tones, k = 1) =>
  put(
    box(-9, -120, 18, 130, '#6b4a30', 5) +
      path(blob(0, -190, 96, 104, { seed: 4, corners: 12 }), tones[0]) +
      path(blob(-26, -216, 58, 60, { seed: 9, corners: 11 }), tones[1], 'opacity=".8"'),
    x,
    y,
    { scale: k },
  );
export const lamp = (x, y, lit) =>
  box(x - 5, y - 330, 10, 330, '#22302c', 4) +
  line(`M${x} ${y - 322}q40 -30 70 0`, '#22302c', 8) +
  (lit ? oval(x + 70, y - 300, 90, 90, '#ffd27a', 'opacity=".18"') : '') +
  path(`M${x + 48} ${y - 316}h44l10 26h-64Z`, '#22302c') +
  oval(x + 70, y - 290, 26, 8, '#ffe9b8');
export const dish = (s, name, x, y, scale) => put(food[name](s), x, y, { scale });
export const terrace = (s, x, y, dishes, wood = ['#b8672f', '#8f4a20']) =>
  shadow(s, x, y + 108, 190, 14, 0.3) +
  line(`M${x - 130} ${y + 10}l-44 96M${x + 130} ${y + 10}l44 96`, wood[1], 13) +
  dishes.map((name, i) => dish(s, name, x - 70 + i * 130, y - 32, 0.28)).join('') +
  box(x - 176, y, 352, 20, wood[0], 5) +
  box(x - 216, y + 54, 432, 15, wood[0], 5);
export const lights = (points) => {
  const [[x1, y1], [x2, y2]] = points;
  const sag = (t) => y1 + (y2 - y1) * t + 130 * t * (1 - t);
  return (
    line(`M${x1} ${y1}${range(20, (i) => `L${x1 + ((x2 - x1) * (i + 1)) / 20} ${sag((i + 1) / 20)}`)}`, '#2a211c', 3) +
    range(11, (i) => {
      const t = (i + 0.5) / 11;
      return (
        oval(x1 + (x2 - x1) * t, sag(t) + 12, 26, 26, '#ffd27a', 'opacity=".2"') +
        oval(x1 + (x2 - x1) * t, sag(t) + 11, 8, 10, '#ffe9b8')
      );
    })
  );
};
