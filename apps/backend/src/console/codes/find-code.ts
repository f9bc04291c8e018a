import { codeTarget } from '@tablefront/console-wire/codes-requests';
import type { PrintedCode } from '@tablefront/restaurant/codes/code-target';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codeSets, codes } from '../../database/schema.ts';

/** What a code opens that somebody scanned; undefined where the brand has none such. What a newer version stored leads to the home page. */
export async function findCode(database: Database, brandId: string, code: string): Promise<PrintedCode | undefined> {
  const [found] = await database
    .select({ code: codes.code, label: codes.label, target: codeSets.target, place: codeSets.place })
    .from(codes)
    .innerJoin(codeSets, eq(codeSets.id, codes.setId))
    .where(and(eq(codes.brandId, brandId), eq(codes.code, code)));
  if (!found) return undefined;
  const target = codeTarget.safeParse(found.target).data ?? { to: 'page', path: '/' };
  return { code: found.code, target, place: found.place, table: found.label };
}
