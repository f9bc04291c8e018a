import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GoogleMapsAccess } from '../../site-access.ts';
import { type LiveMap, openLiveMap } from './live-map.ts';
import { type GoogleMaps, loadGoogleMaps, onKeyRefused } from './load-google-maps.ts';
import type { MapLocation } from './map-location.ts';
import { LOAD_FAILED, MapError, type MapFailure, MapLoading, START_FAILED } from './map-states.tsx';
import { usePlaced } from './use-placed.ts';

export interface GoogleMapProps {
  access: GoogleMapsAccess;
  locations: readonly MapLocation[];
  selected?: string;
  /** The visitor chose the selected location: its info window opens. */
  chosen: boolean;
  mobile: boolean;
  /** Else the average of the locations. */
  center?: Coordinates;
  onSelect: (key: string) => void;
  /** Stands in the map's place where none of the locations can be put on it. */
  children?: ReactNode;
}

/** The map, or what came of loading it. A chunk of its own, loaded where a map is shown. */
export function GoogleMap(props: GoogleMapProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<MapFailure>();
  const google = useGoogleMaps(props.access, attempt, setFailure);
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  if (failure) return <MapError failure={failure} onRetry={retry} />;
  if (!google) return <MapLoading />;
  return <Loaded {...props} google={google} onFailure={setFailure} />;
}

function useGoogleMaps(
  access: GoogleMapsAccess,
  attempt: number,
  onFailure: (failure: MapFailure) => void,
): GoogleMaps | undefined {
  const [loaded, setLoaded] = useState<{ google: GoogleMaps; attempt: number }>();
  useEffect(() => {
    let gone = false;
    const fail = () => {
      if (!gone) onFailure(LOAD_FAILED);
    };
    const succeed = (google: GoogleMaps) => {
      if (!gone) setLoaded({ google, attempt });
    };
    loadGoogleMaps(access).then(succeed, fail);
    const stopListening = onKeyRefused(fail);
    return () => {
      gone = true;
      stopListening();
    };
  }, [access, attempt, onFailure]);
  return loaded?.attempt === attempt ? loaded.google : undefined;
}

interface LoadedProps extends GoogleMapProps {
  google: GoogleMaps;
  onFailure: (failure: MapFailure) => void;
}

function Loaded(props: LoadedProps) {
  const { google, access, locations, selected, chosen, mobile, center, onSelect, onFailure, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const live = useRef<LiveMap>(undefined);
  const { placed, searching } = usePlaced(locations);
  const latest = useRef({ mobile, onSelect });
  useEffect(() => {
    latest.current = { mobile, onSelect };
  });

  useEffect(() => {
    try {
      if (live.current) live.current.show(placed);
      else if (element.current && (placed.length > 0 || center)) {
        live.current = openLiveMap(element.current, google, {
          mapId: access.mapId,
          mobile: latest.current.mobile,
          center,
          locations: placed,
          onSelect: (key) => latest.current.onSelect(key),
        });
      }
    } catch (error) {
      console.warn(error);
      onFailure(START_FAILED);
    }
  }, [google, access, placed, center, onFailure]);

  useEffect(() => {
    return () => {
      live.current?.close();
      live.current = undefined;
    };
  }, []);

  // What is selected when the map opens is highlighted only: the map then shows all locations.
  const revealed = useRef(selected);
  useEffect(() => {
    const isNews = revealed.current !== selected;
    revealed.current = selected;
    live.current?.select(selected, { reveal: chosen && isNews });
  }, [selected, chosen]);
  useEffect(() => {
    if (placed.length > 0) live.current?.select(revealed.current, { reveal: false });
  }, [placed]);

  const empty = placed.length === 0 && !center && !live.current;
  return (
    <>
      <div className="map-canvas" ref={element} hidden={empty} />
      {empty && (searching ? <MapLoading /> : children)}
    </>
  );
}
