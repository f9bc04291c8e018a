import type { Category } from '@tablefront/console-wire/insights';
import { Tags } from 'lucide';
import { Empty } from '../ui/states.tsx';

const totalOf = ({ compliments, suggestions, complaints, others }: Category) =>
  compliments + suggestions + complaints + others;

/** What guests praise, suggest and complain about. */
export function CategoriesCard({ categories }: { categories: Category[] }) {
  const named = categories.filter(({ name }) => name !== '').toSorted((one, other) => totalOf(other) - totalOf(one));
  const longest = Math.max(1, ...named.map(totalOf));
  const worst = Math.max(...named.map(({ complaints }) => complaints));
  return (
    <section className="card" aria-labelledby="ins-about">
      <header>
        <h2 id="ins-about">What it is about</h2>
        <span className="push small muted legend">
          <i className="lg c1" />
          compliments
          <i className="lg c2" />
          suggestions
          <i className="lg c3" />
          complaints
        </span>
      </header>
      {named.length === 0 ? (
        <Empty icon={Tags} title="Nothing yet">
          Food, service, wait time: what guests say their feedback is about stands here.
        </Empty>
      ) : (
        <table className="tbl dense cats">
          <thead className="vh">
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Kinds</th>
              <th scope="col">Average</th>
              <th scope="col">Complaints</th>
            </tr>
          </thead>
          <tbody>
            {named.map((category) => (
              <tr key={category.name}>
                <th scope="row">{category.name}</th>
                <td>
                  <Bar category={category} longest={longest} />
                </td>
                <td className="n muted small">{category.average?.toFixed(1)}</td>
                <td className={category.complaints === worst && worst > 0 ? 'n bad' : 'n muted'}>
                  {category.complaints}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer className="small muted">
        As guests chose it in the form. Right: the average rating, and how many complaints.
      </footer>
    </section>
  );
}

function Bar({ category, longest }: { category: Category; longest: number }) {
  const { compliments, suggestions, complaints, others } = category;
  const said = `${compliments} compliments, ${suggestions} suggestions, ${complaints} complaints${others > 0 ? `, ${others} others` : ''}`;
  const parts = [
    ['c1', compliments],
    ['c2', suggestions + others],
    ['c3', complaints],
  ] as const;
  return (
    <span className="stackbar" role="img" aria-label={said} title={said}>
      {parts.map(
        ([name, count]) =>
          count > 0 && <i key={name} className={name} style={{ width: `${(100 * count) / longest}%` }} />,
      )}
    </span>
  );
}
