import { type InboxPage, inboxPath } from '@tablefront/console-wire/inbox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { withParams } from '../inbox/inbox-queries.ts';
import { Icon } from '../ui/icon.tsx';
import { useBrand } from './brand.ts';
import { BrandTile } from './brand-tile.tsx';
import { openOverlay } from './overlay.ts';
import { messageItems, type PaletteItem, usePaletteItems } from './palette-items.ts';
import { found, marked } from './palette-search.ts';
import './palette.css';

const FIRST_WORDS = 2;
const MESSAGES = 5;

/** Search or jump: pages, places and things to do at once, out of what is here already; messages as the server finds them. */
export default function Palette() {
  const brand = useBrand();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const items = [...found(usePaletteItems(), typed), ...useMessagesFound(brand.id, typed)];
  const current = Math.min(at, items.length - 1);
  const close = () => openOverlay(undefined);

  function run(item: PaletteItem | undefined) {
    if (!item) return;
    close();
    item.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setAt((current + step + items.length) % items.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(items[current]);
    else return;
    event.preventDefault();
  }
  return (
    <ModalOverlay className="scrim scrim-palette" isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className="dialog palette">
        <Dialog className="dialog-in" aria-label="Search or jump">
          <div className="palette-in">
            <Icon node={Search} className="i-l muted" />
            <input
              autoFocus
              type="text"
              role="combobox"
              aria-expanded={items.length > 0}
              aria-controls={list}
              aria-activedescendant={items[current] && `${list}-${current}`}
              aria-autocomplete="list"
              aria-label="Search or jump"
              placeholder="Search or jump to"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setAt(0);
              }}
              onKeyDown={onKeyDown}
            />
            <BrandTile brand={brand} detail={brand.detail} />
            <kbd className="not-phone">esc</kbd>
          </div>
          <Results items={items} current={current} list={list} typed={typed} onRun={run} />
          <p className="vh" role="status">
            {items.length === 0 ? 'Nothing is called so' : `${items.length} found`}
          </p>
          <footer className="small muted not-phone">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> choose
            </span>
            <span>
              <kbd>↵</kbd> do
            </span>
            <span className="push">
              <kbd>?</kbd> all keys
            </span>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ResultsProps {
  items: readonly PaletteItem[];
  current: number;
  list: string;
  typed: string;
  onRun: (item: PaletteItem) => void;
}

function Results({ items, current, list, typed, onRun }: ResultsProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  if (items.length === 0) return <p className="palette-none muted">Nothing is called so.</p>;
  return (
    <div id={list} className="palette-list" role="listbox" aria-label="Results">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
        <div key={group} role="group" aria-label={group}>
          <p className="section-title" aria-hidden="true">
            {group}
          </p>
          {items.map((item, index) =>
            item.group === group ? (
              // The field above has the focus and the keys; the pointer may press here.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={item.id}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === current}
                className={`mi ${index === current ? 'on' : ''}`}
                ref={index === current ? (row) => row?.scrollIntoView({ block: 'nearest' }) : null}
                onClick={() => onRun(item)}
              >
                <Icon node={item.icon} />
                <span className="grow cut">
                  {marked(item.name, typed).map(({ text, hit }, part) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
                    hit ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
                  )}
                </span>
                {item.more && <span className="muted small nowrap not-phone">{item.more}</span>}
                {item.shortcut && <kbd className="not-phone">{item.shortcut}</kbd>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

/** Messages with these words; asked for once the typing pauses for a moment. */
function useMessagesFound(brandId: string, typed: string): PaletteItem[] {
  const words = useDeferredValue(typed.trim());
  const toItems = messageItems(brandId, useNavigate());
  const { data } = useQuery({
    queryKey: ['inbox', brandId, 'palette', words],
    queryFn: ({ signal }) =>
      call<InboxPage>('GET', inboxPath(brandId, withParams('/inbox', { words, box: 'all', limit: MESSAGES })), {
        signal,
      }),
    enabled: words.length >= FIRST_WORDS,
    placeholderData: keepPreviousData,
  });
  return words.length >= FIRST_WORDS && data ? toItems(data.items) : [];
}
