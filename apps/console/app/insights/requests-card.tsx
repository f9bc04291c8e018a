import type { Insights } from '@tablefront/console-wire/insights';
import { Inbox, QrCode } from 'lucide';
import { kindNames } from '../inbox/kinds.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty } from '../ui/states.tsx';

const MOST = 8;

/** What guests sent, and from where they came: by kind, source and table. */
export function RequestsCard({
  requests,
  codes,
  counting,
}: Pick<Insights, 'requests' | 'codes'> & { counting: boolean }) {
  const { kinds, sources, withoutSource, tables } = requests;
  return (
    <section className="card" aria-labelledby="ins-requests">
      <header>
        <h2 id="ins-requests">What guests sent, and from where</h2>
      </header>
      {kinds.every(({ count }) => count === 0) ? (
        <Empty icon={Inbox} title="Nothing came">
          Messages by kind, by link and by table stand here.
        </Empty>
      ) : (
        <div className="ins-three">
          <table className="tbl dense sums">
            <thead>
              <tr>
                <th scope="col">Kind</th>
                <th scope="col" className="n">
                  Messages
                </th>
                <th scope="col" className="n">
                  Before
                </th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, count, before }) => (
                <tr key={kind}>
                  <th scope="row">{kindNames[kind]}</th>
                  <td className="n m">{count}</td>
                  <td className="n muted">{before}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table className="tbl dense sums">
            <thead>
              <tr>
                <th scope="col">Came by</th>
                <th scope="col" className="n">
                  Messages
                </th>
                <th scope="col" className="n">
                  Stars
                </th>
              </tr>
            </thead>
            <tbody>
              {sources.slice(0, MOST).map(({ source, name, code, count, average }) => (
                <tr key={source}>
                  <th scope="row">
                    {code && <Icon node={QrCode} className="i-s muted" label="Code:" />} {name}
                  </th>
                  <td className="n m">{count}</td>
                  <td className="n muted">{average?.toFixed(1) ?? ''}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" className="muted">
                  The site itself
                </th>
                <td className="n m">{withoutSource}</td>
                <td />
              </tr>
            </tbody>
          </table>
          {tables.length > 0 && (
            <table className="tbl dense sums">
              <thead>
                <tr>
                  <th scope="col">Table</th>
                  <th scope="col" className="n">
                    Messages
                  </th>
                  <th scope="col" className="n">
                    Stars
                  </th>
                </tr>
              </thead>
              <tbody>
                {tables.slice(0, MOST).map(({ place, table, count, average }) => (
                  <tr key={`${place} ${table}`}>
                    <th scope="row">
                      {table}
                      {place && <span className="muted">, {place}</span>}
                    </th>
                    <td className="n m">{count}</td>
                    <td className="n muted">{average?.toFixed(1) ?? ''}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
      <footer className="small muted">
        {codes.scans > 0 &&
          `Codes were scanned ${codes.scans} times: ${codes.sets
            .slice(0, 5)
            .map(({ name, scans }) => `${name} ${scans}`)
            .join(', ')}. `}
        A source is what the address says behind “?src=” (codes have it already), a table what it says behind “&t=”: of
        the page that the message was sent from. Without spam.{!counting && ' Scans are not counted at the moment.'}
      </footer>
    </section>
  );
}
