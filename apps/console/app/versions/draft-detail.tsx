import type { DraftSummary } from '@tablefront/console-wire/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarX, Trash2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { ChangeList } from './change-list.tsx';
import { changesInWords } from './changes-counted.ts';
import { Conflicts } from './conflicts.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { draftsQuery, giveUp, readSiteAnew, reviewQuery, takeOffSchedule } from './site-calls.ts';

const WHY: Record<NonNullable<DraftSummary['stopped']>, string> = {
  outdated: 'something else went live since',
  'not-allowed': 'whoever scheduled it may not publish here any more',
};

/** What is not published yet: its changes, and what can become of it. */
export function DraftDetail({ draftId }: { draftId: string }) {
  const { id: brandId, role } = useBrand();
  const time = useBrandTime();
  const navigate = useNavigate();
  const reviewed = useQuery(reviewQuery(brandId, draftId));
  const summary = useQuery(draftsQuery(brandId)).data?.find(({ id }) => id === draftId);
  const [open, setOpen] = useState<'publish' | 'give-up'>();
  const back = useMutation({
    mutationFn: () => takeOffSchedule(brandId, draftId),
    retry: false,
    onSuccess: () => say('It is a draft again.'),
    onError: (error) => sayWrong(inWords(error)),
    onSettled: () => readSiteAnew(brandId),
  });
  const discard = useMutation({
    mutationFn: (seen: number) => giveUp(brandId, draftId, seen),
    retry: false,
    onSuccess() {
      say('The changes are given up.');
      void navigate(paths.versions(brandId));
    },
    onError: (error) => sayWrong(inWords(error)),
    onSettled: () => readSiteAnew(brandId),
  });
  if (!reviewed.data) {
    if (reviewed.isPending) return <Loading what="the draft" />;
    return <Failed what="The draft" error={reviewed.error} onRetry={() => void reviewed.refetch()} />;
  }
  const { review } = reviewed.data;
  const publishAt = summary?.publishAt ?? null;
  const when = publishAt && time.when(publishAt);
  const mayPublish = role === 'owner' || role === 'editor';
  return (
    <>
      <div className="row up wrap version-head">
        <div className="grow">
          <h2 className="big">{when ? `Scheduled for ${when}` : 'Draft'}</h2>
          <p className="muted">
            {summary?.stopped
              ? `It was not published: ${WHY[summary.stopped]}. Look at it, then publish it or choose another time.`
              : `${changesInWords(review.changes.length)} that guests do not see yet.`}
            {summary?.note && ` “${summary.note}”`}
          </p>
        </div>
        {mayPublish && (
          <div className="row wrap">
            {publishAt === null ? (
              <Button look="danger" icon={Trash2} onClick={() => setOpen('give-up')}>
                Give up…
              </Button>
            ) : (
              <Button icon={CalendarX} busy={back.isPending} onClick={() => back.mutate()}>
                Take off the schedule
              </Button>
            )}
            {publishAt !== null && (
              <Button look="primary" onClick={() => setOpen('publish')}>
                Publish now…
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="version-body">
        <Conflicts brandId={brandId} reviewed={reviewed.data} />
        <ChangeList brandId={brandId} changes={review.changes} leads />
      </div>
      {open === 'publish' && <PublishDialog brandId={brandId} draftId={draftId} onClose={() => setOpen(undefined)} />}
      {open === 'give-up' && (
        <Dialog
          title={`Give up ${changesInWords(review.changes.length)}`}
          about="Guests never saw them. There is no way back."
          onClose={() => setOpen(undefined)}
        >
          <DialogFooter onClose={() => setOpen(undefined)} cancel="Keep them">
            <Button look="delete" busy={discard.isPending} onClick={() => discard.mutate(review.revision)}>
              Give up {changesInWords(review.changes.length)}
            </Button>
          </DialogFooter>
        </Dialog>
      )}
    </>
  );
}
