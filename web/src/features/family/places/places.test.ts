import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { expect, it } from "vitest";
import { moved, placeOn, viewOf, zoomed } from "./map-view.ts";
import { pinsOf, placesIn } from "./places.ts";

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
  expect(placeOn(only, { lat: 59.4, lon: 13.5 })).toEqual({ left: 50, top: 50 });
  expect(placeOn(zoomed(moved(only, 1, 0), 0.5), { lat: 59.4, lon: 13.5 })).toBeNull();
});
