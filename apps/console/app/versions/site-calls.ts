/** What the console asks of drafts, versions and dishes. */
import {
  type Draft,
  type DraftSummary,
  draftPath,
  type LiveDishes,
  type Published,
  type QuickAction,
  type QuickDone,
  type Review,
  type VersionDetail,
  type VersionSummary,
} from '@tablefront/console-wire/drafts';
import type { Conflict, Patch } from '@tablefront/restaurant/editing/patches';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queries } from '../api/queries.ts';
import { inWords } from '../api/refused.ts';
import { uuid } from '../ui/random.ts';
import { sayWrong } from '../ui/toast.ts';

const path = (brandId: string, below: string) => `/api/brands/${encodeURIComponent(brandId)}${below}`;

export const draftsQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['drafts', brandId],
    queryFn: ({ signal }) => call<DraftSummary[]>('GET', draftPath(brandId), { signal }),
  });

export interface Reviewed {
  draft: Pick<Draft, 'id' | 'conflicts' | 'publishAt' | 'note'>;
  review: Review;
}

/** A draft as it would be published: brought up to date with what went live since. */
export const reviewQuery = (brandId: string, draftId: string) =>
  queryOptions({
    queryKey: ['review', brandId, draftId],
    staleTime: 0,
    async queryFn({ signal }): Promise<Reviewed> {
      const at = (below = '') => draftPath(brandId, `/${draftId}${below}`);
      const draft = await call<Draft>('GET', at(), { signal });
      const isBehind = draft.basedOn !== draft.live;
      const renewed = isBehind ? await call<Draft>('POST', at('/renew'), { body: { base: draft.revision } }) : draft;
      const { id, conflicts, publishAt, note } = renewed;
      return {
        draft: { id, conflicts, publishAt, note },
        review: await call<Review>('GET', at('/review'), { signal }),
      };
    },
  });

export const versionsQuery = (brandId: string) =>
  infiniteQueryOptions({
    queryKey: ['versions', brandId],
    queryFn: ({ signal, pageParam }) =>
      call<VersionSummary[]>('GET', path(brandId, `/versions${pageParam > 0 ? `?before=${pageParam}` : ''}`), {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => ((page.at(-1)?.number ?? 1) > 1 && page.length >= 50 ? page.at(-1)?.number : undefined),
  });

export const versionQuery = (brandId: string, number: number) =>
  queryOptions({
    queryKey: ['version', brandId, number],
    queryFn: ({ signal }) => call<VersionDetail>('GET', path(brandId, `/versions/${number}`), { signal }),
  });

export const dishesQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['dishes', brandId],
    queryFn: ({ signal }) => call<LiveDishes>('GET', path(brandId, '/dishes'), { signal }),
  });

export const publish = (brandId: string, draftId: string, body: { seen: number; note?: string; at?: string }) =>
  call<Published>('POST', draftPath(brandId, `/${draftId}/publish`), { body });

export const goBackTo = (brandId: string, number: number, seen: number) =>
  call<Published>('POST', path(brandId, `/versions/${number}/again`), { body: { seen } });

export const giveUp = (brandId: string, draftId: string, seen: number) =>
  call<void>('DELETE', draftPath(brandId, `/${draftId}`), { body: { seen } });

export const takeOffSchedule = (brandId: string, draftId: string) =>
  call<void>('DELETE', draftPath(brandId, `/${draftId}/schedule`), { body: {} });

export const quick = (brandId: string, body: QuickAction) => call<QuickDone>('POST', path(brandId, '/quick'), { body });

/** Takes back what was changed at once, and says so where it cannot be. */
export async function takeBack(brandId: string, version: number): Promise<void> {
  try {
    await call<QuickDone>('POST', path(brandId, `/quick/${version}/undo`), { body: {} });
  } catch (error) {
    sayWrong(inWords(error));
  }
  await readSiteAnew(brandId);
}

/** Says which of two values counts: the draft's, or the one that went live meanwhile. */
export async function settle(brandId: string, { draft, review }: Reviewed, conflict: Conflict, which: 'ours' | 'live') {
  const patches = which === 'ours' ? [keeping(conflict)] : [taking(conflict)];
  await call('PATCH', draftPath(brandId, `/${draft.id}`), {
    body: { id: uuid(), base: review.revision, patches },
  });
}

function keeping({ patch, now }: Conflict): Patch {
  return { do: 'set', at: patch.at, was: now, to: now };
}

function taking({ patch, now }: Conflict): Patch {
  if (patch.do === 'set') return { ...patch, was: now };
  return patch.do === 'remove' && typeof now === 'object' && now !== null && !Array.isArray(now)
    ? { ...patch, was: now }
    : patch;
}

/** After something went live, or a draft changed: what is shown of it is asked for again. */
export async function readSiteAnew(brandId: string): Promise<void> {
  const keys = ['drafts', 'review', 'versions', 'version', 'dishes', 'today'];
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key, brandId] })));
}
