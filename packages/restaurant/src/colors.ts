import { converter, formatHex, parse } from 'culori';

const toRgb = converter('rgb');
const LONGEST_COLOR = 100;

/**
 * A CSS colour (`#1a4`, `#11aa44`, `rgb(…)`, `hsl(…)`, `teal`, …) as `#rrggbb`; its transparency is dropped. Hex digits
 * may lack the `#`. `undefined` for anything else, `transparent` included.
 */
export function parseColor(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > LONGEST_COLOR || trimmed === 'transparent') return undefined;
  try {
    return formatHex(toRgb(parse(trimmed)));
  } catch {
    return undefined; // culori throws on some unfinished functions, e.g. `lab(0a)`
  }
}
