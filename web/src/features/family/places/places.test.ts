import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { expect, it } from "vitest";
import { type MapView, moved, placeOn, shifted, viewOf, zoomed } from "./map-view.ts";
import { pinsOf, placesIn } from "./places.ts";
import { tilesOf } from "./tiles.ts";

const family = {
  state: "own" as const,
  root: "elsa",
  people: [
    newPerson({ id: "elsa", name: "Elsa", born: "1925", born_place: "Karlstad", location: "Leeds" }),
    newPerson({ id: "karl", name: "Karl", died: "1990", died_place: "karlstad ", is_alive: false }),
    newPerson({ id: "nobody", name: "", born_place: "Nowhere" }),
  ],
  unions: [newUnion({ id: "u", partners: ["elsa", "karl"], place: "Solbacka", from: "1946" })],
  events: [{ id: "e", kind: "moved" as const, person: "elsa", date: "1951", place: "Leeds" }],
  places: [{ id: "p", name: "Solbacka", lat: 59.5, lon: 13.2 }],
  undo: null,
};

it("a place gathers what happened there, in its order, from the tree and from interviews", () => {
  const told = { place: "Karlstad", date: "1930", said: [] };
  const places = placesIn(family, [told]);
  expect(places.map(({ name, happenings }) => [name, happenings.map(({ kind }) => kind)])).toEqual([
    ["Karlstad", ["born", "told", "died"]],
    ["Leeds", ["moved", "lives"]],
    ["Solbacka", ["married"]],
  ]);
  const found = [
    { name: "Karlstad", lat: 59.4, lon: 13.5 },
    { name: "Solbacka", lat: 1, lon: 1 },
  ];
  expect(pinsOf(places, family.places, found).map(({ name, lat }) => [name, lat])).toEqual([
    ["Karlstad", 59.4],
    ["Solbacka", 59.5],
  ]);
});

it("a map shows all of its pins, however far they lie apart, and what is moved away from is outside", () => {
  const pins = [
    { lat: 59.4, lon: 13.5 },
    { lat: -15.9, lon: -5.7 },
    { lat: 40.7, lon: -74 },
  ];
  const view = viewOf(pins);
  expect(pins.map((pin) => placeOn(view, pin))).not.toContain(null);
  const [only] = [viewOf(pins.slice(0, 1))];
  expect(placeOn(only, { lat: 59.4, lon: 13.5 })).toEqual({ left: 50, top: expect.closeTo(50) });
  expect(placeOn(zoomed(moved(only, 1, 0), 0.5), { lat: 59.4, lon: 13.5 })).toBeNull();
});

it("pictures that are laid out already move with the map until it rests", () => {
  const karlstad = { lat: 59.38, lon: 13.5 };
  const before = viewOf([karlstad]);
  const after = moved(zoomed(before, 0.5), 0.1, -0.2);
  const at = (view: MapView) => placeOn(view, { lat: 59.9, lon: 13.9 }) ?? { left: 0, top: 0 };
  const { left, top, size } = shifted(before, after);
  expect(left + (at(before).left * size) / 100).toBeCloseTo(at(after).left);
  expect(top + (at(before).top * size) / 100).toBeCloseTo(at(after).top);
});

it("a map is laid out of the pictures of a service, without a gap, where its pins stand", () => {
  const karlstad = { lat: 59.38, lon: 13.5 };
  const view = zoomed(zoomed(viewOf([karlstad]), 0.5), 0.02, "tiles");
  const tiles = tilesOf(view, 900);
  // Where OpenStreetMap's numbering puts the town.
  const { z } = tiles[0]?.at ?? { z: 0 };
  const x = Math.floor(((karlstad.lon + 180) / 360) * 2 ** z);
  const angle = (karlstad.lat * Math.PI) / 180;
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
  const middle = tiles.find(({ at }) => at.x === x && at.y === y);
  expect(middle && middle.left <= 50 && middle.left + middle.width >= 50).toBe(true);
  expect(middle && middle.top <= 50 && middle.top + middle.height >= 50).toBe(true);
  const covered = tiles.reduce(
    (sum, { left, top, width, height }) =>
      sum +
      (Math.min(100, left + width) - Math.max(0, left)) * (Math.min(100, top + height) - Math.max(0, top)),
    0,
  );
  expect(covered).toBeCloseTo(10_000, 3);
  expect(tiles.every(({ width }) => (width / 100) * 900 >= 256)).toBe(true);
});

it("beyond the date line the world begins again, and beyond the poles there is nothing", () => {
  const fiji = tilesOf({ lat: -17, lon: 179.9, span: 12 }, 900).map(({ at }) => at);
  const most = 2 ** (fiji[0]?.z ?? 0) - 1;
  expect(fiji.map(({ x }) => x)).toEqual(expect.arrayContaining([most, 0]));
  const world = tilesOf({ lat: 80, lon: 0, span: 240 }, 900).map(({ at }) => at);
  expect(world.every(({ z, x, y }) => x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z)).toBe(true);
});
