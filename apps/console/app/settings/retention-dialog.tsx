import { type ExpiredByKind, keptShorter, type Retention } from '@tablefront/console-wire/inbox';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { kindNames } from '../inbox/kinds.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { keptInWords } from './retention-words.ts';
import { settingsPath } from './settings-query.ts';

interface RetentionDialogProps {
  brandId: string;
  before: Retention;
  after: Retention;
  busy: boolean;
  wrong: string | null;
  onSave: () => void;
  onClose: () => void;
}

/** What keeping messages for shorter deletes, now and from now on. The button names the amount; there is no way back. */
export default function RetentionDialog(props: RetentionDialogProps) {
  const { brandId, before, after, busy, wrong, onSave, onClose } = props;
  const expired = useQuery({
    queryKey: ['settings', brandId, 'expired', after],
    queryFn: ({ signal }) => call<ExpiredByKind>('POST', settingsPath(brandId, '/expired'), { body: after, signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const kinds = keptShorter(before, after);
  const counts = kinds.map((kind) => ({ kind, count: expired.data?.[kind] ?? 0 }));
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  return (
    <Dialog title={count === 0 ? 'Keep messages for shorter?' : `Delete ${amountOf(count)}?`} onClose={onClose}>
      <div className="in-dialog stack g4">
        {expired.isPending && <Loading what="how much is older" rows={kinds.length} />}
        {expired.isError && (
          <Failed what="How much is older" error={expired.error} onRetry={() => void expired.refetch()} />
        )}
        {expired.data && (
          <>
            <ul className="card list tight">
              {counts.map(({ kind, count: older }) => (
                <li key={kind}>
                  <span className="grow">
                    <b className="m">{kindNames[kind]}</b>
                    <small className="muted small in-line">
                      Kept {keptInWords(after[kind])}, so far {keptInWords(before[kind])}
                    </small>
                  </span>
                  <span className="small nowrap">{older === 0 ? 'none is older' : `${amountOf(older)} older`}</span>
                </li>
              ))}
            </ul>
            <p className="ink2">
              What is older is deleted with its files within the hour, answered or not; all that comes, when it is as
              old. It leaves the backups as those are replaced. This cannot be undone.
            </p>
          </>
        )}
        <Wrong says={wrong ?? ''} />
      </div>
      <DialogFooter onClose={onClose} cancel="Keep them">
        <Button look={count === 0 ? 'primary' : 'delete'} busy={busy} disabled={!expired.data} onClick={onSave}>
          {count === 0 ? 'Keep for shorter' : `Delete ${amountOf(count)}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const amountOf = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
