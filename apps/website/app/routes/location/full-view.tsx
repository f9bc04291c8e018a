import { ArrowLeft, ArrowRight, X } from 'lucide';
import { Icon } from '../../ui/icon.tsx';

/**
 * One picture as large as the screen, over the page. `browser/parts/location/gallery.ts` opens it and puts the pictures in; its
 * buttons say by their value how far they turn.
 */
export function FullView({ name, several }: { name: string; several: boolean }) {
  return (
    <dialog className="full-view" aria-label={`Pictures of ${name}`}>
      <div className="full-view-bar">
        <span className="num" />
        <button type="button" className="button button--icon" aria-label="Close">
          <Icon node={X} />
        </button>
      </div>
      <figure>
        <img alt="" draggable={false} />
        <figcaption aria-live="polite">
          <span />
          <span className="visually-hidden" />
        </figcaption>
      </figure>
      {several && (
        <div className="full-view-turn">
          <button type="button" className="button button--icon" aria-label="Previous picture" value="-1">
            <Icon node={ArrowLeft} />
          </button>
          <button type="button" className="button button--icon" aria-label="Next picture" value="1">
            <Icon node={ArrowRight} />
          </button>
        </div>
      )}
    </dialog>
  );
}
