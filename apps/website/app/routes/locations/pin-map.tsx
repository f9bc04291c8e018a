import { fullAddress } from '@tablefront/restaurant/addresses';
import { telephoneLink } from '@tablefront/restaurant/links';
import type { Frame } from '@tablefront/restaurant/pin-map/view';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowLeft } from 'lucide';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FinderLocation } from './locations-page.ts';
import { allHref, infoClass, type MapParts, mapParts, type PinMapContent, type PinPart } from './pin-parts.ts';

interface PinMapProps {
  content: PinMapContent;
  /** How many there are in all areas. */
  total: number;
  /** The visitor chose it: the map says what it is. */
  chosen?: FinderLocation;
}

/**
 * The locations as pins on a drawing of our own. Each layout of the finder has pins of its own, and its style sheet shows one.
 * `browser/map/pin-map.ts` draws it anew.
 */
export function PinMap({ content, total, chosen }: PinMapProps) {
  const narrow = mapParts(content, 'narrow');
  const wide = mapParts(content, 'wide');
  const wider = mapParts(content, 'wider');
  if (!narrow || !wide || !wider) return null;
  return (
    <div className="pin-map" data-colors={content.colors}>
      <div className="pin-room">
        <picture>
          <source media="(min-width: 1400px)" srcSet={wider.ground} />
          <source media="(min-width: 1024px)" srcSet={wide.ground} />
          <img src={narrow.ground} alt="" />
        </picture>
        <Pins frame="narrow" parts={narrow} />
        <Pins frame="wide" parts={wide} chosen={chosen} />
        <Pins frame="wider" parts={wider} chosen={chosen} />
      </div>
      <a className="button button--small pin-map-all" href={allHref(content)} hidden={content.query.area === undefined}>
        <Icon node={ArrowLeft} />
        <span>All {total}</span>
      </a>
    </div>
  );
}

interface PinsProps {
  frame: Frame;
  parts: MapParts;
  chosen?: FinderLocation;
}

function Pins({ frame, parts: { pins, scale }, chosen }: PinsProps) {
  const at = pins.find(({ isCurrent }) => isCurrent);
  return (
    <div className="pins" data-frame={frame}>
      {pins.map((pin) => (
        <PinLink pin={pin} key={pin.key} />
      ))}
      {scale.pixels > 0 && (
        <p className="pin-scale num" style={{ '--length': scale.pixels } as CSSProperties}>
          {scale.kilometres} km
        </p>
      )}
      {chosen && at && <Info location={chosen} at={at} />}
    </div>
  );
}

function PinLink({ pin }: { pin: PinPart }) {
  const { className, href, name, number, label, isCurrent } = pin;
  return (
    <a className={className} href={href} aria-label={name} aria-current={isCurrent} style={placeOf(pin)}>
      <b>{number}</b> {label && <span>{label}</span>}
    </a>
  );
}

function Info({ location: { slug, place, phone }, at }: { location: FinderLocation; at: PinPart }) {
  const address = fullAddress(place.address, { country: false });
  return (
    <div className={infoClass(at)} style={placeOf(at)}>
      <b>{place.name}</b>
      {address !== '' && <span>{address}</span>}
      {phone && (
        <a className="tap num" href={telephoneLink(phone)}>
          {phone}
        </a>
      )}
      <a className="tap" href={pathTo('location', { slug })}>
        View Location
      </a>
    </div>
  );
}

function placeOf({ x, y }: PinPart): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties;
}
