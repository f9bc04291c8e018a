import type { Preview as Address, FromPreview, PreviewPage, ToPreview } from '@tablefront/console-wire/drafts';
import { inboxPath } from '@tablefront/console-wire/inbox';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Link2, Monitor, Smartphone } from 'lucide';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Empty, Failed } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { Device } from './device.tsx';
import { type Frames, noFrames, painted, reload, type Wanted, want } from './frames.ts';
import { messageOf } from './messages.ts';
import type { PreviewProps } from './preview-props.ts';
import type { Size } from './scale.ts';
import './preview.css';

/** A token lasts for ten minutes. */
const RENEW_MS = 8 * 60_000;
/** A page that is not painted by then is not coming. */
const PATIENCE_MS = 10_000;

type Action = { do: 'want'; wanted: Wanted } | { do: 'painted'; id: number } | { do: 'reload' };

function changed(frames: Frames, action: Action): Frames {
  if (action.do === 'want') return want(frames, action.wanted);
  return action.do === 'painted' ? painted(frames, action.id) : reload(frames);
}

/** The real site as the draft makes it, beside what is typed; or as it was. A press on a text of a draft leads to its field. */
export function Preview({ brandId, shown: of, path, onChosen, show, typed }: PreviewProps) {
  const [size, setSize] = useState<Size>('phone');
  const [shows, setShows] = useState<'own' | 'live'>('own');
  const [went, setWent] = useState<{ from: string; to: string }>();
  const [pages, setPages] = useState<PreviewPage[]>([]);
  const [page, setPage] = useState<{ name: string; marked: boolean }>({ name: '', marked: false });
  const [frames, dispatch] = useReducer(changed, noFrames);
  const at = went?.from === path ? went.to : path;

  const below = 'version' in of ? `/versions/${of.version}` : `/drafts/${of.draftId}`;
  const ask = () => call<Address>('POST', inboxPath(brandId, `${below}/preview`), { body: {} });
  const address = useQuery({
    queryKey: ['preview', brandId, below],
    queryFn: ask,
    refetchInterval: RENEW_MS,
    staleTime: RENEW_MS,
    gcTime: 0,
  });
  const origin = address.data?.origin ?? '';
  const folder = 'version' in of ? 'version' : 'draft';
  const addressWith = (from: Pick<Address, 'origin' | 'token'>) =>
    safeLink(`${from.origin}/${shows === 'live' ? shows : folder}/${from.token}${at}`);
  const wanted = address.data && addressWith(address.data);
  const wantedRevision = shows === 'own' && 'revision' in of ? of.revision : 0;
  useEffect(() => {
    if (wanted) dispatch({ do: 'want', wanted: { address: wanted, revision: wantedRevision } });
  }, [wanted, wantedRevision]);

  const windows = useRef(new Map<number, Window>());
  const scrolledTo = useRef(0);
  const shownId = frames.shown?.id;
  const tell = useCallback(
    (message: ToPreview) => shownId !== undefined && windows.current.get(shownId)?.postMessage(message, origin),
    [shownId, origin],
  );

  const hear = (id: number, message: FromPreview): void => {
    if (message.kind === 'painted') {
      const key = pages.find((one) => one.path === at)?.key;
      const moved = message.found ? undefined : message.pages.find((one) => one.key === key && one.path !== at);
      if (message.pages.length > 0) setPages(message.pages);
      if (moved) setWent({ from: path, to: moved.path });
      else {
        setPage({ name: message.name, marked: message.marked });
        dispatch({ do: 'painted', id });
      }
    } else if (message.kind === 'scrolled' && id === shownId) scrolledTo.current = message.y;
    else if (message.kind === 'follow') goTo(message.path);
    else if (message.kind === 'chosen') onChosen?.(message.at);
    else if (message.kind === 'would-submit') say('This is a preview: nothing was sent.');
    else if (message.kind === 'leaves') say(`On the site, this leads to ${message.address}`);
  };
  const goTo = (to: string): void => {
    scrolledTo.current = 0;
    setWent({ from: path, to });
  };
  useMessages(windows.current, origin, hear);

  useShown(tell, show);
  useEffect(() => {
    if (typed && shows === 'own') tell({ kind: 'typed', at: [...typed.at], text: typed.text });
  }, [typed, tell, shows]);

  const isLate = useLate(frames.coming?.id);
  const copy = () =>
    ask()
      .then((fresh) => navigator.clipboard.writeText(addressWith(fresh) ?? ''))
      .then(() => say('Copied. The link works for ten minutes, for whoever has it.'))
      .catch(() => sayWrong('This browser does not let us copy. Open the preview by itself, and copy its address.'));

  return (
    <div className="preview">
      <div className="preview-bar">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fields of a form */}
        <div className="seg" role="group" aria-label="Size">
          <button type="button" aria-pressed={size === 'phone'} onClick={() => setSize('phone')}>
            <Icon node={Smartphone} />
            Phone
          </button>
          <button type="button" aria-pressed={size === 'desktop'} onClick={() => setSize('desktop')}>
            <Icon node={Monitor} />
            Desktop
          </button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className="seg" role="group" aria-label="Version">
          {(['own', 'live'] as const).map((version) => (
            <button type="button" key={version} aria-pressed={shows === version} onClick={() => setShows(version)}>
              {version === 'live' ? 'Live' : 'version' in of ? `Version ${of.version}` : 'Draft'}
            </button>
          ))}
        </div>
        <span className="push row g1">
          <select
            className="sel s"
            aria-label="Page in the preview"
            value={at}
            onChange={(event) => goTo(event.target.value)}
          >
            {!pages.some((one) => one.path === at) && <option value={at}>{page.name || 'This page'}</option>}
            {pages.map((one) => (
              <option key={one.key} value={one.path}>
                {one.name}
              </option>
            ))}
          </select>
          <Button
            look="quiet"
            small
            icon={Link2}
            disabled={!wanted}
            aria-label="Copy a link to this preview"
            onClick={() => void copy()}
          />
          <a
            className="btn ic q s"
            href={wanted}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the preview by itself"
            title="Open the preview by itself"
          >
            <Icon node={ExternalLink} />
          </a>
        </span>
      </div>
      {address.isError && !address.data ? (
        <Failed what="The preview" error={address.error} onRetry={() => void address.refetch()} />
      ) : (
        <Device
          {...{ size, frames, windows: windows.current }}
          scrolledTo={() => scrolledTo.current}
          title={`Preview of the page ${page.name}`}
          isLate={isLate}
        />
      )}
      {isLate ? (
        <Empty
          icon={Monitor}
          title="The preview does not come"
          actions={<Button onClick={() => dispatch({ do: 'reload' })}>Try again</Button>}
        >
          {'version' in of ? '' : 'What you changed is kept. '}The preview is at {origin}: this device has to reach that
          address.
        </Empty>
      ) : (
        <p className="small muted preview-note">
          {shows === 'own' && page.marked && 'Click anything in the page to edit it. '}
          Nothing here can be ordered or sent.
        </p>
      )}
    </div>
  );
}

/** Only what a page says that we framed ourselves, from where we framed it. */
function useMessages(
  windows: ReadonlyMap<number, Window>,
  origin: string,
  hear: (id: number, message: FromPreview) => void,
): void {
  const hearing = useRef(hear);
  useEffect(() => {
    hearing.current = hear;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (origin === '' || event.origin !== origin) return;
      const [id] = [...windows].find(([, framed]) => framed === event.source) ?? [];
      const message = id === undefined ? undefined : messageOf(event.data);
      if (id !== undefined && message) hearing.current(id, message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [windows, origin]);
}

/** A field that is newly edited is scrolled to; in the page that takes another's place, it is only outlined again. */
function useShown(tell: (message: ToPreview) => void, show: readonly Step[] | undefined): void {
  const scrolledFor = useRef('');
  const place = JSON.stringify(show ?? []);
  useEffect(() => {
    tell({ kind: 'show', at: JSON.parse(place), scroll: scrolledFor.current !== place });
    scrolledFor.current = place;
  }, [tell, place]);
}

function useLate(coming: number | undefined): boolean {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (coming === undefined) return;
    const timer = setTimeout(() => setLate(coming), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);
  return coming !== undefined && late === coming;
}
