/** A rating as pips: `rating` of five. */
export function Pips({ rating }: { rating: number }) {
  return (
    <span className="pips" role="img" aria-label={`${rating} of 5`}>
      {[1, 2, 3, 4, 5].map((pip) => (
        <i key={pip} className={pip <= rating ? 'f' : ''} />
      ))}
    </span>
  );
}
