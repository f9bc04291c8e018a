import { formatDay } from '@tablefront/restaurant/dates';
import { initial } from '@tablefront/restaurant/initials';
import type { Review } from '@tablefront/restaurant/site-configuration/site-configuration';

/** What one page can carry of a list that a brand may make as long as it likes. */
const MOST = 12;

export interface ShownReview {
  key: string;
  author: string;
  initial: string;
  rating?: number;
  content: string;
  date?: string;
}

/** The first reviews of a list, as a page shows them. */
export function shownReviews(reviews: readonly Review[], language: string): ShownReview[] {
  return reviews.slice(0, MOST).map(({ author, rating, content, date }, index) => ({
    key: String(index),
    author,
    initial: initial(author),
    rating,
    content,
    date: date === undefined ? undefined : formatDay(date, language),
  }));
}
