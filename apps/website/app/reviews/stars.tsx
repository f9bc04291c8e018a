import { Star } from 'lucide';
import { Icon } from '../ui/icon.tsx';

const PLACES = [1, 2, 3, 4, 5];

/** A rating on the scale of five, rounded to whole stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5`}>
      {PLACES.map((place) => (
        <Icon node={Star} className={place <= Math.round(rating) ? '' : 'off'} key={place} />
      ))}
    </span>
  );
}
