import type { WeeklyDigest } from '@tablefront/console-wire/insights';
import { Link } from 'react-router';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { say, sayWrong } from '../ui/toast.ts';
import { useInsightsChange } from './insights-query.ts';

interface CountingCardProps {
  counting: boolean;
  digest: WeeklyDigest | null;
  mayCount: boolean;
}

/** Whether the site counts, and whether the week comes by e-mail; both at once. */
export function CountingCard({ counting, digest, mayCount }: CountingCardProps) {
  const brand = useBrand();
  const change = useInsightsChange(brand.id);
  const wrong = (error: Error) => sayWrong(inWords(error));
  const shownCounting = change.counting.isPending ? change.counting.variables.counting : counting;
  const shownWeekly = change.digest.isPending ? change.digest.variables : (digest?.weekly ?? false);
  return (
    <section className="card" aria-labelledby="ins-counting">
      <header>
        <h2 id="ins-counting">Counting, and the week by e-mail</h2>
      </header>
      <div className="card-body stack g4">
        {mayCount && (
          <label className="opt-row">
            <input
              className="chk"
              type="checkbox"
              checked={shownCounting}
              onChange={({ target: { checked } }) =>
                change.counting.mutate(
                  { counting: checked },
                  {
                    onError: wrong,
                    onSuccess: () => say(checked ? 'Counted from now on.' : 'Nothing is counted any more.'),
                  },
                )
              }
            />
            <span>
              Count what happens on the site
              <small>
                Forms opened and begun, codes scanned, searches in vain: sums of a day, kept for 400 days. No cookie, no
                address, nothing of a guest. Messages, and questions to the assistant, are kept apart from this.
              </small>
            </span>
          </label>
        )}
        {digest && (
          <label className="opt-row">
            <input
              className="chk"
              type="checkbox"
              checked={shownWeekly}
              disabled={digest.possible !== 'yes' && !digest.weekly}
              onChange={({ target: { checked } }) =>
                change.digest.mutate(checked, {
                  onError: wrong,
                  onSuccess: () => say(checked ? 'The first comes on Monday.' : 'No week by e-mail any more.'),
                })
              }
            />
            <span>
              Send me the week on Mondays
              <small>
                {digest.possible === 'no-mail-server' && 'The site has no mail server yet (SMTP_URL). '}
                {digest.possible === 'no-address' && (
                  <>
                    You have no e-mail address here: <Link to={paths.account(brand.id)}>add one to your account</Link>.{' '}
                  </>
                )}
                To you alone, about {brand.name}; none in a week in which nothing came.
              </small>
            </span>
          </label>
        )}
      </div>
    </section>
  );
}
