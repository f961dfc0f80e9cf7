/** What of the world is shown: the middle, and how much of it stands between top and bottom, in degrees of the equator (Mercator). */
export type MapView = { lat: number; lon: number; span: number };
export type Point = { lat: number; lon: number };

/** Width of the map for its height. */
export const mapShape = 1.5;
/** Half a degree of an outline says nothing more; with roads and villages single houses do. */
const narrowest = { outline: 0.5, tiles: 0.004 };
const widest = 240;
/** Degrees around a single place, so that one sees where in a country it lies. */
const around = 12;
/** Where Mercator's map ends. */
const pole = 85.0511;

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** How far north something stands on the map, in degrees of the equator: by Mercator, as services of maps draw them. */
export const northOf = (lat: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (clamped(lat, -pole, pole) * Math.PI) / 360));

const latOf = (north: number): number => (360 / Math.PI) * Math.atan(Math.exp((north * Math.PI) / 180)) - 90;

/** Degrees from left to right. */
export const breadthOf = ({ span }: MapView): number => span * mapShape;

/** Where what was laid out for one view stands in another, in percent of that. */
export function shifted(laidOut: MapView, view: MapView) {
  const size = (laidOut.span / view.span) * 100;
  return {
    left: 50 - size / 2 + ((laidOut.lon - view.lon) / breadthOf(view)) * 100,
    top: 50 - size / 2 - ((northOf(laidOut.lat) - northOf(view.lat)) / view.span) * 100,
    size,
  };
}

/** A view that shows all of these; without any, Europe. */
export function viewOf(points: readonly Point[]): MapView {
  if (points.length === 0) return { lat: 54, lon: 12, span: 55 };
  const norths = points.map(({ lat }) => northOf(lat));
  const lons = points.map(({ lon }) => lon);
  const [south, north, west, east] = [
    Math.min(...norths),
    Math.max(...norths),
    Math.min(...lons),
    Math.max(...lons),
  ];
  return {
    lat: latOf((south + north) / 2),
    lon: (west + east) / 2,
    span: clamped(Math.max(north - south, (east - west) / mapShape) * 1.3, around, widest),
  };
}

/** `on`: what the map is drawn of. */
export const zoomed = (view: MapView, factor: number, on: keyof typeof narrowest = "outline"): MapView => ({
  ...view,
  span: clamped(view.span * factor, narrowest[on], widest),
});

/** Moved by parts of what is shown, to the right and downwards. */
export const moved = (view: MapView, right: number, down: number): MapView => ({
  ...view,
  lon: clamped(view.lon + right * breadthOf(view), -180, 180),
  lat: clamped(latOf(northOf(view.lat) - down * view.span), -pole, pole),
});

/** Where a point stands on the map, in percent from the left and from the top; null: outside. */
export function placeOn(view: MapView, { lat, lon }: Point): { left: number; top: number } | null {
  const left = 50 + ((lon - view.lon) / breadthOf(view)) * 100;
  const top = 50 - ((northOf(lat) - northOf(view.lat)) / view.span) * 100;
  return left < 0 || left > 100 || top < 0 || top > 100 ? null : { left, top };
}
