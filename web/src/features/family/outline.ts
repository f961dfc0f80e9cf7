import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** A country as a path in degrees (east, and south so that it grows downwards), with the box it lies in. */
export type Country = {
  name: string;
  path: string;
  west: number;
  east: number;
  north: number;
  south: number;
};

type Rings = readonly (readonly (readonly number[])[])[];

const twoDecimals = (degrees: number): number => Math.round(degrees * 100) / 100;

function countryOf(name: string, polygons: readonly Rings[]): Country {
  const box = { west: 180, east: -180, north: -90, south: 90 };
  let path = "";
  for (const rings of polygons)
    for (const ring of rings) {
      for (const [index, [lon = 0, lat = 0]] of ring.entries()) {
        box.west = Math.min(box.west, lon);
        box.east = Math.max(box.east, lon);
        box.north = Math.max(box.north, lat);
        box.south = Math.min(box.south, lat);
        path += `${index === 0 ? "M" : "L"}${twoDecimals(lon)} ${twoDecimals(-lat)}`;
      }
      path += "Z";
    }
  return { name, path, ...box };
}

/** The countries of the world (Natural Earth, 1:50 million, public domain), from this server; nothing is asked of anybody else. */
export async function readOutline(): Promise<Country[]> {
  const { default: world } = (await import("world-atlas/countries-50m.json")) as unknown as {
    default: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  };
  return feature(world, world.objects.countries).features.flatMap(({ geometry, properties: { name } }) => {
    if (geometry.type === "Polygon") return [countryOf(name, [geometry.coordinates])];
    return geometry.type === "MultiPolygon" ? [countryOf(name, geometry.coordinates)] : [];
  });
}
