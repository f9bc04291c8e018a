import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Draft, Saved } from '@tablefront/console-wire/drafts';
import { type JsonObject, keyOf } from '@tablefront/restaurant/editing/entry-keys';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { expect, test } from 'vitest';
import { startHolder } from '../../../testing/child-process.ts';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { findConfiguration } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';

const logger = watchErrors();
/** `KILL_ROUNDS=20` looks longer. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
/** Of both together. */
const changes = 60 * rounds;

describeOnEachDatabase('two people edit, and the process is killed again and again', (makeDatabase) => {
  test('nothing that was acknowledged is lost, nothing is done twice', { timeout: 300_000 }, async () => {
    const settings = await makeDatabase();
    const environment = { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl };
    const acknowledged: string[] = [];
    const met = { conflicts: 0, others: 0, again: 0 };
    /** What each has sent and not heard of. */
    const open = new Map<string, { id: string; base: number; patches: Patch[] }>();
    let published: string | undefined;

    for (let round = 0; round <= rounds; round += 1) {
      const holder = await startHolder(environment, 'draft-holder.ts');
      const origin = `http://127.0.0.1:${/port (\d+)/.exec(holder.printed())?.[1]}`;
      const call = async <Answer>(who: string, method: string, path: string, body: unknown = {}): Promise<Answer> => {
        const headers = { 'content-type': 'application/json', 'x-who': who };
        const sent = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
        const response = await fetch(`${origin}/maple${path}`, sent);
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        return (await response.json()) as Answer;
      };
      const last = round === rounds;
      const until = last ? changes : Math.round(((round + 1) * changes) / (rounds + 1));
      let killed = false;

      const edit = async (who: string) => {
        const draft = await call<Draft>(who, 'POST', '/drafts');
        let base = draft.revision;
        let title = String(draft.document.featuresTitle ?? '');
        while (!killed && (acknowledged.length < until || open.has(who))) {
          const change = open.get(who) ?? { id: randomUUID(), base, patches: next(who, title) };
          if (open.has(who)) met.again += 1;
          open.set(who, change);
          const saved = await call<Saved>(who, 'PATCH', `/drafts/${draft.id}`, change);
          open.delete(who);
          base = saved.revision;
          met.others += saved.others.length;
          for (const { patches } of saved.others) title = titleAfter(patches, title);
          if (saved.kind === 'conflict') {
            met.conflicts += 1;
            for (const { patch, now } of saved.conflicts)
              if (patch.at[0] === 'featuresTitle') title = String(now ?? '');
          } else {
            title = titleAfter(change.patches, title);
            acknowledged.push(keyIn(change.patches));
          }
        }
        return draft.id;
      };
      const editing = ['ada', 'bo'].map((who) =>
        edit(who).catch((error: unknown) => (killed ? '' : Promise.reject(error))),
      );
      if (!last) {
        while (acknowledged.length < until) await wait(5);
        await wait(Math.random() * 50);
        killed = true;
        await holder.end('SIGKILL');
        await Promise.all(editing);
      } else {
        const [id = ''] = await Promise.all(editing);
        const { revision } = await call<Draft>('ada', 'GET', `/drafts/${id}`);
        await call('ada', 'POST', `/drafts/${id}/publish`, { seen: revision });
        published = id;
        await holder.end('SIGTERM');
      }
    }

    expect(published).toBeDefined();
    expect(acknowledged.length).toBeGreaterThanOrEqual(changes);
    expect(met.others).toBeGreaterThan(0);
    expect(met.conflicts).toBeGreaterThan(0);
    const opened = await openDatabase(settings, logger);
    const live = JSON.parse((await findConfiguration(opened.database, { id: 'maple' })) ?? '{}') as JsonObject;
    await opened.close();
    const faqs = Array.isArray(live.faqs) ? live.faqs : [];
    const asked = faqs.map((entry) =>
      typeof entry === 'object' && entry && !Array.isArray(entry) ? entry.question : '',
    );
    expect(asked.toSorted()).toEqual([...new Set(acknowledged)].toSorted());
  });
});

/** A question of one's own, and a title that both want: who comes second meets the other. */
function next(who: string, title: string): Patch[] {
  const question = `${who} ${randomUUID()}`;
  return [
    { do: 'set', at: ['faqs'], was: null, to: [] },
    { do: 'add', at: ['faqs'], entry: { $key: question, question } },
    { do: 'set', at: ['featuresTitle'], was: title === '' ? null : title, to: question },
  ].slice(title === '' ? 0 : 1) as Patch[];
}

function titleAfter(patches: readonly Patch[], title: string): string {
  const set = patches.findLast((patch) => patch.do === 'set' && patch.at[0] === 'featuresTitle');
  return set?.do === 'set' ? String(set.to ?? '') : title;
}

function keyIn(patches: readonly Patch[]): string {
  return (
    patches.map((patch) => (patch.do === 'add' ? keyOf(patch.entry) : undefined)).find((key) => key !== undefined) ?? ''
  );
}
