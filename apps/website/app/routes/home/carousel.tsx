import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';

/** Back and forth; `browser/parts/home/carousel.ts` makes them step, and hides them where the whole list is in view. */
export function CarouselButtons({ of }: { of: string }) {
  return (
    <div className="carousel-buttons">
      <button type="button" className="button button--quiet button--icon" aria-label={`Previous ${of}`} aria-disabled>
        <Icon node={ArrowLeft} />
      </button>
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={`Next ${of}`}
        aria-disabled={false}
      >
        <Icon node={ArrowRight} />
      </button>
    </div>
  );
}
