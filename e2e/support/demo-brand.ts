import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The configuration of a demo brand, to be shown by a site on the fake backend. */
export function demoBrand(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../brands', name, 'brand.json'), 'utf8'));
}
