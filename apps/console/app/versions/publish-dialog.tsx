import type { Warning } from '@tablefront/console-wire/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { inWords } from '../api/refused.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { instantAt } from '../ui/instant-at.ts';
import { Failed, Loading } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { dateAt } from '../ui/when.ts';
import { ChangeList, Show } from './change-list.tsx';
import { changesInWords } from './changes-counted.ts';
import { Conflicts } from './conflicts.tsx';
import { goBackTo, publish, type Reviewed, readSiteAnew, reviewQuery } from './site-calls.ts';
import './versions.css';
import { Wrong } from '../ui/wrong.tsx';

const DAY_MS = 86_400_000;

interface PublishDialogProps {
  brandId: string;
  draftId: string;
  onClose: () => void;
}

/** What guests will notice, what is doubtful, and when: then it is live, or on the schedule. */
export function PublishDialog({ brandId, draftId, onClose }: PublishDialogProps) {
  const reviewed = useQuery(reviewQuery(brandId, draftId));
  const count = reviewed.data?.review.changes.length;
  return (
    <Dialog
      title={count === undefined ? 'Publish' : `Publish ${changesInWords(count)}`}
      about="What guests will notice."
      onClose={onClose}
    >
      {reviewed.data && <Publishing brandId={brandId} reviewed={reviewed.data} onClose={onClose} />}
      {reviewed.isPending && <Loading what="the changes" rows={4} />}
      {reviewed.isError && !reviewed.data && (
        <Failed what="The changes" error={reviewed.error} onRetry={() => void reviewed.refetch()} />
      )}
    </Dialog>
  );
}

function Publishing({ brandId, reviewed, onClose }: { brandId: string; reviewed: Reviewed; onClose: () => void }) {
  const { draft, review } = reviewed;
  const { timeZone, zone, when } = useBrandTime();
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState(() => `${dateAt(new Date(Date.now() + DAY_MS), timeZone)}T06:00`);
  const [note, setNote] = useState(draft.note ?? '');
  const moment = at === '' ? undefined : instantAt(at, timeZone).toISOString();
  const done = useMutation({
    mutationFn: () =>
      publish(brandId, draft.id, {
        seen: review.revision,
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(isLater && moment !== undefined && { at: moment }),
      }),
    retry: false,
    onSuccess(published) {
      if (published.kind === 'scheduled') {
        say(`It goes live ${when(published.at)}.`);
      } else {
        const { version } = published;
        say(`Live now, as version ${version}.`, () => {
          goBackTo(brandId, version - 1, version)
            .then(() => readSiteAnew(brandId))
            .catch((error: unknown) => sayWrong(inWords(error)));
        });
      }
      onClose();
    },
    onSettled: () => readSiteAnew(brandId),
  });
  const { changes, warnings, problem } = review;
  const cannot = problem ?? (draft.conflicts.length > 0 ? 'Choose first which of two values counts.' : null);
  return (
    <form
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!done.isPending && cannot === null && changes.length > 0) done.mutate();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.requestSubmit();
      }}
    >
      <div className="in-dialog stack g4 tall">
        <Conflicts brandId={brandId} reviewed={reviewed} />
        {changes.length > 0 ? (
          <ChangeList brandId={brandId} changes={changes} leads onLeave={onClose} />
        ) : (
          <p className="muted">There is nothing to publish: guests see all of it.</p>
        )}
        <Warnings brandId={brandId} warnings={warnings} onLeave={onClose} />
        {problem !== null && (
          <div className="note r">
            <Icon node={TriangleAlert} />
            <div className="grow">{problem}</div>
          </div>
        )}
        <fieldset className="stack g3">
          <legend className="section-title">When</legend>
          <label className="opt-row">
            <input className="rad" type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
            <span>
              Now<small>Live in about two seconds, everywhere.</small>
            </span>
          </label>
          <label className="opt-row">
            <input className="rad" type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
            <span className="grow">
              Later
              <small>
                {isLater && moment !== undefined
                  ? `${when(moment)}${zone ? ` in ${zone}` : ''}. Until then you can take it back.`
                  : 'At a time that you choose. Until then you can take it back.'}
              </small>
            </span>
          </label>
          {isLater && (
            <input
              className="in when-in"
              type="datetime-local"
              aria-label={`When it goes live, in the time of ${zone ?? 'this device'}`}
              value={at}
              onChange={(event) => setAt(event.target.value)}
              required
            />
          )}
        </fieldset>
        <TextField
          label="Note for your team"
          isOptional
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
        <Wrong says={done.error ? inWords(done.error) : ''} />
      </div>
      <DialogFooter
        onClose={onClose}
        cancel="Keep as a draft"
        aside={<span className="small muted not-phone">{cannot ?? 'You can go back with one click.'}</span>}
      >
        <Button
          look="primary"
          type="submit"
          busy={done.isPending}
          disabled={cannot !== null || changes.length === 0 || (isLater && at === '')}
        >
          {isLater ? 'Schedule' : 'Publish'} {changesInWords(changes.length)}
        </Button>
      </DialogFooter>
    </form>
  );
}

const MOST_WARNINGS = 8;

interface WarningsProps {
  brandId: string;
  warnings: readonly Warning[];
  onLeave: () => void;
}

/** What the reader leaves out of the site, the new first. */
function Warnings({ brandId, warnings, onLeave }: WarningsProps) {
  const [all, setAll] = useState(false);
  if (warnings.length === 0) return null;
  const sorted = warnings.toSorted((one, other) => Number(one.isOld) - Number(other.isOld));
  const shown = all ? sorted : sorted.slice(0, MOST_WARNINGS);
  return (
    <div className="note w warnings">
      <Icon node={TriangleAlert} />
      <div className="grow stack g1">
        <b>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</b>
        {shown.map(({ path, name, text, isOld, at }) => (
          <p key={`${path} ${text}`} className="row">
            <span className="grow">
              {name}: {text}.{isOld && ' It was so before these changes, too.'}
            </span>
            <Show brandId={brandId} at={at} name={name} onLeave={onLeave} />
          </p>
        ))}
        {shown.length < sorted.length && (
          <button type="button" className="lk lk-start" onClick={() => setAll(true)}>
            {sorted.length - shown.length} more
          </button>
        )}
      </div>
    </div>
  );
}
