/** The first that fits: most call themselves by the names of others, too. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** `Chrome on Android`: what a person knows their session by. The rest of what a browser says is not kept. */
export function deviceOf(userAgent = ''): string {
  const named = (table: typeof browsers) => table.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return `${named(browsers) ?? 'A browser'} on ${named(systems) ?? 'a device'}`;
}
