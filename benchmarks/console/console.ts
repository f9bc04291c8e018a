/**
 * The console's inbox with 100,000 submissions in 14 locations: lists, filters, searches, counts, one in full, today and insights, as
 * Request → Response on both databases; its search against reading every record. `npm run bench -- console`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { saveOperatorBrand } from '../../apps/backend/src/brands/brand-queries.ts';
import { openInboxSite } from '../../apps/backend/testing/inbox-site.ts';
import { makeBrand } from '../../apps/backend/testing/make-brand.ts';
import { saveResult } from '../measuring/results.ts';
import { spread } from '../measuring/spread.ts';
import { fillInbox, fourteen } from './fill-inbox.ts';
import { onEachDatabase } from './on-each-database.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '100000' },
    times: { type: 'string', default: '40' },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const times = Number(values.times);

/** `{n}` is another number each time. */
const queries: Record<string, string> = {
  'the open ones': '/inbox',
  'all, a page deep inside': '/inbox?box=all&after={id}',
  counts: '/inbox/counts',
  'a rare kind': '/inbox?box=all&kind=media_inquiry',
  'one star in one place': '/inbox?box=all&rating=1&location=place-{place}',
  'a kind in one place in a week': '/inbox?box=all&kind=catering&location=place-{place}&from=2026-06-01&to=2026-06-07',
  'a tag': '/inbox?box=all&tag=vip',
  'a tag that is nowhere': '/inbox?box=all&tag=nowhere',
  'the old, assigned to me': '/inbox?box=done&assigned=me',
  spam: '/inbox?box=spam&location=place-{place}',
  'search: a word in nearly every message': '/inbox?box=all&words=w1',
  'search: a middling word': '/inbox?box=all&words=w2{n}',
  'search: a rare name': '/inbox?box=all&words=first{n}%20last{n}',
  'search: a telephone number': '/inbox?box=all&words=416%20{n}%200{n}',
  'search: a word that is nowhere': '/inbox?box=all&words=nowhere{n}',
  'search: two common words in one place, one star': '/inbox?box=all&words=w1%20w2&rating=1&location=place-{place}',
  'search: a common word among the open': '/inbox?words=w3',
  'one in full': '/inbox/{id}',
  today: '/today',
  'insights of 4 weeks': '/insights?weeks=4',
  'insights of 12 weeks': '/insights?weeks=12',
  'insights of a year': '/insights?weeks=52',
  'insights of a year in one place': '/insights?weeks=52&location=place-{place}',
};

const results = await onEachDatabase(values.database, measure);
saveResult('console', { submissions: Number(values.submissions), times, results });

async function measure(kind: string, databaseUrl?: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  const site = await openInboxSite({ databaseUrl, dataDir }, pino({ level: 'silent' }));
  try {
    const { database } = site;
    await saveOperatorBrand(database, { ...makeBrand('fourteen', [], fourteen), name: 'Fourteen' });
    const started = performance.now();
    await fillInbox(database, 'fourteen', Number(values.submissions));
    console.log(`${kind}: filled within ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const owner = await site.person('Olga', 'fourteen', 'owner');
    const ids = (await owner.get('fourteen/inbox?box=done&limit=200')).body.items.map(({ id }: { id: string }) => id);
    const measured: Record<string, { p50: number; p95: number }> = {};
    for (const [name, query] of Object.entries(queries)) {
      if (!name.includes(values.only)) continue;
      const took: number[] = [];
      for (let time = -3; time < times; time += 1) {
        const place = (time + 14) % 14;
        const url = query
          .replaceAll('{n}', String(100 + time * 17))
          .replaceAll('{place}', String(place))
          .replaceAll('{id}', ids[(time + 3) % ids.length] ?? '');
        const start = performance.now();
        const { status, body } = await owner.get(`fourteen${url}`);
        if (status !== 200) throw new Error(`${url}: ${JSON.stringify(body)}`);
        if (time >= 0) took.push(performance.now() - start);
      }
      measured[name] = spread(took);
      console.log(`  ${name}: p50 ${measured[name].p50} ms, p95 ${measured[name].p95} ms`);
    }
    const scans: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const start = performance.now();
      const pattern = `%nowhere${time}%`;
      await database.execute(
        sql`select id from submissions where brand_id = 'fourteen' and record::text ilike ${pattern} order by id desc limit 50`,
      );
      scans.push(performance.now() - start);
    }
    const scan = spread(scans);
    const ratio = (measured['search: a word that is nowhere']?.p50 ?? Number.NaN) / scan.p50;
    console.log(`  reading every record: p50 ${scan.p50} ms; ratio ${ratio.toPrecision(3)}`);
    return { database: kind, measured, scan, ratio };
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
