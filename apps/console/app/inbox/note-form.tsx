import type { InboxDetail } from '@tablefront/console-wire/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { modKey } from '../frame/sidebar.tsx';
import { Button } from '../ui/button.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import { inboxKeys } from './inbox-keys.ts';
import { messagePath } from './inbox-queries.ts';
import { onModEnter } from './on-mod-enter.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** A note for the team. What was typed stays when one looks at another message meanwhile. */
export default function NoteForm({ brandId, id, onDone }: { brandId: string; id: string; onDone: () => void }) {
  const queries = useQueryClient();
  const draft = `note ${id}`;
  const [text, setText] = useState(draftOf(draft) ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  useTypedAhead(field);
  const note = useMutation({
    mutationFn: () => call<InboxDetail>('POST', messagePath(brandId, id, '/notes'), { body: { text: text.trim() } }),
    onSuccess(message) {
      keepDraft(draft, '');
      queries.setQueryData(inboxKeys.message(brandId, id), message);
      onDone();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) note.mutate();
  }
  return (
    <form className="reply" aria-label="Note" onSubmit={submit}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for by key or button
        autoFocus
        ref={field}
        className="ta ta-note"
        aria-label="Your note"
        placeholder="Only your team sees this."
        maxLength={5000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          keepDraft(draft, event.target.value);
        }}
        onKeyDown={onModEnter(submit, onDone)}
      />
      <div className="row wrap">
        <span className="grow">
          <Wrong
            says={note.error ? inWords(note.error) : note.isPaused ? 'No connection. It is sent when it is back.' : ''}
          />
        </span>
        <Button small onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" look="primary" small busy={note.isPending} shortcut={`${modKey()}↵`}>
          Keep the note
        </Button>
      </div>
    </form>
  );
}
