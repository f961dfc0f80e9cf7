/** What of the world is shown: the middle, and how many degrees lie between top and bottom. */
export type MapView = { lat: number; lon: number; span: number };
export type Point = { lat: number; lon: number };

/** Width of the map for its height. */
export const mapShape = 1.5;
const [narrowest, widest] = [0.5, 150];
/** Degrees around a single place, so that one sees where in a country it lies. */
const around = 7;

/** Degrees from left to right: they shrink towards the poles. */
export const breadthOf = ({ lat, span }: MapView): number =>
  (span * mapShape) / Math.max(0.2, Math.cos((lat * Math.PI) / 180));

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** A view that shows all of these; without any, Europe. */
export function viewOf(points: readonly Point[]): MapView {
  if (points.length === 0) return { lat: 52, lon: 12, span: 36 };
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ];
  const lat = (south + north) / 2;
  const across = ((east - west) * Math.cos((lat * Math.PI) / 180)) / mapShape;
  return {
    lat,
    lon: (west + east) / 2,
    span: clamped(Math.max(north - south, across) * 1.3, around, widest),
  };
}

export const zoomed = (view: MapView, factor: number): MapView => ({
  ...view,
  span: clamped(view.span * factor, narrowest, widest),
});

/** Moved by parts of what is shown, to the right and downwards. */
export const moved = (view: MapView, right: number, down: number): MapView => ({
  ...view,
  lon: clamped(view.lon + right * breadthOf(view), -180, 180),
  lat: clamped(view.lat - down * view.span, -85, 85),
});

/** Where a point stands on the map, in percent from the left and from the top; null: outside. */
export function placeOn(view: MapView, { lat, lon }: Point): { left: number; top: number } | null {
  const left = 50 + ((lon - view.lon) / breadthOf(view)) * 100;
  const top = 50 - ((lat - view.lat) / view.span) * 100;
  return left < 0 || left > 100 || top < 0 || top > 100 ? null : { left, top };
}
