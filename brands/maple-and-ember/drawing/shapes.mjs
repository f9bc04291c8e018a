/** What every drawing is made of: a sheet that collects its gradients, seeded chance, and soft closed lines. */

/** Repeatable chance (mulberry32): the same seed draws the same picture. */
export function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    one: (list) => list[Math.floor(next() * list.length)],
  };
}

const round = (number) => Math.round(number * 10) / 10;

/** A closed line through the points, rounded by Catmull-Rom. */
export function closed(points) {
  const at = (index) => points[(index + points.length) % points.length];
  let path = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...c1, ...c2, ...p2].map(round).join(' ')}`;
  }
  return `${path}Z`;
}

/** An uneven round: `wobble` is the share of the radius that chance may take or give. */
export function blob(cx, cy, rx, ry, { wobble = 0.08, corners = 9, seed = 1, turn = 0 } = {}) {
  const { between } = chance(seed);
  return closed(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (i / corners) * 2 * Math.PI;
      const reach = 1 + between(-wobble, wobble);
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
    }),
  );
}

/** A sheet of paper: collects gradients, gives the finished SVG. */
export function sheet(width, height) {
  const definitions = [];
  const add = (make) => {
    const id = `d${definitions.length}`;
    definitions.push(make(id));
    return `url(#${id})`;
  };
  const stops = (colours) =>
    colours
      .map((colour, i) => {
        const [paint, opacity = 1, at = i / (colours.length - 1)] = [colour].flat();
        return `<stop offset="${at}" stop-color="${paint}" stop-opacity="${opacity}"/>`;
      })
      .join('');
  return {
    width,
    height,
    /** From above to below; `angle` 0 is from left to right. */
    linear: (colours, angle = 90) => {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const ends = `x1="${round(50 - x * 50)}%" y1="${round(50 - y * 50)}%" x2="${round(50 + x * 50)}%" y2="${round(50 + y * 50)}%"`;
      return add((id) => `<linearGradient id="${id}" ${ends}>${stops(colours)}</linearGradient>`);
    },
    radial: (colours, { cx = 0.4, cy = 0.32, r = 0.75 } = {}) =>
      add((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(colours)}</radialGradient>`),
    blur: (by) =>
      add(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`,
      ),
    clip: (shape) => add((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    done: (drawn) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions.join('')}</defs>${drawn}</svg>`,
  };
}

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const oval = (cx, cy, rx, ry, fill, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const box = (x, y, width, height, fill, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
/** Puts what is drawn around (0, 0) at a place. */
export const put = (drawn, x, y, { scale = 1, turn = 0, flip = false } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${drawn}</g>`;
/** The shadow on the table. */
export const shadow = (s, cx, cy, rx, ry, strength = 0.3) =>
  oval(cx, cy, rx, ry, '#2a140a', `opacity="${strength}" filter="${s.blur(Math.max(4, ry * 0.45))}"`);

/** A wavy line of points, from left to right. */
export const wave = (from, to, y, high, count, phase = 0) =>
  Array.from({ length: count + 1 }, (_, i) => [
    from + ((to - from) * i) / count,
    y + (i % 2 ? high : -high) * (0.7 + 0.3 * Math.sin(i * 1.7 + phase)),
  ]);
const mapleLeaf =
  'M0-48L9-30C10-28 12-28 14-29L26-36L20-8C19-4 22-4 24-6L38-20L42-12C43-11 44-10 46-10L62-13L57 4C56 6 57 8 59 9L66 13L38 34C36 36 36 37 37 39L40 48L10 43C8 43 6 44 6 46L7 70H-7L-6 46C-6 44-8 43-10 43L-40 48L-37 39C-36 37-36 36-38 34L-66 13L-59 9C-57 8-56 6-57 4L-62-13L-46-10C-44-10-43-11-42-12L-38-20L-24-6C-22-4-19-4-20-8L-26-36L-14-29C-12-28-10-28-9-30Z';
export const maple = (fill) => path(mapleLeaf, fill);

/** So many of one kind, one after the other. */
export const range = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
