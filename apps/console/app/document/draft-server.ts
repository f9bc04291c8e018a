import { type Draft, draftPath, type Present, type Saved } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { call } from '../api/call.ts';
import { Refused } from '../api/refused.ts';
import type { DraftServer } from './saving.ts';

/** A body up to this length still goes out while its window closes. */
const KEPT_ALIVE = 60_000;

/** The draft of a brand that everybody edits. */
export function createDraftServer(brandId: string) {
  let draft: Draft | undefined;
  const path = (below = '') => draftPath(brandId, `/${draft?.id ?? ''}${below}`);

  async function read(): Promise<Draft> {
    if (draft) {
      try {
        return await call<Draft>('GET', path());
      } catch (error) {
        if (!(error instanceof Refused) || (error.status !== 404 && error.status !== 409)) throw error;
      }
    }
    return await call<Draft>('POST', draftPath(brandId), { body: {} });
  }

  /** What went live meanwhile is brought into the draft. */
  async function upToDate(read: Draft): Promise<Draft> {
    if (read.basedOn === read.live) return read;
    try {
      return await call<Draft>('POST', draftPath(brandId, `/${read.id}/renew`), { body: { base: read.revision } });
    } catch (error) {
      // Somebody else did it, or changes it now: the next time.
      if (error instanceof Refused) return read;
      throw error;
    }
  }

  return {
    draftId: () => draft?.id ?? '',
    /** As it was read last. */
    draft: () => draft,
    async load() {
      draft = await upToDate(await read());
      return draft;
    },
    save: (changes) =>
      call<Saved>('PATCH', path(), { body: changes, keepalive: JSON.stringify(changes).length < KEPT_ALIVE }),
    here: (at: Step[] | null) => call<Present[]>('PUT', path('/here'), { body: { at } }),
    leave: () => call<void>('DELETE', path('/here'), { keepalive: true }),
  } satisfies DraftServer & Record<string, unknown>;
}
