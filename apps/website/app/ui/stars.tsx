import { Star } from 'lucide-react';

const PLACES = [1, 2, 3, 4, 5];

/** A rating on the scale of five, rounded to whole stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5`}>
      {PLACES.map((place) => (
        <Star className={place <= Math.round(rating) ? 'icon' : 'icon off'} key={place} aria-hidden="true" />
      ))}
    </span>
  );
}
