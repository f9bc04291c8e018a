import { StyleSheet } from '../rendering/style-sheet.tsx';
import { useShell } from '../shell/shell-context.ts';
import { groundOf, Section } from '../ui/section.tsx';
import moreStyles from './reviews-more.css?inline';
import type { ShownReview } from './shown-reviews.ts';
import { Stars } from './stars.tsx';

/** One loud, two quiet beside it, the others in rows beneath. */
export function Reviews({ reviews, tint }: { reviews: ShownReview[]; tint: boolean }) {
  const first = reviews.slice(0, 3);
  const others = reviews.slice(3);
  return (
    <Section title="What Our Customers Say" ground={groundOf(tint)}>
      <div className="reviews">
        {first.map((review, index) => (
          <Quote review={review} lead={index === 0} key={review.key} />
        ))}
      </div>
      {others.length > 0 && (
        <>
          <StyleSheet name="reviews-more" precedence="page" css={`@media screen{${moreStyles}}`} />
          <div className="reviews-more">
            {others.map((review) => (
              <Quote review={review} key={review.key} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}

function Quote({ review, lead = false }: { review: ShownReview; lead?: boolean }) {
  const { rating, content, author, initial, date } = review;
  return (
    <article className={`review${lead ? ' review--lead' : ''}${content.length > 240 ? ' review--long' : ''}`}>
      {rating !== undefined && <Stars rating={rating} />}
      <blockquote {...useShell().text}>{content}</blockquote>
      <footer>
        <span className="initial" aria-hidden="true">
          {initial}
        </span>
        <span>
          {author}
          {date && <span className="small muted">{date}</span>}
        </span>
      </footer>
    </article>
  );
}
