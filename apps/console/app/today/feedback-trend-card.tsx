import type { FeedbackTrend } from '@tablefront/console-wire/today';
import { MessageSquareText, TrendingDown } from 'lucide';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty } from '../ui/states.tsx';
import { linePath, overall, plotted, whatFell } from './trend.ts';

const WIDTH = 460;
const HEIGHT = 96;

/** How guests rate, week by week, and where it fell. */
export function FeedbackTrendCard({ feedback }: { feedback: FeedbackTrend }) {
  const { id } = useBrand();
  const { average, count } = overall(feedback.all);
  const fell = whatFell(feedback);
  return (
    <section className="card today-feedback" aria-labelledby="feedback">
      <header>
        <h2 id="feedback">Feedback, last {feedback.weeks.length} weeks</h2>
        <Link className="link small push" to={paths.insights(id)}>
          Insights
        </Link>
      </header>
      {average === null ? (
        <Empty icon={MessageSquareText} title="Too little yet">
          The average of the ratings that guests give stands here, week by week.
        </Empty>
      ) : (
        <div className="card-body trend">
          <div className="stat">
            <b>{average.toFixed(1)}</b>
            <span className="small muted">of 5, from {count === 1 ? '1 guest' : `${count} guests`}</span>
          </div>
          <div className="trend-plot">
            <Plot feedback={feedback} />
          </div>
          {fell && (
            <p className="small trend-say">
              <Icon node={TrendingDown} className="i-s bad" />
              <span>
                <b className="m">
                  {fell.name} fell to {fell.now.toFixed(1)}
                </b>{' '}
                from {fell.before.toFixed(1)} in {feedback.weeks.length} weeks.
              </span>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function Plot({ feedback: { all, weeks } }: { feedback: FeedbackTrend }) {
  const { points, ticks } = plotted(all, { width: WIDTH, height: HEIGHT });
  const last = points.at(-1);
  const said = all.weeks.map(({ average }) => (average === null ? 'none' : average.toFixed(1))).join(', ');
  return (
    <svg
      className="plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={`Average rating by week: ${said}`}
    >
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M0 ${y}H${WIDTH - 28}`} stroke="var(--line)" />
          <text className="axis" x={WIDTH} y={y + 4} textAnchor="end">
            {value.toFixed(1)}
          </text>
        </g>
      ))}
      <path d={linePath(points)} fill="none" stroke="var(--plot-1)" strokeWidth="2" strokeLinejoin="round" />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={points.length === 1 || last?.x === x ? 3.5 : 2} fill="var(--plot-1)" />
      ))}
      <text className="axis" x="6" y="94">
        {firstDay(weeks[0])}
      </text>
      <text className="axis" x={WIDTH - 34} y="94" textAnchor="end">
        this week
      </text>
    </svg>
  );
}

function firstDay(day: string | undefined): string {
  return day
    ? new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
    : '';
}
