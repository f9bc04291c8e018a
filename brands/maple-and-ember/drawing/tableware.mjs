/** What dishes are served in, and the pieces that come back. */
import { blob, box, chance, closed, line, oval, path, put, shadow } from './shapes.mjs';

const { PI, sin, cos } = Math;

export const plate = (s, rx, ry, y, tone = ['#fffdf8', '#f1e6d6']) =>
  shadow(s, 0, y + ry * 0.62, rx * 0.94, ry * 0.52, 0.36) +
  oval(0, y + 7, rx, ry, '#d5c3aa') +
  oval(0, y, rx, ry, s.linear(tone)) +
  oval(0, y + 2, rx * 0.8, ry * 0.76, s.linear(['#e9dccb', '#fffaf2']));

/** A bowl from above with what is in it. */
export const bowl = (s, filling, { glaze = ['#2e6a5c', '#184238'] } = {}) =>
  oval(6, 16, 168, 166, '#2a140a', `opacity=".3" filter="${s.blur(9)}"`) +
  oval(0, 0, 168, 168, s.radial(glaze, { cx: 0.35, cy: 0.3, r: 0.8 })) +
  oval(0, 0, 152, 152, '#fbf3e4') +
  oval(0, 0, 140, 140, s.radial(['#e7d9c2', '#f6ecdb'], { cx: 0.5, cy: 0.5, r: 0.5 })) +
  filling +
  line('M-138 -66A153 153 0 0 1 -40 -148', '#fff', 7, 'opacity=".55"');
export const scattered = (seed, count, reach, draw) => {
  const dice = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const [angle, far] = [dice.between(0, 2 * PI), Math.sqrt(dice.next()) * reach];
    return draw(cos(angle) * far, sin(angle) * far, dice, i);
  }).join('');
};

export const fry = (s, x, y, long, turn, tone = ['#ffdf8a', '#f0b23c', '#cf8a20']) =>
  put(
    box(-11, -long, 22, long, s.linear(tone, 0), 4) +
      box(-8, -long, 7, long, '#fff3c4', 3, 'opacity=".55"') +
      box(-11, -long, 22, 7, '#d9952a', 3),
    x,
    y,
    { turn },
  );

export const drumstick = (s) =>
  line('M70 34L146 84', '#f3e6d2', 24) +
  oval(154, 78, 17, 14, '#fbf2e2') +
  oval(144, 96, 16, 14, '#f1e2ca') +
  path(
    closed([
      [-128, -22],
      [-112, -78],
      [-52, -104],
      [12, -84],
      [60, -38],
      [102, 26],
      [100, 56],
      [74, 62],
      [12, 46],
      [-56, 48],
      [-110, 24],
    ]),
    s.radial(['#f0b057', '#c8742a', '#8a4214'], { cx: 0.35, cy: 0.25, r: 0.85 }),
  ) +
  scattered(8, 54, 80, (x, y, { between }) =>
    path(
      blob(x - 34 - y * 0.12, y * 0.72 - 22, between(5, 12), between(4, 8), { seed: Math.floor(x + 99), wobble: 0.3 }),
      between(0, 1) > 0.5 ? '#f7cd83' : '#a85a1c',
      'opacity=".55"',
    ),
  ) +
  path('M-104 -46C-84 -88 -40 -96 -4 -78C-38 -80 -76 -68 -104 -46Z', '#fff', 'opacity=".4"');

export const glass = (s, { drink, top = '', straw = '#d8452c', bottom = 96, wide = 84, narrow = 62, high = 190 }) =>
  shadow(s, 8, bottom + 20, 92, 16, 0.36) +
  (straw
    ? line(`M22 ${-high + 70}L46 ${-high + 20}`, straw, 13) +
      line(`M25 ${-high + 68}L48 ${-high + 22}`, '#fff', 3, 'opacity=".5"')
    : '') +
  path(
    `M${-wide} ${bottom - high}L${-narrow} ${bottom + 6}Q${-narrow} ${bottom + 18} ${-narrow + 12} ${bottom + 18}H${narrow - 12}Q${narrow} ${bottom + 18} ${narrow} ${bottom + 6}L${wide} ${bottom - high}Z`,
    '#fff',
    'opacity=".55"',
  ) +
  path(
    `M${-wide + 10} ${bottom - high + 22}L${-narrow + 9} ${bottom + 2}Q0 ${bottom + 12} ${narrow - 9} ${bottom + 2}L${wide - 10} ${bottom - high + 22}Q0 ${bottom - high + 38} ${-wide + 10} ${bottom - high + 22}Z`,
    drink,
  ) +
  top +
  path(
    `M${-wide + 18} ${bottom - high + 44}L${-narrow + 16} ${bottom - 12}H${-narrow + 30}L${-wide + 36} ${bottom - high + 44}Z`,
    '#fff',
    'opacity=".5"',
  );
