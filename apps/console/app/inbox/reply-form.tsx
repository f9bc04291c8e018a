import type { InboxDetail, NewReply, Replied } from '@tablefront/console-wire/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { modKey } from '../frame/sidebar.tsx';
import { Button } from '../ui/button.tsx';
import { uuid } from '../ui/random.ts';
import { say } from '../ui/toast.ts';
import { Wrong } from '../ui/wrong.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import { inboxKeys } from './inbox-keys.ts';
import { messagePath, useInboxAbout } from './inbox-queries.ts';
import { onModEnter } from './on-mod-enter.ts';
import type { MessageActs } from './use-inbox-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

interface ReplyFormProps {
  brandId: string;
  message: InboxDetail;
  acts: MessageActs;
}

/** An answer by e-mail. It begins with the template that fits best; sent twice by mistake, it goes out once. */
export default function ReplyForm({ brandId, message, acts }: ReplyFormProps) {
  const { id, templates, reply } = message;
  const queries = useQueryClient();
  const mailto = useInboxAbout(brandId).data?.replies === 'mailto';
  const draft = `reply ${id}`;
  const [text, setText] = useState(draftOf(draft) ?? templates[0]?.text ?? '');
  const key = useRef(uuid());
  const field = useRef<HTMLTextAreaElement>(null);
  useTypedAhead(field);

  const sending = useMutation({
    mutationFn: (body: NewReply) => call<Replied>('POST', messagePath(brandId, id, '/replies'), { body }),
    onSuccess({ mailto: address }, { done }) {
      keepDraft(draft, '');
      key.current = uuid();
      acts.write(undefined);
      if (address) location.href = address;
      const to = message.from ?? reply?.to;
      if (done) acts.change(message, { state: 'done' }, address ? `Done: ${to}.` : `Sent to ${to}, and done.`);
      else say(`Sent to ${to}.`);
      return queries.invalidateQueries({ queryKey: inboxKeys.message(brandId, id) });
    },
  });
  if (!reply) return null;
  const { subject } = reply;
  function send(done: boolean) {
    if (!text.trim() || sending.isPending) return;
    sending.mutate({ key: key.current, subject, text: text.trim(), ...(done && { done }) });
  }
  function submit(event: FormEvent | { preventDefault: () => void }) {
    event.preventDefault();
    send(true);
  }
  function write(next: string) {
    setText(next);
    keepDraft(draft, next);
  }
  return (
    <form className="reply" aria-label="Reply" onSubmit={submit}>
      <div className="row small reply-to">
        <span className="muted">To</span>
        <b className="m cut">{reply.to}</b>
        {templates.length > 0 && (
          <select
            className="sel s push"
            aria-label="Begin with"
            defaultValue={templates[0]?.id}
            onChange={({ target }) => write(templates.find((template) => template.id === target.value)?.text ?? '')}
          >
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
            <option value="">An empty page</option>
          </select>
        )}
      </div>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for by key or button
        autoFocus
        ref={field}
        className="ta"
        rows={9}
        aria-label="Your reply"
        maxLength={20_000}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onModEnter(submit, () => acts.write(undefined))}
      />
      <div className="row wrap">
        <span className="small muted grow">
          {sending.error ? (
            <Wrong says={`Not sent. ${inWords(sending.error)}`} />
          ) : (
            whereAnswersCome(reply.replyTo, mailto)
          )}
        </span>
        <Button small onClick={() => acts.write(undefined)}>
          Cancel
        </Button>
        <Button type="submit" look="primary" small busy={sending.isPending} shortcut={`${modKey()}↵`}>
          {mailto ? 'Open in e-mail and done' : 'Send and done'}
        </Button>
      </div>
    </form>
  );
}

function whereAnswersCome(replyTo: string | null, mailto: boolean): string {
  if (mailto) return 'No mail server is set up here: your own e-mail program sends it.';
  return replyTo
    ? `Their answer comes to ${replyTo}, not here.`
    : 'Their answer comes to the restaurant’s mailbox, not here.';
}
