/** Colours closer than this, in each channel added up, are one for the eye. */
const ALIKE = 72;
const LIGHTEST = 238;
/** What is less of a picture than this is an edge or a speck. */
const LEAST = 0.01;

/**
 * The colours that a picture is made of, those first of which there is most; what shows through and what is as good as white are none.
 * @param pixels red, green, blue and opacity of each, 0 to 255
 */
export function colorsIn(pixels: ArrayLike<number>, most = 4): string[] {
  const bins = new Map<number, { count: number; sums: [number, number, number] }>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < 200) continue;
    seen += 1;
    if (Math.min(red, green, blue) > LIGHTEST) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, sums: [0, 0, 0] };
    bin.count += 1;
    bin.sums = [bin.sums[0] + red, bin.sums[1] + green, bin.sums[2] + blue];
    bins.set(key, bin);
  }
  const found: number[][] = [];
  for (const { count, sums } of [...bins.values()].sort((one, other) => other.count - one.count)) {
    if (count < seen * LEAST || found.length === most) break;
    const color = sums.map((sum) => Math.round(sum / count));
    const distance = (other: number[]) => color.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0);
    if (found.every((other) => distance(other) > ALIKE)) found.push(color);
  }
  return found.map(hex);
}

/** Of pixels that show through less than this much of a picture has a ground of its own. */
const THROUGH = 0.05;
/** Less than this, and two colours are one for the eye. */
const SEEN = 1.35;

/**
 * How much of a drawing cannot be seen on a ground: a part of what is drawn, from 0 to 1. Nothing of a picture that brings its own ground.
 * @param pixels red, green, blue and opacity of each, 0 to 255
 * @param contrast of two colours, `#rrggbb`
 */
export function vanishing(
  pixels: ArrayLike<number>,
  ground: string,
  contrast: (one: string, other: string) => number,
): number {
  let [drawn, through, lost] = [0, 0, 0];
  const known = new Map<string, boolean>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) {
      through += 1;
      continue;
    }
    drawn += 1;
    const color = hex([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const isLost = known.get(color) ?? contrast(color, ground) < SEEN;
    known.set(color, isLost);
    if (isLost) lost += 1;
  }
  return drawn === 0 || through < (drawn + through) * THROUGH ? 0 : lost / drawn;
}

const hex = (color: readonly number[]) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const SIZE = 96;

/** Of a picture on this host. @throws where it does not load */
export const colorsOfPicture = async (address: string): Promise<string[]> => colorsIn(await pixelsOf(address));

/** Of a picture on this host, made small. @throws where it does not load */
export async function pixelsOf(address: string): Promise<ArrayLike<number>> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE, SIZE];
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(picture, 0, 0, SIZE, SIZE);
  return drawing?.getImageData(0, 0, SIZE, SIZE).data ?? [];
}
