/** A code as squares: for the page, as SVG, as PNG. Whatever is drawn keeps its quiet zone and its contrast. */
import type { CodeColors } from '@tablefront/console-wire/codes';
import { encode } from 'uqr';

/** In squares, on each side: without so much white around it, cameras look for it in vain. */
export const QUIET_ZONE = 4;
/** Of a downloaded PNG, at least, in pixels. */
const PNG_SIZE = 1_200;

type InkAndGround = Pick<CodeColors, 'code' | 'codeGround'>;

export interface DrawnCode {
  /** Of one side, with the quiet zone, in squares. */
  size: number;
  /** Of an SVG, in squares. */
  path: string;
}

/** Error correction M: 15% of it may be scratched or wet. */
export function drawCode(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join('') };
}

function runsOf(row: boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last.x + last.length === x) last.length += 1;
    else if (dark) runs.push({ x, length: 1 });
  }
  return runs;
}

/** A file of its own, with the quiet zone. */
export function codeSvg(text: string, { code, codeGround }: InkAndGround): string {
  const { size, path } = drawCode(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}mm" height="${size}mm" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="${codeGround}"/><path d="${path}" fill="${code}"/></svg>\n`,
  ].join('');
}

/** The same as a PNG, its squares of whole pixels. */
export function codePng(text: string, { code, codeGround }: InkAndGround): Promise<Blob> {
  const { size, path } = drawCode(text);
  const scale = Math.ceil(PNG_SIZE / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = codeGround;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = code;
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser saves no pictures'))), 'image/png');
  });
}

/** How much two colours (`#rrggbb`) stand apart, as WCAG has it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
