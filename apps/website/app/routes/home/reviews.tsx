import { Stars } from '../../ui/stars.tsx';
import type { HomeReview } from './home-page.ts';
import { groundOf, Section } from './section.tsx';

/** One loud, the others quiet. */
export function Reviews({ reviews, tint }: { reviews: HomeReview[]; tint: boolean }) {
  return (
    <Section title="What Our Customers Say" ground={groundOf(tint)}>
      <div className="reviews">
        {reviews.map((review, index) => (
          <article className={`review ${index === 0 ? 'review--lead' : ''}`} key={review.key}>
            {review.rating !== undefined && <Stars rating={review.rating} />}
            <blockquote>{review.content}</blockquote>
            <footer>
              <span className="initial" aria-hidden="true">
                {review.initial}
              </span>
              <span>
                {review.author}
                {review.date && <span className="small muted">{review.date}</span>}
              </span>
            </footer>
          </article>
        ))}
      </div>
    </Section>
  );
}
