import {
  type InboxDetail,
  inboxPath,
  type Person,
  type PersonDeleted,
  type PersonFound,
} from '@tablefront/console-wire/inbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { say } from '../ui/toast.ts';
import { shortMoment } from '../ui/when.ts';
import { Wrong } from '../ui/wrong.tsx';
import { iconOf, kindLine } from './kinds.ts';

interface PersonDialogProps {
  brandId: string;
  message: InboxDetail;
  onClose: () => void;
}

/** All that one person sent, to be looked at and deleted in one step. The button names the amount; there is no way back. */
export default function PersonDialog({ brandId, message, onClose }: PersonDialogProps) {
  const { contact, from } = message;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [byPhone, setByPhone] = useState(!contact.email);
  const person: Person = {
    ...(contact.email && { email: contact.email }),
    ...(byPhone && contact.phone && { phone: contact.phone }),
  };
  const found = useQuery({
    queryKey: ['inbox', brandId, 'person', person],
    queryFn: ({ signal }) => call<PersonFound>('POST', inboxPath(brandId, '/inbox/person'), { body: person, signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const deletion = useMutation({
    mutationFn: () => call<PersonDeleted>('POST', inboxPath(brandId, '/inbox/person/delete'), { body: person }),
    retry: false,
    onSuccess: async ({ submissions }) => {
      onClose();
      say(`Deleted: ${amountOf(submissions)} of ${from ?? 'one person'}. The audit log says that it was done.`);
      await navigate(paths.inbox(brandId), { replace: true });
      await queries.invalidateQueries({ queryKey: ['inbox', brandId] });
    },
  });
  const count = found.data?.count ?? 0;
  return (
    <Dialog title={`Delete everything of ${from ?? 'this person'}?`} onClose={onClose}>
      <div className="in-dialog stack g4">
        {found.isPending && <Loading what="what they sent" rows={2} />}
        {found.isError && <Failed what="What they sent" error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && (
          <>
            <p className="ink2">
              {amountOf(count)}
              {found.data.files > 0 && ` and ${found.data.files === 1 ? '1 file' : `${found.data.files} files`}`}, found
              by {Object.values(person).join(' and ')}. They leave the backups as those are replaced. This cannot be
              undone.
            </p>
            <ul className="card list tight person-list">
              {found.data.submissions.map((one) => (
                <li key={one.id}>
                  <Icon node={iconOf(one)} className="muted" />
                  <span className="grow cut">{kindLine(one)}</span>
                  <span className="small muted nowrap">
                    {shortMoment(one.receivedAt, { now: new Date(), timeZone: one.timeZone })}
                  </span>
                </li>
              ))}
            </ul>
            {found.data.mentions.length > 0 && (
              <p className="note w">
                {found.data.mentions.length === 1
                  ? 'One other message names'
                  : `${found.data.mentions.length} other messages name`}{' '}
                the address in its text. Those stay: look at them yourself.
              </p>
            )}
          </>
        )}
        {contact.email && contact.phone && (
          <label className="opt-row">
            <input type="checkbox" className="chk" checked={byPhone} onChange={() => setByPhone(!byPhone)} />
            <span>
              Also what came with {contact.phone}
              <small>Another person may share a telephone.</small>
            </span>
          </label>
        )}
        <Wrong says={deletion.error ? `Nothing was deleted. ${inWords(deletion.error)}` : ''} />
      </div>
      <DialogFooter onClose={onClose} cancel="Keep">
        <Button look="delete" busy={deletion.isPending} disabled={count === 0} onClick={() => deletion.mutate()}>
          Delete {amountOf(count)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const amountOf = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
