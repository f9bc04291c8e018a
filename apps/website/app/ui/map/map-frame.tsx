import { type MapPlace, mapEmbedLink } from '@tablefront/restaurant/map-links';

/** A map of one place that needs neither key nor script. Nothing where a map could not find the place. */
export function MapFrame({ place }: { place?: MapPlace & { name: string } }) {
  const source = place && mapEmbedLink(place);
  if (source === undefined) return null;
  // A new frame for each place: one that changes its address would fill the browser's history.
  return <iframe className="map-frame" key={source} src={source} title={`Map of ${place?.name}`} loading="lazy" />;
}
