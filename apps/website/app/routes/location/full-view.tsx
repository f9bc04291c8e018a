import { ArrowLeft, ArrowRight, X } from 'lucide';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ShownPicture } from './location-page.ts';

/** A finger that moved so far (CSS pixels) sideways turns to the next picture. */
const SWIPE = 48;

interface FullViewProps {
  name: string;
  pictures: ShownPicture[];
  /** The position of the picture to begin with. */
  first: number;
  onClose: () => void;
}

/** One picture as large as the screen, over the page: turned with buttons, arrow keys or a swipe, closed with Escape. */
export function FullView({ name, pictures, first, onClose }: FullViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef<number>(undefined);
  const [shown, setShown] = useState(first);
  const picture = pictures[shown];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const turn = (by: number) => setShown((at) => (at + by + pictures.length) % pictures.length);
  const turnByKey = (event: KeyboardEvent) => {
    const next = turnedTo(event.key, shown, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
  };
  const beginSwipe = (event: PointerEvent) => {
    swipe.current = event.pointerType === 'mouse' ? undefined : event.clientX;
  };
  const endSwipe = (event: PointerEvent) => {
    const moved = swipe.current === undefined ? 0 : event.clientX - swipe.current;
    swipe.current = undefined;
    if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };

  return (
    <dialog
      className="full-view"
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={onClose}
      onKeyDown={turnByKey}
      onClick={closeOutside}
    >
      <div className="full-view-bar">
        <span className="num">
          {shown + 1} / {pictures.length}
        </span>
        <button
          type="button"
          className="button button--icon"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon node={X} />
        </button>
      </div>
      {picture && (
        <figure onPointerDown={beginSwipe} onPointerUp={endSwipe}>
          <Picture key={picture.key} src={picture.image} alt={picture.alt} draggable={false} />
          <figcaption aria-live="polite">
            {picture.caption}
            <span className="visually-hidden">{` Picture ${shown + 1} of ${pictures.length}`}</span>
          </figcaption>
        </figure>
      )}
      {pictures.length > 1 && (
        <div className="full-view-turn">
          <button type="button" className="button button--icon" aria-label="Previous picture" onClick={() => turn(-1)}>
            <Icon node={ArrowLeft} />
          </button>
          <button type="button" className="button button--icon" aria-label="Next picture" onClick={() => turn(1)}>
            <Icon node={ArrowRight} />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** The picture that a key leads to, going round at the ends; undefined for a key that means nothing here. */
function turnedTo(key: string, shown: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (shown + 1) % count;
  if (key === 'ArrowLeft') return (shown - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
