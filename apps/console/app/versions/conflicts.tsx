import { placeText } from '@tablefront/restaurant/editing/form/setting';
import type { Conflict } from '@tablefront/restaurant/editing/patches';
import { useMutation } from '@tanstack/react-query';
import { GitMerge } from 'lucide';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { sayWrong } from '../ui/toast.ts';
import { type Reviewed, readSiteAnew, settle } from './site-calls.ts';

/** Values of the draft beside what went live meanwhile, until one is chosen. */
export function Conflicts({ brandId, reviewed }: { brandId: string; reviewed: Reviewed }) {
  const { conflicts } = reviewed.draft;
  const choose = useMutation({
    mutationFn: ({ conflict, which }: { conflict: Conflict; which: 'ours' | 'live' }) =>
      settle(brandId, reviewed, conflict, which),
    onError: (error) => sayWrong(inWords(error)),
    onSettled: () => readSiteAnew(brandId),
  });
  if (conflicts.length === 0) return null;
  return (
    <section className="stack g3" aria-label="Two changes at one place">
      <div className="note w">
        <Icon node={GitMerge} />
        <div className="grow">
          <b>{conflicts.length === 1 ? 'One value was' : `${conflicts.length} values were`} also changed live.</b>{' '}
          Choose which of the two counts. The other is not lost: it stays in the versions.
        </div>
      </div>
      {conflicts.map((conflict) => {
        const said = reviewed.review.conflicts.find(({ at }) => placeText(at) === placeText(conflict.patch.at));
        return (
          <div key={placeText(conflict.patch.at)} className="versus-of">
            <p className="small muted">{said?.name}</p>
            <div className="two">
              <div className="versus">
                <small className="muted">In this draft</small>
                <span>{said?.ours ?? 'Nothing'}</span>
                <Button small busy={choose.isPending} onClick={() => choose.mutate({ conflict, which: 'ours' })}>
                  Keep this
                </Button>
              </div>
              <div className="versus">
                <small className="muted">Live now</small>
                <span>{said?.live ?? 'Nothing'}</span>
                <Button small busy={choose.isPending} onClick={() => choose.mutate({ conflict, which: 'live' })}>
                  Take this
                </Button>
              </div>
            </div>
          </div>
        );
      })}
    </section>
  );
}
