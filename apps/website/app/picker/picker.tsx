import { distanceText } from '@tablefront/restaurant/distance';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { Search } from 'lucide';
import { timesData } from '../hours/clock-data.ts';
import { Icon } from '../ui/icon.tsx';
import { LocateFixed } from '../ui/light-icons.ts';
import { PageLink } from '../ui/site-link.tsx';
import type { PickedFor } from './pick-link.tsx';
import type { PickerLocation, PickerPage } from './picker-page.ts';

interface PickerProps {
  page: PickerPage;
  pick: PickedFor;
  /** A page's list, which leaves a place above it for the location of last time; in the dialog that one is a group of the list. */
  lastTime?: boolean;
}

/** As it stands in a document, which puts a script behind it. */
export const LAST_TIME_PLACE = '<ul class="picker-last"></ul>';

/**
 * All locations, to choose one: by name, city or postal code, the nearest first, those that are open, by what they offer. A
 * page's list of links, or the content of the dialog; `browser/picker/picker.ts` enlivens both.
 */
export function Picker({ page, pick, lastTime = false }: PickerProps) {
  const { count, groups, services, locatable } = page;
  return (
    <div className="picker" data-island="pick">
      {count > 1 && (
        <div className="picker-tools">
          <label className="searchbox">
            <Icon node={Search} />
            <input
              type="search"
              placeholder="Name, city or postal code"
              aria-label="Name, city or postal code"
              autoComplete="off"
            />
          </label>
          <div className="picker-chips">
            {locatable && (
              <Chip kind="near">
                <Icon node={LocateFixed} />
                Near me
              </Chip>
            )}
            <Chip kind="open">Open now</Chip>
            {services.map((service, index) => (
              <Chip kind={String(index)} key={service}>
                {service}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {lastTime && <ul className="picker-last" />}
      <p className="small picker-note" role="status" />
      <div className="picker-groups">
        {groups.map(({ title, locations }) => (
          <div className="picker-group" key={title ?? ''}>
            {title && (
              <p className="small muted" id={`picker_${title}`}>
                {title}
              </p>
            )}
            <ul aria-label={title ?? 'Locations'}>
              {locations.map((location) => (
                <Row location={location} pick={pick} key={location.slug} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="muted picker-end" hidden>
        Not yours?{' '}
        <PageLink className="link" to={pathTo('locations')}>
          See all {count} on the map
        </PageLink>
      </p>
      <div className="picker-none" hidden>
        <h2>No locations found</h2>
        <p>Try adjusting your search criteria or clearing filters</p>
        <button type="button" className="button button--quiet button--small">
          Clear filters
        </button>
      </div>
    </div>
  );
}

function Chip({ kind, children }: { kind: string; children: React.ReactNode }) {
  return (
    <button type="button" className="chip" aria-pressed={false} data-filter={kind}>
      {children}
    </button>
  );
}

/** The whole row is the link's target. */
function Row({ location, pick }: { location: PickerLocation; pick: PickedFor }) {
  const { slug, name, address, rest, hours, zone, offers, coordinates, distance } = location;
  const { url, external, text } = goalOf(location, pick);
  return (
    <li
      className="picker-place"
      data-slug={slug}
      data-offers={offers.join(' ') || undefined}
      data-at={coordinates && `${coordinates.latitude} ${coordinates.longitude}`}
      data-distance={distance}
      {...timesData({ hours, zone })}
    >
      <b>{name}</b>
      <span className="num picker-far">{distance !== undefined && distanceText(distance)}</span>
      {address && (
        <span className="muted">
          {address}
          {rest && <span className="picker-rest">{rest}</span>}
        </span>
      )}
      {hours && <span className="picker-status" data-clock="card" />}
      <a
        href={url}
        target={external ? '_blank' : undefined}
        rel={external ? 'noopener' : undefined}
        data-nav={pick === 'order' ? 'Order Online' : undefined}
      >
        {text}
        <span className="visually-hidden">
          : {name}
          {external && ' (opens in a new tab)'}
        </span>
      </a>
    </li>
  );
}

function goalOf({ page, inFinder, menu, order }: PickerLocation, pick: PickedFor) {
  const own = { url: page, external: false, text: 'Choose' };
  if (pick === 'menu') return { ...menu, text: 'View Menu' };
  if (pick === 'finder') return { ...own, url: inFinder };
  if (pick === 'now' || order === undefined) return own;
  return { url: order, external: true, text: 'Order Online' };
}
