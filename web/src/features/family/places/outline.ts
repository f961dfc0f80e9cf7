import { feature } from "topojson-client";
import { northOf } from "./map-view.ts";

/** A country as a path in degrees of the equator (east, and south so that it grows downwards), with the box it lies in. */
export type Country = {
  name: string;
  path: string;
  west: number;
  east: number;
  north: number;
  south: number;
};

type Countries = Extract<Parameters<typeof feature>[1], { geometries: unknown }>;
type World = Parameters<typeof feature>[0] & { objects: { countries: Countries } };
type Rings = readonly (readonly (readonly number[])[])[];

const twoDecimals = (degrees: number): number => Math.round(degrees * 100) / 100;

function countryOf(name: string, polygons: readonly Rings[]): Country {
  const box = { west: 180, east: -180, north: -180, south: 180 };
  let path = "";
  for (const rings of polygons)
    for (const ring of rings) {
      for (const [index, [lon = 0, lat = 0]] of ring.entries()) {
        box.west = Math.min(box.west, lon);
        box.east = Math.max(box.east, lon);
        const up = northOf(lat);
        box.north = Math.max(box.north, up);
        box.south = Math.min(box.south, up);
        path += `${index === 0 ? "M" : "L"}${twoDecimals(lon)} ${twoDecimals(-up)}`;
      }
      path += "Z";
    }
  return { name, path, ...box };
}

/** The countries of the world (Natural Earth, 1:50 million, public domain), from this server; nothing is asked of anybody else. */
export async function readOutline(): Promise<Country[]> {
  const { default: world } = (await import("world-atlas/countries-50m.json")) as unknown as {
    default: World;
  };
  return feature(world, world.objects.countries).features.flatMap(({ geometry, properties }) => {
    if (!("coordinates" in geometry)) return [];
    const shape = geometry.coordinates as Rings | Rings[];
    // One polygon holds rings of points, several hold polygons.
    const isOne = typeof shape[0]?.[0]?.[0] === "number";
    return [countryOf(String(properties?.name ?? ""), isOne ? [shape as Rings] : (shape as Rings[]))];
  });
}
