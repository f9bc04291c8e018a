import type { MapPlace } from '@tablefront/restaurant/map-links';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { GoogleMapsAccess } from '../../site-access.ts';
import type { GoogleMapProps } from './google-map.tsx';
import { MapFrame } from './map-frame.tsx';
import { LOAD_FAILED, MapError, type MapFailure, MapLoading } from './map-states.tsx';
import './map.css';

interface LocationsMapProps extends Omit<GoogleMapProps, 'access' | 'children'> {
  /** Absent: no key is configured, and no script is loaded. */
  access?: GoogleMapsAccess;
  /** The selected location as a frame shows it, where there is no map of all. */
  place?: MapPlace & { name: string };
}

/** The locations on a Google map; without a key, and without JavaScript, the selected one in a frame. */
export function LocationsMap({ access, place, ...map }: LocationsMapProps) {
  const frame = <MapFrame place={place} />;
  if (!access) return frame;
  return (
    <>
      <noscript>{frame}</noscript>
      <MapWhenNear {...map} access={access}>
        {frame}
      </MapWhenNear>
    </>
  );
}

/** Loads the map's code once its place comes near to what the visitor sees. */
function MapWhenNear(props: GoogleMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [LoadedMap, setLoadedMap] = useState<ComponentType<GoogleMapProps>>();
  const [failure, setFailure] = useState<MapFailure>();
  const load = useCallback(() => {
    setFailure(undefined);
    import('./google-map.tsx').then(
      ({ GoogleMap }) => setLoadedMap(() => GoogleMap),
      () => setFailure(LOAD_FAILED),
    );
  }, []);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        load();
      },
      { rootMargin: '300px' },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [load]);

  return (
    <div className="map-place" ref={place}>
      {LoadedMap ? <LoadedMap {...props} /> : failure ? <MapError failure={failure} onRetry={load} /> : <MapLoading />}
    </div>
  );
}
