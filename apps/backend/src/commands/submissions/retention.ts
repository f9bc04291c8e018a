/** `retention` and `retention --brand ID [--kind KIND] --days N|off`: how long brands keep what they are sent. */

import type { Retention } from '@tablefront/console-wire/inbox';
import { retentionSchema } from '@tablefront/console-wire/inbox-requests';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { Refusal, shown } from '../../administration/operator-texts.ts';
import { administer } from '../running/administer.ts';
import { type Environment, type Output, readArguments } from '../running/run-command.ts';
import { readBrandId, readKind } from './submission-filters.ts';

export async function retention(args: string[], environment: Environment, output: Output): Promise<void> {
  const options = { brand: { type: 'string' }, kind: { type: 'string' }, days: { type: 'string' } } as const;
  const { brand, kind, days } = readArguments(args, options, 0).values;
  if (kind !== undefined && days === undefined) throw new Refusal('Say for how long: --days 180, or --days off.');
  if (days !== undefined && brand === undefined) throw new Refusal('Say of which brand: --brand ID.');
  const brandId = brand === undefined ? undefined : readBrandId(brand);
  const kinds = kind === undefined ? submissionKinds : [readKind(kind)];
  const wanted = days === undefined ? undefined : readDays(days);
  await administer(environment, async (administration) => {
    const all = await administration.readRetentions();
    if (brandId === undefined || wanted === undefined) {
      const some = all.filter((one) => brandId === undefined || one.brandId === brandId);
      const lines = some.map((one) => `${one.brandId}: ${inWords(one.retention)}\n`);
      await output.out(lines.length > 0 ? lines.join('') : 'Everything is kept for good.\n');
      return;
    }
    const before = all.find((one) => one.brandId === brandId)?.retention ?? {};
    const changes = kinds.map((each) => [each, wanted === 'off' ? undefined : wanted] as const);
    const after = Object.fromEntries(
      Object.entries({ ...before, ...Object.fromEntries(changes) }).filter(([, kept]) => kept !== undefined),
    );
    if (!(await administration.saveRetention(brandId, retentionSchema.parse(after))))
      throw new Refusal(`There is no brand ${shown(brandId)}.`);
    await output.out(`${brandId}: ${inWords(after)}\n`);
  });
}

function readDays(written: string): number | 'off' {
  if (written === 'off') return 'off';
  const days = Number(written);
  if (!/^\d{2,3}$/.test(written) || days < 30 || days > 730)
    throw new Refusal(`--days ${shown(written)} is neither off nor a number from 30 to 730.`);
  return days;
}

function inWords(retention: Retention): string {
  const kept = submissionKinds.flatMap((kind) =>
    retention[kind] === undefined ? [] : `${kind} ${retention[kind]} days`,
  );
  return kept.length === 0 ? 'everything is kept for good' : `${kept.join(', ')}; the rest for good`;
}
