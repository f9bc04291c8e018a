/** What part of the world a map of locations shows at first. The figures are the specification's. */
import { greatCircleKilometres } from './distance.ts';
import type { Coordinates } from './site-configuration/site-configuration.ts';

const SINGLE_ZOOM = 15;
const DEFAULT_ZOOM = 12;
/** Kilometres between two locations, above which they are far apart. */
const FAR_APART = 50;

/** Pixels around the locations, and the zooms within which they are shown. */
export interface Fit {
  padding: number;
  minZoom: number;
  maxZoom: number;
}

const fits = {
  close: { mobile: { padding: 20, minZoom: 11, maxZoom: 14 }, desktop: { padding: 40, minZoom: 10, maxZoom: 15 } },
  far: { mobile: { padding: 40, minZoom: 8, maxZoom: 14 }, desktop: { padding: 80, minZoom: 6, maxZoom: 15 } },
} as const;

export interface MapView {
  center: Coordinates;
  zoom: number;
  /** With several locations: how the map is fitted to all of them. */
  fit?: Fit;
}

/**
 * @param points where the locations are
 * @param options `mobile`: the finder's narrow layout; `center` and `zoom` replace the average and the default zoom
 * @returns undefined where there is nothing to show a map around
 */
export function mapView(
  points: readonly Coordinates[],
  options: { mobile: boolean; center?: Coordinates; zoom?: number },
): MapView | undefined {
  const center = options.center ?? averageOf(points);
  if (center === undefined) return undefined;
  const zoom = points.length === 1 ? SINGLE_ZOOM : (options.zoom ?? DEFAULT_ZOOM);
  if (points.length < 2) return { center, zoom };
  return { center, zoom, fit: fits[areFarApart(points) ? 'far' : 'close'][options.mobile ? 'mobile' : 'desktop'] };
}

/** Whether the largest distance between two of the points is above 50 km. */
export function areFarApart(points: readonly Coordinates[]): boolean {
  return points.some((point, index) =>
    points.slice(index + 1).some((other) => greatCircleKilometres(point, other) > FAR_APART),
  );
}

/** The mean of the points; where they lie on both sides of the date line, theirs and not one around the globe. */
export function averageOf(points: readonly Coordinates[]): Coordinates | undefined {
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const acrossDateLine = Math.max(...longitudes) - Math.min(...longitudes) > 180;
  const unrolled = longitudes.map((longitude) => (acrossDateLine && longitude < 0 ? longitude + 360 : longitude));
  const longitude = mean(unrolled);
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The zoom that a fitted map is put to; undefined where its own is within the limits. */
export function zoomWithin(zoom: number | undefined, { minZoom, maxZoom }: Fit): number | undefined {
  if (zoom === undefined) return undefined;
  const kept = Math.min(maxZoom, Math.max(minZoom, zoom));
  return kept === zoom ? undefined : kept;
}
