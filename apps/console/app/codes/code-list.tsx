import type { CodeSet, CodesPage } from '@tablefront/console-wire/codes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { AIMS, opensInWords } from './code-words.ts';
import { tablesInWords } from './tables-in.ts';

/** The sets of codes, the newest first; those that were put away at the end, when asked for. */
export function CodeList({ page }: { page: CodesPage }) {
  const [all, showAll] = useState(false);
  const away = page.sets.filter(({ putAway }) => putAway);
  const shown = page.sets.filter(({ putAway }) => !putAway);
  return (
    <div className="stack g4">
      <section className="card" aria-label="Codes">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">Codes</th>
              <th scope="col" className="not-phone">
                Open
              </th>
              <th scope="col" className="not-phone">
                Tables
              </th>
              <th scope="col" className="n">
                Scans
              </th>
            </tr>
          </thead>
          <tbody>
            {[...shown, ...(all ? away : [])].map((set) => (
              <Row key={set.id} set={set} page={page} />
            ))}
          </tbody>
        </table>
        <footer className="small muted">
          {page.days === null
            ? 'Scans are not counted: the brand lets nothing be counted. An owner can turn it on under Insights.'
            : `Scans of the last ${page.days} days: how often a code was opened by a browser, not by a robot. Nothing of the guest is kept.`}
        </footer>
      </section>
      {away.length > 0 && (
        <p>
          <button type="button" className="lk small" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? 'Hide what was put away' : `Show ${away.length} put away`}
          </button>
        </p>
      )}
    </div>
  );
}

function Row({ set, page }: { set: CodeSet; page: CodesPage }) {
  const { id: brandId } = useBrand();
  const tables = tablesInWords(set.codes.map(({ table }) => table));
  const opens = opensInWords(set, page.pages);
  return (
    <tr>
      <th scope="row">
        <span className="row">
          <Icon node={AIMS[set.target.to].icon} className="muted" />
          <span>
            <Link className="m" to={`${paths.codes(brandId)}?set=${set.id}`}>
              {set.name}
            </Link>
            {set.putAway && <span className="muted small"> put away</span>}
            <small className="only-phone muted small in-line">
              {opens}
              {tables && `, tables ${tables}`}
            </small>
          </span>
        </span>
      </th>
      <td className="not-phone">{opens}</td>
      <td className="not-phone muted">{tables || 'One code'}</td>
      <td className="n">{page.days === null ? '–' : set.scans}</td>
    </tr>
  );
}
