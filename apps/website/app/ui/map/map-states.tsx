/** What stands in the map's place while there is none. */

export const LOAD_FAILED = 'Failed to load Google Maps API';
export const START_FAILED = 'Failed to initialize map';

export type MapFailure = typeof LOAD_FAILED | typeof START_FAILED;

export function MapLoading() {
  return (
    <p className="map-state map-state--loading" role="status">
      Loading map...
    </p>
  );
}

export function MapError({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  return (
    <div className="map-state">
      <div role="alert">
        <h2>Map Error</h2>
        <p>{failure}</p>
      </div>
      <button type="button" className="button button--quiet button--small" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
