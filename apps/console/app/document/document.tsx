import type { Present } from '@tablefront/console-wire/drafts';
import { inboxPath } from '@tablefront/console-wire/inbox';
import type { JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { placeText, settingOf } from '@tablefront/restaurant/editing/form/setting';
import { isSame, type Patch, type Step } from '@tablefront/restaurant/editing/patches';
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMe } from '../api/me.ts';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { listenForNews } from '../live/listen-for-news.ts';
import { Failed, Loading } from '../ui/states.tsx';
import { sayWrong } from '../ui/toast.ts';
import { type ChangeOptions, createDocumentStore, type DocumentStore } from './document-store.ts';
import { createDraftServer } from './draft-server.ts';
import { createKeptChanges, together } from './kept-changes.ts';
import { loadLetters } from './letters.ts';
import { Opening } from './opening.tsx';
import { createPresence } from './presence.ts';
import { isSameConflict, type OpenConflict } from './rebase.ts';
import { createSaving, type Saving, type SavingState } from './saving.ts';

/** A brand's draft, opened to be edited. */
export interface OpenDocument {
  brandId: string;
  /** Of the draft; another one after it was published. */
  draftId: () => string;
  store: DocumentStore;
  saving: Saving;
  presence: ReturnType<typeof createPresence>;
  /** All of the patches, or none; false where nothing changed. */
  change: (patches: readonly Patch[], options?: ChangeOptions) => boolean;
  /** Puts a value in a place; undefined takes the field away. */
  set: (at: readonly Step[], to: JsonValue | undefined, options?: ChangeOptions) => boolean;
}

async function openDocument(personId: string, brandId: string): Promise<OpenDocument & { close: () => void }> {
  const kept = createKeptChanges(`${personId} ${brandId}`);
  const server = createDraftServer(brandId);
  const presence = createPresence(server);
  const [first, left] = await Promise.all([server.load(), kept.take()]);
  await loadLetters(first.document);
  const store = createDocumentStore(first, together(left));
  const saving = createSaving(store, server, { keep: kept.keep, onRefused: sayWrong });
  const flush = () => saving.flush();
  const onHide = () => document.visibilityState === 'hidden' && flush();
  const leaving = new AbortController();
  for (const name of ['pagehide', 'blur', 'online']) addEventListener(name, flush, leaving);
  addEventListener('focusout', flush, leaving);
  document.addEventListener('visibilitychange', onHide, leaving);
  const stopNews = listenForNews(inboxPath(brandId, '/news'), ({ ids, site }) => {
    if (site?.about === 'here') void presence.read();
    else if (site?.about === 'draft') saving.told(site.revision);
    else if (site || !ids) saving.told();
  });
  saving.start();
  presence.move(null);
  return {
    brandId,
    draftId: server.draftId,
    store,
    saving,
    presence,
    change: (patches, options) => store.change(patches, options),
    set: (at, to, options) => store.change(settingOf(store.get(), at, to), options),
    close() {
      saving.flush();
      saving.stop();
      presence.leave();
      stopNews();
      leaving.abort();
    },
  };
}

const DocumentContext = createContext<OpenDocument | undefined>(undefined);

/** The draft that is open. @throws outside of `WithDocument` */
export function useDocument(): OpenDocument {
  const open = use(DocumentContext);
  if (!open) throw new Error('No document is open here');
  return open;
}

/** Opens the brand's draft for the pages within. */
export function WithDocument({ children }: { children: ReactNode }) {
  const { id: brandId } = useBrand();
  const { person } = useMe();
  // It is open already, around several pages.
  if (use(DocumentContext)?.brandId === brandId) return children;
  return (
    <Opened key={brandId} brandId={brandId} personId={person.id}>
      {children}
    </Opened>
  );
}

function Opened({ brandId, personId, children }: { brandId: string; personId: string; children: ReactNode }) {
  const [open, setOpen] = useState<OpenDocument>();
  const [failed, setFailed] = useState<unknown>();
  const [again, setAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` tries once more
  useEffect(() => {
    let close: (() => void) | undefined;
    let gone = false;
    setFailed(undefined);
    openDocument(personId, brandId).then(
      (opened) => {
        close = opened.close;
        if (gone) close();
        else setOpen(opened);
      },
      (error: unknown) => !gone && setFailed(error),
    );
    return () => {
      gone = true;
      close?.();
    };
  }, [brandId, personId, again]);

  if (failed !== undefined) {
    return (
      <Opening>
        <Failed what="The site" error={new Error(inWords(failed))} onRetry={() => setAgain((count) => count + 1)} />
      </Opening>
    );
  }
  if (!open) {
    return (
      <Opening>
        <Loading what="the site" rows={8} />
      </Opening>
    );
  }
  return <DocumentContext value={open}>{children}</DocumentContext>;
}

export interface FieldOfDocument {
  /** Undefined: absent. */
  value: JsonValue | undefined;
  /** Of the live site. */
  published: JsonValue | undefined;
  isChanged: boolean;
  /** @param typing whether it is a keystroke: those of a second are one step of undo */
  set: (to: JsonValue | undefined, typing?: boolean) => void;
  /** Back to what is live. */
  undo: () => void;
  conflict: OpenConflict | undefined;
}

/** What stands in a place, rendered anew only when that changes. */
export function useField(at: readonly Step[]): FieldOfDocument {
  const open = useDocument();
  const { store } = open;
  const place = placeText(at);
  const source = useMemo(() => {
    const path: Step[] = JSON.parse(place);
    return {
      path,
      subscribe: (tell: () => void) => store.subscribe(path, tell),
      value: () => store.at(path),
      published: () => store.publishedAt(path),
      conflict: () => store.conflicts().find((one) => isSameConflict(one, { patch: { ...one.patch, at: path } })),
    };
  }, [store, place]);
  const value = useSyncExternalStore(source.subscribe, source.value);
  const published = useSyncExternalStore(source.subscribe, source.published);
  const conflict = useSyncExternalStore(store.watch, source.conflict);
  return {
    value,
    published,
    isChanged: !isSame(value, published),
    set: (to, typing) => void open.set(source.path, to, typing ? { typing: place } : {}),
    undo: () => void open.set(source.path, published),
    conflict,
  };
}

interface DocumentStatus {
  saving: SavingState;
  /** ms since 1970; undefined: nothing was saved since the page was opened. */
  savedAt: number | undefined;
  canUndo: boolean;
  canRedo: boolean;
  conflicts: readonly OpenConflict[];
  revision: number;
}

/** How the document as a whole is. */
export function useDocumentStatus(): DocumentStatus {
  const { store, saving } = useDocument();
  return {
    saving: useSyncExternalStore(saving.watch, saving.status),
    savedAt: useSyncExternalStore(saving.watch, saving.savedAt),
    canUndo: useSyncExternalStore(store.watch, store.canUndo),
    canRedo: useSyncExternalStore(store.watch, store.canRedo),
    conflicts: useSyncExternalStore(store.watch, store.conflicts),
    revision: useSyncExternalStore(store.watch, store.revision),
  };
}

/** Who else has the draft open, and where they type. */
export function usePresent(): readonly Present[] {
  const { presence } = useDocument();
  const { person } = useMe();
  const here = useSyncExternalStore(presence.watch, presence.here);
  return useMemo(() => here.filter(({ personId }) => personId !== person.id), [here, person.id]);
}
