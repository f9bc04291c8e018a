import type { InboxQuery } from '@tablefront/console-wire/inbox';
import { Search } from 'lucide';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';

const PAUSE_MS = 300;

/** Searches as one types, after a short pause; what is searched for stands in the address. */
export function SearchMessages({ query, inputRef }: { query: InboxQuery; inputRef: Ref<HTMLInputElement> }) {
  const { id } = useBrand();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string) {
    const { words: before, ...others } = query;
    if (words.trim() === (before ?? '')) return;
    void navigate(paths.inbox(id, { ...others, ...(words.trim() && { words: words.trim() }) }), {
      replace: Boolean(before),
    });
  }
  function onInput(event: FormEvent<HTMLInputElement>) {
    const words = event.currentTarget.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(words), PAUSE_MS);
  }
  return (
    <search className="in-wrap inbox-search">
      <Icon node={Search} />
      <input
        // Drops what was typed when the address says something else, as by Back.
        key={query.words ?? ''}
        ref={inputRef}
        className="in"
        type="search"
        aria-label="Search messages"
        placeholder="Search messages"
        defaultValue={query.words ?? ''}
        maxLength={200}
        onInput={onInput}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(event.currentTarget.value);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <span className="end not-phone">
        <kbd>/</kbd>
      </span>
    </search>
  );
}
