/**
 * `questions`: what guests asked and the assistant did not know.
 */

import { printable, Refusal } from '../../administration/operator-texts.ts';
import type { UnknownQuestion } from '../../assistant/unknown-questions.ts';
import { csvLine } from '../../files/csv-line.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments } from '../running/run-command.ts';
import { readBrandId, readDay } from './submission-filters.ts';

const options = {
  brand: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  format: { type: 'string' },
  bom: { type: 'boolean' },
} as const;

export async function questions(args: string[], environment: Environment, output: Output): Promise<void> {
  const { brand, since, until, format, bom = false } = readArguments(args, options, 0).values;
  if (brand === undefined) throw new Refusal('Say of which brand: --brand ID');
  const brandId = readBrandId(brand);
  const filters = {
    brandId,
    since: since === undefined ? undefined : readDay('--since', since),
    until: until === undefined ? undefined : readDay('--until', until),
  };
  if (format !== undefined && format !== 'csv' && format !== 'json') {
    throw new Refusal('Say in which format: --format csv or --format json');
  }
  if (bom && format !== 'csv') throw new Refusal('--bom is for CSV.');

  const found = await administer(environment, (administration) => administration.readUnknownQuestions(filters));
  if (format === 'csv') await output.out(`${bom ? '\uFEFF' : ''}${asCsv(brandId, found)}`);
  else if (format === 'json') await output.out(asJson(brandId, found));
  else await output.out(asTable(found));
}

function asTable(found: UnknownQuestion[]): string {
  if (found.length === 0) return 'There are no such questions.\n';
  const rows = [
    ['ASKED', 'LAST', 'QUESTION'],
    ...found.map(({ asked, lastDay, question }) => [String(asked), lastDay, printable(question)]),
  ];
  return rows.map(([asked = '', last = '', text]) => `${asked.padStart(6)}  ${last.padEnd(10)}  ${text}\n`).join('');
}

function asCsv(brandId: string, found: UnknownQuestion[]): string {
  const lines = found.map(({ question, asked, firstDay, lastDay }) =>
    csvLine([brandId, question, asked, firstDay, lastDay]),
  );
  return [csvLine(['brand_id', 'question', 'asked', 'first_day', 'last_day']), ...lines].join('');
}

function asJson(brandId: string, found: UnknownQuestion[]): string {
  const lines = found.map(({ question, asked, firstDay, lastDay }) =>
    JSON.stringify({ brand_id: brandId, question, asked, first_day: firstDay, last_day: lastDay }),
  );
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}
