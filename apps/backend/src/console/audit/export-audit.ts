/** The log as a table for whoever has to keep it, or to show it: all that the filters choose, the newest first. */
import type { AuditEntry } from '@tablefront/console-wire/people';
import type { AuditRequest } from '@tablefront/console-wire/people-requests';
import type { Database } from '../../database/database.ts';
import { csvLine } from '../../files/csv-line.ts';
import { readAudit } from './read-audit.ts';

const ON_PAGE = 200;

/** As pieces of CSV, a page in memory at a time; with the mark by which spreadsheets know UTF-8. */
export async function* auditAsCsv(
  database: Database,
  query: AuditRequest,
  reader: Parameters<typeof readAudit>[2],
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['at', 'who', 'brand_id', 'what', 'detail', 'device'])}`;
  for (let { after } = query; ; ) {
    const { entries, next } = await readAudit(database, { ...query, after, limit: ON_PAGE }, reader);
    yield entries.map(lineOf).join('');
    if (next === null) return;
    after = next;
  }
}

function lineOf({ at, who, brandId, what, detail: { device, ...detail } }: AuditEntry): string {
  const about = Object.entries(detail).map(([name, value]) => `${name}: ${inShort(value)}`);
  return csvLine([at, who, brandId, what, about.join('; '), typeof device === 'string' ? device : '']);
}

function inShort(value: unknown): string {
  return Array.isArray(value)
    ? value.map(inShort).join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
}
