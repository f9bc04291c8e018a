import { printable } from '../../administration/operator-texts.ts';
import type { BrandSummary } from '../../brands/brand-queries.ts';

const WIDEST_NAME = 40;

/** The brands as lines of columns. */
export function brandTable(brands: BrandSummary[]): string {
  const rows = [
    ['ID', 'NAME', 'HOST NAMES', 'UPDATED'],
    ...brands.map(({ id, name, hosts, origin, updatedAt }) => [
      id,
      shorten(printable(name)) + (origin === 'demo' ? ' (demo)' : ''),
      hosts.join(', ') || '-',
      updatedAt.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC'),
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
}

function shorten(name: string): string {
  return name.length > WIDEST_NAME ? `${name.slice(0, WIDEST_NAME - 1)}…` : name;
}
