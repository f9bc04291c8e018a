import type { BrandOverview, SiteOverview } from '@tablefront/console-wire/overview';
import { ChevronRight, ExternalLink, Star, TriangleAlert } from 'lucide';
import { Link } from 'react-router';
import { useMe } from '../api/me.ts';
import { BrandTile } from '../frame/brand-tile.tsx';
import { bestHost, siteAddress } from '../frame/site-address.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { lastSeen } from '../ui/when.ts';
import { changesInWords } from '../versions/changes-counted.ts';
import { counted } from './brands-shown.ts';
import { Sparkline } from './sparkline.tsx';

/** A line for each brand; on a phone with what matters most. */
export function BrandTable({ brands }: { brands: BrandOverview[] }) {
  return (
    <>
      <div className="card not-phone">
        <table className="tbl brands">
          <thead>
            <tr>
              <th scope="col">Brand</th>
              <th scope="col">Needs an answer</th>
              <th scope="col">Feedback, 30 days</th>
              <th scope="col">Site</th>
              <th scope="col">Warnings</th>
              <th scope="col">Last change</th>
              <th scope="col">
                <span className="vh">Open</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {brands.map((brand) => (
              <Row key={brand.id} brand={brand} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="card list only-phone">
        {brands.map((brand) => (
          <PhoneRow key={brand.id} brand={brand} />
        ))}
      </ul>
    </>
  );
}

function Row({ brand }: { brand: BrandOverview }) {
  const { id, name, hosts, waiting, feedback, site, isDemo } = brand;
  const host = bestHost(hosts);
  const where = brand.places > 1 ? `${brand.places} locations` : site?.isBare ? 'not set up' : brand.town;
  return (
    <tr>
      <th scope="row">
        <Link className="row g3" to={paths.today(id)}>
          <BrandTile brand={brand} detail={brand} />
          <span>
            <b className="m">{name}</b>
            <small className="muted small in-line">{[where, host, isDemo && 'demo'].filter(Boolean).join(' · ')}</small>
          </span>
        </Link>
      </th>
      <td>
        {waiting.count > 0 ? (
          <Link className="m acc" to={paths.inbox(id)}>
            {counted(waiting.count, 'message')}
          </Link>
        ) : (
          <span className="muted">None</span>
        )}
      </td>
      <td>
        {feedback.average === null ? (
          <span className="muted">Too little yet</span>
        ) : (
          <span className="row g3">
            <span className="stars">
              <Icon node={Star} />
              {feedback.average.toFixed(1)}
            </span>
            <Sparkline values={feedback.spans} />
          </span>
        )}
      </td>
      <td>{site && <SiteState brandId={id} site={site} />}</td>
      <td>{site && <Warnings brandId={id} count={site.warnings} />}</td>
      <td>{site && <LastChange last={site.last} />}</td>
      <td className="n">
        {host && (
          <a className="btn ic q s" href={siteAddress(host, location)} aria-label={`Open the site, ${host}`}>
            <Icon node={ExternalLink} />
          </a>
        )}
      </td>
    </tr>
  );
}

function SiteState({ brandId, site }: { brandId: string; site: SiteOverview }) {
  if (site.changes) {
    return (
      <Link className="st a" to={paths.versions(brandId)}>
        {changesInWords(site.changes)} waiting
      </Link>
    );
  }
  return site.isBare ? <span className="st o">Only a name</span> : <span className="st g">Published</span>;
}

function Warnings({ brandId, count }: { brandId: string; count: number | null }) {
  if (count === null) return null;
  if (count === 0) return <span className="muted">None</span>;
  return (
    <Link className="bdg w" to={paths.pages(brandId)}>
      <Icon node={TriangleAlert} />
      {counted(count, 'warning')}
    </Link>
  );
}

function LastChange({ last }: { last: SiteOverview['last'] }) {
  const { person } = useMe();
  if (!last) return null;
  const who = last.by === person.name ? 'You' : (last.by ?? 'From a file');
  return (
    <>
      {last.title}
      <small className="muted small in-line">
        {who}, {lastSeen(last.at, { now: new Date(), timeZone: null })}
      </small>
    </>
  );
}

function PhoneRow({ brand }: { brand: BrandOverview }) {
  const { id, name, waiting, site } = brand;
  const isWaiting = Boolean(site?.changes);
  const state = site?.changes ? `${changesInWords(site.changes)} waiting` : site?.isBare ? 'Only a name' : 'Published';
  const said = [state, site?.warnings ? counted(site.warnings, 'warning') : ''].filter(Boolean).join(' · ');
  return (
    <li>
      <Link className="row g3 grow" to={paths.today(id)}>
        <BrandTile brand={brand} detail={brand} />
        <span className="grow">
          <b className="m in-line">{name}</b>
          {site && <span className={`small muted st ${isWaiting ? 'a' : site.isBare ? 'o' : 'g'}`}>{said}</span>}
        </span>
        {waiting.count > 0 && (
          <span className="count">
            {waiting.count}
            <span className="vh"> {waiting.count === 1 ? 'message waits' : 'messages wait'}</span>
          </span>
        )}
        <Icon node={ChevronRight} className="muted" />
      </Link>
    </li>
  );
}
